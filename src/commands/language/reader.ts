/** The command language: a typed line becomes readings, best first (commands/language/README). Pure; its index is built once. */
import type { AnyCommand } from '#commands/define.ts'
import type { Noun } from '#commands/noun.ts'
import type { Reader, Reading, ReadingContext, Span } from './reading.ts'
import { canonicalPhrase } from './canonical.ts'
import { createGrammar, type Grammar } from './grammar.ts'
import { fold } from '#lib/fold.ts'
import { closest } from './distance.ts'
import { contentWords, nounLemma, verbLemma } from './lexicon.ts'
import { tellsChange } from './loose.ts'
import { wholeIdAt } from './numbers.ts'
import { isListVerb, nounAt } from './view-words.ts'
import { type Line, prepareLine, wholeLemmas, withoutBegunWord } from './line.ts'
import { couldMatch } from './could-match.ts'
import { match, type Match } from './match.ts'
import { isActLemma, LOOKS, type Mood, MOOD_REASON, moodOf, withoutAct } from './mood.ts'
import { nearestCommands } from './nearest.ts'
import { lineMeant } from './everyday.ts'
import { whyNothing } from './nothing.ts'
import type { Pattern } from './phrases.ts'
import { readArgs } from './read-args.ts'
import { compareLists, fitness, tieBreak, tierOf } from './rank.ts'
import type { Token } from './tokens.ts'
import { createValues } from './values.ts'
import { ignored } from './vocabulary.ts'
import { TELLING_PERIOD_WORDS } from './period-words.ts'
import { isStatusWord } from './view-status.ts'
import { type ReadArguments, valuesOf } from './values-of.ts'

/** A longer line is no command; it is not looked at beyond this. */
const LONGEST_LINE = 2000

interface Candidate {
  match: Match
  values: ReadArguments
  fitness: readonly number[]
}

const candidateOf = (found: Match, context: ReadingContext): Candidate => {
  const values = valuesOf(found, context)
  return { match: found, values, fitness: fitness(found, values, context) }
}

/** Going to a list takes an id where nothing of that noun can be opened: 'pedido 501' (commands/README §4 rule 4). */
const swallowsId = ({ goes, slots, elements }: Pattern, { openable }: Grammar): boolean => {
  const noun = elements[1]?.noun
  return goes && slots.length === 0 && elements.length === 2 && noun != null && !openable.has(nounLemma(noun))
}

interface Mode {
  names?: boolean
  whole?: boolean
}

/** The best candidate of each command. */
function candidates(
  line: Line,
  grammar: Grammar,
  context: ReadingContext,
  { names = false, whole = false }: Mode = {},
): Candidate[] {
  const typed = { line, values: createValues(line, context, names), context }
  const better = (a: Match, b: Match) =>
    compareLists(candidateOf(a, context).fitness, candidateOf(b, context).fitness) < 0
  const best = new Map<AnyCommand, Candidate>()
  for (const pattern of grammar.patterns) {
    const options = { swallowsId: !names && swallowsId(pattern, grammar), names, whole }
    if (!couldMatch(pattern, typed, options)) continue
    const found = match(pattern, typed, options, better)
    if (!found) continue
    const candidate = candidateOf(found, context)
    const before = best.get(pattern.command)
    const first = before && compareLists(candidate.fitness, before.fitness) >= 0 ? before : candidate
    // 'modo' begins phrases of both states, and says neither.
    const isTold = !before || first.match.unmatched === 0 || before.values.args['on'] === candidate.values.args['on']
    if (!isTold) first.values.args = { ...first.values.args, on: undefined }
    best.set(pattern.command, first)
  }
  return [...best.values()]
}

const IN_PERIODS = new Set(TELLING_PERIOD_WORDS)

/** Tells the words that the screen and the choices of arguments know, so that none of them is parted. */
function wordsOf(grammar: Grammar, context: ReadingContext): (word: string) => boolean {
  const columns = new Set(context.columns.flatMap(({ label }) => contentWords(label)))
  return (word) => grammar.choices.has(word) || columns.has(word) || isStatusWord(word) || IN_PERIODS.has(word)
}

interface Understood {
  line: Line
  found: Candidate[]
}

