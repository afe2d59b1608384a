/** Tells quickly that a line cannot be fitted to a pattern: it runs for every phrase, at every key. */
import { listNoun } from './from-screen.ts'
import type { Lemma } from '#commands/language/words/lexicon.ts'
import type { MatchOptions, Typed } from './fit.ts'
import type { Pattern } from './phrases.ts'

/** A word or number of the line has a place in the pattern. */
function hasPlace(pattern: Pattern, { values }: Typed, lemmas: ReadonlySet<Lemma>, at: number): boolean {
  for (const lemma of pattern.lemmas) if (lemmas.has(lemma)) return true
  for (const { arg } of pattern.slots) if (values.covers(arg)[at]) return true
  return false
}

/** A word of the phrase is said, and a name may follow it; a view takes the whole line, or nothing of it. */
function couldName({ slots, lemmas }: Pattern, { line, values }: Typed): boolean {
  const view = slots.find(({ arg }) => arg.kind === 'vista')
  if (view) return values.at(view.arg, 0) !== null
  if (!slots.some(({ arg }) => arg.noun)) return false
  return line.covering.some((said) => said && [...lemmas].some((lemma) => said.has(lemma)))
}

/** Quick refusal: the line has a word or number that nothing in the pattern can take. Runs for every phrase. */
export function couldMatch(pattern: Pattern, typed: Typed, { swallowsId, names }: MatchOptions): boolean {
  if (names) return couldName(pattern, typed)
  const { covering, tokens } = typed.line
  for (let at = 0; at < covering.length; at++) {
    const lemmas = covering[at]
    if (!lemmas || hasPlace(pattern, typed, lemmas, at)) continue
    if (swallowsId && tokens[at]?.kind !== 'word') continue
    const noun = listNoun(pattern, typed.context)
    if (noun === null || !lemmas.has(noun)) return false
  }
  return true
}
