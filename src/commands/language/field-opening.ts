/** Reads the words before the field or the amount of a line that sets a field: only its verb may be among them. */
import { isListVerb } from '#commands/language/views/view-words.ts'
import type { Line } from '#commands/language/words/line.ts'
import { memoizeByObject } from '#commands/language/words/memoize.ts'
import { isChangeWord } from '#commands/language/words/optional-words.ts'
import { isTokenText } from '#commands/language/words/token-text.ts'
import { isSkippable } from '#commands/language/words/tokens.ts'
import { type Direction, getDirection, getNounDirection, isRestockWord } from './field-amounts.ts'
import { EDIT_VERBS } from './record-rewrites.ts'

/** Words that announce a change or ask about one: a verb after them requests nothing. */
const ANNOUNCING_WORDS =
  /^(?:vou|irei|iria|vai|vao|posso|podemos|devo|qua(?:l|is|nt[oa]s?)|quem|quando|porque|onde|como|se)$/

/** What a line says before its field. */
export interface Opening {
  /** The line has a verb of change. */
  hasVerb: boolean
  /** The verb changes a number by an amount, unless 'para' gives the new value; null if it does not. */
  direction: Direction | null
  /** The verb fills up a stock. */
  isRestock: boolean
}

/** True for a verb that asks for a change: 'alterar', 'trocar', 'editar'. */
export const isEditVerbAt = (line: Line, index: number): boolean =>
  line.tokens[index] !== undefined && (isChangeWord(line.tokens[index]) || isListVerb(line, index, EDIT_VERBS))

/** True also for a verb that changes a number by an amount: 'repor', 'dar desconto'. */
export const isChangeVerbAt = (line: Line, index: number): boolean =>
  isEditVerbAt(line, index) ||
  (line.tokens[index] !== undefined && getDirection(line.tokens[index]) !== null) ||
  getNounDirection(line.tokens, index) !== null ||
  // 'dar desconto': 'dar' changes a number only before such a noun.
  getNounDirection(line.tokens, index + 1) !== null

const EMPTY_OPENING: Opening = { hasVerb: false, direction: null, isRestock: false }

/** The opening with one more word; null if the word neither may be skipped nor is the verb of a request. */
function addWord(opening: Opening, line: Line, index: number): Opening | null {
  const { tokens } = line
  const token = tokens[index]!
  if (ANNOUNCING_WORDS.test(token.text)) return null
  if (isChangeVerbAt(line, index))
    return {
      hasVerb: true,
      direction: opening.direction ?? getNounDirection(tokens, index) ?? getDirection(token),
      isRestock: opening.isRestock || isRestockWord(token),
    }
  return isSkippable(token) || isTokenText(tokens, index, '%', ',', ':') ? opening : null
}

/** The openings of a line, by the token after each; null where a word is no part of an opening. */
const getOpenings = memoizeByObject((line: Line): readonly (Opening | null)[] => {
  let opening: Opening | null = EMPTY_OPENING
  const openings: (Opening | null)[] = [opening]
  for (const [index, { text }] of line.tokens.entries()) {
    if (!opening) break
    // 'põe mais 50 unidades', 'mais 50 unidades'
    const direction = text === 'mais' || text === 'menos' ? text : null
    const longer = addWord(opening, line, index)
    openings.push(direction ? { ...opening, direction } : longer)
    opening = longer
  }
  return openings
})

/** The words before a token; null if one of them neither may be skipped nor is the verb of a request. */
export const readOpening = (line: Line, end: number): Opening | null => getOpenings(line)[end] ?? null

/** Whether the words from `start` to `end` have a verb of change; null if they say anything else. */
export function hasChangeVerb(line: Line, start: number, end: number): boolean | null {
  let opening: Opening | null = EMPTY_OPENING
  for (let index = start; opening && index < end; index++) opening = addWord(opening, line, index)
  return opening && opening.hasVerb
}