/** The line as typed; else without a word just begun; else with its typing errors corrected (commands/README §4 rule 5). */
function understand(text: string, grammar: Grammar, context: ReadingContext): Understood {
  const isWord = wordsOf(grammar, context)
  const line = prepareLine(text, grammar.lexicon, { isWord })
  const found = line.tokens.length === 0 ? [] : candidates(line, grammar, context)
  if (line.tokens.length === 0) return { line, found }
  if (found.length > 0)
    return (found.every(isLoose) ? withNounMeant(text, grammar, context, isWord) : null) ?? { line, found }
  const begun = withoutBegunWord(line)
  const shorter = begun === null ? line : prepareLine(begun, grammar.lexicon, { isWord })
  const meanwhile = begun === null ? [] : candidates(shorter, grammar, context)
  if (meanwhile.length > 0) return { line: shorter, found: meanwhile }
  const loose = prepareLine(text, grammar.lexicon, { isWord, loose: true })
  const said = leavingOutLeast(readLoosely(loose, grammar, context), loose)
  if (said.length > 0) return { line: loose, found: said }
  const corrected = prepareLine(text, grammar.lexicon, { isWord, meant: valueMeant(grammar, context), loose: true })
  const meant = readLoosely(corrected, grammar, context).filter((each) => isEvident(each, corrected))
  if (meant.some(isLikely)) return { line: corrected, found: meant }
  const named: Understood[] = []
  const open = prepareLine(text, grammar.lexicon, { isWord, loose: true, open: true })
  for (const each of [line, corrected, open]) {
    const all = candidates(each, grammar, context, { names: true, whole: true })
    const told = { line: each, found: each === open ? all.filter(({ match: { pattern } }) => !pattern.acts) : all }
    if (told.found.some(({ values }) => values.problem === null)) return told
    named.push(told)
  }
  const spotted = leavingOutLeast(candidates(open, grammar, context, { whole: true }).filter(isPlain), open)
  if (meant.length === 0 && spotted.length > 0) return { line: open, found: spotted }
  const told = meant.length > 0 ? undefined : named.find((each) => each.found.length > 0)
  if (told || meant.length > 0) return told ?? { line: corrected, found: meant }
  if ([...wholeLemmas(line)].some(isActLemma)) return { line, found: [] }
  const form = formOf(line, grammar)
  if (form !== null) return readAs(form, grammar, context)
  const every = prepareLine(text, grammar.lexicon, { isWord, loose: true, open: true, every: true })
  const whole = candidates(every, grammar, context, { whole: true }).filter((each) => isPlain(each) && each.match.full)
  const gist = leavingOutLeast(whole, every).filter((each) => saysMuch(each, every))
  return gist.length > 0 ? { line: every, found: gist } : readAs(everydayLine(line), grammar, context)
}

/** The candidates of a line some of whose words are passed over: no act where those say how one is meant. */
const readLoosely = (line: Line, grammar: Grammar, context: ReadingContext): Candidate[] =>
  candidates(line, grammar, context).filter(({ match: { pattern, freeText, unmatched, corrected } }) => {
    const isHarmless = !pattern.acts && (unmatched === 0 || ![...pattern.lemmas].some(isActLemma))
    const isText = freeText && (unmatched > 0 || corrected.length === 0)
    return !isText && (isHarmless || !line.harmlessOnly)
  })

/** Those that leave out the fewest words: 'selecionar todas as linhas' is not one line. */
function leavingOutLeast(found: readonly Candidate[], { tokens }: Line): Candidate[] {
  const loose = tokens.filter((token) => token.loose)
  const leftOut = ({ match: { spans } }: Candidate) =>
    loose.filter(({ start }) => spans.some((span) => span.role === 'ignored' && span.start === start)).length
  const least = Math.min(...found.map(leftOut))
  return found.filter((each) => leftOut(each) === least)
}

/** Changes nothing, says all of its phrase, and lacks nothing. */
const isPlain = ({ match: { pattern, spans, freeText }, values: { missing, problem } }: Candidate): boolean =>
  spans.some(({ role }) => role === 'noun' || role === 'verb' || role === 'word') &&
  !pattern.acts &&
  ![...pattern.lemmas].some(isActLemma) &&
  !freeText &&
  missing.length === 0 &&
  problem === null

