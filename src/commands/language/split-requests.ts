/**
 * Splits a line that asks for several things in sequence ('só os pendentes e exporta tudo') or for a command on a
 * filtered list ('soma do valor de outubro'): commands/language/README §8.
 */
import type { InterpretationContext } from './interpretation.ts'
import type { LineMatcher } from './line-matcher.ts'
import { createRequestParts, isCompleteCandidate, type RequestParts } from './request-parts.ts'
import { verbLemma } from '#commands/language/words/lemma.ts'
import { getFullLemmas, type Line } from '#commands/language/words/line.ts'
import { NUMBER_FIELD_WORD } from '#commands/language/words/optional-words.ts'
import { parseIds } from '#commands/language/words/parse-ids.ts'
import { isTokenText } from '#commands/language/words/token-text.ts'
import { isSkippable } from '#commands/language/words/tokens.ts'
import { matchNoun } from '#commands/language/views/view-words.ts'
import { skipPattern, createPattern } from '#commands/language/words/word-pattern.ts'

/** Words that state a sequence. */
const SEQUENCE_WORD = /^(?:depois|entao|dai|then|seguida|fim)$/
/** The words between two requests; 'depois de ontem' is a period. */
const REQUEST_JOINT = createPattern('(?:(?:[,.]|e|depois(?! d[eoa]s? )|entao|dai|and|then|em seguida|por fim) )+')
/** The preposition before a record. */
const OF_RECORD = /^d[ao]$/
/** The most words and signs of a line that is split: a longer line is a list of ids or a text. */
const MAX_TOKENS = 24

/** A line that may be split. */
interface SplitLine {
  line: Line
  parts: RequestParts
  context: InterpretationContext
  /** For each token: the token after the words between two requests; the token itself if there are none. */
  jointEnds: readonly number[]
  /** The line as a whole is a command with a free text. */
  hasText: boolean
  /** The free text is searched. */
  isSearch: boolean
}

const sliceText = ({ line: { text, tokens } }: SplitLine, from: number, end: number): string =>
  end > from ? text.slice(tokens[from]!.start, tokens[end - 1]!.end) : ''

/** The noun at this token if a number follows it. */
function findNumberedNoun(line: Line, index: number): string | null {
  const nounMatch = matchNoun(line, index)
  return nounMatch &&
    !NUMBER_FIELD_WORD.test(nounMatch.noun) &&
    line.tokens.slice(nounMatch.end, nounMatch.end + 3).some(({ kind }) => kind === 'number')
    ? nounMatch.noun
    : null
}

/** 'estoque do 12 para 50 e do 15 para 30' names the field once. undefined if the part does not begin with a record. */
function completeField(split: SplitLine, from: number, end: number): string | undefined {
  const { tokens } = split.line
  const ofRecordIndex = tokens.findIndex(({ text }) => OF_RECORD.test(text))
  return from > ofRecordIndex && ofRecordIndex > 0 && OF_RECORD.test(tokens[from]?.text ?? '')
    ? `${sliceText(split, 0, ofRecordIndex)} ${sliceText(split, from, end)}`
    : undefined
}

/** 'reprocessa o 900, depois o 901' repeats the command with another id. */
function repeatWithId({ line: { text }, parts }: SplitLine, part: string): string | undefined {
  const [, id] = /^[oa]s? (\d+)$/.exec(part) ?? []
  const repeated = id && text.slice(0, /\d/.exec(text)?.index) + id
  return repeated && parts.getPartKind(repeated) && parts.getWriteTarget(repeated) ? repeated : undefined
}

/** In 'exclui a loja 3 e apaga a 4' both ids are shops, whatever the screen lists. */
function completeNoun(split: SplitLine, from: number, end: number): string | undefined {
  const { line, parts, context } = split
  const part = sliceText(split, from, end)
  const number = line.tokens.findIndex(({ kind }, index) => index > from && index < end && kind === 'number')
  const needsNoun =
    from > 0 && number > 0 && (parts.getPartKind(part) === null || parts.getWriteTarget(part) === 'screen')
  const nounIndex = needsNoun
    ? line.tokens.findLastIndex((_, index) => index < from && findNumberedNoun(line, index))
    : -1
  if (nounIndex < 0 || findNumberedNoun(line, nounIndex) === context.resource?.id) return undefined
  const noun = sliceText(split, nounIndex, matchNoun(line, nounIndex)!.end)
  return `${sliceText(split, from, number)} ${noun} ${sliceText(split, number, end)}`
}

/** The request from one token to another, completed by what an earlier request names; null if it is none. */
function toRequest(split: SplitLine, from: number, end: number): string | null {
  const { line, parts, hasText, isSearch } = split
  const part = sliceText(split, from, end)
  const withField = completeField(split, from, end)
  if (withField !== undefined) return parts.getPartKind(withField) ? withField : null
  const repeated = from > 0 ? repeatWithId(split, part) : undefined
  if (repeated !== undefined) return repeated
  const kind = parts.getPartKind(part)
  const withNoun = completeNoun(split, from, end)
  if (withNoun !== undefined) return parts.getPartKind(withNoun) ? withNoun : null
  if (kind === null || (kind === 'text' && (!hasText || from > 0))) return null
  // 'busca bruna e ordena por e-mail': a text ends where a verb begins another request, and only the first request may
  // be a text. A searched text also ends at a comma: 'procura ana, ordem z-a'.
  const isSeparate = () => parts.beginsWithVerb(part) || (isSearch && isTokenText(line.tokens, from - 1, ','))
  return !hasText || from === 0 || isSeparate() ? part : null
}

