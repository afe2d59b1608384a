/**
 * The ways in which a line is read, one after the other, until one finds something (commands/language/README §1, §5): from what it says
 * as it stands to what it only speaks of. Nothing that acts is read in the last of them.
 */
import {
  meaningsOf,
  type LineMeaning,
  isSafeAndWhole,
  leavingOutLeast,
  withoutSpans,
  type ReadingMode,
} from './meanings.ts'
import type { Grammar } from './grammar.ts'
import { contentWords, type Lexicon, verbLemma } from './lexicon.ts'
import { type Line, type Preparing, prepareLine, wholeLemmas, withoutBegunWord } from './line.ts'
import { isActLemma, LOOKS, moodOf } from './mood.ts'
import {
  everydayLine,
  lineHidden,
  lineOfNew,
  lineOfRecord,
  lineOfNumber,
  lineSought,
  lineTurned,
  unhadVerb,
} from './other-lines.ts'
import { type ToldApart, clausesOf } from './told.ts'
import { periodAt } from './period.ts'
import { TELLING_PERIOD_WORDS } from './period-words.ts'
import type { ReadingContext } from './reading.ts'
import { NO_NAME_PART } from './loose.ts'
import { isEvident, isLikely, valueMeant } from './slips.ts'
import type { Token } from './tokens.ts'
import type { Typed } from './fit.ts'
import { createValues } from './values.ts'
import { isStatusWord } from './status-words.ts'
import { isText } from './numbers.ts'
import { ignored } from './vocabulary.ts'

/** A line as it was prepared, and what it may mean; nothing where it is not understood. */
export interface Understood {
  line: Line
  found: readonly LineMeaning[]
}

const FILTRAR = verbLemma('filtrar')
const IN_PERIODS = new Set(TELLING_PERIOD_WORDS)

/** Tells the words that the screen and the choices of arguments know, so that none of them is parted. */
export function knownWords(grammar: Grammar, context: ReadingContext): (word: string) => boolean {
  const columns = new Set(context.columns.flatMap(({ label }) => contentWords(label)))
  return (word) => grammar.choices.has(word) || columns.has(word) || isStatusWord(word) || IN_PERIODS.has(word)
}

/** No act is read where words are passed over that say how one is meant. */
const isReadLoosely =
  ({ harmlessOnly }: Line) =>
  ({ match: { pattern, freeText, unmatched, corrected } }: LineMeaning): boolean => {
    const isHarmless = !pattern.acts && (unmatched === 0 || ![...pattern.lemmas].some(isActLemma))
    const takesText = freeText && (unmatched > 0 || corrected.length === 0)
    // 'a última coisa que fiz' asks for no repetition.
    if (pattern.command.redoes && unmatched > 0) return false
    return !takesText && (isHarmless || !harmlessOnly)
  }

/** What it takes of the line is no less than what it leaves out. */
function saysMuch(
  { match: { spans, pattern } }: LineMeaning,
  { tokens }: Line,
  now: Date,
  asksMore: (word: string) => boolean,
): boolean {
  const isTold = (token: Token) =>
    spans.some(({ role, start, end }) => role !== 'ignored' && start <= token.start && token.end <= end)
  const words = tokens.filter(({ kind, text, polite }) => kind !== 'sign' && !polite && !ignored.has(text))
  const told = words.filter(isTold).length
  // Of what goes by the rows of a list it is never left out which: 'quanto deu ao todo em outubro, soma aí' is no sum of all.
  const tellsWhich = (token: Token, at: number) =>
    token.kind === 'number' || isStatusWord(token.text) || periodAt(tokens, at, now) !== null
  // What else is asked for is not left out: 'oculta pagamento e fixa usuário'.
  const isSecond = ({ text, start }: Token, at: number) =>
    isText(tokens, at - 1, 'e', ',') && asksMore(text) && words.some((word) => word.start > start)
  if (tokens.some(isSecond) && tokens.some((token) => asksMore(token.text) && !isTold(token))) return false
  const { command, slots } = pattern
  const isOfPart = command.whileRunning === 'list' && !slots.some(({ arg }) => arg.kind === 'periodo')
  if (isOfPart && tokens.some((token, at) => !isTold(token) && tellsWhich(token, at))) return false
  return 2 * told >= words.length && (told > 1 || 2 > words.length || spans.some(({ role }) => role === 'noun'))
}

