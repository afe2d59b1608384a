/**
 * Splits a line that asks for several things in sequence ('só os pendentes e exporta tudo') or for a command on a
 * filtered list ('soma do valor de outubro'): commands/language/README §8.
 */
import type { ListView } from '#commands/args.ts'
import { NUMBER_FIELD_WORD } from '#commands/language/words/optional-words.ts'
import { correctNoValueWords, type Line, getFullLemmas } from '#commands/language/words/line.ts'
import type { Candidate } from './candidates.ts'
import type { LineMatcher } from './line-matcher.ts'
import { HOLDING_BACK_WORD, getMood } from '#commands/language/words/mood.ts'
import { isOffTarget, isUnsupportedView } from './candidate-rules.ts'
import { rewriteNumberChange } from './line-rewrites.ts'
import { compareNumberLists } from './rank.ts'
import { verbLemma } from '#commands/language/words/lemma.ts'
import { parseIds, isTokenText } from '#commands/language/words/parse-numbers.ts'
import { isSkippable } from '#commands/language/words/tokens.ts'
import { ALL_VERBS, isListVerb, matchNoun } from '#commands/language/views/view-words.ts'
import { skipPattern, createPattern } from '#commands/language/words/word-pattern.ts'

/** Words that state a sequence. */
const SEQUENCE_WORD = /^(?:depois|entao|dai|then|seguida|fim)$/
/** The words between two requests; 'depois de ontem' is a period. */
const REQUEST_JOINT = createPattern('(?:(?:[,.]|e|depois(?! d[eoa]s? )|entao|dai|and|then|em seguida|por fim) )+')
/** The preposition before a record. */
const OF_RECORD = /^d[ao]$/
/** Excludes ids from a list and retracts nothing: '3-9 menos o 5'. */
const EXCLUSION = /^(?:menos|exceto)$/
/** The most words and signs of a line that is split: a longer line is a list of ids or a text. */
const MAX_TOKENS = 24

/** `part` filters the list, `ofPart` uses the filtered list, `other` does neither. */
type RequestKind = 'part' | 'ofPart' | 'other'

function getRequestKind({ match: { pattern, values, spans }, matchedArgs: { args } }: Candidate): RequestKind | null {
  const viewSlot = pattern.slots.find(({ name, arg }) => /^(?:vista|periodo|faixa)$/.test(arg.kind) && values.has(name))
  const { filters = { all: '' } } = (viewSlot ? args[viewSlot.name] : {}) as Partial<ListView>
  if (viewSlot) return Object.keys(filters).length > 0 ? 'part' : 'other'
  // 'produto 5' after 'excluir loja 3 e' does not ask to view that product.
  if (!spans.some(({ role }) => role === 'verb' || role === 'word')) return null
  return pattern.command.repeatMode === 'list' ? 'ofPart' : 'other'
}

/** The line has the whole phrase and every required argument. */
const isCompleteCandidate = ({ match, matchedArgs }: Candidate): boolean =>
  match.unmatchedCount === 0 && matchedArgs.missing.length === 0

