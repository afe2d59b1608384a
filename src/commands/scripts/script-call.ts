/** A typed line that runs a script by its name: 'fechamento 12, 15', 'fechamento para cada colado'. Pure. */
import { normalizeText } from '#lib/format/normalize-text.ts'
import { formatInteger } from '#lib/format/money.ts'
import { ROW_IDS, parseIds, MAX_IDS } from '#commands/language/words/parse-numbers.ts'
import { tokenize } from '#commands/language/words/tokens.ts'
import type { SavedScript } from './saved-scripts.ts'

/** On whom the script is to run. */
export type CallTarget =
  | { kind: 'ids'; ids: readonly number[] }
  /** The selection, or the row under the cursor. */
  | { kind: 'rows' }
  /** What was copied elsewhere. */
  | { kind: 'pasted' }
  | { kind: 'none' }
  | { kind: 'problem'; reason: string }

/** A script and what it is called on. */
export interface ScriptCall {
  script: SavedScript
  target: CallTarget
}

/** 'executar', 'rodar' may stand before the name, and 'roteiro' too. */
const CALL_OPENING = /^\s*(?:(?:executar|executa|execute|rodar|roda|rode)\s+)?(?:(?:o\s+)?roteiro\s+)?/
const EACH_PATTERN = /^(?:(?:para|em|com|n[oa]s?|d?[oa]s)\s+)?(?:cada\s+)?(?:(?:um|uma)\s+(?:d[oa]s?\s+)?)?/
const PASTED_PATTERN = /^(?:id\s+|ids\s+)?colad[oa]s?$/
const ROWS_PATTERN = /^(?:(?:est[ea]s?|selecionad[oa]s?|linhas?|selecao|registros?)\s*)+$/

/** The word may stand before a script's name. */
export const isCallOpening = (word: string): boolean => CALL_OPENING.exec(`${normalizeText(word)} `)?.[0] !== ''

/** The script whose name the line begins with, the longest of several; null where it begins with none. */
export function parseScriptCall(text: string, scripts: readonly SavedScript[]): ScriptCall | null {
  const line = normalizeText(text)
  const from = CALL_OPENING.exec(line)?.[0].length ?? 0
  const startsWithName = (at: number, name: string) => {
    const folded = normalizeText(name)
    const next = line[at + folded.length]
    return line.startsWith(folded, at) && (next === undefined || /\s/.test(next)) ? at + folded.length : null
  }
  const found = scripts
    // A name may begin with one of the opening words itself.
    .map((script) => ({ script, end: startsWithName(0, script.name) ?? startsWithName(from, script.name) }))
    .filter((each): each is { script: SavedScript; end: number } => each.end !== null)
    .sort((a, b) => b.script.name.length - a.script.name.length)[0]
  if (!found) return null
  return { script: found.script, target: parseCallTarget(line.slice(found.end).trim()) }
}

function parseCallTarget(rest: string): CallTarget {
  if (rest === '') return { kind: 'none' }
  const whom = rest.replace(EACH_PATTERN, '').trim()
  if (PASTED_PATTERN.test(whom)) return { kind: 'pasted' }
  if (ROWS_PATTERN.test(whom)) return { kind: 'rows' }
  if (whom === '') return { kind: 'none' }
  const tokens = tokenize(whom)
  const found = parseIds(tokens, 0)
  const typed = parsePlainNumbers(whom)
  // A second place may stand for an amount: which of them takes 0 is known with the script's phrases.
  if (typed?.includes(0)) return { kind: 'ids', ids: typed }
  if (found?.problem !== undefined) return { kind: 'problem', reason: found.problem }
  if (!found || found.end < tokens.length) return { kind: 'problem', reason: `“${whom}” não é uma lista de ids` }
  if (found.value === ROW_IDS) return { kind: 'rows' }
  // As they were typed where each stands alone, which a script with two places needs; a range ascends.
  return { kind: 'ids', ids: typed ?? found.value }
}

/** The numbers of a line that holds nothing else; null of any other line. */
function parsePlainNumbers(text: string): number[] | null {
  const typed = text.match(/\d+/g)?.map(Number) ?? []
  return /^[\d\s,;#e]+$/.test(text) && typed.every(Number.isSafeInteger) ? typed : null
}

/** The ids in sets of as many as the script has places; a sentence where they do not come out even, or are too many. */
export function splitIntoSets(ids: readonly number[], slots: number): number[][] | string {
  const all = slots === 1 ? [...new Set(ids)] : ids
  if (all.length > MAX_IDS) return `No máximo ${formatInteger(MAX_IDS)} por vez`
  if (all.length % slots !== 0) return `Este roteiro pede ${slots} ids de cada vez`
  return Array.from({ length: all.length / slots }, (_, at) => all.slice(at * slots, (at + 1) * slots))
}
