/** Finds the patterns that may match a line, before they are matched in every way. It runs at every key press. */
import type { Grammar } from './grammar.ts'
import { getListLemma, isElidable } from './screen-context.ts'
import type { Lemma } from '#commands/language/words/lemma.ts'
import type { MatchInput, MatchMode } from './match-state.ts'
import type { Pattern } from './patterns.ts'

/** The patterns with one of these words. */
const findPatternsWithWord = ({ patternsByLemma }: Grammar, lemmas: ReadonlySet<Lemma>): ReadonlySet<Pattern> =>
  new Set([...lemmas].flatMap((lemma) => patternsByLemma.get(lemma) ?? []))

/**
 * The patterns of which the line or the screen supplies every word. A record's name may imply the noun of persons:
 * 'auditar maria'.
 */
function findWholePatterns(
  { line, context }: MatchInput,
  { patterns }: Grammar,
  { allowsNames }: MatchMode,
): readonly Pattern[] {
  const lemmas = new Set(line.segments.flatMap((each) => each.flatMap(({ meanings }) => [...meanings.keys()])))
  return patterns.filter((pattern) =>
    pattern.elements.every(
      ({ lemma, alternativeLemma, resource }, index) =>
        lemmas.has(lemma) ||
        (alternativeLemma !== null && lemmas.has(alternativeLemma)) ||
        (allowsNames && resource?.sign !== undefined) ||
        isElidable(pattern, index, context),
    ),
  )
}

/** The line has a word of the phrase that a name may follow. A view takes the whole line or nothing. */
function findPatternsWithName(
  { line, values }: MatchInput,
  grammar: Grammar,
  patterns: readonly Pattern[],
): readonly Pattern[] {
  const lemmas = new Set(line.coveringLemmas.flatMap((tokenLemmas) => [...(tokenLemmas ?? [])]))
  const mentioned = findPatternsWithWord(grammar, lemmas)
  return patterns.filter((pattern) => {
    const view = pattern.slots.find(({ arg }) => arg.kind === 'vista')
    if (view) return values.getValue(view.arg, 0) !== null
    return mentioned.has(pattern) && pattern.slots.some(({ arg }) => arg.resource)
  })
}

/**
 * The patterns that have an element or a slot for every word and number of the line. If names are allowed, those with a
 * slot for a record whose name the line may give. If the whole phrase is required, the line must have its words.
 */
export function findFittingPatterns(input: MatchInput, grammar: Grammar, mode: MatchMode): readonly Pattern[] {
  const patterns = mode.requiresWholePhrase ? findWholePatterns(input, grammar, mode) : grammar.patterns
  if (mode.allowsNames) return findPatternsWithName(input, grammar, patterns)
  const { line, values, context } = input
  let fitting = patterns
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
