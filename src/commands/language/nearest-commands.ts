/** Finds the commands nearest to a line that nothing matches (commands/README §4 rule 13). */
import type { AnyCommand } from '#commands/define.ts'
import { getEditDistance } from '#commands/language/words/edit-distance.ts'
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

/** Words of a few lines: while a line is typed, only its last word changes. */
const MAX_CACHED_WORDS = 24

/**
 * Returns a function that finds the `count` commands whose canonical phrases are most similar to a line; ties keep the
 * catalogue's order.
 */
export function createNearestCommandFinder(
  patterns: readonly Pattern[],
): (line: string, count: number) => readonly AnyCommand[] {
  const canonical = patterns.filter(({ phraseIndex }) => phraseIndex === 0)
  // Some thousand pattern elements have some hundred different words: each word is compared once.
  const patternWords = [...new Set(canonical.flatMap(({ elements }) => elements.map(({ ownWord }) => ownWord)))]
  const getDissimilarities = memoizeByText(
    (word) => new Map(patternWords.map((patternWord) => [patternWord, getDissimilarity(word, patternWord)])),
    MAX_CACHED_WORDS,
  )
  return (line, count) => {
    const words = getContentWords(line).slice(0, 8)
    if (words.length === 0) return []
    const dissimilarities = words.map(getDissimilarities)
    return canonical
      .map(({ command, elements }) => {
        const score = dissimilarities.reduce(
          (sum, dissimilarity) => sum + Math.min(1, ...elements.map(({ ownWord }) => dissimilarity.get(ownWord) ?? 1)),
          elements.length / 100,
        )
        return { command, score }
      })
      .sort((a, b) => a.score - b.score)
      .slice(0, count)
      .map(({ command }) => command)
  }
}
