/**
 * The ways in which a line is read, one after the other, until one finds something (commands/language/README §1, §3):
 * from what it says as it stands to what it only speaks of. Nothing that acts is read in the last of them.
 */
import {
  findCandidates,
  type Candidate,
  isHarmlessAndComplete,
  keepFewestSkipped,
  removeSpans,
  type MatchMode,
} from './candidates.ts'
import {
  isOffTarget,
  hasDoubtfulFreeText,
  isAllowedWhenLoose,
  isUnsupportedView,
  isCompleteRequest,
  skipsLikelyName,
  canDistinguish,
  coversMostOfLine,
  hasTwoValues,
  hasMarkedNumber,
  usesNamedRecord,
} from './candidate-rules.ts'
import type { Grammar } from './grammar.ts'
import { getContentWords, verbLemma } from '#commands/language/words/lexicon.ts'
import { memoizeByText, memoizeByObject } from '#commands/language/words/memoize.ts'
import {
  noWordCorrection,
  type Line,
  type PrepareOptions,
  prepareLine,
  getFullLemmas,
  removeHalfTypedWord,
} from '#commands/language/words/line.ts'
import { isActionLemma, getMood } from '#commands/language/words/mood.ts'
import {
  rewritePersonSearch,
  rewritePlanAssociation,
  rewriteShowTransaction,
  lineUndone,
} from './search-and-plan-rewrites.ts'
import {
  rewriteEverydayLine,
  rewriteHiddenColumns,
  rewriteNewRecord,
  rewriteRecordMention,
  rewriteNumberChange,
  rewriteRecordPart,
  rewriteRecordSearch,
  rewriteStateChange,
  findUnsupportedVerb,
} from './line-rewrites.ts'
import { findTextBesideClause, findIgnoredText, findUnsaidText } from './ignored-text.ts'
import { type RequestClause, splitRequestClauses } from './request-clauses.ts'
import { parsePeriodAt } from '#commands/language/days/period.ts'
import { MONEY_RANGE_WORDS } from '#commands/language/words/money-range.ts'
import { LONG_PERIOD_WORDS } from '#commands/language/days/period-letters.ts'
import type { InterpretationContext } from './interpretation.ts'
import { isEvidentCorrection, isMostlyGuessed, isLikelyCorrection, getValueCorrection } from './typo-corrections.ts'
import type { MatchInput } from './match-state.ts'
import { isSkippable } from '#commands/language/words/tokens.ts'
import { createLineValues } from './slot-values.ts'
import { isStatusWord } from '#commands/language/words/status-words.ts'

/** A line as it was prepared, and what it may mean; nothing where it is not understood. */
export interface PassResult {
  line: Line
  found: readonly Candidate[]
  /** What of the typed line is said nowhere in this one; '' for nothing. */
  left?: string
}

const FILTRAR = verbLemma('filtrar')
const PERIOD_WORD_SET = new Set(LONG_PERIOD_WORDS)

/** By the labels of the columns. */
const knownWordsByGrammar = memoizeByObject((grammar: Grammar) =>
  memoizeByText((labels) => {
    const columns = new Set(labels.split('\n').flatMap(getContentWords))
    const sets = [grammar.choiceWords, columns, PERIOD_WORD_SET, MONEY_RANGE_WORDS]
    return memoizeByText((word) => isStatusWord(word) || sets.some((words) => words.has(word)))
  }),
)

/** Tells the words that the screen and the choices of arguments know, so that none of them is parted. */
export const getKnownWordCheck = (grammar: Grammar, { columns }: InterpretationContext): ((word: string) => boolean) =>
  knownWordsByGrammar(grammar)(columns.map(({ label }) => label).join('\n'))

/** The text that is sought, where one of these seeks. */
const findSearchedText = (found: readonly Candidate[]) =>
  found
    .filter(({ match: { pattern } }) => pattern.lemmas.has(FILTRAR))
    .flatMap(({ match: { pattern }, matchedArgs: { args } }) =>
      pattern.slots.flatMap(({ name, arg }) => (arg.kind === 'texto' ? [args[name]] : [])),
    )
    .find((value) => typeof value === 'string')

const memoizeOnce = <Value>(make: () => Value): (() => Value) => {
  let made: { value: Value } | undefined
  return () => (made ??= { value: make() }).value
}

/** The clauses of a line that are to be read by themselves; what denies or asks is none, nor is any of a note. */
export function findRequestClauses(text: string, { lexicon }: Grammar): RequestClause[] {
  const getLineMood = (line: Line) => getMood(line.tokens, line.text, lexicon)
  const whole = prepareLine(text, lexicon)
  if (getLineMood(whole) === 'notes') return []
  return splitRequestClauses(whole, lexicon).filter((clause) => getLineMood(prepareLine(clause.text, lexicon)) === null)
}

