/** What a line that must not run still offers: the record it mentions, and commands that change nothing. */
import { type Candidate, removeSpans } from './candidates.ts'
import { isUnsupportedView } from './candidate-rules.ts'
import type { LineMatcher } from './line-matcher.ts'
import { interpretLine } from '#commands/language/passes/interpret-line.ts'
import type { PassResult } from '#commands/language/passes/pass-input.ts'
import type { Pattern } from './patterns.ts'
import { verbLemmas } from '#commands/language/words/lemma.ts'
import { prepareLine } from '#commands/language/words/line.ts'
import { LOOK_VERBS, removeAction } from '#commands/language/words/mood.ts'

/** Verbs that open a form; opening a form sends nothing. */
const FORM_VERBS = verbLemmas('editar', 'cadastrar')

/** A verb of the pattern does more than search, show or open something. */
const doesMoreThanLook = ({ elements }: Pattern): boolean =>
  elements.some(({ role, lemma }) => role === 'verb' && !LOOK_VERBS.has(lemma) && !FORM_VERBS.has(lemma))

const isHarmless = ({ match: { pattern } }: Candidate): boolean =>
  !pattern.isWrite &&
  !doesMoreThanLook(pattern) &&
  // 'não desfazer' does not offer to undo.
  !pattern.command.replaysHistory &&
  // 'nunca salvar isso' must not submit the form.
  pattern.command.group !== 'Formulário'

/**
 * Interprets a line that denies, asks or tells, as typed or without its action. `isStopped`: nothing of the line is a
 * request, so that a view that the list cannot filter by is not offered either.
 */
export function interpretHarmless(text: string, matcher: LineMatcher, isStopped: boolean): PassResult {
  const { lexicon } = matcher.grammar
  const isOffered = (candidate: Candidate) => isHarmless(candidate) && !(isStopped && isUnsupportedView(candidate))
  const asTyped = interpretLine(text, matcher)
  const harmless = asTyped.candidates.filter(isOffered)
  if (harmless.length > 0) return { line: asTyped.line, candidates: harmless }
  const remaining = interpretLine(removeAction(prepareLine(text, lexicon).tokens, text, lexicon), matcher)
  // A name without its 'não' is another name: 'excluir visão Loja não usada'.
  const isWhole = ({ match, matchedArgs: { args } }: Candidate) =>
    !match.hasFreeText || Object.values(args).every((value) => typeof value !== 'string' || text.includes(value))
  const candidates = remaining.candidates.filter((candidate) => isOffered(candidate) && isWhole(candidate))
  return { line: remaining.line, candidates: candidates.map(removeSpans) }
}
