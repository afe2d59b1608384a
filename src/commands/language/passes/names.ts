/** Passes that take a record's name in place of its id (commands/language/views/README §5). */
import type { Candidate } from '#commands/language/candidates.ts'
import { skipsDistinguishingWord, skipsLikelyName } from '#commands/language/candidate-rules.ts'
import { createEmptyResult, type PassInput, type PassResult, type Preparation } from './pass-input.ts'

/** Returns a check for candidates that skip an unknown word that may be a name or may distinguish records. */
export function createNameWordCheck({ getLine, grammar }: PassInput): (candidate: Candidate) => boolean {
  const skipsName = skipsLikelyName(getLine('open'), grammar.lexicon)
  return (candidate) => skipsDistinguishingWord(candidate, skipsName)
}

function findNamed(input: PassInput, preparation: Preparation): PassResult {
  const line = input.getLine(preparation)
  const found = input.findCandidates(line, { allowsNames: true, requiresWholePhrase: true })
  if (preparation !== 'open') return { line, candidates: found }
  // 'duplicar loja 3' asks for no list, and opens no record.
  if (input.unsupportedVerb !== null) return { line, candidates: [] }
  const skipsNameWord = createNameWordCheck(input)
  return {
    line,
    candidates: found.filter((candidate) => !candidate.match.pattern.isWrite && !skipsNameWord(candidate)),
  }
}

const NAME_PREPARATIONS: readonly Preparation[] = ['typed', 'corrected', 'open']

/** The first preparation of the line in which a name gives an accepted candidate. */
function findNamePass(input: PassInput, isAccepted: (candidate: Candidate) => boolean): PassResult {
  for (const preparation of NAME_PREPARATIONS) {
    const result = findNamed(input, preparation)
    if (result.candidates.some(isAccepted)) return result
  }
  return createEmptyResult(input)
}

/** 'excluir produto fone' */
export const passByName = (input: PassInput): PassResult =>
  findNamePass(input, ({ matchedArgs }) => matchedArgs.problem === null)

/** A name that cannot be searched: the operator is told why. */
export const passRefusedName = (input: PassInput): PassResult => findNamePass(input, () => true)
