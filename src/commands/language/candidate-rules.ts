/**
 * Rules that decide whether a pass may offer a candidate: what it takes of the line, what it leaves out, and how the
 * line is worded (commands/language/README §1, §3).
 */
import type { Lexicon } from '#commands/language/words/lexicon.ts'
import { isLiteralVerbLemma, isNounLemma, type Lemma } from '#commands/language/words/lemma.ts'
import { type Line, getFullLemmas } from '#commands/language/words/line.ts'
import { EXISTENCE_WORD } from '#commands/language/words/optional-words.ts'
import type { Candidate } from './candidates.ts'
import { isMoreThanLook, isActionLemma } from '#commands/language/words/mood.ts'
import { isTokenText } from '#commands/language/words/token-text.ts'
import { parsePeriodAt } from '#commands/language/days/period.ts'
import { isStatusWord } from '#commands/language/words/status-words.ts'
import type { InterpretationContext } from './interpretation.ts'
import type { Token } from '#commands/language/words/tokens.ts'
import { IGNORED_WORDS } from '#commands/language/words/vocabulary.ts'

/** No write command is offered if the skipped words say how an action is meant. */
export const isAllowedWhenLoose =
  ({ allowsHarmlessOnly }: Line) =>
  ({ match: { pattern, hasFreeText, unmatchedCount, corrections } }: Candidate): boolean => {
    const isHarmless = !pattern.isWrite && (unmatchedCount === 0 || ![...pattern.lemmas].some(isActionLemma))
    const takesText = hasFreeText && (unmatchedCount > 0 || corrections.length === 0)
    // 'a última coisa que fiz' does not ask to repeat a command.
    if (pattern.command.replaysHistory && unmatchedCount > 0) return false
    return !takesText && (isHarmless || !allowsHarmlessOnly)
  }

/** The candidate takes at least as many words of the line as it leaves out. */
export function coversMostOfLine(
  { match: { spans, pattern } }: Candidate,
  { tokens }: Line,
  now: Date,
  lexicon: Lexicon,
): boolean {
  const isTokenTaken = (token: Token) =>
    spans.some(({ role, start, end }) => role !== 'ignored' && start <= token.start && token.end <= end)
  const words = tokens.filter(({ kind, text, isPolite }) => kind !== 'sign' && !isPolite && !IGNORED_WORDS.has(text))
  const takenCount = words.filter(isTokenTaken).length
  // A list command never drops what selects the rows: 'quanto deu ao todo em outubro, soma aí' does not sum all rows.
  const isDistinguishing = (token: Token, index: number) =>
    token.kind === 'number' || isStatusWord(token.text) || parsePeriodAt(tokens, index, now) !== null
  const isRequestWord = (word: string) =>
    isMoreThanLook(lexicon, word) || lexicon.getFullMeanings(word).some(isLiteralVerbLemma)
  // A second request is not dropped: 'oculta pagamento e fixa usuário'.
  const startsSecondRequest = ({ text, start }: Token, index: number) =>
    isTokenText(tokens, index - 1, 'e', ',') && isRequestWord(text) && words.some((word) => word.start > start)
  if (tokens.some(startsSecondRequest) && tokens.some((token) => isRequestWord(token.text) && !isTokenTaken(token)))
    return false
  const { command, slots } = pattern
  const isOfPart = command.usesFilteredList && !slots.some(({ arg }) => arg.kind === 'periodo')
  if (isOfPart && tokens.some((token, index) => !isTokenTaken(token) && isDistinguishing(token, index))) return false
  return (
    2 * takenCount >= words.length && (takenCount > 1 || 2 > words.length || spans.some(({ role }) => role === 'noun'))
  )
}

/**
 * The skipped words are probably a name: two unknown words in a row, one after 'com', or one participle, which may say
 * what became of the records: 'nomes com adri de trás pra frente', 'devolvidos do usuário 5'.
 */
export const skipsLikelyName = ({ tokens }: Line, { isKnown }: Lexicon): boolean =>
  tokens.some((token, index) =>
    [token, isTokenText(tokens, index - 1, 'com') || /[ai]d[oa]s$/.test(token.text) ? token : tokens[index + 1]].every(
      (each) => each?.isOptional && !each.isPolite && !EXISTENCE_WORD.test(each.text) && !isKnown(each.text),
    ),
  )

/** A skipped word may select the column, and a skipped name the rows of the list. Such a candidate is not offered. */
export const skipsDistinguishingWord = (
  { match: { pattern, values }, matchedArgs: { namedRecords, problem } }: Candidate,
  skipsName: boolean,
): boolean =>
  (skipsName &&
    namedRecords.length === 0 &&
    problem === null &&
    pattern.slots.some(({ arg: { kind } }) => kind === 'vista' || kind === 'periodo')) ||
  // The column to sum is named beside the verb.
  (!pattern.command.usesFilteredList &&
    Object.entries(pattern.command.args ?? {}).some(([name, { kind }]) => kind === 'coluna' && !values.has(name)))

/** The free text contains what may be the phrase's own noun, mistyped: 'buscar usuraio maria'. */
export const hasDoubtfulFreeText = ({ match: { hasFreeText, unmatchedCount } }: Candidate): boolean =>
  hasFreeText && unmatchedCount > 0

