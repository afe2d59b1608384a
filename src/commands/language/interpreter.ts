/**
 * Entry point of the command language: turns a typed line into interpretations, best first
 * (commands/language/README). Pure; the index is built once.
 */
import { verbLemmas } from '#commands/language/words/lemma.ts'
import type { AnyCommand } from '#commands/define.ts'
import type { Resource } from '#commands/resource.ts'
import { type Candidate, removeSpans } from './candidates.ts'
import { formatCanonicalPhrase } from './canonical-phrase.ts'
import { cleanText } from '#commands/language/words/clean-text.ts'
import { stripCourtesy } from '#commands/language/words/courtesy.ts'
import { createGrammar } from './grammar.ts'
import { getTooLongReason } from '#commands/language/words/line-length.ts'
import { correctNoValueWords, prepareLine } from '#commands/language/words/line.ts'
import { memoizeByObject, memoizeByText } from '#commands/language/words/memoize.ts'
import { LOOK_VERBS, type Mood, MOOD_REASONS, getMood, removeAction } from '#commands/language/words/mood.ts'
import { findNearestCommands } from './nearest-commands.ts'
import { getNoMatchReason } from './no-match-reason.ts'
import { findIgnoredText, leavesVerbOut } from './ignored-text.ts'
import { isUnsupportedView } from './candidate-rules.ts'
import { getKnownWordCheck } from './known-words.ts'
import { createLineMatcher, type LineMatcher } from './line-matcher.ts'
import { interpretLine, interpretClause } from '#commands/language/passes/interpret-line.ts'
import type { PassResult } from '#commands/language/passes/pass-input.ts'
import { findRequestClauses } from '#commands/language/passes/request-clause.ts'
import type { Pattern } from './patterns.ts'
import { compareNumberLists, getTieBreak, getTier } from './rank.ts'
import { interpretArgs } from './interpret-args.ts'
import type { Interpreter, Interpretation, InterpretationContext, Span } from './interpretation.ts'
import { splitRequests } from './split-requests.ts'
import { formatCorrectedText } from './typo-corrections.ts'
import { removeRetractions } from './request-clauses.ts'

/** Verbs that open a form; opening a form sends nothing. */
const FORM_VERBS = verbLemmas('editar', 'cadastrar')

/** A verb of the pattern does more than search, show or open something. */
const doesMoreThanLook = ({ elements }: Pattern): boolean =>
  elements.some(({ role, lemma }) => role === 'verb' && !LOOK_VERBS.has(lemma) && !FORM_VERBS.has(lemma))

const getColumnLabels = (context: InterpretationContext) =>
  new Map(context.columns.map(({ field, label }) => [field, label]))

interface Vocabularies {
  readonly commands: readonly AnyCommand[]
  readonly resources: readonly Resource[]
}

/**
 * Builds the language of these commands and resources. Hidden commands are left out. Throws if a phrase has a slot
 * without an argument.
 */
