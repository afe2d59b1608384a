/** Parses a typed line that calls a script by its name: 'fechamento 12, 15', 'fechamento para cada colado'. Pure. */
import { normalizeText } from '#lib/format/normalize-text.ts'
import { formatInteger } from '#lib/format/money.ts'
import { MAX_IDS } from '#commands/language/words/id-list.ts'
import { ROW_IDS, parseIds } from '#commands/language/words/parse-ids.ts'
import { tokenize } from '#commands/language/words/tokens.ts'
import type { SavedScript } from './saved-scripts.ts'

/** The records that the script runs on. */
export type CallTarget =
  | { kind: 'ids'; ids: readonly number[] }
  /** The selection, or the row under the cursor. */
  | { kind: 'rows' }
  /** Text copied elsewhere. */
  | { kind: 'pasted' }
  | { kind: 'none' }
  | { kind: 'problem'; reason: string }

/** A script, and the records it is called on. */
export interface ScriptCall {
  script: SavedScript
  target: CallTarget
}

/** 'executar' or 'rodar' may precede the name, and so may 'roteiro'. */
const CALL_OPENING = /^\s*(?:(?:executar|executa|execute|rodar|roda|rode)\s+)?(?:(?:o\s+)?roteiro\s+)?/
const EACH_PATTERN = /^(?:(?:para|em|com|n[oa]s?|d?[oa]s)\s+)?(?:cada\s+)?(?:(?:um|uma)\s+(?:d[oa]s?\s+)?)?/
const PASTED_PATTERN = /^(?:id\s+|ids\s+)?colad[oa]s?$/
const ROWS_PATTERN = /^(?:(?:est[ea]s?|selecionad[oa]s?|linhas?|selecao|registros?)\s*)+$/

/** True if the word may precede a script's name. */
export const isCallOpening = (word: string): boolean => CALL_OPENING.exec(`${normalizeText(word)} `)?.[0] !== ''

/** The script whose name begins the line, the longest of several; null if there is none. */
export function parseScriptCall(text: string, scripts: readonly SavedScript[]): ScriptCall | null {
  const line = normalizeText(text)
  const nameStart = CALL_OPENING.exec(line)?.[0].length ?? 0
  const startsWithName = (position: number, name: string) => {
    const normalizedName = normalizeText(name)
    const next = line[position + normalizedName.length]
    return line.startsWith(normalizedName, position) && (next === undefined || /\s/.test(next))
      ? position + normalizedName.length
      : null
  }
  const match = scripts
    // A name may itself begin with one of the opening words.
    .map((script) => ({ script, end: startsWithName(0, script.name) ?? startsWithName(nameStart, script.name) }))
    .filter((each): each is { script: SavedScript; end: number } => each.end !== null)
    .sort((a, b) => b.script.name.length - a.script.name.length)[0]
  if (!match) return null
  return { script: match.script, target: parseCallTarget(line.slice(match.end).trim()) }
}

function parseCallTarget(rest: string): CallTarget {
  if (rest === '') return { kind: 'none' }
  const targetText = rest.replace(EACH_PATTERN, '').trim()
  if (PASTED_PATTERN.test(targetText)) return { kind: 'pasted' }
  if (ROWS_PATTERN.test(targetText)) return { kind: 'rows' }
  if (targetText === '') return { kind: 'none' }
  const tokens = tokenize(targetText)
  const parsedIds = parseIds(tokens, 0)
  const typed = parsePlainNumbers(targetText)
  // A second slot may be an amount: only the script's phrases tell which slot accepts 0.
  if (typed?.includes(0)) return { kind: 'ids', ids: typed }
  if (parsedIds?.problem !== undefined) return { kind: 'problem', reason: parsedIds.problem }
  if (!parsedIds || parsedIds.end < tokens.length)
    return { kind: 'problem', reason: `“${targetText}” não é uma lista de ids` }
  if (parsedIds.value === ROW_IDS) return { kind: 'rows' }
  // In the order typed if each number is separate, as a script with two slots needs; a range is ascending.
  return { kind: 'ids', ids: typed ?? parsedIds.value }
}

/** The numbers of a line that contains nothing else; null for any other line. */
function parsePlainNumbers(text: string): number[] | null {
  const typed = text.match(/\d+/g)?.map(Number) ?? []
  return /^[\d\s,;#e]+$/.test(text) && typed.every(Number.isSafeInteger) ? typed : null
}

/** The ids in sets with one id per slot of the script; a sentence if they do not divide evenly, or are too many. */
export function splitIntoSets(ids: readonly number[], slots: number): number[][] | string {
  const usedIds = slots === 1 ? [...new Set(ids)] : ids
  if (usedIds.length > MAX_IDS) return `No máximo ${formatInteger(MAX_IDS)} por vez`
  if (usedIds.length % slots !== 0) return `Este roteiro pede ${slots} ids de cada vez`
  return Array.from({ length: usedIds.length / slots }, (_, index) => usedIds.slice(index * slots, (index + 1) * slots))
}