/** Functions that interpret parts of the line. */
function createPartInterpreter(matcher: LineMatcher) {
  const { grammar, context, prepare } = matcher
  /** The candidates of a part as typed, the likeliest first. */
  const findPartCandidates = (line: Line): Candidate[] => {
    const { tokens, text } = line
    // 'excluir o 3, cancela' retracts the request.
    const isRetracted = tokens.some(({ text: word }) => HOLDING_BACK_WORD.test(word) && !EXCLUSION.test(word))
    if (isRetracted || getMood(tokens, text, grammar.lexicon)) return []
    return matcher
      .findCandidates(line)
      .filter((candidate) => !isOffTarget(candidate, text, context))
      .sort((a, b) => compareNumberLists(a.fitness, b.fitness))
  }
  /** Write requests; the value is true if a part leaves the resource to the screen. */
  const writeParts = new Map<string, boolean>()
  /** The parts that take one id and nothing else. */
  const singleIdParts = new Set<string>()
  const kindByPart = new Map<string, RequestKind | 'text' | null>()
  const computePartKind = (part: string): RequestKind | 'text' | null => {
    const candidates = findPartCandidates(prepare(part))
    const loose = prepare(part, { allowsLooseWords: true })
    // In 'vai pra última página' the verb has no meaning of its own. A part with such a verb may not write.
    const isLoose = candidates.length === 0 && loose.tokens[0]?.isOptional
    const numberChange = candidates.some((candidate) => isCompleteCandidate(candidate) && !isUnsupportedView(candidate))
      ? null
      : rewriteNumberChange(prepare(part, { correctWord: correctNoValueWords }), grammar, context)
    const found =
      numberChange !== null
        ? findPartCandidates(prepare(numberChange))
        : isLoose
          ? findPartCandidates(loose).filter(
              (candidate) => !candidate.match.pattern.isWrite && isCompleteCandidate(candidate),
            )
          : candidates
    // If this list has no such filter but another has, the operator must see the refusal.
    const best = found.find(({ matchedArgs }) => matchedArgs.problem === null)
    // 'exporta o csv' is half of 'exportar csv desta página', and changes nothing.
    const isCertain = best && (isCompleteCandidate(best) || best.match.pattern.command.repeatMode === 'list')
    if (!isCertain || best.matchedArgs.missing.length > 0 || (found[0] !== best && !isUnsupportedView(found[0]!)))
      return null
    if (numberChange === null && best.match.pattern.slots.length === 1) singleIdParts.add(part)
    if (best.match.pattern.isWrite) writeParts.set(part, !best.match.spans.some(({ role }) => role === 'noun'))
    return best.match.hasFreeText ? 'text' : getRequestKind(best)
  }
  const getPartKind = (part: string): RequestKind | 'text' | null => {
    if (!kindByPart.has(part)) kindByPart.set(part, computePartKind(part))
    return kindByPart.get(part) ?? null
  }
  const beginsWithVerb = (part: string): boolean => {
    const line = prepare(part)
    const first = line.tokens.findIndex((token) => !isSkippable(token))
    return first >= 0 && isListVerb(line, first, ALL_VERBS)
  }
  return { prepare, findPartCandidates, getPartKind, beginsWithVerb, writeParts, singleIdParts }
}

/**
 * The requests of a line, in the order in which they run; empty if the line has one interpretation or does not split.
 */