/** What is told of the line it was found in holds no more of another. */
const withoutSpans = (found: Candidate): Candidate => ({ ...found, match: { ...found.match, spans: [] } })

/** What another line says, that this one means. */
function readAs(text: string | null, grammar: Grammar, context: ReadingContext): Understood {
  const line = prepareLine(text ?? '', grammar.lexicon)
  return { line, found: text === null ? [] : candidates(line, grammar, context, { whole: true }).map(withoutSpans) }
}

/** 'o que o povo comprou' is 'ir para pedidos', where no record is told by its number. */
const everydayLine = ({ tokens }: Line): string | null =>
  tokens.some(({ kind }) => kind === 'number' || kind === 'quoted') ? null : lineMeant(tokens.map(({ text }) => text))

/** 'o produto 340 agora custa 12 reais': what becomes of one record is written in its form; the line that opens it. */
function formOf(line: Line, { patterns }: Grammar): string | null {
  const { tokens } = line
  const isChanged = tokens.some((token, at) => tellsChange(token) || isListVerb(line, at, EDITING))
  for (const at of tokens.keys()) {
    const said = nounAt(line, at)
    const id = said && wholeIdAt(tokens, said.end)
    const form = patterns.find(
      ({ elements: [verb, noun], slots }) =>
        verb?.lemma === EDITAR && noun?.noun?.id === said?.noun && slots.length === 1,
    )
    if (form && id && isChanged && typeof id.value === 'number') return `editar ${form.elements[1]?.own} ${id.value}`
  }
  return null
}

/** What it takes of the line is no less than what it leaves out. */
function saysMuch({ match: { spans } }: Candidate, { tokens }: Line): boolean {
  const isTold = (token: Token) =>
    spans.some(({ role, start, end }) => role !== 'ignored' && start <= token.start && token.end <= end)
  const words = tokens.filter(({ kind, text, polite }) => kind !== 'sign' && !polite && !ignored.has(text))
  const told = words.filter(isTold).length
  return 2 * told >= words.length && (told > 1 || 2 > words.length || spans.some(({ role }) => role === 'noun'))
}

/** A slip in a word of a value has so many letters at least: shorter ones are too near to names. */
const LEAST_MENDED = 5

/** The one word of a value that another may have been meant to be: a status, a choice, a column, a month. */
function valueMeant({ values }: Grammar, { columns }: ReadingContext): (word: string) => string | null {
  return (word) => {
    if (word.length < LEAST_MENDED) return null
    const known = [...values, ...columns.flatMap(({ label }) => contentWords(label))]
    const [form, other] = new Set(closest(word, known, (each) => each))
    return form !== undefined && other === undefined && form[0] === word[0] ? form : null
  }
}

/** Free text took what may be the phrase's own noun, mistyped: 'buscar usuraio maria'. */
const isLoose = ({ match: { freeText, unmatched } }: Candidate): boolean => freeText && unmatched > 0

/** The line with its slips corrected, where its noun is said then. */
function withNounMeant(text: string, grammar: Grammar, context: ReadingContext, isWord: (word: string) => boolean) {
  const line = prepareLine(text, grammar.lexicon, { isWord, meant: () => null })
  const found = candidates(line, grammar, context, { whole: true }).filter(({ match: { freeText } }) => freeText)
  return found.length > 0 ? { line, found } : null
}

/** The letters that a corrected word must have at least where it might as well be a name: 'fone' is no 'forn'. */
const LEAST_LIKELY = 5

/** What a line says once its slips are corrected, and not a name that looks like a word. */
const isLikely = ({ match: { corrected }, values: { missing, args } }: Candidate): boolean =>
  (missing.length === 0 && Object.keys(args).length > 0) ||
  corrected.every(({ start, end }) => end - start >= LEAST_LIKELY)

/** The same letters in another order: of all slips the one that makes no other word. */
const isSwapped = (a: string, b: string): boolean => [...a].toSorted().join('') === [...b].toSorted().join('')

