/** Quickly rejects a pattern that a line cannot match. It runs for every phrase at every key press. */
import { getListLemma } from './screen-context.ts'
import type { Lemma } from '#commands/language/words/lemma.ts'
import type { MatchOptions, MatchInput } from './match-state.ts'
import type { Pattern } from './patterns.ts'

/** The pattern has an element or a slot for the word or number at this token. */
function fitsToken(pattern: Pattern, { values }: MatchInput, lemmas: ReadonlySet<Lemma>, index: number): boolean {
  for (const lemma of pattern.lemmas) if (lemmas.has(lemma)) return true
  for (const { arg } of pattern.slots) if (values.getCoverage(arg)[index]) return true
  return false
}

/** The line has a word of the phrase that a name may follow. A view takes the whole line or nothing. */
function canContainName({ slots, lemmas }: Pattern, { line, values }: MatchInput): boolean {
  const view = slots.find(({ arg }) => arg.kind === 'vista')
  if (view) return values.getValue(view.arg, 0) !== null
  if (!slots.some(({ arg }) => arg.resource)) return false
  return line.coveringLemmas.some((tokenLemmas) => tokenLemmas && [...lemmas].some((lemma) => tokenLemmas.has(lemma)))
}

/** False if the line has a word or number that nothing in the pattern can take. */
export function canMatch(pattern: Pattern, input: MatchInput, { allowsExtraId, allowsNames }: MatchOptions): boolean {
  if (allowsNames) return canContainName(pattern, input)
  const { coveringLemmas, tokens } = input.line
  for (let index = 0; index < coveringLemmas.length; index++) {
    const lemmas = coveringLemmas[index]
    if (!lemmas || fitsToken(pattern, input, lemmas, index)) continue
    if (allowsExtraId && tokens[index]?.kind !== 'word') continue
    const noun = getListLemma(pattern, input.context)
    if (noun === null || !lemmas.has(noun)) return false
  }
  return true
}
