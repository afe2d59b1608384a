/**
 * A line that asks for several things, one after the other ('só os pendentes e exporta tudo'), or for something of a part of the
 * list ('soma do valor de outubro'): commands/language/README §8.
 */
import type { ListView } from '#commands/args.ts'
import type { Grammar } from './grammar.ts'
import { NUMBER_FIELD_WORD } from '#commands/language/words/optional-words.ts'
import {
  noWordCorrection,
  type Line,
  type PrepareOptions,
  prepareLine,
  getFullLemmas,
} from '#commands/language/words/line.ts'
import { type Candidate, findCandidates } from './candidates.ts'
import { HOLDING_BACK_WORD, getMood } from '#commands/language/words/mood.ts'
import { isOffTarget, isUnsupportedView } from './candidate-rules.ts'
import { rewriteNumberChange } from './line-rewrites.ts'
import { getKnownWordCheck } from './passes.ts'
import { compareNumberLists } from './rank.ts'
import type { InterpretationContext } from './interpretation.ts'
import { verbLemma } from '#commands/language/words/lexicon.ts'
import { parseIds, isTokenText } from '#commands/language/words/parse-numbers.ts'
import { isSkippable } from '#commands/language/words/tokens.ts'
import { ALL_VERBS, isListVerb, matchNoun } from '#commands/language/views/view-words.ts'
import { createLineValues } from './slot-values.ts'
import { skipPattern, createPattern } from '#commands/language/words/word-pattern.ts'

/** One after the other. */
const SEQUENCE_WORD = /^(?:depois|entao|dai|then|seguida|fim)$/
/** Between two requests; 'depois de ontem' is a time. */
const REQUEST_JOINT = createPattern('(?:(?:[,.]|e|depois(?! d[eoa]s? )|entao|dai|and|then|em seguida|por fim) )+')
/** Before the record that is spoken of. */
const OF_RECORD = /^d[ao]$/
/** Of a list, and not what is asked for: '3-9 menos o 5'. */
const EXCLUSION = /^(?:menos|exceto)$/
/** Words and signs of a line that is tried: one with more is a list of ids, or a text. */
const MAX_TOKENS = 24

/** Says which rows the list shows; or goes by them; or neither. */
type RequestKind = 'part' | 'ofPart' | 'other'

function getRequestKind({
  match: { pattern: of, values, spans },
  matchedArgs: { args },
}: Candidate): RequestKind | null {
  const said = of.slots.find(({ name, arg }) => /^(?:vista|periodo|faixa)$/.test(arg.kind) && values.has(name))
  const { filters = { all: '' } } = (said ? args[said.name] : {}) as Partial<ListView>
  if (said) return Object.keys(filters).length > 0 ? 'part' : 'other'
  // 'produto 5' behind 'excluir loja 3 e' is no look at it.
  if (!spans.some(({ role }) => role === 'verb' || role === 'word')) return null
  return of.command.repeatMode === 'list' ? 'ofPart' : 'other'
}

/** All of its phrase is said, and what it needs. */
const isCompleteCandidate = ({ match, matchedArgs }: Candidate): boolean =>
  match.unmatchedCount === 0 && matchedArgs.missing.length === 0

