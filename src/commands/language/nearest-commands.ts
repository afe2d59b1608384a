/** The commands nearest to a line that nothing matches (commands/README §4 rule 13). */
import type { AnyCommand } from '#commands/define.ts'
import { getEditDistance } from '#commands/language/words/edit-distance.ts'
import { getContentWords } from '#commands/language/words/lexicon.ts'
import type { Pattern } from './patterns.ts'

/** How unlike two words are, 0 to 1; a common beginning counts as half the way. */
function getDissimilarity(typed: string, word: string): number {
  const begun = word.slice(0, typed.length)
  const whole = getEditDistance(typed, word) / Math.max(typed.length, word.length)
  const start = begun.length === 0 ? 1 : getEditDistance(typed, begun) / Math.max(typed.length, begun.length)
  return Math.min(whole, (start + whole) / 2)
}

/** The `count` commands whose canonical phrases are most like the line; in the catalogue's order where alike. */
export function findNearestCommands(line: string, patterns: readonly Pattern[], count: number): AnyCommand[] {
  const words = getContentWords(line).slice(0, 8)
  if (words.length === 0) return []
  const canonical = patterns.filter(({ phraseIndex }) => phraseIndex === 0)
  // A thousand places hold some hundred words: each is compared once.
  const owns = [...new Set(canonical.flatMap(({ elements }) => elements.map(({ ownWord }) => ownWord)))]
  const compared = words.map((word) => new Map(owns.map((own) => [own, getDissimilarity(word, own)])))
  return canonical
    .map(({ command, elements }) => {
      const score = compared.reduce(
        (sum, unlike) => sum + Math.min(1, ...elements.map(({ ownWord }) => unlike.get(ownWord) ?? 1)),
        elements.length / 100,
      )
      return { command, score }
    })
    .sort((a, b) => a.score - b.score)
    .slice(0, count)
    .map(({ command }) => command)
}
