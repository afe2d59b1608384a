/**
 * The passes that interpret a line, in order, from its exact words to its gist. The first pass that finds a candidate
 * ends the search (commands/language/README §1, §3). The last passes never yield a write command.
 */
import { type Candidate, isHarmlessAndComplete, keepFewestSkipped, removeSpans, type MatchMode } from './candidates.ts'
import {
  isOffTarget,
  hasDoubtfulFreeText,
  isAllowedWhenLoose,
  isUnsupportedView,
  isCompleteRequest,
  skipsLikelyName,
  skipsDistinguishingWord,
  coversMostOfLine,
  hasTwoValues,
  hasMarkedNumber,
  usesMentionedRecord,
} from './candidate-rules.ts'
import type { Grammar } from './grammar.ts'
import { isNounLemma, type Lemma, verbLemma } from '#commands/language/words/lemma.ts'
import {
  correctNoValueWords,
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
  rewriteUndo,
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
import { isEvidentCorrection, isMostlyGuessed, isLikelyCorrection, getValueCorrection } from './typo-corrections.ts'
import type { LineMatcher } from './line-matcher.ts'
import { isSkippable } from '#commands/language/words/tokens.ts'
import { isStatusWord } from '#commands/language/words/status-words.ts'

/** The line as a pass prepared it, and its candidates; none if the pass does not understand the line. */
export interface PassResult {
  line: Line
  candidates: readonly Candidate[]
  /** What the typed line says and this line does not; '' for nothing. */
  uncoveredText?: string
}

const FILTRAR = verbLemma('filtrar')

/** The text of the first candidate that searches; undefined if none does. */
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

/** The clauses that are interpreted on their own. Clauses that deny or ask are left out; a note has no clauses. */
export function findRequestClauses(text: string, { lexicon }: Grammar): RequestClause[] {
  const getLineMood = (line: Line) => getMood(line.tokens, line.text, lexicon)
  const whole = prepareLine(text, lexicon)
  if (getLineMood(whole) === 'notes') return []
  return splitRequestClauses(whole, lexicon).filter((clause) => getLineMood(prepareLine(clause.text, lexicon)) === null)
}

const countStatusWords = ({ tokens }: Line) => tokens.filter(({ text }) => isStatusWord(text)).length

/**
 * Interprets the one clause that asks for something, if the other clauses only comment on it
 * (commands/language/README §5). Returns null if no clause is a complete request.
 */
export function interpretClause(text: string, matcher: LineMatcher): PassResult | null {
  const { grammar } = matcher
  const statuses = countStatusWords(prepareLine(text, grammar.lexicon))
  for (const { text: clause, isFirst, isPurpose, isConditional } of findRequestClauses(text, grammar)) {
    const { line, candidates } = interpretLine(clause, matcher, true)
    // For a write command a status only describes the record. For a list it selects the rows: 'os do pedido 501, que
    // estão liberados'.
    const coversStatuses = ({ match: { pattern } }: Candidate) => pattern.isWrite || countStatusWords(line) === statuses
    const complete = candidates.filter(
      (candidate) =>
        coversStatuses(candidate) &&
        !(isConditional && candidate.match.pattern.isWrite) &&
        isCompleteRequest(candidate, isFirst, line, isPurpose),
    )
    const unsaidText = findTextBesideClause(prepareLine(text, grammar.lexicon), line)
    if (complete.length > 0)
      return { line, candidates: isFirst ? complete : complete.map(removeSpans), uncoveredText: unsaidText }
  }
  return null
}

/** Functions that interpret one line, or a line rewritten from it. Each prepared line is matched once. */
function createLinePasses(text: string, matcher: LineMatcher) {
  const { grammar, context } = matcher
  const prepare = (options: PrepareOptions = {}, source = text) => matcher.prepare(source, options)
  /** Passes that prepare a line alike share its candidates. */
  const findLineCandidates = (line: Line, mode: MatchMode = {}) =>
    matcher.findCandidates(line, mode).filter((candidate) => !isOffTarget(candidate, text, context))
  /** Interprets a rewritten line: first with ids only, then with record names. `null` yields no candidate. */
  const interpretRewrite = (rewrittenText: string | null): PassResult => {
    const rewritten = prepare({}, rewrittenText ?? '')
    const byId = rewrittenText === null ? [] : findLineCandidates(rewritten, { requiresWholePhrase: true })
    const found =
      byId.length > 0 || rewrittenText === null
        ? byId
        : findLineCandidates(rewritten, { requiresWholePhrase: true, allowsNames: true })
    return { line: rewritten, candidates: found.map(removeSpans) }
  }
  /** Interprets a rewritten line and reports what the original line says beyond it. */
  const interpretPartialRewrite = (rewrittenText: string | null, original: Line): PassResult => {
    const result = interpretRewrite(rewrittenText)
    return { ...result, uncoveredText: findUnsaidText(original, result.line, grammar.lexicon) }
  }
  /**
   * 'procurando a auditoria por usuário', 'buscar categoria 3': the searched text may name a screen, or a record by id.
   */
  const interpretSearchedThing = (searchedText?: string): PassResult => {
    const rewritten = prepare({}, searchedText ?? '')
    const isScreenOrRecord = (candidate: Candidate) => {
      const { isNavigation, slots, hasNoun } = candidate.match.pattern
      return (
        isHarmlessAndComplete(candidate) &&
        candidate.match.isFull &&
        hasNoun &&
        (isNavigation || slots.some(({ arg }) => arg.resource))
      )
    }
    const found =
      searchedText === undefined
        ? []
        : findLineCandidates(rewritten, { requiresWholePhrase: true }).filter(isScreenOrRecord)
    return { line: rewritten, candidates: found.map(removeSpans) }
  }
  return { prepare, findLineCandidates, interpretRewrite, interpretPartialRewrite, interpretSearchedThing }
}

/**
 * Runs the passes in order and returns the result of the first one that finds something. A view that the list cannot
 * filter by is returned only if no other pass finds anything.
 */
function runPasses(
  passes: readonly (() => PassResult)[],
  line: Line,
  listResources: readonly Lemma[],
  selectsRecords: (left: string) => boolean,
): PassResult {
  let unsupported: PassResult | undefined
  for (const pass of passes) {
    const result = pass()
    const { candidates } = result
    // 'valor com 140 de largura' names a column and its width, and asks for no such filter.
    const isPart = candidates.some(
      (candidate) =>
        isUnsupportedView(candidate) && [...candidate.match.values.values()].some(({ hasPriority }) => hasPriority),
    )
    // The operator is told what the list cannot filter by. No later pass may drop such a condition to find a candidate.
    const dropsCondition = (candidate: Candidate) =>
      unsupported !== undefined &&
      selectsRecords(`${result.uncoveredText ?? ''} ${findIgnoredText(result.line, candidate.match.spans)}`)
    const isCertain =
      !isPart &&
      candidates.some(
        (candidate) =>
          (usesMentionedRecord(candidate, listResources) || hasTwoValues(candidate)) && !dropsCondition(candidate),
      )
    if (isCertain) return { ...result, candidates: candidates.filter((candidate) => !isUnsupportedView(candidate)) }
    if (candidates.length > 0 && !candidates.every(isUnsupportedView)) return unsupported ?? result
    if (candidates.length > 0) unsupported ??= result
  }
  return unsupported ?? { line, candidates: [] }
}

/**
 * Interprets one line with all passes; the first pass that finds something decides. `isClause` is true for a clause of
 * another line, which is not split again and gets fewer passes.
 */
export function interpretLine(text: string, matcher: LineMatcher, isClause = false): PassResult {
  const { grammar, context } = matcher
  const { prepare, findLineCandidates, interpretRewrite, interpretPartialRewrite, interpretSearchedThing } =
    createLinePasses(text, matcher)
  const line = prepare()
  if (line.tokens.length === 0) return { line, candidates: [] }
  const listNouns = [...getFullLemmas(line, 'one')].filter(isNounLemma)
  const unsupportedVerb = findUnsupportedVerb(line)

  const correctedLine = memoizeOnce(() =>
    prepare({ correctWord: getValueCorrection(grammar, context), allowsLooseWords: true }),
  )
  const openLine = memoizeOnce(() => prepare({ allowsLooseWords: true, skipsUnknownWords: true }))
  const skipsName = memoizeOnce(() => skipsLikelyName(openLine(), grammar.lexicon))
  const correctedCandidates = memoizeOnce(() => {
    const found = findLineCandidates(correctedLine()).filter(isAllowedWhenLoose(correctedLine()))
    return keepFewestSkipped(found, correctedLine()).filter(
      (candidate) => isEvidentCorrection(candidate, correctedLine(), context) && !isMostlyGuessed(candidate),
    )
  })
  const namePasses = [() => line, correctedLine, openLine].map((prepared) =>
    memoizeOnce((): PassResult => {
      const found = findLineCandidates(prepared(), { allowsNames: true, requiresWholePhrase: true })
      const isSafe = (candidate: Candidate) =>
        !candidate.match.pattern.isWrite && !skipsDistinguishingWord(candidate, skipsName())
      return { line: prepared(), candidates: prepared === openLine ? found.filter(isSafe) : found }
    }),
  )

  const typoFixedLine = memoizeOnce(() => prepare({ correctWord: correctNoValueWords }))
  const passCorrectedNoun = (): PassResult | null => {
    const found = findLineCandidates(typoFixedLine(), { requiresWholePhrase: true }).filter(
      ({ match }) => match.hasFreeText,
    )
    return found.length > 0 ? { line: typoFixedLine(), candidates: found } : null
  }
  const passAsTyped = (): PassResult => {
    const candidates = findLineCandidates(line)
    // 'estoque 12 = 30' sets the stock if the list has no such filter.
    const found = candidates.some(hasMarkedNumber)
      ? candidates.filter((candidate) => !isUnsupportedView(candidate))
      : candidates
    const searchedThing =
      found.every((candidate) => candidate.match.hasFreeText || isUnsupportedView(candidate)) &&
      interpretSearchedThing(findSearchedText(found))
    if (searchedThing && searchedThing.candidates.length > 0) return searchedThing
    const certain = found.filter((candidate) => !hasDoubtfulFreeText(candidate))
    // 'procuro os fornecedores' is about the list that it names.
    if (certain.length > 0) return { line, candidates: listNouns.length > 0 ? certain : found }
    if (found.length === 0) return { line, candidates: found }
    const passRecordSearch = () => {
      const rewritten = interpretRewrite(rewriteRecordSearch(line, findSearchedText(found), context.resource))
      return rewritten.candidates.some(
        ({ match, matchedArgs }) => match.pattern.command.resource && !matchedArgs.problem,
      )
        ? rewritten
        : null
    }
    const fallbacks =
      listNouns.length > 0 ? [passCorrectedNoun, passLoose] : [passRecordSearch, passByName, passCorrectedNoun]
    return (
      fallbacks.map((fallback) => fallback()).find((rewritten) => rewritten && rewritten.candidates.length > 0) ?? {
        line,
        candidates: found,
      }
    )
  }
  const passWithoutHalfTypedWord = (): PassResult => {
    const rest = removeHalfTypedWord(line)
    const shorter = rest === null ? line : prepare({}, rest)
    return { line: shorter, candidates: rest === null ? [] : findLineCandidates(shorter) }
  }
  const passLoose = (): PassResult => {
    const loose = prepare({ allowsLooseWords: true })
    return {
      line: loose,
      candidates: keepFewestSkipped(findLineCandidates(loose).filter(isAllowedWhenLoose(loose)), loose),
    }
  }
  const passLikelyCorrection = (): PassResult => ({
    line: correctedLine(),
    candidates: correctedCandidates().some(isLikelyCorrection) ? correctedCandidates() : [],
  })
  const findNamePass = (isAccepted: (candidate: Candidate) => boolean): PassResult =>
    namePasses.find((pass) => pass().candidates.some(isAccepted))?.() ?? { line, candidates: [] }
  const passByName = () => findNamePass(({ matchedArgs }) => matchedArgs.problem === null)
  const passWithoutUnknownWords = (): PassResult => {
    const isNone = correctedCandidates().length > 0 || unsupportedVerb !== null
    const isRead = (candidate: Candidate) =>
      isHarmlessAndComplete(candidate) && !skipsDistinguishingWord(candidate, skipsName())
    const found = isNone ? [] : findLineCandidates(openLine(), { requiresWholePhrase: true }).filter(isRead)
    return { line: openLine(), candidates: keepFewestSkipped(found, openLine()) }
  }
  const passAnyCorrection = (): PassResult => ({ line: correctedLine(), candidates: correctedCandidates() })
  const passRefusedName = () => findNamePass(() => true)

  const passRecordForm = () =>
    interpretPartialRewrite(rewriteRecordMention(typoFixedLine(), grammar, context), typoFixedLine())
  const passGist = (): PassResult => {
    const gistLine = prepare({ allowsLooseWords: true, skipsUnknownWords: true, skipsAnyWord: true })
    const complete = findLineCandidates(gistLine, { requiresWholePhrase: true }).filter(
      (candidate) => isHarmlessAndComplete(candidate) && candidate.match.isFull,
    )
    const coversMost = (candidate: Candidate) => coversMostOfLine(candidate, gistLine, context.now, grammar.lexicon)
    return { line: gistLine, candidates: keepFewestSkipped(complete, gistLine).filter(coversMost) }
  }
  const passEverydayWords = () => interpretRewrite(rewriteEverydayLine(line))
  /** 'maria' on the list of persons: the line has only words that the language does not know. */
  const passPersonName = () => {
    const { resource, columns } = context
    const looksLikeName = /^\p{Lu}|\S \S|^\p{L}{3,}$/u.test(text.trim())
    const isPerson = looksLikeName && openLine().tokens.every((token) => !token.isPolite && isSkippable(token))
    return interpretRewrite(resource?.sign && columns.length > 0 && isPerson ? resource.sign + text : null)
  }
  const passStateChange = (): PassResult => {
    const rewrittenText = rewriteStateChange(line)
    const isAccepted =
      rewrittenText !== null && getMood(prepare({}, rewrittenText).tokens, rewrittenText, grammar.lexicon) === null
    const result = interpretRewrite(isAccepted ? rewrittenText : null)
    // A product has no command to disable it: its form is opened.
    return isAccepted && result.candidates.length === 0
      ? interpretRewrite(rewrittenText.replace(/\S*abilitar/, 'editar'))
      : result
  }
  const passUndo = () => interpretPartialRewrite(rewriteUndo(line), line)
  const passPersonSearch = () => interpretRewrite(rewritePersonSearch(line))
  const passShowTransaction = () => interpretRewrite(rewriteShowTransaction(line))
  /** A rewritten line that denies or asks is dropped: its mood is the mood of the typed line. */
  const passPlanAssociation = (): PassResult => {
    const rewrittenText = rewritePlanAssociation(line, context.resource)
    return interpretRewrite(
      rewrittenText !== null && getMood(prepare({}, rewrittenText).tokens, rewrittenText, grammar.lexicon) === null
        ? rewrittenText
        : null,
    )
  }
  const passRecordPart = () => interpretPartialRewrite(rewriteRecordPart(line, context), line)
  const passNumberChange = () => interpretRewrite(rewriteNumberChange(typoFixedLine(), grammar, context))
  const passNewRecord = () => interpretPartialRewrite(rewriteNewRecord(line), line)
  const passRequestClause = () => (isClause ? null : interpretClause(text, matcher)) ?? { line, candidates: [] }

  const passes = [
    () => interpretRewrite(rewriteHiddenColumns(line)),
    passUndo,
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
  const selectsRecords = (left: string) => {
    const { tokens } = prepare({}, left)
    return tokens.some(
      ({ kind, text: word }, index) =>
        kind === 'number' || isStatusWord(word) || parsePeriodAt(tokens, index, context.now) !== null,
    )
  }
  return runPasses(requestsAction ? passes : [...passes, ...harmlessPasses], line, listNouns, selectsRecords)
}
