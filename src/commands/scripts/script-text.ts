/** Scripts as text, one phrase a line under the script's name: '# fechamento' (commands/scripts/README §5). Pure. */
import { fold } from '#lib/written/fold.ts'
import { plainLine, plainLines } from '#lib/written/plain-text.ts'
import { splitScript } from '#commands/language/script.ts'
import { MOST_LINES, type KeptScript } from './kept-scripts.ts'

/** As it is exported: reads back to the same. */
export const writeScripts = (scripts: readonly KeptScript[]): string =>
  scripts.map(({ name, lines }) => [`# ${name}`, ...lines].join('\n')).join('\n\n') + '\n'

/** '# fechamento', '## fechamento', '[fechamento]', 'fechamento:'; null for any other line. */
function nameOf(line: string): string | null {
  const found = /^#{1,3}\s+(.+)$/.exec(line) ?? /^\[([^\]]+)\]$/.exec(line) ?? /^([^{}\d:]+):$/.exec(line)
  return found?.[1]?.trim() ?? null
}

/** A phrase without what lists, quotations and programs put around it; '{id}' is the first place. */
const phraseIn = (line: string): string =>
  line
    .replace(/^(?:[-*•–]\s+|>\s*|\d+[.)]\s+)+/u, '')
    .replace(/^["“'](.*)["”']$/u, '$1')
    .replace(/[;.]+$/, '')
    .replaceAll(/[{<]\s*(\d)\s*[}>]/g, '{$1}')
    .replaceAll(/[{<]\s*(?:ids?)?\s*[}>]/gi, '{1}')
    .trim()

/** The phrases of a text, one a line or parted by ';'; blank lines left out. */
export const phrasesIn = (text: string): string[] =>
  plainLines(text)
    .split(/\r\n|\r|\n/)
    .flatMap((line) => splitScript(plainLine(line)))
    .map(phraseIn)
    .filter((line) => line !== '')

/** What a file of scripts was read as. */
export interface ReadScripts {
  scripts: readonly KeptScript[]
  /** Sentences about what was not taken. */
  refused: readonly string[]
}

/** The scripts of a text; phrases before the first name belong to a script called `fallback`. */
export function readScripts(text: string, fallback: string): ReadScripts {
  const found: { name: string; lines: string[] }[] = []
  for (const raw of plainLines(text).split(/\r\n|\r|\n/)) {
    const line = raw.replace(/^[\s>]+/, '').trim()
    if (line === '') continue
    const name = nameOf(line)
    if (name !== null) found.push({ name, lines: [] })
    else {
      if (found.length === 0) found.push({ name: fallback, lines: [] })
      found.at(-1)?.lines.push(...phrasesIn(line))
    }
  }
  const isAgain = ({ name }: KeptScript, at: number) => found.findIndex((each) => fold(each.name) === fold(name)) < at
  const refused = found.flatMap((each, at) => {
    const { name, lines } = each
    if (isAgain(each, at)) return [`“${name}” está mais de uma vez no arquivo`]
    if (lines.length === 0) return [`“${name}” não tem comandos`]
    return lines.length > MOST_LINES ? [`“${name}” tem ${lines.length} comandos: no máximo ${MOST_LINES}`] : []
  })
  const isWhole = (each: KeptScript, at: number) =>
    each.lines.length > 0 && each.lines.length <= MOST_LINES && !isAgain(each, at)
  return { scripts: found.filter(isWhole), refused }
}
