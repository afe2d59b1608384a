/** The commands nearest to a line that nothing matches (commands/README §4 rule 13). */
import type { AnyCommand } from '#commands/define.ts'
import { distance } from '#commands/language/words/distance.ts'
import { contentWords } from '#commands/language/words/lexicon.ts'
import type { Pattern } from './phrases.ts'

/** How unlike two words are, 0 to 1; a common beginning counts as half the way. */
function unlikeness(typed: string, word: string): number {
  const begun = word.slice(0, typed.length)
  const whole = distance(typed, word) / Math.max(typed.length, word.length)
  const start = begun.length === 0 ? 1 : distance(typed, begun) / Math.max(typed.length, begun.length)
  return Math.min(whole, (start + whole) / 2)
}

/** The `count` commands whose canonical phrases are most like the line; in the catalogue's order where alike. */
export function nearestCommands(line: string, patterns: readonly Pattern[], count: number): AnyCommand[] {
  const words = contentWords(line).slice(0, 8)
  if (words.length === 0) return []
  const canonical = patterns.filter(({ index }) => index === 0)
  // A thousand places hold some hundred words: each is compared once.
  const owns = [...new Set(canonical.flatMap(({ elements }) => elements.map(({ own }) => own)))]
  const compared = words.map((word) => new Map(owns.map((own) => [own, unlikeness(word, own)])))
  return canonical
    .map(({ command, elements }) => {
      const score = compared.reduce(
        (sum, unlike) => sum + Math.min(1, ...elements.map(({ own }) => unlike.get(own) ?? 1)),
        elements.length / 100,
      )
      return { command, score }
    })
    .sort((a, b) => a.score - b.score)
    .slice(0, count)
    .map(({ command }) => command)
}