/** Two words in a row that the language does not know, and that were passed over: a name, more likely than not. */
const leavesName = ({ tokens }: Line, { knows }: Lexicon): boolean =>
  tokens.some((token, at) =>
    // 'nomes com adri de trás pra frente'
    [token, isText(tokens, at - 1, 'com') ? token : tokens[at + 1]].every(
      (each) => each?.loose && !each.polite && !NO_NAME_PART.test(each.text) && !knows(each.text),
    ),
  )

/** An unknown word may tell which column is meant, a name which part of the list; neither is passed over. */
const mayTellWhich = (
  { match: { pattern, values }, values: { named, problem } }: LineMeaning,
  isName: boolean,
): boolean =>
  (isName &&
    named.length === 0 &&
    problem === null &&
    pattern.slots.some(({ arg: { kind } }) => kind === 'vista' || kind === 'periodo')) ||
  // What is summed is told beside the sum.
  (pattern.command.whileRunning !== 'list' &&
    Object.entries(pattern.command.args ?? {}).some(([name, { kind }]) => kind === 'coluna' && !values.has(name)))

/** Free text took what may be the phrase's own noun, mistyped: 'buscar usuraio maria'. */
const isLoose = ({ match: { freeText, unmatched } }: LineMeaning): boolean => freeText && unmatched > 0

/** The text that is sought, where one of these seeks. */
const soughtIn = (found: readonly LineMeaning[]) =>
  found
    .filter(({ match: { pattern } }) => pattern.lemmas.has(FILTRAR))
    .flatMap(({ match: { pattern }, values: { args } }) =>
      pattern.slots.flatMap(({ name, arg }) => (arg.kind === 'texto' ? [args[name]] : [])),
    )
    .find((value) => typeof value === 'string')

const lazy = <Value>(make: () => Value): (() => Value) => {
  let made: { value: Value } | undefined
  return () => (made ??= { value: make() }).value
}

/** The list has no filter for what the line says; another way to read it may take the record that it names. */
export const isRefusedView = ({ match: { pattern }, values: { problem } }: LineMeaning): boolean =>
  problem !== null && pattern.slots.some(({ arg }) => arg.kind === 'vista')

/** A number that is marked as such is what something becomes: '= 30', 'para 30'. */
const setsNumber = ({ match: { pattern, values }, values: { problem, missing } }: LineMeaning): boolean =>
  problem === null && missing.length === 0 && pattern.slots.some(({ name, marked }) => marked && values.has(name))

/** It takes the whole line, and two values of it. */
const saysTwo = ({
  match: { full, unmatched, values, freeText },
  values: { problem, missing },
}: LineMeaning): boolean =>
  full && unmatched === 0 && values.size > 1 && !freeText && problem === null && missing.length === 0

/** A clause says whole what it asks for: of which record, or what changes none. 'qtd zero' says its act by two values. */
function isSaidWhole(
  { match, values: { problem, missing, named } }: LineMeaning,
  isHead: boolean,
  line: Line,
): boolean {
  const { pattern, freeText, unmatched, full, values } = match
  const hasRecord = pattern.slots.some(({ name, arg }) => (arg.noun || arg.kind === 'coluna') && values.has(name))
  // An act may leave out which record only where its phrase names none: 'sincroniza o catálogo, tá desatualizado'.
  const needsNone = isHead ? pattern.acts && unmatched === 0 && pattern.slots.length === 0 : !pattern.acts
  const isTelling = pattern.command.redoes ? !line.harmlessOnly : full && needsNone
  // 'o estoque total, produto 43, 104' associates it with no plan.
  const saysNouns =
    !pattern.acts || [...pattern.lemmas].every((lemma) => !lemma.startsWith('n:') || wholeLemmas(line).has(lemma))
  // Of a list's part every clause is meant.
  const isView = pattern.slots.some(({ arg: { kind } }) => kind === 'vista' || kind === 'periodo')
  const isWhole = (unmatched === 0 || (values.size > 1 && saysNouns)) && problem === null && !freeText && !isView
  return isWhole && (hasRecord || isTelling) && missing.every((arg) => named.some((each) => each.arg === arg))
}

/** The clauses of a line that are to be read by themselves; what denies or asks is none. */
export const clausesIn = (text: string, { lexicon }: Grammar): ToldApart[] =>
  clausesOf(prepareLine(text, lexicon), lexicon).filter(
    (clause) => moodOf(prepareLine(clause.text, lexicon).tokens, clause.text, lexicon) === null,
  )

const statusesIn = ({ tokens }: Line) => tokens.filter(({ text }) => isStatusWord(text)).length

