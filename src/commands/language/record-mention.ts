/** Finds the record that a line mentions: 'produto 12', or a number after a preposition or an article. */
import type { Line } from '#commands/language/words/line.ts'
import { NUMBER_FIELD_WORD } from '#commands/language/words/optional-words.ts'
import { isTokenText } from '#commands/language/words/token-text.ts'
import { parseFullId } from '#commands/language/words/parse-ids.ts'
import { matchNoun } from '#commands/language/views/view-words.ts'

/** A record as the line mentions it: its name in the line, its tokens, and its id. */
export interface RecordMention {
  /** The first token, including the noun. */
  start: number
  end: number
  text: string
  /** The id of the resource; '' if the line has no noun for it. */
  resourceId: string
}

/** The first record that the line mentions before `endToken`: 'produto 12', or 'a 12' if no noun precedes a number. */
export function findRecordMention(line: Line, endToken = line.tokens.length): RecordMention | null {
  const { tokens } = line
  const find = (...before: readonly string[]): RecordMention | null => {
    for (let from = 0; from < endToken; from++) {
      const match = before.length === 0 ? matchNoun(line, from) : null
      // '250 de estoque no 81': a number field is no record.
      const nounMatch = match && !NUMBER_FIELD_WORD.test(match.noun) ? match : null
      const followsPreposition = isTokenText(tokens, from - 1, ...before)
      const id = nounMatch || followsPreposition ? parseFullId(tokens, nounMatch?.end ?? from) : null
      if (!id || typeof id.value !== 'number' || id.end > endToken) continue
      const resourceId = nounMatch?.noun ?? ''
      return { start: from, end: id.end, text: `${resourceId} ${id.value}`, resourceId }
    }
    return null
  }
  // 'a 181 muda o do 74'
  return find() ?? find('do', 'da', 'no', 'na', '#') ?? find('o', 'a')
}

/** The line has a number outside these ranges of tokens. */
export const hasOtherNumbers = ({ tokens }: Line, ...stretches: readonly { start: number; end: number }[]): boolean =>
  tokens.some(
    ({ kind }, index) => kind === 'number' && !stretches.some(({ start, end }) => start <= index && index < end),
  )