export function createInterpreter({ commands, resources }: Vocabularies): Interpreter {
  const grammar = createGrammar(commands, resources)

  /** The typed line without what is no part of it, and why it is too long to be interpreted, if it is. */
  const readTypedLine = memoizeByText((typedLine) => {
    const cleaned = cleanText(typedLine)
    return { ...cleaned, tooLongReason: getTooLongReason(cleaned.text) }
  })

  /** The matcher of the last typed line: the line is matched once for its interpretations and for its requests. */
  const matchersByContext = memoizeByObject((context: InterpretationContext) =>
    memoizeByText(() => createLineMatcher(grammar, context), 1),
  )
  const getMatcher = (text: string, context: InterpretationContext) => matchersByContext(context)(text)

  const sortCandidates = (found: readonly Candidate[], context: InterpretationContext): Candidate[] => {
    const sortable = found.map((candidate) => {
      const index = grammar.titleOrder.get(candidate.match.pattern.command.id) ?? 0
      return { candidate, key: [...candidate.fitness, ...getTieBreak(candidate.match, index, context)] }
    })
    return sortable.sort((a, b) => compareNumberLists(a.key, b.key)).map(({ candidate }) => candidate)
  }

  /** Removes courtesies and retracted words; with `before` only the courtesies before the request. */
  const createCleaner = (before: boolean) =>
    memoizeByText((typedLine) => removeRetractions(prepareLine(stripCourtesy(typedLine, before), grammar.lexicon)))
  const cleanLine = createCleaner(false)
  const stripOpening = createCleaner(true)

  /** A courtesy at the end makes no question: 'liberar o 3, por favor?'. */
  const getWholeMood = memoizeByText((typedLine): Mood => {
    const text = stripOpening(typedLine)
    return getMood(prepareLine(text, grammar.lexicon).tokens, text, grammar.lexicon)
  })

  /** A comment does not stop the request beside it: 'exclua o plano 3, que não é mais usado'. */
  const getRequestMood = memoizeByText((text): Mood => {
    const mood = getWholeMood(text)
    return mood && findRequestClauses(cleanLine(text), grammar).length > 0 ? null : mood
  })

  /** What a line that must not run still offers: the record it mentions, and commands that change nothing. */
  const interpretHarmless = (text: string, matcher: LineMatcher) => {
    const isStopped = getRequestMood(text) !== null
    const isHarmless = (candidate: Candidate) =>
      !candidate.match.pattern.isWrite &&
      !doesMoreThanLook(candidate.match.pattern) &&
      // 'não desfazer' does not offer to undo.
      !candidate.match.pattern.command.replaysHistory &&
      // 'nunca salvar isso' must not submit the form.
      candidate.match.pattern.command.group !== 'Formulário' &&
      !(isStopped && isUnsupportedView(candidate))
    const { tokens } = prepareLine(text, grammar.lexicon)
    const interpreted = interpretLine(text, matcher)
    const harmless = interpreted.candidates.filter(isHarmless)
    if (harmless.length > 0) return { line: interpreted.line, candidates: harmless }
    const remaining = interpretLine(removeAction(tokens, text, grammar.lexicon), matcher)
    // A name without its 'não' is another name: 'excluir visão Loja não usada'.
    const isWhole = ({ match, matchedArgs: { args } }: Candidate) =>
      !match.hasFreeText || Object.values(args).every((value) => typeof value !== 'string' || text.includes(value))
    const candidates = remaining.candidates.filter((candidate) => isHarmless(candidate) && isWhole(candidate))
    return { line: remaining.line, candidates: candidates.map(removeSpans) }
  }

  /** 'clonar loja 3' only opens the record: the verb is left out, so the line does not say exactly this. */
  const opensRecordOnly = ({ match, matchedArgs }: Candidate, text: string, ignoredText: string): boolean =>
    !match.pattern.isWrite &&
    matchedArgs.problem === null &&
    match.pattern.slots.some(({ name, arg }) => arg.resource && name in matchedArgs.args) &&
    leavesVerbOut(prepareLine(text, grammar.lexicon), prepareLine(ignoredText, grammar.lexicon), grammar.lexicon)

  const interpret = (typedLine: string, context: InterpretationContext): Interpretation[] => {
    const text = cleanLine(typedLine)
    const matcher = getMatcher(text, context)
    const { line, candidates, uncoveredText }: PassResult =
      getWholeMood(typedLine) === null
        ? interpretLine(text, matcher)
        : (interpretClause(text, matcher) ?? interpretHarmless(text, matcher))
    const list = sortCandidates(candidates, context)
    const [first, second] = list
    const isAmbiguous = first && second && compareNumberLists(first.fitness, second.fitness) === 0
    const labels = getColumnLabels(context)
    return list.map((candidate): Interpretation => {
      const { match, matchedArgs } = candidate
      const { command } = match.pattern
      const ignoredText = [uncoveredText, findIgnoredText(line, match.spans)].filter(Boolean).join(' … ') || null
      return {
        command,
        ...matchedArgs,
        spans: match.spans,
        tier: ignoredText !== null && opensRecordOnly(candidate, text, ignoredText) ? 'corrected' : getTier(match),
        phrase: formatCanonicalPhrase(command, matchedArgs.args, labels),
        correction: formatCorrectedText(line, match),
        ignoredText,
        isAmbiguous: Boolean(isAmbiguous) && compareNumberLists(candidate.fitness, first?.fitness ?? []) === 0,
      }
    })
  }

  return {
    interpretArgs(wanted, typedLine, context) {
      const { text, tooLongReason } = readTypedLine(typedLine)
      const [[name = '', arg] = []] = wanted
      // A text argument takes the text as it is, however long.
      if (tooLongReason !== null)
        return arg?.kind === 'texto'
          ? { args: { [name]: text.trim() }, problem: null }
          : { args: {}, problem: tooLongReason }
      return interpretArgs(
        wanted,
        prepareLine(text, grammar.lexicon, { isKnownWord: getKnownWordCheck(grammar, context) }),
        context,
      )
    },
    interpret(typedLine, context) {
      const { text, toTypedOffset, tooLongReason } = readTypedLine(typedLine)
      if (tooLongReason !== null) return []
      const interpretations = interpret(text, context)
      if (text === typedLine) return interpretations
      const toTypedSpan = (span: Span): Span => ({
        ...span,
        start: toTypedOffset(span.start),
        end: toTypedOffset(span.end - 1) + 1,
      })
      return interpretations.map((interpretation) => ({
        ...interpretation,
        spans: interpretation.spans.map(toTypedSpan),
      }))
    },
    getStopReason(typedLine) {
      const { text, tooLongReason } = readTypedLine(typedLine)
      if (tooLongReason !== null) return tooLongReason
      const mood = getRequestMood(text)
      return mood && MOOD_REASONS[mood]
    },
    splitRequests(typedLine, context) {
      const { text, tooLongReason } = readTypedLine(typedLine)
      return tooLongReason !== null || getWholeMood(text)
        ? []
        : splitRequests(cleanLine(text), getMatcher(cleanLine(text), context))
    },
    getNoMatchReason(typedLine, context) {
      const { text, tooLongReason } = readTypedLine(typedLine)
      if (tooLongReason !== null) return null
      const line = prepareLine(cleanLine(text), grammar.lexicon, { correctWord: correctNoValueWords })
      return getNoMatchReason(line, grammar, resources, context.resource)
    },
    findNearestCommands(typedLine) {
      const { text, tooLongReason } = readTypedLine(typedLine)
      return tooLongReason !== null ? [] : findNearestCommands(cleanLine(text), grammar.harmlessPatterns, 3)
    },
  }
}
