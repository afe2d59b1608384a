/**
 * The ways in which a line is read, one after the other, until one finds something (commands/language/README §1, §3):
 * from what it says as it stands to what it only speaks of. Nothing that acts is read in the last of them.
 */
import {
  meaningsOf,
  type LineMeaning,
  isSafeAndWhole,
  leavingOutLeast,
  withoutSpans,
  type ReadingMode,
} from './meanings.ts'
import {
  isBeside,
  isLoose,
  isReadLoosely,
  isRefusedView,
  isSaidWhole,
  leavesName,
  mayTellWhich,
  saysMuch,
  saysTwo,
  hasMarkedNumber,
  takesNamed,
} from './admitted.ts'
import type { Grammar } from './grammar.ts'
import { contentWords, verbLemma } from '#commands/language/words/lexicon.ts'
import { remembered, rememberedOf } from '#commands/language/words/remembered.ts'
import {
  NOTHING_MEANT,
  type Line,
  type Preparing,
  prepareLine,
  wholeLemmas,
  withoutBegunWord,
} from '#commands/language/words/line.ts'
import { isActLemma, moodOf } from '#commands/language/words/mood.ts'
import { lineCalled, lineOfPlan, lineShown, lineUndone } from './lines-meant.ts'
import {
  everydayLine,
  lineHidden,
  lineOfNew,
  lineOfRecord,
  lineOfNumber,
  lineOfPart,
  lineSought,
  lineTurned,
  unhadVerb,
} from './other-lines.ts'
import { besideClause, passedOver, unsaidIn } from './left-out.ts'
import { type ToldApart, clausesOf } from './told.ts'
import { periodAt } from '#commands/language/days/period.ts'
import { RANGE_WORDS } from '#commands/language/words/range.ts'
import { TELLING_PERIOD_WORDS } from '#commands/language/days/period-words.ts'
import type { ReadingContext } from './reading.ts'
import { isEvident, isGuessed, isLikely, valueMeant } from './slips.ts'
import type { Typed } from './fit.ts'
import { isSkippable } from '#commands/language/words/tokens.ts'
import { createValues } from './values.ts'
import { isStatusWord } from '#commands/language/words/status-words.ts'

/** A line as it was prepared, and what it may mean; nothing where it is not understood. */
export interface Understood {
  line: Line
  found: readonly LineMeaning[]
  /** What of the typed line is said nowhere in this one; '' for nothing. */
  left?: string
}

const FILTRAR = verbLemma('filtrar')
const IN_PERIODS = new Set(TELLING_PERIOD_WORDS)

/** By the labels of the columns. */
const wordsKnown = rememberedOf((grammar: Grammar) =>
  remembered((labels) => {
    const columns = new Set(labels.split('\n').flatMap(contentWords))
    const sets = [grammar.choices, columns, IN_PERIODS, RANGE_WORDS]
    return remembered((word) => isStatusWord(word) || sets.some((words) => words.has(word)))
  }),
)

/** Tells the words that the screen and the choices of arguments know, so that none of them is parted. */
export const knownWords = (grammar: Grammar, { columns }: ReadingContext): ((word: string) => boolean) =>
  wordsKnown(grammar)(columns.map(({ label }) => label).join('\n'))

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

/** The clauses of a line that are to be read by themselves; what denies or asks is none, nor is any of a note. */
export function clausesIn(text: string, { lexicon }: Grammar): ToldApart[] {
  const moodIn = (line: Line) => moodOf(line.tokens, line.text, lexicon)
  const whole = prepareLine(text, lexicon)
  if (moodIn(whole) === 'notes') return []
  return clausesOf(whole, lexicon).filter((clause) => moodIn(prepareLine(clause.text, lexicon)) === null)
}

const statusesIn = ({ tokens }: Line) => tokens.filter(({ text }) => isStatusWord(text)).length