/** The requests from a token to the end of the line; null if the line does not split there. */
function splitFrom(split: SplitLine, from: number): string[] | null {
  const { line, jointEnds } = split
  const rest = from > 0 ? toRequest(split, from, line.tokens.length) : null
  if (rest !== null) return [rest]
  for (let index = line.tokens.length - 1; index > from; index--) {
    const part = jointEnds[index]! > index && jointEnds[index - 1]! < index ? toRequest(split, from, index) : null
    const others = part !== null ? splitFrom(split, jointEnds[index]!) : null
    if (part !== null && others) return [part, ...others]
  }
  return null
}

/** The ids at the end of the line, if there are several, and the text before them. */
function findListedIds({ text, tokens }: Line): { head: string; ids: readonly unknown[] } | null {
  const firstNumber = tokens.findIndex(({ kind }) => kind === 'number')
  const parsedIds = firstNumber > 0 ? parseIds(tokens, firstNumber) : null
  const ids = parsedIds?.end === tokens.length && Array.isArray(parsedIds.value) ? parsedIds.value : []
  return ids.length > 1 && parsedIds?.problem === undefined
    ? { head: text.slice(0, tokens[firstNumber]!.start), ids }
    : null
}

/** 'reprocessar pedidos 48, 252 e 821': a command for one id runs for each of them. */
function repeatForIds({ line, parts }: SplitLine): string[] | null {
  const listed = findListedIds(line)
  const requests = listed?.ids.map((id) => `${listed.head}${id}`)
  const isRepeated = requests?.every(
    (part) => parts.getPartKind(part) !== null && parts.getWriteTarget(part) !== null && parts.takesSingleId(part),
  )
  return requests && isRepeated ? requests : null
}

/** The requests in the order in which they run: 'exporta tudo, mês passado' exports that month. */
function orderRequests(requests: string[], { line, parts }: SplitLine): readonly string[] {
  const { getPartKind } = parts
  const putsViewFirst =
    getPartKind(requests[0]!) === 'ofPart' && !line.tokens.some(({ text }) => SEQUENCE_WORD.test(text))
  return putsViewFirst
    ? requests.sort((a, b) => Number(getPartKind(b) === 'part') - Number(getPartKind(a) === 'part'))
    : requests
}

/**
 * 'soma do valor de outubro': the filter runs first, then the rest of the line. In 'exportar tudo de outubro' the rest
 * is most of the line.
 */
function separateView(split: SplitLine): readonly string[] {
  const { line, parts } = split
  const { tokens } = line
  for (let length = 1; length < tokens.length; length++)
    for (let from = 0; from + length <= tokens.length; from++) {
      if (from > 0 && isSkippable(tokens[from - 1]!)) continue
      const part = sliceText(split, from, from + length)
      const rest = `${sliceText(split, 0, from)} ${sliceText(split, from + length, tokens.length)}`.trim()
      if (parts.getPartKind(part) === 'part' && parts.getPartKind(rest) === 'ofPart') return [part, rest]
    }
  return []
}

/**
 * The requests of a line, in the order in which they run; empty if the line has one interpretation or does not split.
 */
export function splitRequests(text: string, matcher: LineMatcher): readonly string[] {
  const { grammar, context } = matcher
  const parts = createRequestParts(matcher)
  const line = parts.prepare(text)
  const { tokens } = line
  const jointEnds = tokens.map((_, index) =>
    index === 0 || tokens[index + 1]?.isGlued ? index : skipPattern(REQUEST_JOINT, tokens, index),
  )
  const isJoined = jointEnds.some((end, index) => end > index)
  const lineLemmas = getFullLemmas(line)
  const hasListCommand = grammar.patterns.some(
    ({ command, lemmas }) => command.usesFilteredList && [...lemmas].some((lemma) => lineLemmas.has(lemma)),
  )
  if (
    tokens.length > MAX_TOKENS ||
    tokens.some(({ listTokens }) => listTokens) ||
    !(isJoined || hasListCommand || findListedIds(line))
  )
    return []
  const typedCandidates = parts.findPartCandidates(line).filter(isCompleteCandidate)
  const candidates =
    typedCandidates.length > 0
      ? typedCandidates
      : parts.findPartCandidates(parts.prepare(text, { allowsLooseWords: true })).filter(isCompleteCandidate)
  if (candidates.some(({ match }) => !match.hasFreeText)) return []
  const hasText = candidates.length > 0
  const isSearch = candidates.some(({ match }) => match.pattern.lemmas.has(verbLemma('filtrar')))
  const split: SplitLine = { line, parts, context, jointEnds, hasText, isSearch }
  const requests = (isJoined ? splitFrom(split, 0) : null) ?? repeatForIds(split)
  if (requests) return orderRequests(requests, split)
  return hasListCommand && !hasText ? separateView(split) : []
}