/** The list cannot filter by what the line says; another pass may still use the record that the line names. */
export const isUnsupportedView = ({ match: { pattern }, matchedArgs: { problem } }: Candidate): boolean =>
  problem !== null && pattern.slots.some(({ arg }) => arg.kind === 'vista')

/** The match has a number marked as the new value: '= 30', 'para 30'. */
export const hasMarkedNumber = ({
  match: { pattern, values },
  matchedArgs: { problem, missing },
}: Candidate): boolean =>
  problem === null && missing.length === 0 && pattern.slots.some(({ name, isMarked }) => isMarked && values.has(name))

/** The candidate matches its whole phrase and takes two values of the line. */
export const hasTwoValues = ({
  match: { isFull, unmatchedCount, values, hasFreeText },
  matchedArgs: { problem, missing },
}: Candidate): boolean =>
  isFull && unmatchedCount === 0 && values.size > 1 && !hasFreeText && problem === null && missing.length === 0

/**
 * A clause is a complete request: it gives its record, or needs none. 'qtd zero' identifies its command by two values.
 * `isFirst`: the clause begins the line. `isPurpose`: what follows it only states a purpose.
 */
export function isCompleteRequest(
  { match, matchedArgs: { problem, missing, namedRecords } }: Candidate,
  isFirst: boolean,
  line: Line,
  isPurpose = false,
): boolean {
  const { pattern, hasFreeText, unmatchedCount, isFull, values } = match
  const hasRecord = pattern.slots.some(({ name, arg }) => (arg.resource || arg.kind === 'coluna') && values.has(name))
  // A write command may leave out its record only if its phrase has no slot: 'sincroniza o catálogo, tá desatualizado'.
  const needsNone =
    isFirst && (!isPurpose || pattern.isWrite)
      ? pattern.isWrite && unmatchedCount === 0 && pattern.slots.length === 0
      : !pattern.isWrite
  const isTelling = pattern.command.replaysHistory ? !line.allowsHarmlessOnly : isFull && needsNone
  // 'o estoque total, produto 43, 104' does not associate the product with a plan.
  const matchesNouns =
    !pattern.isWrite || [...pattern.lemmas].every((lemma) => !isNounLemma(lemma) || getFullLemmas(line).has(lemma))
  // For a view every clause counts, so no single clause is a complete request.
  const isView = pattern.slots.some(({ arg: { kind } }) => kind === 'vista' || kind === 'periodo')
  const isWhole =
    (unmatchedCount === 0 || (values.size > 1 && matchesNouns)) && problem === null && !hasFreeText && !isView
  return (
    isWhole && (hasRecord || isTelling) && missing.every((arg) => namedRecords.some((each) => each.argName === arg))
  )
}

/** 'inativa esse': the record on the screen. */
const DEMONSTRATIVE = /\b(?:ess|est|el)[ea]s?\b/i
/** 'só os da claro': the owner of the list's rows. */
const POSSESSIVE = /\b(?:[oa]s|itens|registros) d[aeo]s? /i

/** 'só as da loja 8': the rows of the list on the screen. */
const ONLY_POSSESSIVE = /(?:s[oó]|somente|apenas) [oa]s d[aeo]s? /i

/**
 * The line refers to records and the candidate to none of them: it has only the verb of an action on another resource,
 * or only a choice.
 */
export const isOffTarget = (
  {
    match: {
      pattern: { lemmas, slots, hasVerb, command },
      values,
      unmatchedCount,
      spans,
    },
  }: Candidate,
  text: string,
  { columns, resource: screenResource }: InterpretationContext,
): boolean =>
  (columns.length > 0 &&
    !hasVerb &&
    command.resource !== screenResource &&
    slots.some(({ arg }) => arg.kind === 'id') &&
    ONLY_POSSESSIVE.test(text)) ||
  (unmatchedCount > 0 && [...lemmas].some(isActionLemma) && DEMONSTRATIVE.test(text)) ||
  // On a list without such a command 'desativa o 12' does not refer to another resource that the line does not name.
  (columns.length > 0 &&
    [...lemmas].some(isActionLemma) &&
    unmatchedCount > 0 &&
    command.resource !== screenResource &&
    values.size > 0 &&
    spans.every(({ role }) => role !== 'noun')) ||
  (columns.length > 0 &&
    spans.every(({ role }) => role === 'ignored' || role === 'argument') &&
    slots.every(({ arg }) => arg.choices) &&
    POSSESSIVE.test(text))

/** The candidate uses the record that the line mentions, and every noun in `listResources` that the line names. */
export const usesMentionedRecord = (
  { match: { pattern, isFull, unmatchedCount }, matchedArgs: { args, problem } }: Candidate,
  listResources: readonly Lemma[],
): boolean =>
  problem === null &&
  isFull &&
  (unmatchedCount === 0 || (!pattern.isWrite && Object.keys(args).length > 1)) &&
  listResources.every((lemma) => pattern.lemmas.has(lemma)) &&
  pattern.slots.some(({ name, arg }) => arg.resource && name in args)