/** What one clause of the line asks for, where the rest of it only tells of that (commands/language/README §5). */
export function understandClause(text: string, grammar: Grammar, context: ReadingContext): Understood | null {
  const statuses = statusesIn(prepareLine(text, grammar.lexicon))
  for (const { text: clause, isHead, isFor, isGiven } of clausesIn(text, grammar)) {
    const { line, found } = understand(clause, grammar, context, true)
    // A state is told of what is acted on; of what is looked at it says which: 'os do pedido 501, que estão liberados'.
    const isTold = ({ match: { pattern } }: LineMeaning) => pattern.acts || statusesIn(line) === statuses
    const whole = found.filter(
      (each) => isTold(each) && !(isGiven && each.match.pattern.acts) && isSaidWhole(each, isHead, line, isFor),
    )
    const left = besideClause(prepareLine(text, grammar.lexicon), line)
    if (whole.length > 0) return { line, found: isHead ? whole : whole.map(withoutSpans), left }
  }
  return null
}

/** Reads one line, however it is prepared, and others that stand for it; each of them once. */
function lineReader(text: string, grammar: Grammar, context: ReadingContext) {
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
      return meaningsOf(typed, grammar, { names, whole }).filter((each) => !isBeside(each, text, context))
    })
  /** What is said in the place of the line: by its ids, else by names; nothing for null. */
  const another = (said: string | null): Understood => {
    const other = prepare({}, said ?? '')
    const byId = said === null ? [] : read(other, { whole: true })
    const found = byId.length > 0 || said === null ? byId : read(other, { whole: true, names: true })
    return { line: other, found: found.map(withoutSpans) }
  }
  /** The same, of a line that may say more than the other one does. */
  const partly = (said: string | null, from: Line): Understood => {
    const understood = another(said)
    return { ...understood, left: unsaidIn(from, understood.line, grammar.lexicon) }
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
  return { prepare, read, another, partly, thingSought }
}

/** Of the first of these ways that finds something; what a list refuses is given where no other way finds anything. */
function firstFound(
  passes: readonly (() => Understood)[],
  line: Line,
  lists: readonly string[],
  tellsWhich: (left: string) => boolean,
): Understood {
  let held: Understood | undefined
  for (const pass of passes) {
    const understood = pass()
    const { found } = understood
    // 'valor com 140 de largura' says a column and its width, and asks for no such filter.
    const isPart = found.some(
      (each) => isRefusedView(each) && [...each.match.values.values()].some(({ leads }) => leads),
    )
    // What a list is asked for and cannot do is told, and no part of it left out for what another line can do.
    const isLess = (each: LineMeaning) =>
      held !== undefined && tellsWhich(`${understood.left ?? ''} ${passedOver(understood.line, each.match.spans)}`)
    const isSure = !isPart && found.some((each) => (takesNamed(each, lists) || saysTwo(each)) && !isLess(each))
    if (isSure) return { ...understood, found: found.filter((each) => !isRefusedView(each)) }
    if (found.length > 0 && !found.every(isRefusedView)) return held ?? understood
    if (found.length > 0) held ??= understood
  }
  return held ?? { line, found: [] }
}