/** What one clause of the line asks for, where the rest of it only tells of that (commands/language/README §6). */
export function understandClause(text: string, grammar: Grammar, context: ReadingContext): Understood | null {
  const statuses = statusesIn(prepareLine(text, grammar.lexicon))
  for (const { text: clause, isHead } of clausesIn(text, grammar)) {
    const { line, found } = understand(clause, grammar, context, true)
    // A state is told of what is acted on; of what is looked at it says which: 'os do pedido 501, que estão liberados'.
    const isTold = ({ match: { pattern } }: LineMeaning) => pattern.acts || statusesIn(line) === statuses
    const whole = found.filter((each) => isTold(each) && isSaidWhole(each, isHead, line))
    if (whole.length > 0) return { line, found: isHead ? whole : whole.map(withoutSpans) }
  }
  return null
}

/** What the line means; the first pass that finds something is the last. `isClause`: it is what another line asks for. */
export function understand(text: string, grammar: Grammar, context: ReadingContext, isClause = false): Understood {
  const isWord = knownWords(grammar, context)
  const prepare = (how: Preparing = {}, as = text) => prepareLine(as, grammar.lexicon, { isWord, ...how })
  const known = new Map<string, Typed | LineMeaning[]>()
  const once = <Found extends Typed | LineMeaning[]>(key: string, make: () => Found): Found => {
    const found = (known.get(key) as Found | undefined) ?? make()
    known.set(key, found)
    return found
  }
  /** Passes that prepare a line alike read it once. */
  const read = (line: Line, { names = false, whole = false }: ReadingMode = {}) =>
    once(`${names} ${whole} ${line.key}`, () => {
      const typed = once(`${names} ${line.key}`, () => ({ line, values: createValues(line, context, names), context }))
      return meaningsOf(typed, grammar, { names, whole })
    })
  const line = prepare()
  if (line.tokens.length === 0) return { line, found: [] }
  const unhad = unhadVerb(line)

  const corrected = lazy(() => prepare({ meant: valueMeant(grammar, context), loose: true }))
  const open = lazy(() => prepare({ loose: true, open: true }))
  const isName = lazy(() => leavesName(open(), grammar.lexicon))
  const meant = lazy(() => {
    const found = read(corrected()).filter(isReadLoosely(corrected()))
    return leavingOutLeast(found, corrected()).filter((each) => isEvident(each, corrected()))
  })
  const named = [() => line, corrected, open].map((prepared) =>
    lazy((): Understood => {
      const found = read(prepared(), { names: true, whole: true })
      const isSafe = (each: LineMeaning) => !each.match.pattern.acts && !mayTellWhich(each, isName())
      return { line: prepared(), found: prepared === open ? found.filter(isSafe) : found }
    }),
  )

  const mended = lazy(() => prepare({ meant: () => null }))
  const withNounMeant = (): Understood | null => {
    const found = read(mended(), { whole: true }).filter(({ match }) => match.freeText)
    return found.length > 0 ? { line: mended(), found } : null
  }
  const asTyped = (): Understood => {
    const all = read(line)
    // 'estoque 12 = 30' sets it, where the list has no such filter.
    const found = all.some(setsNumber) ? all.filter((each) => !isRefusedView(each)) : all
    const thing = found.every((each) => each.match.freeText || isRefusedView(each)) && thingSought(soughtIn(found))
    if (thing && thing.found.length > 0) return thing
    const sure = found.filter((each) => !isLoose(each))
    // 'procuro os fornecedores' is of the list that it names.
    if (sure.length > 0) return { line, found: lists.length > 0 ? sure : found }
    if (found.length === 0) return { line, found }
    const ofRecord = () => {
      const other = another(lineSought(line, soughtIn(found), context.noun))
      return other.found.some(({ match, values }) => match.pattern.command.noun && !values.problem) ? other : null
    }
    const ways = lists.length > 0 ? [withNounMeant, loosely] : [ofRecord, byName, withNounMeant]
    return ways.map((way) => way()).find((other) => other && other.found.length > 0) ?? { line, found }
  }
  const withoutBegun = (): Understood => {
    const rest = withoutBegunWord(line)
    const shorter = rest === null ? line : prepare({}, rest)
    return { line: shorter, found: rest === null ? [] : read(shorter) }
  }
  const loosely = (): Understood => {
    const loose = prepare({ loose: true })
    return { line: loose, found: leavingOutLeast(read(loose).filter(isReadLoosely(loose)), loose) }
  }
  const likely = (): Understood => ({ line: corrected(), found: meant().some(isLikely) ? meant() : [] })
  const byName = (): Understood =>
    named.find((each) => each().found.some(({ values }) => values.problem === null))?.() ?? { line, found: [] }
  const withoutUnknown = (): Understood => {
    const isNone = meant().length > 0 || unhad !== null
    const isRead = (each: LineMeaning) => isSafeAndWhole(each) && !mayTellWhich(each, isName())
    const found = isNone ? [] : read(open(), { whole: true }).filter(isRead)
    return { line: open(), found: leavingOutLeast(found, open()) }
  }
  const unlikely = (): Understood => ({ line: corrected(), found: meant() })
  const refused = (): Understood => named.find((each) => each().found.length > 0)?.() ?? { line, found: [] }

  const another = (said: string | null): Understood => {
    const other = prepare({}, said ?? '')
    const byId = said === null ? [] : read(other, { whole: true })
    const found = byId.length > 0 || said === null ? byId : read(other, { whole: true, names: true })
    return { line: other, found: found.map(withoutSpans) }
  }
  /** 'procurando a auditoria por usuário', 'buscar categoria 3': what is sought may be a screen, or a record by its id. */
  const thingSought = (sought?: string): Understood => {
    const other = prepare({}, sought ?? '')
    const isThing = (each: LineMeaning) => {
      const { goes, slots, hasNoun } = each.match.pattern
      return isSafeAndWhole(each) && each.match.full && hasNoun && (goes || slots.some(({ arg }) => arg.noun))
    }
    const found = sought === undefined ? [] : read(other, { whole: true }).filter(isThing)
    return { line: other, found: found.map(withoutSpans) }
  }
  const inItsForm = () => another(lineOfRecord(mended(), grammar, context))
  const asksMore = (word: string) =>
    [...grammar.lexicon.lookup(word).values()].some(
      ({ lemma, full }) => full && /^(?:v:|w:\w+[aei]r$)/.test(lemma) && !LOOKS.has(lemma),
    )
  const gist = (): Understood => {
    const every = prepare({ loose: true, open: true, every: true })
    const whole = read(every, { whole: true }).filter((each) => isSafeAndWhole(each) && each.match.full)
    return {
      line: every,
      found: leavingOutLeast(whole, every).filter((each) => saysMuch(each, every, context.now, asksMore)),
    }
  }
  const unnamed = () => another(everydayLine(line))
  const turned = (): Understood => {
    const said = lineTurned(line)
    const isMeant = said !== null && moodOf(prepare({}, said).tokens, said, grammar.lexicon) === null
    return another(isMeant ? said : null)
  }
  const ofNumber = () => another(lineOfNumber(mended(), grammar, context))
  const ofNew = () => another(lineOfNew(line))
  const asked = () => (isClause ? null : understandClause(text, grammar, context)) ?? { line, found: [] }

  const passes = [
    () => another(lineHidden(line)),
    turned,
    asTyped,
    withoutBegun,
    ofNumber,
    asked,
    loosely,
    likely,
    ofNew,
    byName,
    withoutUnknown,
    unlikely,
    refused,
  ]
  const asksAct = unhad !== null || [...wholeLemmas(line)].some(isActLemma)
  const lists = [...wholeLemmas(line, 'one')].filter((lemma) => lemma.startsWith('n:'))
  const takesNamed = ({ match: { pattern, full, unmatched }, values: { args, problem } }: LineMeaning) =>
    problem === null &&
    full &&
    (unmatched === 0 || (!pattern.acts && Object.keys(args).length > 1)) &&
    lists.every((lemma) => pattern.lemmas.has(lemma)) &&
    pattern.slots.some(({ name, arg }) => arg.noun && name in args)
  let held: Understood | undefined
  for (const pass of asksAct ? passes : isClause ? [...passes, inItsForm] : [...passes, inItsForm, gist, unnamed]) {
    const understood = pass()
    const { found } = understood
    if (found.some(takesNamed)) return { ...understood, found: found.filter((each) => !isRefusedView(each)) }
    // 'valor com 140 de largura' says a column and its width, and asks for no such filter.
    if (found.some(saysTwo)) return { ...understood, found: found.filter((each) => !isRefusedView(each)) }
    if (found.length > 0 && !found.every(isRefusedView)) return held ?? understood
    if (found.length > 0) held ??= understood
  }
  return held ?? { line, found: [] }
}
