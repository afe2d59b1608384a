/** Splits a script into commands: one per line, or separated by ';' (palette scripts). */
import { tokenize } from '#commands/language/words/tokens.ts'

/** The line has only numbers and signs: it is one cell of a pasted column. */
const isNumericCell = (line: string): boolean =>
  tokenize(line).every(({ kind }) => kind === 'number' || kind === 'sign')

/** Splits at line ends and at ';' outside quotes. */
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
 * The commands of a script, in order, without blank ones. A line of ids belongs to the command before it, and a text of
 * ids only is one line: a pasted column is a list and no script.
 */
export function splitScript(text: string): string[] {
  const commands: string[] = []
  for (const part of splitLines(text)) {
    if (commands.length > 0 && isNumericCell(part)) commands[commands.length - 1] += ` ${part}`
    else commands.push(part)
  }
  return commands
}
