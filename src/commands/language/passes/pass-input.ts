/** What every pass over one line gets: the line, the lines prepared from it, and its candidates. */
import { type Candidate, removeSpans } from '#commands/language/candidates.ts'
import { isOffTarget } from '#commands/language/candidate-rules.ts'
import type { Grammar } from '#commands/language/grammar.ts'
import type { InterpretationContext } from '#commands/language/interpretation.ts'
import type { LineMatcher } from '#commands/language/line-matcher.ts'
import type { MatchMode } from '#commands/language/match-state.ts'
import { findUnsupportedVerb } from '#commands/language/line-rewrites.ts'
import { getValueCorrection } from '#commands/language/typo-corrections.ts'
import { isNounLemma, type Lemma } from '#commands/language/words/lemma.ts'
import { correctNoValueWords, getFullLemmas, type Line, type PrepareOptions } from '#commands/language/words/line.ts'

/** The line as a pass prepared it, and its candidates; none if the pass does not understand the line. */
export interface PassResult {
  line: Line
  candidates: readonly Candidate[]
  /** What the typed line says and this line does not; '' for nothing. */
  uncoveredText?: string
  /** The pass that found the candidates. */
  passName?: string
}

/** The ways in which a line is prepared for the passes. */
export type Preparation = 'typed' | 'loose' | 'typosFixed' | 'corrected' | 'open' | 'gist'

/** The input of a pass. */
export interface PassInput {
  readonly text: string
  readonly grammar: Grammar
  readonly context: InterpretationContext
  /** The line as typed. */
  readonly line: Line
  /** The nouns of whole lists in the line: 'fornecedores', and not 'fornecedor'. */
  readonly listNouns: readonly Lemma[]
  /** A verb of the line that the product has no command for; null if there is none. */
  readonly unsupportedVerb: ReturnType<typeof findUnsupportedVerb>
  /** Prepares the line in one of the ways of the passes. */
  getLine(preparation: Preparation): Line
  /** Prepares another text as it is. */
  prepare(text: string): Line
  /** The candidates of a prepared line. Passes that prepare a line alike share them. */
  findCandidates(line: Line, mode?: MatchMode): readonly Candidate[]
  /** Interprets a clause of the line by itself. */
  interpretClauseText(clause: string): PassResult
}

/** Creates the input of the passes over a text. */
export function createPassInput(
  text: string,
  matcher: LineMatcher,
  interpretClauseText: PassInput['interpretClauseText'],
): PassInput {
  const { grammar, context } = matcher
  const optionsByPreparation: Readonly<Record<Preparation, PrepareOptions>> = {
    typed: {},
    loose: { allowsLooseWords: true },
    typosFixed: { correctWord: correctNoValueWords },
    corrected: { correctWord: getValueCorrection(grammar, context), allowsLooseWords: true },
    open: { allowsLooseWords: true, skipsUnknownWords: true },
    gist: { allowsLooseWords: true, skipsUnknownWords: true, skipsAnyWord: true },
  }
  const line = matcher.prepare(text)
  return {
    text,
    grammar,
    context,
    line,
    listNouns: [...getFullLemmas(line, 'one')].filter(isNounLemma),
    unsupportedVerb: findUnsupportedVerb(line),
    getLine: (preparation) => matcher.prepare(text, optionsByPreparation[preparation]),
    prepare: (other) => matcher.prepare(other),
    findCandidates: (prepared, mode) =>
      matcher.findCandidates(prepared, mode).filter((candidate) => !isOffTarget(candidate, text, context)),
    interpretClauseText,
  }
}

/** The result of a pass that does not understand the line. */
export const createEmptyResult = ({ line }: PassInput): PassResult => ({ line, candidates: [] })

/** The candidates of another line in place of the typed one, whose spans do not apply to it. */
export const toRewriteResult = (line: Line, candidates: readonly Candidate[]): PassResult => ({
  line,
  candidates: candidates.map(removeSpans),
})
