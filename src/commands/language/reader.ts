/**
 * The command language: a typed line becomes readings, best first (commands/language/README). Pure; its index is built
 * once.
 */
import type { AnyCommand } from '#commands/define.ts'
import type { Noun } from '#commands/noun.ts'
import { type LineMeaning, withoutSpans } from './meanings.ts'
import { canonicalPhrase } from './canonical.ts'
import { cleanText } from '#commands/language/words/clean-text.ts'
import { bare } from '#commands/language/words/courtesy.ts'
import { createGrammar } from './grammar.ts'
import { whyTooLong } from '#commands/language/words/length.ts'
import { NOTHING_MEANT, prepareLine } from '#commands/language/words/line.ts'
import { remembered } from '#commands/language/words/remembered.ts'
import { LOOKS, type Mood, MOOD_REASON, moodOf, withoutAct } from '#commands/language/words/mood.ts'
import { nearestCommands } from './nearest.ts'
import { whyNothing } from './nothing.ts'
import { passedOver } from './left-out.ts'
import { isRefusedView } from './admitted.ts'
import { clausesIn, knownWords, understand, understandClause, type Understood } from './passes.ts'
import type { Pattern } from './phrases.ts'
import { compareLists, tieBreak, tierOf } from './rank.ts'
import { readArgs } from './read-args.ts'
import type { Reader, Reading, ReadingContext, Span } from './reading.ts'
import { requestsIn } from './several.ts'
import { correctedText } from './slips.ts'
import { withoutTakenBack } from './told.ts'

/** Open a form, in which nothing is sent. */
const OPENS = new Set(['v:editar', 'v:cadastrar'])

/** Its verb does more than to look for something, or to open it. */
const doesMore = ({ elements }: Pattern): boolean =>
  elements.some(({ role, lemma }) => role === 'verb' && !LOOKS.has(lemma) && !OPENS.has(lemma))

const labelsOf = (context: ReadingContext) => new Map(context.columns.map(({ field, label }) => [field, label]))

interface Spoken {
  readonly commands: readonly AnyCommand[]
  readonly nouns: readonly Noun[]
}

/** Builds the language of these commands and nouns; hidden ones are not read. Throws on a phrase with an unknown slot. */
export function createReader({ commands, nouns }: Spoken): Reader {
  const grammar = createGrammar(commands, nouns)

  const sorted = (found: readonly LineMeaning[], context: ReadingContext): LineMeaning[] => {
    const keyed = found.map((meaning) => {
      const place = grammar.alphabet.get(meaning.match.pattern.command.id) ?? 0
      return { meaning, key: [...meaning.fitness, ...tieBreak(meaning.match, place, context)] }
    })
    return keyed.sort((a, b) => compareLists(a.key, b.key)).map(({ meaning }) => meaning)
  }

  /** Without manners, and without what is taken back. */
  const meant = (before: boolean) =>
    remembered((typed) => withoutTakenBack(prepareLine(bare(typed, before), grammar.lexicon)))
  const meantBy = meant(false)
  const withoutOpening = meant(true)

  /** What is asked politely at the end is no question: 'liberar o 3, por favor?'. */
  const moodOfAll = remembered((typed): Mood => {
    const text = withoutOpening(typed)
    return moodOf(prepareLine(text, grammar.lexicon).tokens, text, grammar.lexicon)
  })

  /** What is asked for is not stopped by what is told of it: 'exclua o plano 3, que não é mais usado'. */
  const moodIn = remembered((text): Mood => {
    const mood = moodOfAll(text)
    return mood && clausesIn(meantBy(text), grammar).length > 0 ? null : mood
  })

  /** What may still be read in a line that nothing of is run: the record it speaks of, and whatever changes nothing. */
  const harmless = (text: string, context: ReadingContext) => {
    const isStopped = moodIn(text) !== null
    const isKept = (each: LineMeaning) =>
      !each.match.pattern.acts &&
      !doesMore(each.match.pattern) &&
      // Nor does 'não desfazer' offer it.
      !each.match.pattern.command.redoes &&
      // 'nunca salvar isso' sends no form.
      each.match.pattern.command.group !== 'Formulário' &&
      !(isStopped && isRefusedView(each))
    const { tokens } = prepareLine(text, grammar.lexicon)
    const whole = understand(text, grammar, context)
    const kept = whole.found.filter(isKept)
    if (kept.length > 0) return { line: whole.line, found: kept }
    const rest = understand(withoutAct(tokens, text, grammar.lexicon), grammar, context)
    // A name that its 'não' was taken from is another one: 'excluir visão Loja não usada'.
    const isWhole = ({ match, values: { args } }: LineMeaning) =>
      !match.freeText || Object.values(args).every((value) => typeof value !== 'string' || text.includes(value))
    const found = rest.found.filter((each) => isKept(each) && isWhole(each))
    return { line: rest.line, found: found.map(withoutSpans) }
  }

  const read = (typed: string, context: ReadingContext): Reading[] => {
    const text = meantBy(typed)
    const { line, found, left }: Understood =
      moodOfAll(typed) === null
        ? understand(text, grammar, context)
        : (understandClause(text, grammar, context) ?? harmless(text, context))
    const list = sorted(found, context)
    const [first, second] = list
    const isAmbiguous = first && second && compareLists(first.fitness, second.fitness) === 0
    const labels = labelsOf(context)
    return list.map((meaning): Reading => {
      const { match: fit, values } = meaning
      const { command } = fit.pattern
      return {
        command,
        ...values,
        spans: fit.spans,
        tier: tierOf(fit),
        phrase: canonicalPhrase(command, values.args, labels),
        corrected: correctedText(line, fit),
        left: [left, passedOver(line, fit.spans)].filter(Boolean).join(' … ') || null,
        ambiguous: Boolean(isAmbiguous) && compareLists(meaning.fitness, first?.fitness ?? []) === 0,
      }
    })
  }

  return {
    readArgs(wanted, typed, context) {
      const { text } = cleanText(typed)
      const [[name = '', arg] = []] = wanted
      // A text is taken as it is, however long.
      const long = whyTooLong(text)
      if (long !== null)
        return arg?.kind === 'texto' ? { args: { [name]: text.trim() }, problem: null } : { args: {}, problem: long }
      return readArgs(wanted, prepareLine(text, grammar.lexicon, { isWord: knownWords(grammar, context) }), context)
    },
    read(typed, context) {
      const { text, typedAt } = cleanText(typed)
      if (whyTooLong(text) !== null) return []
      const readings = read(text, context)
      if (text === typed) return readings
      const asTyped = (span: Span): Span => ({ ...span, start: typedAt(span.start), end: typedAt(span.end - 1) + 1 })
      return readings.map((reading) => ({ ...reading, spans: reading.spans.map(asTyped) }))
    },
    stop(typed) {
      const { text } = cleanText(typed)
      const long = whyTooLong(text)
      if (long !== null) return long
      const mood = moodIn(text)
      return mood && MOOD_REASON[mood]
    },
    requests(typed, context) {
      const { text } = cleanText(typed)
      return whyTooLong(text) !== null || moodOfAll(text) ? [] : requestsIn(meantBy(text), grammar, context)
    },
    lacks(typed, context) {
      const { text } = cleanText(typed)
      if (whyTooLong(text) !== null) return null
      const line = prepareLine(meantBy(text), grammar.lexicon, { meant: NOTHING_MEANT })
      return whyNothing(line, grammar, nouns, context.noun)
    },
    nearest(typed) {
      const { text } = cleanText(typed)
      return whyTooLong(text) !== null ? [] : nearestCommands(meantBy(text), grammar.harmless, 3)
    },
  }
}
