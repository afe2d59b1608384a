/** Scripts as text, one phrase a line under the script's name: '# fechamento' (commands/scripts/README §5). Pure. */
import { normalizeText } from '#lib/format/normalize-text.ts'
import { sanitizeLine, sanitizeLines } from '#lib/format/sanitize-text.ts'
import { splitScript } from '#commands/language/split-script.ts'
import { MAX_SCRIPT_LINES, type SavedScript } from './saved-scripts.ts'

/** As it is exported: reads back to the same. */
export const formatScripts = (scripts: readonly SavedScript[]): string =>
  scripts.map(({ name, lines }) => [`# ${name}`, ...lines].join('\n')).join('\n\n') + '\n'

/** '# fechamento', '## fechamento', '[fechamento]', 'fechamento:'; null for any other line. */
function parseNameLine(line: string): string | null {
  const found = /^#{1,3}\s+(.+)$/.exec(line) ?? /^\[([^\]]+)\]$/.exec(line) ?? /^([^{}\d:]+):$/.exec(line)
  return found?.[1]?.trim() ?? null
}

/** A phrase without what lists, quotations and programs put around it; '{id}' is the first place. */
const stripListMarks = (line: string): string =>
  line
    .replace(/^(?:[-*•–]\s+|>\s*|\d+[.)]\s+)+/u, '')
    .replace(/^["“'](.*)["”']$/u, '$1')
    .replace(/[;.]+$/, '')
    .replaceAll(/[{<]\s*(\d)\s*[}>]/g, '{$1}')
    .replaceAll(/[{<]\s*(?:ids?)?\s*[}>]/gi, '{1}')
    .trim()

/** The phrases of a text, one a line or parted by ';'; blank lines left out. */
export const splitPhrases = (text: string): string[] =>
  sanitizeLines(text)
    .split(/\r\n|\r|\n/)
    .flatMap((line) => splitScript(sanitizeLine(line)))
    .map(stripListMarks)
    .filter((line) => line !== '')

/** What a file of scripts was read as. */
export interface ParsedScripts {
  scripts: readonly SavedScript[]
  /** Sentences about what was not taken. */
  refused: readonly string[]
}

/** The scripts of a text; phrases before the first name belong to a script called `fallback`. */
export function parseScripts(text: string, defaultName: string): ParsedScripts {
  const found: { name: string; lines: string[] }[] = []
  for (const raw of sanitizeLines(text).split(/\r\n|\r|\n/)) {
    const line = raw.replace(/^[\s>]+/, '').trim()
    if (line === '') continue
    const name = parseNameLine(line)
    if (name !== null) found.push({ name, lines: [] })
    else {
      if (found.length === 0) found.push({ name: defaultName, lines: [] })
      found.at(-1)?.lines.push(...splitPhrases(line))
    }
  }
  const isDuplicateName = ({ name }: SavedScript, at: number) =>
    found.findIndex((each) => normalizeText(each.name) === normalizeText(name)) < at
  const refused = found.flatMap((each, at) => {
    const { name, lines } = each
    if (isDuplicateName(each, at)) return [`“${name}” está mais de uma vez no arquivo`]
    if (lines.length === 0) return [`“${name}” não tem comandos`]
    return lines.length > MAX_SCRIPT_LINES
      ? [`“${name}” tem ${lines.length} comandos: no máximo ${MAX_SCRIPT_LINES}`]
      : []
  })
  const hasOnlyValidPhrases = (each: SavedScript, at: number) =>
    each.lines.length > 0 && each.lines.length <= MAX_SCRIPT_LINES && !isDuplicateName(each, at)
  return { scripts: found.filter(hasOnlyValidPhrases), refused }
}
