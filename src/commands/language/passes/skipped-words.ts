/** Passes that skip words of the line (commands/language/README §3). */
import { type Candidate, isHarmlessAndComplete, keepFewestSkipped } from '#commands/language/candidates.ts'
import { coversMostOfLine, isAllowedWhenLoose } from '#commands/language/candidate-rules.ts'
import { removeHalfTypedWord } from '#commands/language/words/line.ts'
import { findCorrectedCandidates } from './corrections.ts'
import { createNameWordCheck } from './names.ts'
import { createEmptyResult, type PassInput, type PassResult } from './pass-input.ts'

/** 'excluir produto 12 d': the last word may be the beginning of 'do'. */
export function passWithoutHalfTypedWord(input: PassInput): PassResult {
  const rest = removeHalfTypedWord(input.line)
  if (rest === null) return createEmptyResult(input)
  const line = input.prepare(rest)
  return { line, candidates: input.findCandidates(line) }
}

/** Without words for the screen and verbs of showing and changing: 'mostrar todas as colunas'. */
export function passLoose(input: PassInput): PassResult {
  const line = input.getLine('loose')
  return { line, candidates: keepFewestSkipped(input.findCandidates(line).filter(isAllowedWhenLoose(line)), line) }
}

/** Without words that the language does not know: 'ajuste fiscal'. */
export function passWithoutUnknownWords(input: PassInput): PassResult {
  const line = input.getLine('open')
  if (findCorrectedCandidates(input).length > 0 || input.unsupportedVerb !== null) return { line, candidates: [] }
  const skipsNameWord = createNameWordCheck(input)
  const isRead = (candidate: Candidate) => isHarmlessAndComplete(candidate) && !skipsNameWord(candidate)
  const found = input.findCandidates(line, { requiresWholePhrase: true }).filter(isRead)
  return { line, candidates: keepFewestSkipped(found, line) }
}

/** Without any word beside a command that takes most of the line: 'mostra de novo a coluna categoria'. */
export function passGist(input: PassInput): PassResult {
  const line = input.getLine('gist')
  const complete = input
    .findCandidates(line, { requiresWholePhrase: true })
    .filter((candidate) => isHarmlessAndComplete(candidate) && candidate.match.isFull)
  const coversMost = (candidate: Candidate) =>
    coversMostOfLine(candidate, line, input.context.now, input.grammar.lexicon)
  return { line, candidates: keepFewestSkipped(complete, line).filter(coversMost) }
}
