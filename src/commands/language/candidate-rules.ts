/**
 * Whether what a pass has found may stand for the line: what it takes of it, what it leaves out, and how it is said
 * (commands/language/README §1, §3).
 */
import type { Lexicon } from '#commands/language/words/lexicon.ts'
import { type Line, getFullLemmas } from '#commands/language/words/line.ts'
import { EXISTENCE_WORD } from '#commands/language/words/optional-words.ts'
import type { Candidate } from './candidates.ts'
import { isMoreThanLook, isActionLemma } from '#commands/language/words/mood.ts'
import { isTokenText } from '#commands/language/words/parse-numbers.ts'
import { parsePeriodAt } from '#commands/language/days/period.ts'
import { isStatusWord } from '#commands/language/words/status-words.ts'
import type { InterpretationContext } from './interpretation.ts'
import type { Token } from '#commands/language/words/tokens.ts'
import { IGNORED_WORDS } from '#commands/language/words/vocabulary.ts'

/** No act is read where words are passed over that say how one is meant. */
export const isAllowedWhenLoose =
  ({ harmlessOnly }: Line) =>
  ({
    match: { pattern, hasFreeText: freeText, unmatchedCount: unmatched, corrections: corrected },
  }: Candidate): boolean => {
    const isHarmless = !pattern.isWrite && (unmatched === 0 || ![...pattern.lemmas].some(isActionLemma))
    const takesText = freeText && (unmatched > 0 || corrected.length === 0)
    // 'a última coisa que fiz' asks for no repetition.
    if (pattern.command.replaysHistory && unmatched > 0) return false
    return !takesText && (isHarmless || !harmlessOnly)
  }

/** What it takes of the line is no less than what it leaves out. */
export function coversMostOfLine(
  { match: { spans, pattern } }: Candidate,
  { tokens }: Line,
  now: Date,
  lexicon: Lexicon,
): boolean {
  const isTokenTaken = (token: Token) =>
    spans.some(({ role, start, end }) => role !== 'ignored' && start <= token.start && token.end <= end)
  const words = tokens.filter(({ kind, text, isPolite }) => kind !== 'sign' && !isPolite && !IGNORED_WORDS.has(text))
  const told = words.filter(isTokenTaken).length
  // Of what goes by the rows of a list it is never left out which: 'quanto deu ao todo em outubro, soma aí' is no sum of all.
  const isDistinguishing = (token: Token, at: number) =>
    token.kind === 'number' || isStatusWord(token.text) || parsePeriodAt(tokens, at, now) !== null
  const isRequestWord = (word: string) =>
    isMoreThanLook(lexicon, word) || lexicon.getFullMeanings(word).some((lemma) => /^w:\w+[aei]r$/.test(lemma))
  // What else is asked for is not left out: 'oculta pagamento e fixa usuário'.
  const startsSecondRequest = ({ text, start }: Token, at: number) =>
    isTokenText(tokens, at - 1, 'e', ',') && isRequestWord(text) && words.some((word) => word.start > start)
  if (tokens.some(startsSecondRequest) && tokens.some((token) => isRequestWord(token.text) && !isTokenTaken(token)))
    return false
  const { command, slots } = pattern
  const isOfPart = command.repeatMode === 'list' && !slots.some(({ arg }) => arg.kind === 'periodo')
  if (isOfPart && tokens.some((token, at) => !isTokenTaken(token) && isDistinguishing(token, at))) return false
  return 2 * told >= words.length && (told > 1 || 2 > words.length || spans.some(({ role }) => role === 'noun'))
}

/**
 * Two words in a row that the language does not know, and that were passed over: a name, more likely than not. So is one behind
 * 'com', and one may say what became of the records: 'nomes com adri de trás pra frente', 'devolvidos do usuário 5'.
 */
export const skipsLikelyName = ({ tokens }: Line, { isKnown: knows }: Lexicon): boolean =>
  tokens.some((token, at) =>
    [token, isTokenText(tokens, at - 1, 'com') || /[ai]d[oa]s$/.test(token.text) ? token : tokens[at + 1]].every(
      (each) => each?.isOptional && !each.isPolite && !EXISTENCE_WORD.test(each.text) && !knows(each.text),
    ),
  )

/** An unknown word may tell which column is meant, a name which part of the list; neither is passed over. */
export const canDistinguish = (
  { match: { pattern, values }, matchedArgs: { namedRecords: named, problem } }: Candidate,
  skipsName: boolean,
): boolean =>
  (skipsName &&
    named.length === 0 &&
    problem === null &&
    pattern.slots.some(({ arg: { kind } }) => kind === 'vista' || kind === 'periodo')) ||
  // What is summed is told beside the sum.
  (pattern.command.repeatMode !== 'list' &&
    Object.entries(pattern.command.args ?? {}).some(([name, { kind }]) => kind === 'coluna' && !values.has(name)))