/** What the line means; the first pass that finds something is the last. `isClause`: it is what another line asks for. */
export function understand(text: string, grammar: Grammar, context: ReadingContext, isClause = false): Understood {
  const { prepare, read, another, partly, thingSought } = lineReader(text, grammar, context)
  const line = prepare()
  if (line.tokens.length === 0) return { line, found: [] }
  const lists = [...wholeLemmas(line, 'one')].filter((lemma) => lemma.startsWith('n:'))
  const unhad = unhadVerb(line)

  const corrected = lazy(() => prepare({ meant: valueMeant(grammar, context), loose: true }))
  const open = lazy(() => prepare({ loose: true, open: true }))
  const isName = lazy(() => leavesName(open(), grammar.lexicon))
  const meant = lazy(() => {
    const found = read(corrected()).filter(isReadLoosely(corrected()))
    return leavingOutLeast(found, corrected()).filter(
      (each) => isEvident(each, corrected(), context) && !isGuessed(each),
    )
  })
  const named = [() => line, corrected, open].map((prepared) =>
    lazy((): Understood => {
      const found = read(prepared(), { names: true, whole: true })
      const isSafe = (each: LineMeaning) => !each.match.pattern.acts && !mayTellWhich(each, isName())
      return { line: prepared(), found: prepared === open ? found.filter(isSafe) : found }
    }),
  )

  const mended = lazy(() => prepare({ meant: NOTHING_MEANT }))
  const withNounMeant = (): Understood | null => {
    const found = read(mended(), { whole: true }).filter(({ match }) => match.freeText)
    return found.length > 0 ? { line: mended(), found } : null
  }
  const asTyped = (): Understood => {
    const all = read(line)
    // 'estoque 12 = 30' sets it, where the list has no such filter.
    const found = all.some(hasMarkedNumber) ? all.filter((each) => !isRefusedView(each)) : all
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
  const firstNamed = (isMeant: (each: LineMeaning) => boolean): Understood =>
    named.find((each) => each().found.some(isMeant))?.() ?? { line, found: [] }
  const byName = () => firstNamed(({ values }) => values.problem === null)
  const withoutUnknown = (): Understood => {
    const isNone = meant().length > 0 || unhad !== null
    const isRead = (each: LineMeaning) => isSafeAndWhole(each) && !mayTellWhich(each, isName())
    const found = isNone ? [] : read(open(), { whole: true }).filter(isRead)
    return { line: open(), found: leavingOutLeast(found, open()) }
  }
  const unlikely = (): Understood => ({ line: corrected(), found: meant() })
  const refused = () => firstNamed(() => true)

  const inItsForm = () => partly(lineOfRecord(mended(), grammar, context), mended())
  const gist = (): Understood => {
    const every = prepare({ loose: true, open: true, every: true })
    const whole = read(every, { whole: true }).filter((each) => isSafeAndWhole(each) && each.match.full)
    const isMuch = (each: LineMeaning) => saysMuch(each, every, context.now, grammar.lexicon)
    return { line: every, found: leavingOutLeast(whole, every).filter(isMuch) }
  }
  const unnamed = () => another(everydayLine(line))
  /** 'maria' on the list of persons: words that the language does not know, and no others. */
  const person = () => {
    const { noun, columns } = context
    const isOne = /^\p{Lu}|\S \S|^\p{L}{3,}$/u.test(text.trim())
    const isPerson = isOne && open().tokens.every((token) => !token.polite && isSkippable(token))
    return another(noun?.sign && columns.length > 0 && isPerson ? noun.sign + text : null)
  }
  const turned = (): Understood => {
    const said = lineTurned(line)
    const isMeant = said !== null && moodOf(prepare({}, said).tokens, said, grammar.lexicon) === null
    const done = another(isMeant ? said : null)
    // A product is turned off in its form.
    return isMeant && done.found.length === 0 ? another(said.replace(/\S*abilitar/, 'editar')) : done
  }
  const undone = () => partly(lineUndone(line), line)
  const called = () => another(lineCalled(line))
  const shown = () => another(lineShown(line))
  /** What is asked for is an act as it is said: a mood of the new line is one of the line. */
  const ofPlan = (): Understood => {
    const said = lineOfPlan(line, context.noun)
    return another(said !== null && moodOf(prepare({}, said).tokens, said, grammar.lexicon) === null ? said : null)
  }
  const ofPart = () => partly(lineOfPart(line, context), line)
  const ofNumber = () => another(lineOfNumber(mended(), grammar, context))
  const ofNew = () => partly(lineOfNew(line), line)
  const asked = () => (isClause ? null : understandClause(text, grammar, context)) ?? { line, found: [] }

  const passes = [
    () => another(lineHidden(line)),
    undone,
    called,
    shown,
    ofPlan,
    turned,
    ofPart,
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
  const last = isClause ? [inItsForm] : [inItsForm, gist, unnamed, person]
  const tellsWhich = (left: string) => {
    const { tokens } = prepare({}, left)
    return tokens.some(
      ({ kind, text: word }, at) =>
        kind === 'number' || isStatusWord(word) || periodAt(tokens, at, context.now) !== null,
    )
  }
  return firstFound(asksAct ? passes : [...passes, ...last], line, lists, tellsWhich)
}