/** Reads the line and parts of it. */
function createPartInterpreter(grammar: Grammar, context: InterpretationContext) {
  const isWord = getKnownWordCheck(grammar, context)
  const prepare = (part: string, how: PrepareOptions = {}) => prepareLine(part, grammar.lexicon, { isWord, ...how })
  /** What the words may mean as they stand, the likeliest first. */
  const findPartCandidates = (line: Line): Candidate[] => {
    const { tokens, text } = line
    // 'excluir o 3, cancela' takes it back.
    const isHeld = tokens.some(({ text: word }) => HOLDING_BACK_WORD.test(word) && !EXCLUSION.test(word))
    if (isHeld || getMood(tokens, text, grammar.lexicon)) return []
    return findCandidates({ line, values: createLineValues(line, context, false), context }, grammar)
      .filter((each) => !isOffTarget(each, text, context))
      .sort((a, b) => compareNumberLists(a.fitness, b.fitness))
  }
  /** Parts that act, and whether they leave it to the screen whose records are meant. */
  const writeParts = new Map<string, boolean>()
  /** Those of them that take one id and nothing else. */
  const ofOne = new Set<string>()
  const kindByPart = new Map<string, RequestKind | 'text' | null>()
  const computePartKind = (part: string): RequestKind | 'text' | null => {
    const typed = findPartCandidates(prepare(part))
    const loose = prepare(part, { allowsLooseWords: true })
    // Of 'vai pra última página' the verb says nothing; an act is read in no such words.
    const isLoose = typed.length === 0 && loose.tokens[0]?.isOptional
    const setting = typed.some((each) => isCompleteCandidate(each) && !isUnsupportedView(each))
      ? null
      : rewriteNumberChange(prepare(part, { correctWord: noWordCorrection }), grammar, context)
    const found =
      setting !== null
        ? findPartCandidates(prepare(setting))
        : isLoose
          ? findPartCandidates(loose).filter((each) => !each.match.pattern.isWrite && isCompleteCandidate(each))
          : typed
    // Where the list has no such filter another has, and the refusal is to be told.
    const best = found.find(({ matchedArgs }) => matchedArgs.problem === null)
    // 'exporta o csv' is half of 'exportar csv desta página', and changes nothing.
    const isSure = best && (isCompleteCandidate(best) || best.match.pattern.command.repeatMode === 'list')
    if (!isSure || best.matchedArgs.missing.length > 0 || (found[0] !== best && !isUnsupportedView(found[0]!)))
      return null
    if (setting === null && best.match.pattern.slots.length === 1) ofOne.add(part)
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
  return { prepare, read: findPartCandidates, asks: getPartKind, beginsWithVerb, acting: writeParts, ofOne }
}

/** The requests of a line that is none as a whole, in the order in which they are done; none where it is not made of such. */
export function splitRequests(text: string, grammar: Grammar, context: InterpretationContext): readonly string[] {
  const { prepare, read, asks, beginsWithVerb, acting, ofOne } = createPartInterpreter(grammar, context)
  const line = prepare(text)
  const { tokens } = line
  const jointEnds = tokens.map((_, at) =>
    at === 0 || tokens[at + 1]?.isGlued ? at : skipPattern(REQUEST_JOINT, tokens, at),
  )
  const isJoined = jointEnds.some((end, at) => end > at)
  const lineLemmas = getFullLemmas(line)
  const hasListCommand = grammar.patterns.some(
    ({ command, lemmas }) => command.repeatMode === 'list' && [...lemmas].some((lemma) => lineLemmas.has(lemma)),
  )
  const first = tokens.findIndex(({ kind }) => kind === 'number')
  const listed = first > 0 ? parseIds(tokens, first) : null
  const ids = listed?.end === tokens.length && Array.isArray(listed.value) ? listed.value : []
  const isListed = ids.length > 1 && listed?.problem === undefined
  if (
    tokens.length > MAX_TOKENS ||
    tokens.some(({ listTokens }) => listTokens) ||
    !(isJoined || hasListCommand || isListed)
  )
    return []
  const typed = read(line).filter(isCompleteCandidate)
  const textCandidates =
    typed.length > 0 ? typed : read(prepare(text, { allowsLooseWords: true })).filter(isCompleteCandidate)
  if (textCandidates.some(({ match }) => !match.hasFreeText)) return []
  const sliceText = (from: number, end: number) =>
    end > from ? text.slice(tokens[from]!.start, tokens[end - 1]!.end) : ''
  // 'busca bruna e ordena por e-mail': a text goes to where a verb begins another request, and only the first may be one. What is
  // sought goes to a comma as well: 'procura ana, ordem z-a'.
  const hasText = textCandidates.length > 0
  const isSought = textCandidates.some(({ match }) => match.pattern.lemmas.has(verbLemma('filtrar')))
  // 'estoque do 12 para 50 e do 15 para 30': what is set is said once.
  const of = tokens.findIndex((token) => OF_RECORD.test(token.text))
  /** The noun of a record that is told here by its number. */
  const findNumberedNoun = (at: number): string | null => {
    const named = matchNoun(line, at)
    return named &&
      !NUMBER_FIELD_WORD.test(named.noun) &&
      tokens.slice(named.end, named.end + 3).some(({ kind }) => kind === 'number')
      ? named.noun
      : null
  }
  const toRequest = (from: number, end: number): string | null => {
    const part = sliceText(from, end)
    if (from > of && of > 0 && OF_RECORD.test(tokens[from]?.text ?? '')) {
      const whole = `${sliceText(0, of)} ${part}`
      return asks(whole) ? whole : null
    }
    // 'reprocessa o 900, depois o 901' does the same with each.
    const [, id] = /^[oa]s? (\d+)$/.exec(part) ?? []
    const head = text.slice(0, /\d/.exec(text)?.index)
    if (id && from > 0 && asks(head + id) && acting.has(head + id)) return head + id
    const kind = asks(part)
    // 'exclui a loja 3 e apaga a 4' speaks of shops, whatever the screen lists.
    const number = tokens.findIndex((token, at) => at > from && at < end && token.kind === 'number')
    const isLeft = from > 0 && number > 0 && (kind === null || acting.get(part))
    const told = isLeft ? tokens.findLastIndex((_, at) => at < from && findNumberedNoun(at)) : -1
    if (told >= 0 && findNumberedNoun(told) !== context.resource?.id) {
      const whole = `${sliceText(from, number)} ${sliceText(told, matchNoun(line, told)!.end)} ${sliceText(number, end)}`
      return asks(whole) ? whole : null
    }
    if (kind === null || (kind === 'text' && (!hasText || from > 0))) return null
    return !hasText || from === 0 || beginsWithVerb(part) || (isSought && isTokenText(tokens, from - 1, ','))
      ? part
      : null
  }
  // 'reprocessar pedidos 48, 252 e 821': what is done to one record by its id is done to each of them.
  const forEach = (): string[] | null => {
    if (!isListed) return null
    const parts = ids.map((id) => `${text.slice(0, tokens[first]!.start)}${id}`)
    return parts.every((part) => asks(part) !== null && acting.has(part) && ofOne.has(part)) ? parts : null
  }
  const splitFrom = (from: number): string[] | null => {
    const rest = from > 0 ? toRequest(from, tokens.length) : null
    if (rest !== null) return [rest]
    for (let at = tokens.length - 1; at > from; at--) {
      const part = jointEnds[at]! > at && jointEnds[at - 1]! < at ? toRequest(from, at) : null
      const others = part !== null ? splitFrom(jointEnds[at]!) : null
      if (part !== null && others) return [part, ...others]
    }
    return null
  }
  const requests = (isJoined ? splitFrom(0) : null) ?? forEach()
  // 'exporta tudo, mês passado' exports that month.
  const isTurned =
    requests && asks(requests[0]!) === 'ofPart' && !tokens.some(({ text: word }) => SEQUENCE_WORD.test(word))
  if (requests)
    return isTurned ? requests.sort((a, b) => Number(asks(b) === 'part') - Number(asks(a) === 'part')) : requests
  // 'soma do valor de outubro': what is left beside a part of the list goes by it; of 'exportar tudo de outubro' that is most.
  for (let length = 1; hasListCommand && !hasText && length < tokens.length; length++)
    for (let from = 0; from + length <= tokens.length; from++) {
      if (from > 0 && isSkippable(tokens[from - 1]!)) continue
      const part = sliceText(from, from + length)
      const rest = `${sliceText(0, from)} ${sliceText(from + length, tokens.length)}`.trim()
      if (asks(part) === 'part' && asks(rest) === 'ofPart') return [part, rest]
    }
  return []
}
