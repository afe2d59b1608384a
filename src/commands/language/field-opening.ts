/** Reads what stands before the field or the amount of a line that sets a field: its verb, and nothing else. */
import { isListVerb } from '#commands/language/views/view-words.ts'
import type { Line } from '#commands/language/words/line.ts'
import { isChangeWord } from '#commands/language/words/optional-words.ts'
import { isTokenText } from '#commands/language/words/token-text.ts'
import { isSkippable } from '#commands/language/words/tokens.ts'
import { type Direction, getDirection, getNounDirection, isRestockWord } from './field-amounts.ts'
import { EDIT_VERBS } from './record-rewrites.ts'

/** Words before the verb that announce the change or ask about it. */
const NO_REQUEST = /^(?:vou|irei|iria|vai|vao|posso|podemos|devo|qua(?:l|is|nt[oa]s?)|quem|quando|porque|onde|como|se)$/

/** What a line says before its field. */
export interface Opening {
  /** The line has a verb of change. */
  hasVerb: boolean
  /** The verb changes a number by an amount, unless 'para' gives the new value; null if it does not. */
  direction: Direction | null
  /** The verb fills up a stock. */
  isRestock: boolean
}

/** A verb stands at the token that says that a field changes. */
export const isChangeVerbAt = (line: Line, index: number): boolean => {
  const token = line.tokens[index]
  return (
    token !== undefined &&
    (isChangeWord(token) ||
      isListVerb(line, index, EDIT_VERBS) ||
      getDirection(token) !== null ||
      getNounDirection(line.tokens, index) !== null ||
      // 'dar desconto': the verb alone says nothing of a field.
      getNounDirection(line.tokens, index + 1) !== null)
  )
}

/** The words from `start` to `end`; null if one of them neither may be skipped nor is the verb of a request. */
export function readOpening(line: Line, end: number, start = 0): Opening | null {
  const { tokens } = line
  const opening: Opening = { hasVerb: false, direction: null, isRestock: false }
  for (let index = start; index < end; index++) {
    const token = tokens[index]!
    if (NO_REQUEST.test(token.text)) return null
    // 'põe mais 50 unidades', 'mais 50 unidades'
    if (index === end - 1 && (token.text === 'mais' || token.text === 'menos')) opening.direction = token.text
    else if (isChangeVerbAt(line, index)) {
      opening.hasVerb = true
      opening.direction ??= getNounDirection(tokens, index) ?? getDirection(token)
      opening.isRestock ||= isRestockWord(token)
    } else if (!isSkippable(token) && !isTokenText(tokens, index, '%', ',', ':')) return null
  }
  return opening
}
