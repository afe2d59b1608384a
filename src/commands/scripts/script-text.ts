/** Scripts as text, one phrase per line under the script's name: '# fechamento' (commands/scripts/README §5). Pure. */
import { normalizeText } from '#lib/format/normalize-text.ts'
import { sanitizeLine, sanitizeLines } from '#lib/format/sanitize-text.ts'
import { splitScript } from '#commands/language/split-script.ts'
import { MAX_SCRIPT_LINES, type SavedScript } from './saved-scripts.ts'

/** The exported text; `parseScripts` reads it back unchanged. */
export const formatScripts = (scripts: readonly SavedScript[]): string =>
  scripts.map(({ name, lines }) => [`# ${name}`, ...lines].join('\n')).join('\n\n') + '\n'

/** The name in '# fechamento', '## fechamento', '[fechamento]', 'fechamento:'; null for any other line. */
function parseNameLine(line: string): string | null {
  const match = /^#{1,3}\s+(.+)$/.exec(line) ?? /^\[([^\]]+)\]$/.exec(line) ?? /^([^{}\d:]+):$/.exec(line)
  return match?.[1]?.trim() ?? null
}

/** A phrase without the marks of lists, quotations and other programs; '{id}' becomes the first slot. */
const stripListMarks = (line: string): string =>
  line
    .replace(/^(?:[-*•–]\s+|>\s*|\d+[.)]\s+)+/u, '')
    .replace(/^["“'](.*)["”']$/u, '$1')
    .replace(/[;.]+$/, '')
    .replaceAll(/[{<]\s*(\d)\s*[}>]/g, '{$1}')
    .replaceAll(/[{<]\s*(?:ids?)?\s*[}>]/gi, '{1}')
    .trim()

/** The phrases of a text, one per line or separated by ';', without blank lines. */
export const splitPhrases = (text: string): string[] =>
  sanitizeLines(text)
    .split(/\r\n|\r|\n/)
    .flatMap((line) => splitScript(sanitizeLine(line)))
    .map(stripListMarks)
    .filter((line) => line !== '')

/** The scripts in a file. */
export interface ParsedScripts {
  scripts: readonly SavedScript[]
  /** Sentences about the refused scripts. */
  refused: readonly string[]
}

/** The scripts of a text; phrases before the first name belong to a script called `defaultName`. */
export function parseScripts(text: string, defaultName: string): ParsedScripts {
  const parsedScripts: { name: string; lines: string[] }[] = []
  for (const rawLine of sanitizeLines(text).split(/\r\n|\r|\n/)) {
    const line = rawLine.replace(/^[\s>]+/, '').trim()
    if (line === '') continue
    const name = parseNameLine(line)
    if (name !== null) parsedScripts.push({ name, lines: [] })
    else {
      if (parsedScripts.length === 0) parsedScripts.push({ name: defaultName, lines: [] })
      parsedScripts.at(-1)?.lines.push(...splitPhrases(line))
    }
  }
  const isDuplicateName = ({ name }: SavedScript, index: number) =>
    parsedScripts.findIndex((each) => normalizeText(each.name) === normalizeText(name)) < index
  const refused = parsedScripts.flatMap((each, index) => {
    const { name, lines } = each
    if (isDuplicateName(each, index)) return [`“${name}” está mais de uma vez no arquivo`]
    if (lines.length === 0) return [`“${name}” não tem comandos`]
    return lines.length > MAX_SCRIPT_LINES
      ? [`“${name}” tem ${lines.length} comandos: no máximo ${MAX_SCRIPT_LINES}`]
      : []
  })
  const hasOnlyValidPhrases = (each: SavedScript, index: number) =>
    each.lines.length > 0 && each.lines.length <= MAX_SCRIPT_LINES && !isDuplicateName(each, index)
  return { scripts: parsedScripts.filter(hasOnlyValidPhrases), refused }
}
