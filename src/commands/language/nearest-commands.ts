/** Finds the commands nearest to a line that nothing matches (commands/README §4 rule 13). */
import type { AnyCommand } from '#commands/define.ts'
import { getEditDistance, getTolerance } from '#commands/language/words/edit-distance.ts'
import { getContentWords } from '#commands/language/words/lexicon.ts'
import { memoizeByText } from '#commands/language/words/memoize.ts'
import type { Pattern } from './patterns.ts'

/** How different two words are, 0 to 1; a common beginning halves the difference. */
function getDissimilarity(typed: string, word: string): number {
  const prefix = word.slice(0, typed.length)
  const wholeDissimilarity = getEditDistance(typed, word) / Math.max(typed.length, word.length)
  const prefixDissimilarity =
    prefix.length === 0 ? 1 : getEditDistance(typed, prefix) / Math.max(typed.length, prefix.length)
  return Math.min(wholeDissimilarity, (prefixDissimilarity + wholeDissimilarity) / 2)
}

/** Whether the typed word is the command's word, or begins it; or is a slip of it, with the same first letter. */
function getSharing(typed: string, word: string): 'whole' | 'slip' | 'none' {
  if (typed === word) return 'whole'
  if (typed.length < MIN_SHARED_LETTERS || word.length < MIN_SHARED_LETTERS || typed[0] !== word[0]) return 'none'
  if (word.startsWith(typed)) return 'whole'
  const limit = getTolerance(Math.min(typed.length, word.length))
  return getEditDistance(typed, word, limit) <= limit ? 'slip' : 'none'
}

/** One whole word is enough; slips alone must be all of the line, because 'fone preto' does not mean 'preço'. */
const isNear = (sharing: readonly ('whole' | 'slip' | 'none')[]): boolean =>
  sharing.includes('whole') || !sharing.includes('none')

/** Fewer letters begin too many words. */
const MIN_SHARED_LETTERS = 3

/** Words of a few lines: while a line is typed, only its last word changes. */
const MAX_CACHED_WORDS = 24

/**
 * Returns a function that finds at most `count` commands whose canonical phrases share a word, or its slip, with a line,
 * the most similar first; ties keep the catalogue's order. A line that shares none gets none: it is rather a name.
 */
export function createNearestCommandFinder(
  patterns: readonly Pattern[],
): (line: string, count: number) => readonly AnyCommand[] {
  const canonical = patterns.filter(({ phraseIndex }) => phraseIndex === 0)
  // Some thousand pattern elements have some hundred different words: each word is compared once.
  const patternWords = [...new Set(canonical.flatMap(({ elements }) => elements.map(({ ownWord }) => ownWord)))]
  const getDissimilarities = memoizeByText(
    (word) =>
      new Map(
        patternWords.map((patternWord) => [
          patternWord,
          { value: getDissimilarity(word, patternWord), sharing: getSharing(word, patternWord) },
        ]),
      ),
    MAX_CACHED_WORDS,
  )
  return (line, count) => {
    const words = getContentWords(line).slice(0, 8)
    if (words.length === 0) return []
    const dissimilarities = words.map(getDissimilarities)
    return canonical
      .filter(({ elements }) =>
        isNear(
          dissimilarities.map((byWord) => {
            const all = elements.map(({ ownWord }) => byWord.get(ownWord)?.sharing)
            return (['whole', 'slip'] as const).find((sharing) => all.includes(sharing)) ?? 'none'
          }),
        ),
      )
      .map(({ command, elements }) => {
        const score = dissimilarities.reduce(
          (sum, dissimilarity) =>
            sum + Math.min(1, ...elements.map(({ ownWord }) => dissimilarity.get(ownWord)?.value ?? 1)),
          elements.length / 100,
        )
        return { command, score }
      })
      .sort((a, b) => a.score - b.score)
      .slice(0, count)
      .map(({ command }) => command)
  }
}