export function splitRequests(text: string, matcher: LineMatcher): readonly string[] {
  const { grammar, context } = matcher
  const { prepare, findPartCandidates, getPartKind, beginsWithVerb, writeParts, singleIdParts } =
    createPartInterpreter(matcher)
  const line = prepare(text)
  const { tokens } = line
  const jointEnds = tokens.map((_, index) =>
    index === 0 || tokens[index + 1]?.isGlued ? index : skipPattern(REQUEST_JOINT, tokens, index),
  )
  const isJoined = jointEnds.some((end, index) => end > index)
  const lineLemmas = getFullLemmas(line)
  const hasListCommand = grammar.patterns.some(
    ({ command, lemmas }) => command.repeatMode === 'list' && [...lemmas].some((lemma) => lineLemmas.has(lemma)),
  )
  const firstNumber = tokens.findIndex(({ kind }) => kind === 'number')
  const parsedIds = firstNumber > 0 ? parseIds(tokens, firstNumber) : null
  const ids = parsedIds?.end === tokens.length && Array.isArray(parsedIds.value) ? parsedIds.value : []
  const isListed = ids.length > 1 && parsedIds?.problem === undefined
  if (
    tokens.length > MAX_TOKENS ||
    tokens.some(({ listTokens }) => listTokens) ||
    !(isJoined || hasListCommand || isListed)
  )
    return []
  const typedCandidates = findPartCandidates(line).filter(isCompleteCandidate)
  const textCandidates =
    typedCandidates.length > 0
      ? typedCandidates
      : findPartCandidates(prepare(text, { allowsLooseWords: true })).filter(isCompleteCandidate)
  if (textCandidates.some(({ match }) => !match.hasFreeText)) return []
  const sliceText = (from: number, end: number) =>
    end > from ? text.slice(tokens[from]!.start, tokens[end - 1]!.end) : ''
  // 'busca bruna e ordena por e-mail': a text ends where a verb begins another request, and only the first request may
  // be a text. A searched text also ends at a comma: 'procura ana, ordem z-a'.
  const hasText = textCandidates.length > 0
  const isSearch = textCandidates.some(({ match }) => match.pattern.lemmas.has(verbLemma('filtrar')))
  // 'estoque do 12 para 50 e do 15 para 30' names the field once.
  const ofRecordIndex = tokens.findIndex((token) => OF_RECORD.test(token.text))
  /** The noun at this token if a number follows it. */
  const findNumberedNoun = (index: number): string | null => {
    const nounMatch = matchNoun(line, index)
    return nounMatch &&
      !NUMBER_FIELD_WORD.test(nounMatch.noun) &&
      tokens.slice(nounMatch.end, nounMatch.end + 3).some(({ kind }) => kind === 'number')
      ? nounMatch.noun
      : null
  }
  const toRequest = (from: number, end: number): string | null => {
    const part = sliceText(from, end)
    if (from > ofRecordIndex && ofRecordIndex > 0 && OF_RECORD.test(tokens[from]?.text ?? '')) {
      const completed = `${sliceText(0, ofRecordIndex)} ${part}`
      return getPartKind(completed) ? completed : null
    }
    // 'reprocessa o 900, depois o 901' repeats the command with another id.
    const [, id] = /^[oa]s? (\d+)$/.exec(part) ?? []
    const head = text.slice(0, /\d/.exec(text)?.index)
    if (id && from > 0 && getPartKind(head + id) && writeParts.has(head + id)) return head + id
    const kind = getPartKind(part)
    // In 'exclui a loja 3 e apaga a 4' both ids are shops, whatever the screen lists.
    const number = tokens.findIndex((token, index) => index > from && index < end && token.kind === 'number')
    const needsNoun = from > 0 && number > 0 && (kind === null || writeParts.get(part))
    const nounIndex = needsNoun ? tokens.findLastIndex((_, index) => index < from && findNumberedNoun(index)) : -1
    if (nounIndex >= 0 && findNumberedNoun(nounIndex) !== context.resource?.id) {
      const completed = `${sliceText(from, number)} ${sliceText(nounIndex, matchNoun(line, nounIndex)!.end)} ${sliceText(number, end)}`
      return getPartKind(completed) ? completed : null
    }
    if (kind === null || (kind === 'text' && (!hasText || from > 0))) return null
    return !hasText || from === 0 || beginsWithVerb(part) || (isSearch && isTokenText(tokens, from - 1, ','))
      ? part
      : null
  }
  // 'reprocessar pedidos 48, 252 e 821': a command for one id runs for each of them.
  const repeatForIds = (): string[] | null => {
    if (!isListed) return null
    const parts = ids.map((id) => `${text.slice(0, tokens[firstNumber]!.start)}${id}`)
    return parts.every((part) => getPartKind(part) !== null && writeParts.has(part) && singleIdParts.has(part))
      ? parts
      : null
  }
  const splitFrom = (from: number): string[] | null => {
    const rest = from > 0 ? toRequest(from, tokens.length) : null
    if (rest !== null) return [rest]
    for (let index = tokens.length - 1; index > from; index--) {
      const part = jointEnds[index]! > index && jointEnds[index - 1]! < index ? toRequest(from, index) : null
      const others = part !== null ? splitFrom(jointEnds[index]!) : null
      if (part !== null && others) return [part, ...others]
    }
    return null
  }
  const requests = (isJoined ? splitFrom(0) : null) ?? repeatForIds()
  // 'exporta tudo, mês passado' exports that month.
  const putsViewFirst =
    requests && getPartKind(requests[0]!) === 'ofPart' && !tokens.some(({ text: word }) => SEQUENCE_WORD.test(word))
  if (requests)
    return putsViewFirst
      ? requests.sort((a, b) => Number(getPartKind(b) === 'part') - Number(getPartKind(a) === 'part'))
      : requests
  // 'soma do valor de outubro': the filter runs first, then the rest of the line. In 'exportar tudo de outubro' the
  // rest is most of the line.
  for (let length = 1; hasListCommand && !hasText && length < tokens.length; length++)
    for (let from = 0; from + length <= tokens.length; from++) {
      if (from > 0 && isSkippable(tokens[from - 1]!)) continue
      const part = sliceText(from, from + length)
      const rest = `${sliceText(0, from)} ${sliceText(from + length, tokens.length)}`.trim()
      if (getPartKind(part) === 'part' && getPartKind(rest) === 'ofPart') return [part, rest]
    }
  return []
}