const countStatusWords = ({ tokens }: Line) => tokens.filter(({ text }) => isStatusWord(text)).length

/** What one clause of the line asks for, where the rest of it only tells of that (commands/language/README §5). */
export function interpretClause(text: string, grammar: Grammar, context: InterpretationContext): PassResult | null {
  const statuses = countStatusWords(prepareLine(text, grammar.lexicon))
  for (const { text: clause, isFirst, isPurpose, isConditional } of findRequestClauses(text, grammar)) {
    const { line, found } = interpretLine(clause, grammar, context, true)
    // A state is told of what is acted on; of what is looked at it says which: 'os do pedido 501, que estão liberados'.
    const coversStatuses = ({ match: { pattern } }: Candidate) => pattern.isWrite || countStatusWords(line) === statuses
    const whole = found.filter(
      (each) =>
        coversStatuses(each) &&
        !(isConditional && each.match.pattern.isWrite) &&
        isCompleteRequest(each, isFirst, line, isPurpose),
    )
    const left = findTextBesideClause(prepareLine(text, grammar.lexicon), line)
    if (whole.length > 0) return { line, found: isFirst ? whole : whole.map(removeSpans), left }
  }
  return null
}

/** Reads one line, however it is prepared, and others that stand for it; each of them once. */
function createLinePasses(text: string, grammar: Grammar, context: InterpretationContext) {
  const isWord = getKnownWordCheck(grammar, context)
  const prepare = (how: PrepareOptions = {}, as = text) => prepareLine(as, grammar.lexicon, { isWord, ...how })
  const memo = new Map<string, MatchInput | Candidate[]>()
  const memoize = <Found extends MatchInput | Candidate[]>(key: string, make: () => Found): Found => {
    const found = (memo.get(key) as Found | undefined) ?? make()
    memo.set(key, found)
    return found
  }
  /** Passes that prepare a line alike read it once. */
  const findLineCandidates = (line: Line, { allowsNames = false, requiresWholePhrase = false }: MatchMode = {}) =>
    memoize(`${allowsNames} ${requiresWholePhrase} ${line.cacheKey}`, () => {
      const typed = memoize(`${allowsNames} ${line.cacheKey}`, () => ({
        line,
        values: createLineValues(line, context, allowsNames),
        context,
      }))
      return findCandidates(typed, grammar, { allowsNames, requiresWholePhrase }).filter(
        (each) => !isOffTarget(each, text, context),
      )
    })
  /** What is said in the place of the line: by its ids, else by names; nothing for null. */
  const interpretRewrite = (message: string | null): PassResult => {
    const other = prepare({}, message ?? '')
    const byId = message === null ? [] : findLineCandidates(other, { requiresWholePhrase: true })
    const found =
      byId.length > 0 || message === null
        ? byId
        : findLineCandidates(other, { requiresWholePhrase: true, allowsNames: true })
    return { line: other, found: found.map(removeSpans) }
  }
  /** The same, of a line that may say more than the other one does. */
  const partly = (message: string | null, from: Line): PassResult => {
    const understood = interpretRewrite(message)
    return { ...understood, left: findUnsaidText(from, understood.line, grammar.lexicon) }
  }
  /** 'procurando a auditoria por usuário', 'buscar categoria 3': what is sought may be a screen, or a record by its id. */
  const interpretSearchedThing = (sought?: string): PassResult => {
    const other = prepare({}, sought ?? '')
    const isThing = (each: Candidate) => {
      const { isNavigation, slots, hasNoun } = each.match.pattern
      return (
        isHarmlessAndComplete(each) &&
        each.match.isFull &&
        hasNoun &&
        (isNavigation || slots.some(({ arg }) => arg.resource))
      )
    }
    const found = sought === undefined ? [] : findLineCandidates(other, { requiresWholePhrase: true }).filter(isThing)
    return { line: other, found: found.map(removeSpans) }
  }
  return { prepare, read: findLineCandidates, another: interpretRewrite, partly, thingSought: interpretSearchedThing }
}

