/** Several commands at once: one a line, or parted by ';' (palette scripts). */
import { tokenize } from '#commands/language/words/tokens.ts'

/** A line of nothing but numbers and signs: one cell of a pasted column. */
const isNumericCell = (line: string): boolean =>
  tokenize(line).every(({ kind }) => kind === 'number' || kind === 'sign')

/** Cuts at line ends and at ';' outside quotes. */
function splitLines(text: string): string[] {
  const parts: string[] = ['']
  let isQuoted = false
  for (const char of text) {
    if (char === '"') isQuoted = !isQuoted
    const isCut = char === '\n' || char === '\r' || (char === ';' && !isQuoted)
    if (isCut) {
      parts.push('')
      isQuoted = false
    } else parts[parts.length - 1] += char
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

/**
 * The commands of a script, in order, blank ones left out. Lines of ids alone belong to the command before them, and a
 * text of nothing but ids is one line: a pasted column is a list, not a script.
 */
export function splitScript(text: string): string[] {
  const commands: string[] = []
  for (const part of splitLines(text)) {
    if (commands.length > 0 && isNumericCell(part)) commands[commands.length - 1] += ` ${part}`
    else commands.push(part)
  }
  return commands
}
