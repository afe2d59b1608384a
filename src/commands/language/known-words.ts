/** Checks which words the screen or the choices of an argument know. */
import { LONG_PERIOD_WORDS } from '#commands/language/days/period-letters.ts'
import { getContentWords } from '#commands/language/words/lexicon.ts'
import { memoizeByObject, memoizeByText } from '#commands/language/words/memoize.ts'
import { MONEY_RANGE_WORDS } from '#commands/language/words/money-range.ts'
import { isStatusWord } from '#commands/language/words/status-words.ts'
import type { Grammar } from './grammar.ts'
import type { InterpretationContext } from './interpretation.ts'

const PERIOD_WORD_SET = new Set(LONG_PERIOD_WORDS)

/** Column labels decide which words are known: the cache key is the labels, one per line. */
const knownWordsByGrammar = memoizeByObject((grammar: Grammar) =>
  memoizeByText((labels) => {
    const columns = new Set(labels.split('\n').flatMap(getContentWords))
    const sets = [grammar.choiceWords, columns, PERIOD_WORD_SET, MONEY_RANGE_WORDS]
    return memoizeByText((word) => isStatusWord(word) || sets.some((words) => words.has(word)))
  }),
)

/** Returns a check for words that the screen or an argument's choices know. Such a word is never split in two. */
export const getKnownWordCheck = (grammar: Grammar, { columns }: InterpretationContext): ((word: string) => boolean) =>
  knownWordsByGrammar(grammar)(columns.map(({ label }) => label).join('\n'))