/** Of the first of these ways that finds something; what a list refuses is given where no other way finds anything. */
function runPasses(
  passes: readonly (() => PassResult)[],
  line: Line,
  listResources: readonly string[],
  tellsWhich: (left: string) => boolean,
): PassResult {
  let held: PassResult | undefined
  for (const pass of passes) {
    const understood = pass()
    const { found } = understood
    // 'valor com 140 de largura' says a column and its width, and asks for no such filter.
    const isPart = found.some(
      (each) => isUnsupportedView(each) && [...each.match.values.values()].some(({ hasPriority }) => hasPriority),
    )
    // What a list is asked for and cannot do is told, and no part of it left out for what another line can do.
    const isLess = (each: Candidate) =>
      held !== undefined && tellsWhich(`${understood.left ?? ''} ${findIgnoredText(understood.line, each.match.spans)}`)
    const isSure =
      !isPart && found.some((each) => (usesNamedRecord(each, listResources) || hasTwoValues(each)) && !isLess(each))
    if (isSure) return { ...understood, found: found.filter((each) => !isUnsupportedView(each)) }
    if (found.length > 0 && !found.every(isUnsupportedView)) return held ?? understood
    if (found.length > 0) held ??= understood
  }
  return held ?? { line, found: [] }
}

/** What the line means; the first pass that finds something is the last. `isClause`: it is what another line asks for. */
export function interpretLine(
  text: string,
  grammar: Grammar,
  context: InterpretationContext,
  isClause = false,
): PassResult {
  const { prepare, read, another, partly, thingSought } = createLinePasses(text, grammar, context)
  const line = prepare()
  if (line.tokens.length === 0) return { line, found: [] }
  const lists = [...getFullLemmas(line, 'one')].filter((lemma) => lemma.startsWith('n:'))
  const unsupportedVerb = findUnsupportedVerb(line)

  const correctedLine = memoizeOnce(() =>
    prepare({ correctWord: getValueCorrection(grammar, context), allowsLooseWords: true }),
  )
  const openLine = memoizeOnce(() => prepare({ allowsLooseWords: true, skipsUnknownWords: true }))
  const skipsName = memoizeOnce(() => skipsLikelyName(openLine(), grammar.lexicon))
  const meant = memoizeOnce(() => {
    const found = read(correctedLine()).filter(isAllowedWhenLoose(correctedLine()))
    return keepFewestSkipped(found, correctedLine()).filter(
      (each) => isEvidentCorrection(each, correctedLine(), context) && !isMostlyGuessed(each),
    )
  })
  const namePasses = [() => line, correctedLine, openLine].map((prepared) =>
    memoizeOnce((): PassResult => {
      const found = read(prepared(), { allowsNames: true, requiresWholePhrase: true })
      const isSafe = (each: Candidate) => !each.match.pattern.isWrite && !canDistinguish(each, skipsName())
      return { line: prepared(), found: prepared === openLine ? found.filter(isSafe) : found }
    }),
  )

  const typoFixedLine = memoizeOnce(() => prepare({ correctWord: noWordCorrection }))
  const passCorrectedNoun = (): PassResult | null => {
    const found = read(typoFixedLine(), { requiresWholePhrase: true }).filter(({ match }) => match.hasFreeText)
    return found.length > 0 ? { line: typoFixedLine(), found } : null
  }
  const passAsTyped = (): PassResult => {
    const all = read(line)
    // 'estoque 12 = 30' sets it, where the list has no such filter.
    const found = all.some(hasMarkedNumber) ? all.filter((each) => !isUnsupportedView(each)) : all
    const thing =
      found.every((each) => each.match.hasFreeText || isUnsupportedView(each)) && thingSought(findSearchedText(found))
    if (thing && thing.found.length > 0) return thing
    const sure = found.filter((each) => !hasDoubtfulFreeText(each))
    // 'procuro os fornecedores' is of the list that it names.
    if (sure.length > 0) return { line, found: lists.length > 0 ? sure : found }
    if (found.length === 0) return { line, found }
    const ofRecord = () => {
      const other = another(rewriteRecordSearch(line, findSearchedText(found), context.resource))
      return other.found.some(({ match, matchedArgs }) => match.pattern.command.resource && !matchedArgs.problem)
        ? other
        : null
    }
    const ways = lists.length > 0 ? [passCorrectedNoun, passLoose] : [ofRecord, passByName, passCorrectedNoun]
    return ways.map((way) => way()).find((other) => other && other.found.length > 0) ?? { line, found }
  }
  const passWithoutHalfTypedWord = (): PassResult => {
    const rest = removeHalfTypedWord(line)
    const shorter = rest === null ? line : prepare({}, rest)
    return { line: shorter, found: rest === null ? [] : read(shorter) }
  }
  const passLoose = (): PassResult => {
    const loose = prepare({ allowsLooseWords: true })
    return { line: loose, found: keepFewestSkipped(read(loose).filter(isAllowedWhenLoose(loose)), loose) }
  }
  const passLikelyCorrection = (): PassResult => ({
    line: correctedLine(),
    found: meant().some(isLikelyCorrection) ? meant() : [],
  })
  const findNamePass = (isMeant: (each: Candidate) => boolean): PassResult =>
    namePasses.find((each) => each().found.some(isMeant))?.() ?? { line, found: [] }
  const passByName = () => findNamePass(({ matchedArgs }) => matchedArgs.problem === null)
  const passWithoutUnknownWords = (): PassResult => {
    const isNone = meant().length > 0 || unsupportedVerb !== null
    const isRead = (each: Candidate) => isHarmlessAndComplete(each) && !canDistinguish(each, skipsName())
    const found = isNone ? [] : read(openLine(), { requiresWholePhrase: true }).filter(isRead)
    return { line: openLine(), found: keepFewestSkipped(found, openLine()) }
  }
  const passAnyCorrection = (): PassResult => ({ line: correctedLine(), found: meant() })
  const passRefusedName = () => findNamePass(() => true)

  const passRecordForm = () => partly(rewriteRecordMention(typoFixedLine(), grammar, context), typoFixedLine())
  const passGist = (): PassResult => {
    const every = prepare({ allowsLooseWords: true, skipsUnknownWords: true, skipsAnyWord: true })
    const whole = read(every, { requiresWholePhrase: true }).filter(
      (each) => isHarmlessAndComplete(each) && each.match.isFull,
    )
    const isMuch = (each: Candidate) => coversMostOfLine(each, every, context.now, grammar.lexicon)
    return { line: every, found: keepFewestSkipped(whole, every).filter(isMuch) }
  }
  const passEverydayWords = () => another(rewriteEverydayLine(line))
  /** 'maria' on the list of persons: words that the language does not know, and no others. */
  const passPersonName = () => {
    const { resource, columns } = context
    const isOne = /^\p{Lu}|\S \S|^\p{L}{3,}$/u.test(text.trim())
    const isPerson = isOne && openLine().tokens.every((token) => !token.isPolite && isSkippable(token))
    return another(resource?.sign && columns.length > 0 && isPerson ? resource.sign + text : null)
  }
  const passStateChange = (): PassResult => {
    const message = rewriteStateChange(line)
    const isMeant = message !== null && getMood(prepare({}, message).tokens, message, grammar.lexicon) === null
    const done = another(isMeant ? message : null)
    // A product is turned off in its form.
    return isMeant && done.found.length === 0 ? another(message.replace(/\S*abilitar/, 'editar')) : done
  }
  const undone = () => partly(lineUndone(line), line)
  const passPersonSearch = () => another(rewritePersonSearch(line))
  const passShowTransaction = () => another(rewriteShowTransaction(line))
  /** What is asked for is an act as it is said: a mood of the new line is one of the line. */
  const passPlanAssociation = (): PassResult => {
    const message = rewritePlanAssociation(line, context.resource)
    return another(
      message !== null && getMood(prepare({}, message).tokens, message, grammar.lexicon) === null ? message : null,
    )
  }
  const passRecordPart = () => partly(rewriteRecordPart(line, context), line)
  const passNumberChange = () => another(rewriteNumberChange(typoFixedLine(), grammar, context))
  const passNewRecord = () => partly(rewriteNewRecord(line), line)
  const passRequestClause = () => (isClause ? null : interpretClause(text, grammar, context)) ?? { line, found: [] }

  const passes = [
    () => another(rewriteHiddenColumns(line)),
    undone,
    passPersonSearch,
    passShowTransaction,
    passPlanAssociation,
    passStateChange,
    passRecordPart,
    passAsTyped,
    passWithoutHalfTypedWord,
    passNumberChange,
    passRequestClause,
    passLoose,
    passLikelyCorrection,
    passNewRecord,
    passByName,
    passWithoutUnknownWords,
    passAnyCorrection,
    passRefusedName,
  ]
  const requestsAction = unsupportedVerb !== null || [...getFullLemmas(line)].some(isActionLemma)
  const harmlessPasses = isClause ? [passRecordForm] : [passRecordForm, passGist, passEverydayWords, passPersonName]
  const tellsWhich = (left: string) => {
    const { tokens } = prepare({}, left)
    return tokens.some(
      ({ kind, text: word }, at) =>
        kind === 'number' || isStatusWord(word) || parsePeriodAt(tokens, at, context.now) !== null,
    )
  }
  return runPasses(requestsAction ? passes : [...passes, ...harmlessPasses], line, lists, tellsWhich)
}
