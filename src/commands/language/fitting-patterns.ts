/** Finds the patterns that may match a line, before they are matched in every way. It runs at every key press. */
import type { Grammar } from './grammar.ts'
import { getListLemma } from './screen-context.ts'
import type { Lemma } from '#commands/language/words/lemma.ts'
import type { MatchInput } from './match-state.ts'
import type { Pattern } from './patterns.ts'

/** The patterns with one of these words. */
const findPatternsWithWord = ({ patternsByLemma }: Grammar, lemmas: ReadonlySet<Lemma>): ReadonlySet<Pattern> =>
  new Set([...lemmas].flatMap((lemma) => patternsByLemma.get(lemma) ?? []))

/** The line has a word of the phrase that a name may follow. A view takes the whole line or nothing. */
function findPatternsWithName({ line, values }: MatchInput, grammar: Grammar): readonly Pattern[] {
  const lemmas = new Set(line.coveringLemmas.flatMap((tokenLemmas) => [...(tokenLemmas ?? [])]))
  const mentioned = findPatternsWithWord(grammar, lemmas)
  return grammar.patterns.filter((pattern) => {
    const view = pattern.slots.find(({ arg }) => arg.kind === 'vista')
    if (view) return values.getValue(view.arg, 0) !== null
    return mentioned.has(pattern) && pattern.slots.some(({ arg }) => arg.resource)
  })
}

/**
 * The patterns that have an element or a slot for every word and number of the line. If names are allowed, those with a
 * slot for a record whose name the line may give.
 */
export function findFittingPatterns(input: MatchInput, grammar: Grammar, allowsNames: boolean): readonly Pattern[] {
  if (allowsNames) return findPatternsWithName(input, grammar)
  const { line, values, context } = input
  let fitting = grammar.patterns
  for (const [index, lemmas] of line.coveringLemmas.entries()) {
    if (!lemmas || fitting.length === 0) continue
    const withWord = findPatternsWithWord(grammar, lemmas)
    const isNumber = line.tokens[index]?.kind !== 'word'
    fitting = fitting.filter((pattern) => {
      if (withWord.has(pattern)) return true
      for (const { arg } of pattern.slots) if (values.covers(arg, index)) return true
      if (isNumber && grammar.patternsWithExtraId.has(pattern)) return true
      const noun = getListLemma(pattern, context)
      return noun !== null && lemmas.has(noun)
    })
  }
  return fitting
}
