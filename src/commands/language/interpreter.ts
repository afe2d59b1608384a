/**
 * The command language: a typed line becomes readings, best first (commands/language/README). Pure; its index is built
 * once.
 */
import type { AnyCommand } from '#commands/define.ts'
import type { Resource } from '#commands/resource.ts'
import { type Candidate, removeSpans } from './candidates.ts'
import { formatCanonicalPhrase } from './canonical-phrase.ts'
import { cleanText } from '#commands/language/words/clean-text.ts'
import { stripCourtesy } from '#commands/language/words/courtesy.ts'
import { createGrammar } from './grammar.ts'
import { getTooLongReason } from '#commands/language/words/line-length.ts'
import { noWordCorrection, prepareLine } from '#commands/language/words/line.ts'
import { memoizeByText } from '#commands/language/words/memoize.ts'
import { LOOK_VERBS, type Mood, MOOD_REASONS, getMood, removeAction } from '#commands/language/words/mood.ts'
import { findNearestCommands } from './nearest-commands.ts'
import { getNoMatchReason } from './no-match-reason.ts'
import { findIgnoredText } from './ignored-text.ts'
import { isUnsupportedView } from './candidate-rules.ts'
import { findRequestClauses, getKnownWordCheck, interpretLine, interpretClause, type PassResult } from './passes.ts'
import type { Pattern } from './patterns.ts'
import { compareNumberLists, getTieBreak, getTier } from './rank.ts'
import { interpretArgs } from './interpret-args.ts'
import type { Interpreter, Interpretation, InterpretationContext, Span } from './interpretation.ts'
import { splitRequests } from './split-requests.ts'
import { formatCorrectedText } from './typo-corrections.ts'
import { removeRetractions } from './request-clauses.ts'

/** Open a form, in which nothing is sent. */
const FORM_VERBS = new Set(['v:editar', 'v:cadastrar'])

/** Its verb does more than to look for something, or to open it. */
const doesMoreThanLook = ({ elements }: Pattern): boolean =>
  elements.some(({ role, lemma }) => role === 'verb' && !LOOK_VERBS.has(lemma) && !FORM_VERBS.has(lemma))

const getColumnLabels = (context: InterpretationContext) =>
  new Map(context.columns.map(({ field, label }) => [field, label]))

interface Vocabularies {
  readonly commands: readonly AnyCommand[]
  readonly resources: readonly Resource[]
}