/** Free text took what may be the phrase's own noun, mistyped: 'buscar usuraio maria'. */
export const hasDoubtfulFreeText = ({
  match: { hasFreeText: freeText, unmatchedCount: unmatched },
}: Candidate): boolean => freeText && unmatched > 0

/** The list has no filter for what the line says; another way to read it may take the record that it names. */
export const isUnsupportedView = ({ match: { pattern }, matchedArgs: { problem } }: Candidate): boolean =>
  problem !== null && pattern.slots.some(({ arg }) => arg.kind === 'vista')

/** A number that is marked as such is what something becomes: '= 30', 'para 30'. */
export const hasMarkedNumber = ({
  match: { pattern, values },
  matchedArgs: { problem, missing },
}: Candidate): boolean =>
  problem === null &&
  missing.length === 0 &&
  pattern.slots.some(({ name, isMarked: marked }) => marked && values.has(name))

/** It takes the whole line, and two values of it. */
export const hasTwoValues = ({
  match: { isFull: full, unmatchedCount: unmatched, values, hasFreeText: freeText },
  matchedArgs: { problem, missing },
}: Candidate): boolean =>
  full && unmatched === 0 && values.size > 1 && !freeText && problem === null && missing.length === 0

/** A clause says whole what it asks for: of which record, or what changes none. 'qtd zero' says its act by two values. */
export function isCompleteRequest(
  { match, matchedArgs: { problem, missing, namedRecords } }: Candidate,
  isFirst: boolean,
  line: Line,
  isPurpose = false,
): boolean {
  const { pattern, hasFreeText, unmatchedCount, isFull, values } = match
  const hasRecord = pattern.slots.some(({ name, arg }) => (arg.resource || arg.kind === 'coluna') && values.has(name))
  // An act may leave out which record only where its phrase names none: 'sincroniza o catálogo, tá desatualizado'.
  const needsNone =
    isFirst && (!isPurpose || pattern.isWrite)
      ? pattern.isWrite && unmatchedCount === 0 && pattern.slots.length === 0
      : !pattern.isWrite
  const isTelling = pattern.command.replaysHistory ? !line.harmlessOnly : isFull && needsNone
  // 'o estoque total, produto 43, 104' associates it with no plan.
  const saysNouns =
    !pattern.isWrite || [...pattern.lemmas].every((lemma) => !lemma.startsWith('n:') || getFullLemmas(line).has(lemma))
  // Of a list's part every clause is meant.
  const isView = pattern.slots.some(({ arg: { kind } }) => kind === 'vista' || kind === 'periodo')
  const isWhole =
    (unmatchedCount === 0 || (values.size > 1 && saysNouns)) && problem === null && !hasFreeText && !isView
  return (
    isWhole && (hasRecord || isTelling) && missing.every((arg) => namedRecords.some((each) => each.argName === arg))
  )
}

/** 'inativa esse', of what stands on the screen. */
const DEMONSTRATIVE = /\b(?:ess|est|el)[ea]s?\b/i
/** 'só os da claro', of whom the list's rows are. */
const POSSESSIVE = /\b(?:[oa]s|itens|registros) d[aeo]s? /i

/** 'só as da loja 8', of the list on the screen. */
const ONLY_POSSESSIVE = /(?:s[oó]|somente|apenas) [oa]s d[aeo]s? /i

/** The line speaks of records, and this of none: it says the verb alone of an act on something else, or a choice by itself. */
export const isOffTarget = (
  {
    match: {
      pattern: { lemmas, slots, hasVerb, command },
      values,
      unmatchedCount: unmatched,
      spans,
    },
  }: Candidate,
  text: string,
  { columns, resource: noun }: InterpretationContext,
): boolean =>
  (columns.length > 0 &&
    !hasVerb &&
    command.resource !== noun &&
    slots.some(({ arg }) => arg.kind === 'id') &&
    ONLY_POSSESSIVE.test(text)) ||
  (unmatched > 0 && [...lemmas].some(isActionLemma) && DEMONSTRATIVE.test(text)) ||
  // 'desativa o 12' on a list that has no such act is of none that the line does not name.
  (columns.length > 0 &&
    [...lemmas].some(isActionLemma) &&
    unmatched > 0 &&
    command.resource !== noun &&
    values.size > 0 &&
    spans.every(({ role }) => role !== 'noun')) ||
  (columns.length > 0 &&
    spans.every(({ role }) => role === 'ignored' || role === 'argument') &&
    slots.every(({ arg }) => arg.choices) &&
    POSSESSIVE.test(text))

/** It takes the record that the line tells, with all the lists that it names (`lists`: their nouns). */
export const usesNamedRecord = (
  { match: { pattern, isFull: full, unmatchedCount: unmatched }, matchedArgs: { args, problem } }: Candidate,
  listResources: readonly string[],
): boolean =>
  problem === null &&
  full &&
  (unmatched === 0 || (!pattern.isWrite && Object.keys(args).length > 1)) &&
  listResources.every((lemma) => pattern.lemmas.has(lemma)) &&
  pattern.slots.some(({ name, arg }) => arg.resource && name in args)
