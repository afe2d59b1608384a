/** The pass over the line as typed, and what it means if a free text takes most of it. */
import { type Candidate, isHarmlessAndComplete } from '#commands/language/candidates.ts'
import { hasDoubtfulFreeText, hasMarkedNumber, isUnsupportedView } from '#commands/language/candidate-rules.ts'
import { rewriteRecordSearch } from '#commands/language/record-rewrites.ts'
import { verbLemma } from '#commands/language/words/lemma.ts'
import { passCorrectedNoun } from './corrections.ts'
import { passByName } from './names.ts'
import { createEmptyResult, type PassInput, type PassResult, toRewriteResult } from './pass-input.ts'
import { interpretRewrite } from './rewrites.ts'
import { passLoose } from './skipped-words.ts'

const FILTRAR = verbLemma('filtrar')

/** The text of the first candidate that searches; undefined if none does. */
const findSearchedText = (found: readonly Candidate[]) =>
  found
    .filter(({ match: { pattern } }) => pattern.lemmas.has(FILTRAR))
    .flatMap(({ match: { pattern }, matchedArgs: { args } }) =>
      pattern.slots.flatMap(({ name, arg }) => (arg.kind === 'texto' ? [args[name]] : [])),
    )
    .find((value) => typeof value === 'string')

/** The candidate opens a screen or a record that the line names. */
function isScreenOrRecord(candidate: Candidate): boolean {
  const { isNavigation, slots, hasNoun } = candidate.match.pattern
  return (
    isHarmlessAndComplete(candidate) &&
    candidate.match.isFull &&
    hasNoun &&
    (isNavigation || slots.some(({ arg }) => arg.resource))
  )
}

/** 'procurando a auditoria por usuário', 'buscar categoria 3': the searched text may name a screen, or a record by id. */
function interpretSearchedThing(input: PassInput, searchedText: string | undefined): PassResult {
  if (searchedText === undefined) return createEmptyResult(input)
  const line = input.prepare(searchedText)
  return toRewriteResult(line, input.findCandidates(line, { requiresWholePhrase: true }).filter(isScreenOrRecord))
}

/** 'acha a loja da amazon': a search in the list of the record that the line names. */
function passRecordSearch(input: PassInput, searchedText: string | undefined): PassResult {
  const result = interpretRewrite(input, rewriteRecordSearch(input.line, searchedText, input.context.resource))
  const isSearch = result.candidates.some(
    ({ match, matchedArgs }) => match.pattern.command.resource && !matchedArgs.problem,
  )
  return isSearch ? result : createEmptyResult(input)
}

/** The line as typed. If only a free text fits, other ways to understand the line go before it. */
export function passAsTyped(input: PassInput): PassResult {
  const { line, listNouns } = input
  const candidates = input.findCandidates(line)
  // 'estoque 12 = 30' sets the stock if the list has no such filter.
  const found = candidates.some(hasMarkedNumber)
    ? candidates.filter((candidate) => !isUnsupportedView(candidate))
    : candidates
  const searchedText = findSearchedText(found)
  if (found.every((candidate) => candidate.match.hasFreeText || isUnsupportedView(candidate))) {
    const searchedThing = interpretSearchedThing(input, searchedText)
    if (searchedThing.candidates.length > 0) return searchedThing
  }
  const certain = found.filter((candidate) => !hasDoubtfulFreeText(candidate))
  // 'procuro os fornecedores' is about the list that it names.
  if (certain.length > 0) return { line, candidates: listNouns.length > 0 ? certain : found }
  if (found.length === 0) return { line, candidates: found }
  const fallbacks =
    listNouns.length > 0
      ? [passCorrectedNoun, passLoose]
      : [() => passRecordSearch(input, searchedText), passByName, passCorrectedNoun]
  for (const fallback of fallbacks) {
    const result = fallback(input)
    if (result.candidates.length > 0) return result
  }
  return { line, candidates: found }
}
