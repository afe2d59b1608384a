/**
 * Entry point of the command language: turns a typed line into interpretations, best first
 * (commands/language/README). Pure; the index is built once.
 */
import type { AnyCommand } from '#commands/define.ts'
import type { Resource } from '#commands/resource.ts'
import { isEditVerbAt } from './field-opening.ts'
import { createGrammar } from './grammar.ts'
import { interpretArgs } from './interpret-args.ts'
import { interpretHarmless } from './interpret-harmless.ts'
import type { Interpreter, Interpretation, InterpretationContext, Span } from './interpretation.ts'
import { getKnownWordCheck } from './known-words.ts'
import { createLineMatcher } from './line-matcher.ts'
import { createNearestCommandFinder } from './nearest-commands.ts'
import { getNoMatchReason } from './no-match-reason.ts'
import { interpretClause, interpretFieldChange, interpretLine } from '#commands/language/passes/interpret-line.ts'
import { splitRequests } from './split-requests.ts'
import { toInterpretations } from './to-interpretations.ts'
import { createTypedLineReader } from './typed-line.ts'
import { correctNoValueWords, prepareLine } from '#commands/language/words/line.ts'
import { memoizeByObject, memoizeByText } from '#commands/language/words/memoize.ts'
import { MOOD_REASONS } from '#commands/language/words/mood.ts'

interface Vocabularies {
  readonly commands: readonly AnyCommand[]
  readonly resources: readonly Resource[]
}

/** The number of nearest commands that are offered. */
const NEAREST_COUNT = 3

/**
 * Builds the language of these commands and resources. Hidden commands are left out. Throws if a phrase has a slot
 * without an argument.
 */
export function createInterpreter({ commands, resources }: Vocabularies): Interpreter {
  const grammar = createGrammar(commands, resources)
  const findNearestCommands = createNearestCommandFinder(grammar.harmlessPatterns)
  const { clean, getRequest, getWholeMood, getRequestMood } = createTypedLineReader(grammar)

  /** The matcher of the last typed line: the line is matched once for its interpretations and for its requests. */
  const matchersByContext = memoizeByObject((context: InterpretationContext) =>
    memoizeByText(() => createLineMatcher(grammar, context), 1),
  )

  const interpret = (text: string, context: InterpretationContext): Interpretation[] => {
    const request = getRequest(text)
    const matcher = matchersByContext(context)(request)
    const result =
      getWholeMood(text) === null
        ? interpretLine(request, matcher)
        : (interpretFieldChange(request, matcher) ??
          interpretClause(request, matcher) ??
          interpretHarmless(request, matcher, getRequestMood(request) !== null))
    return toInterpretations(request, result, matcher)
  }

  return {
    interpretArgs(wanted, typedLine, context) {
      const { text, tooLongReason } = clean(typedLine)
      const [[name = '', arg] = []] = wanted
      // A text argument takes the text as it is, however long.
      if (tooLongReason !== null)
        return arg?.kind === 'texto'
          ? { args: { [name]: text.trim() }, problem: null }
          : { args: {}, problem: tooLongReason }
      const isKnownWord = getKnownWordCheck(grammar, context)
      return interpretArgs(wanted, prepareLine(text, grammar.lexicon, { isKnownWord }), context)
    },
    interpret(typedLine, context) {
      const { text, toTypedOffset, tooLongReason } = clean(typedLine)
      if (tooLongReason !== null) return []
      const interpretations = interpret(text, context)
      if (text === typedLine) return interpretations
      const toTypedSpan = (span: Span): Span => ({
        ...span,
        start: toTypedOffset(span.start),
        end: toTypedOffset(span.end - 1) + 1,
      })
      return interpretations.map((each) => ({ ...each, spans: each.spans.map(toTypedSpan) }))
    },
    getStopReason(typedLine, context) {
      const { text, tooLongReason } = clean(typedLine)
      const mood = tooLongReason === null ? getRequestMood(text) : null
      if (mood === null) return tooLongReason
      const request = getRequest(text)
      const setsField = context && interpretFieldChange(request, matchersByContext(context)(request))
      return setsField ? null : MOOD_REASONS[mood]
    },
    asksForChange(typedLine) {
      const { text, tooLongReason } = clean(typedLine)
      if (tooLongReason !== null) return false
      const line = prepareLine(getRequest(text), grammar.lexicon)
      return line.tokens.some((_, index) => isEditVerbAt(line, index))
    },
    splitRequests(typedLine, context) {
      const { text, tooLongReason } = clean(typedLine)
      if (tooLongReason !== null || getWholeMood(text)) return []
      const request = getRequest(text)
      return splitRequests(request, matchersByContext(context)(request))
    },
    getNoMatchReason(typedLine, context) {
      const { text, tooLongReason } = clean(typedLine)
      if (tooLongReason !== null) return null
      const line = prepareLine(getRequest(text), grammar.lexicon, { correctWord: correctNoValueWords })
      return getNoMatchReason(line, grammar, resources, context.resource)
    },
    findNearestCommands(typedLine) {
      const { text, tooLongReason } = clean(typedLine)
      return tooLongReason === null ? findNearestCommands(getRequest(text), NEAREST_COUNT) : []
    },
  }
}
