/** Tells quickly that a line cannot be fitted to a pattern: it runs for every phrase, at every key. */
import { getListLemma } from './screen-context.ts'
import type { Lemma } from '#commands/language/words/lexicon.ts'
import type { MatchOptions, MatchInput } from './match-state.ts'
import type { Pattern } from './patterns.ts'

/** A word or number of the line has a place in the pattern. */
function fitsToken(pattern: Pattern, { values }: MatchInput, lemmas: ReadonlySet<Lemma>, at: number): boolean {
  for (const lemma of pattern.lemmas) if (lemmas.has(lemma)) return true
  for (const { arg } of pattern.slots) if (values.getCoverage(arg)[at]) return true
  return false
}

/** A word of the phrase is said, and a name may follow it; a view takes the whole line, or nothing of it. */
function canContainName({ slots, lemmas }: Pattern, { line, values }: MatchInput): boolean {
  const view = slots.find(({ arg }) => arg.kind === 'vista')
  if (view) return values.getValue(view.arg, 0) !== null
  if (!slots.some(({ arg }) => arg.resource)) return false
  return line.coveringLemmas.some((said) => said && [...lemmas].some((lemma) => said.has(lemma)))
}

/** Quick refusal: the line has a word or number that nothing in the pattern can take. Runs for every phrase. */
export function canMatch(pattern: Pattern, input: MatchInput, { allowsExtraId, allowsNames }: MatchOptions): boolean {
  if (allowsNames) return canContainName(pattern, input)
  const { coveringLemmas, tokens } = input.line
  for (let at = 0; at < coveringLemmas.length; at++) {
    const lemmas = coveringLemmas[at]
    if (!lemmas || fitsToken(pattern, input, lemmas, at)) continue
    if (allowsExtraId && tokens[at]?.kind !== 'word') continue
    const noun = getListLemma(pattern, input.context)
    if (noun === null || !lemmas.has(noun)) return false
  }
  return true
}