/** Builds the language of these commands and nouns; hidden ones are not read. Throws on a phrase with an unknown slot. */
export function createInterpreter({ commands, resources }: Vocabularies): Interpreter {
  const grammar = createGrammar(commands, resources)

  const sortCandidates = (found: readonly Candidate[], context: InterpretationContext): Candidate[] => {
    const keyed = found.map((meaning) => {
      const index = grammar.titleOrder.get(meaning.match.pattern.command.id) ?? 0
      return { meaning, key: [...meaning.fitness, ...getTieBreak(meaning.match, index, context)] }
    })
    return keyed.sort((a, b) => compareNumberLists(a.key, b.key)).map(({ meaning }) => meaning)
  }

  /** Without manners, and without what is taken back. */
  const createCleaner = (before: boolean) =>
    memoizeByText((typed) => removeRetractions(prepareLine(stripCourtesy(typed, before), grammar.lexicon)))
  const cleanLine = createCleaner(false)
  const stripOpening = createCleaner(true)

  /** What is asked politely at the end is no question: 'liberar o 3, por favor?'. */
  const getWholeMood = memoizeByText((typed): Mood => {
    const text = stripOpening(typed)
    return getMood(prepareLine(text, grammar.lexicon).tokens, text, grammar.lexicon)
  })

  /** What is asked for is not stopped by what is told of it: 'exclua o plano 3, que não é mais usado'. */
  const getRequestMood = memoizeByText((text): Mood => {
    const mood = getWholeMood(text)
    return mood && findRequestClauses(cleanLine(text), grammar).length > 0 ? null : mood
  })

  /** What may still be read in a line that nothing of is run: the record it speaks of, and whatever changes nothing. */
  const interpretHarmless = (text: string, context: InterpretationContext) => {
    const isStopped = getRequestMood(text) !== null
    const isHarmless = (each: Candidate) =>
      !each.match.pattern.isWrite &&
      !doesMoreThanLook(each.match.pattern) &&
      // Nor does 'não desfazer' offer it.
      !each.match.pattern.command.replaysHistory &&
      // 'nunca salvar isso' sends no form.
      each.match.pattern.command.group !== 'Formulário' &&
      !(isStopped && isUnsupportedView(each))
    const { tokens } = prepareLine(text, grammar.lexicon)
    const whole = interpretLine(text, grammar, context)
    const harmless = whole.found.filter(isHarmless)
    if (harmless.length > 0) return { line: whole.line, found: harmless }
    const remaining = interpretLine(removeAction(tokens, text, grammar.lexicon), grammar, context)
    // A name that its 'não' was taken from is another one: 'excluir visão Loja não usada'.
    const isWhole = ({ match, matchedArgs: { args } }: Candidate) =>
      !match.hasFreeText || Object.values(args).every((value) => typeof value !== 'string' || text.includes(value))
    const found = remaining.found.filter((each) => isHarmless(each) && isWhole(each))
    return { line: remaining.line, found: found.map(removeSpans) }
  }

  const interpret = (typed: string, context: InterpretationContext): Interpretation[] => {
    const text = cleanLine(typed)
    const { line, found, left }: PassResult =
      getWholeMood(typed) === null
        ? interpretLine(text, grammar, context)
        : (interpretClause(text, grammar, context) ?? interpretHarmless(text, context))
    const list = sortCandidates(found, context)
    const [first, second] = list
    const isAmbiguous = first && second && compareNumberLists(first.fitness, second.fitness) === 0
    const labels = getColumnLabels(context)
    return list.map((meaning): Interpretation => {
      const { match: fit, matchedArgs } = meaning
      const { command } = fit.pattern
      return {
        command,
        ...matchedArgs,
        spans: fit.spans,
        tier: getTier(fit),
        phrase: formatCanonicalPhrase(command, matchedArgs.args, labels),
        correction: formatCorrectedText(line, fit),
        left: [left, findIgnoredText(line, fit.spans)].filter(Boolean).join(' … ') || null,
        isAmbiguous: Boolean(isAmbiguous) && compareNumberLists(meaning.fitness, first?.fitness ?? []) === 0,
      }
    })
  }

  return {
    interpretArgs(wanted, typed, context) {
      const { text } = cleanText(typed)
      const [[name = '', arg] = []] = wanted
      // A text is taken as it is, however long.
      const long = getTooLongReason(text)
      if (long !== null)
        return arg?.kind === 'texto' ? { args: { [name]: text.trim() }, problem: null } : { args: {}, problem: long }
      return interpretArgs(
        wanted,
        prepareLine(text, grammar.lexicon, { isWord: getKnownWordCheck(grammar, context) }),
        context,
      )
    },
    interpret(typed, context) {
      const { text, toTypedOffset } = cleanText(typed)
      if (getTooLongReason(text) !== null) return []
      const interpretations = interpret(text, context)
      if (text === typed) return interpretations
      const asTyped = (span: Span): Span => ({
        ...span,
        start: toTypedOffset(span.start),
        end: toTypedOffset(span.end - 1) + 1,
      })
      return interpretations.map((interpretation) => ({ ...interpretation, spans: interpretation.spans.map(asTyped) }))
    },
    getStopReason(typed) {
      const { text } = cleanText(typed)
      const long = getTooLongReason(text)
      if (long !== null) return long
      const mood = getRequestMood(text)
      return mood && MOOD_REASONS[mood]
    },
    splitRequests(typed, context) {
      const { text } = cleanText(typed)
      return getTooLongReason(text) !== null || getWholeMood(text)
        ? []
        : splitRequests(cleanLine(text), grammar, context)
    },
    getNoMatchReason(typed, context) {
      const { text } = cleanText(typed)
      if (getTooLongReason(text) !== null) return null
      const line = prepareLine(cleanLine(text), grammar.lexicon, { correctWord: noWordCorrection })
      return getNoMatchReason(line, grammar, resources, context.resource)
    },
    findNearestCommands(typed) {
      const { text } = cleanText(typed)
      return getTooLongReason(text) !== null ? [] : findNearestCommands(cleanLine(text), grammar.harmlessPatterns, 3)
    },
  }
}