/** A slip is read as an act only where the line says what it acts on: 'liberal' is no 'liberar', 'delta 40' no 'deleta 40'. */
const isEvident = ({ match: { pattern, values, spans, corrected } }: Candidate, { text }: Line): boolean =>
  !pattern.acts ||
  (spans.some(({ role }) => role === 'noun') && !corrected.some(({ start }) => isNamed(spans, start))) ||
  (values.size > 0 && corrected.every(({ start, end, form }) => isSwapped(fold(text.slice(start, end)), fold(form))))

/** 'fornecedor Removex 12': a slip of the verb between the noun and its number may be a name. */
function isNamed(spans: readonly Span[], start: number): boolean {
  const at = spans.findIndex((span) => span.start === start)
  return spans[at]?.role === 'verb' && spans[at - 1]?.role === 'noun' && spans[at + 1]?.arg !== undefined
}

/** The line with its corrected words: 'exlcuir produto 12' -> 'excluir produto 12'. */
function correctedText(line: Line, { corrected }: Match): string | null {
  if (corrected.length === 0) return null
  let text = ''
  let from = 0
  for (const { start, end, form } of corrected.toSorted((a, b) => a.start - b.start)) {
    text += line.text.slice(from, start) + form
    from = end
  }
  return (text + line.text.slice(from)).trim()
}

const EDITAR = verbLemma('editar')
const EDITING = new Set([EDITAR])

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

  const sorted = (found: readonly Candidate[], context: ReadingContext): Candidate[] => {
    const keyed = found.map((candidate) => {
      const place = grammar.alphabet.get(candidate.match.pattern.command.id) ?? 0
      return { candidate, key: [...candidate.fitness, ...tieBreak(candidate.match, place, context)] }
    })
    return keyed.sort((a, b) => compareLists(a.key, b.key)).map(({ candidate }) => candidate)
  }

  const moodIn = (text: string): Mood => {
    const { tokens } = prepareLine(text, grammar.lexicon)
    return moodOf(tokens, text, grammar.lexicon)
  }

  /** What may still be read in a line that nothing of is run: the record it speaks of, and whatever changes nothing. */
  const harmless = (text: string, context: ReadingContext) => {
    const isKept = ({ match: { pattern } }: Candidate) => !pattern.acts && !doesMore(pattern)
    const { tokens } = prepareLine(text, grammar.lexicon)
    const whole = understand(text, grammar, context)
    const kept = whole.found.filter(isKept)
    if (kept.length > 0) return { line: whole.line, found: kept }
    const rest = understand(withoutAct(tokens, text, grammar.lexicon), grammar, context)
    const found = rest.found.filter(isKept)
    return { line: rest.line, found: found.map(withoutSpans) }
  }

  return {
    readArgs: (wanted, text, context) =>
      readArgs(
        wanted,
        prepareLine(text.slice(0, LONGEST_LINE), grammar.lexicon, { isWord: wordsOf(grammar, context) }),
        context,
      ),
    read(typed, context) {
      const text = typed.slice(0, LONGEST_LINE)
      const { line, found } = moodIn(text) === null ? understand(text, grammar, context) : harmless(text, context)
      const list = sorted(found, context)
      const [first, second] = list
      const isAmbiguous = first && second && compareLists(first.fitness, second.fitness) === 0
      const labels = labelsOf(context)
      return list.map((candidate): Reading => {
        const { match: fit, values } = candidate
        const { command } = fit.pattern
        return {
          command,
          ...values,
          spans: fit.spans,
          tier: tierOf(fit),
          phrase: canonicalPhrase(command, values.args, labels),
          corrected: correctedText(line, fit),
          ambiguous: Boolean(isAmbiguous) && compareLists(candidate.fitness, first?.fitness ?? []) === 0,
        }
      })
    },
    stop(line) {
      const mood = moodIn(line.slice(0, LONGEST_LINE))
      return mood && MOOD_REASON[mood]
    },
    lacks: (line, context) =>
      whyNothing(prepareLine(line.slice(0, LONGEST_LINE), grammar.lexicon), grammar, nouns, context.noun),
    nearest: (line) => nearestCommands(line.slice(0, LONGEST_LINE), grammar.harmless, 3),
  }
}
