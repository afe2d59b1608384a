/**
 * A line that asks for several things, one after the other ('só os pendentes e exporta tudo'), or for something of a part of the
 * list ('soma do valor de outubro'): commands/language/README §8.
 */
import type { ListView } from '#commands/args.ts'
import type { Grammar } from './grammar.ts'
import { THING } from '#commands/language/words/loose.ts'
import { NOTHING_MEANT, type Line, type Preparing, prepareLine, wholeLemmas } from '#commands/language/words/line.ts'
import { type LineMeaning, meaningsOf } from './meanings.ts'
import { HOLDINGS, moodOf } from '#commands/language/words/mood.ts'
import { isBeside, isRefusedView } from './admitted.ts'
import { lineOfNumber } from './other-lines.ts'
import { knownWords } from './passes.ts'
import { compareLists } from './rank.ts'
import type { ReadingContext } from './reading.ts'
import { verbLemma } from '#commands/language/words/lexicon.ts'
import { idsAt, isText } from '#commands/language/words/numbers.ts'
import { isSkippable } from '#commands/language/words/tokens.ts'
import { ALL_VERBS, isListVerb, nounAt } from '#commands/language/views/view-words.ts'
import { createValues } from './values.ts'
import { after, pattern } from '#commands/language/words/word-pattern.ts'

/** One after the other. */
const THEN = /^(?:depois|entao|dai|then|seguida|fim)$/
/** Between two requests; 'depois de ontem' is a time. */
const JOINT = pattern('(?:(?:[,.]|e|depois(?! d[eoa]s? )|entao|dai|and|then|em seguida|por fim) )+')
/** Before the record that is spoken of. */
const OF = /^d[ao]$/
/** Of a list, and not what is asked for: '3-9 menos o 5'. */
const LEAVES_OUT = /^(?:menos|exceto)$/
/** Words and signs of a line that is tried: one with more is a list of ids, or a text. */
const MOST = 24

/** Says which rows the list shows; or goes by them; or neither. */
type Kind = 'part' | 'ofPart' | 'other'

function kindOf({ match: { pattern: of, values, spans }, values: { args } }: LineMeaning): Kind | null {
  const said = of.slots.find(({ name, arg }) => /^(?:vista|periodo|faixa)$/.test(arg.kind) && values.has(name))
  const { filters = { all: '' } } = (said ? args[said.name] : {}) as Partial<ListView>
  if (said) return Object.keys(filters).length > 0 ? 'part' : 'other'
  // 'produto 5' behind 'excluir loja 3 e' is no look at it.
  if (!spans.some(({ role }) => role === 'verb' || role === 'word')) return null
  return of.command.whileRunning === 'list' ? 'ofPart' : 'other'
}

/** All of its phrase is said, and what it needs. */
const isWhole = ({ match, values }: LineMeaning): boolean => match.unmatched === 0 && values.missing.length === 0

/** Reads the line and parts of it. */
function partReader(grammar: Grammar, context: ReadingContext) {
  const isWord = knownWords(grammar, context)
  const prepare = (part: string, how: Preparing = {}) => prepareLine(part, grammar.lexicon, { isWord, ...how })
  /** What the words may mean as they stand, the likeliest first. */
  const read = (line: Line): LineMeaning[] => {
    const { tokens, text } = line
    // 'excluir o 3, cancela' takes it back.
    const isHeld = tokens.some(({ text: word }) => HOLDINGS.test(word) && !LEAVES_OUT.test(word))
    if (isHeld || moodOf(tokens, text, grammar.lexicon)) return []
    return meaningsOf({ line, values: createValues(line, context, false), context }, grammar)
      .filter((each) => !isBeside(each, text, context))
      .sort((a, b) => compareLists(a.fitness, b.fitness))
  }
  /** Parts that act, and whether they leave it to the screen whose records are meant. */
  const acting = new Map<string, boolean>()
  /** Those of them that take one id and nothing else. */
  const ofOne = new Set<string>()
  const known = new Map<string, Kind | 'text' | null>()
  const kindOfPart = (part: string): Kind | 'text' | null => {
    const typed = read(prepare(part))
    const loose = prepare(part, { loose: true })
    // Of 'vai pra última página' the verb says nothing; an act is read in no such words.
    const isLoose = typed.length === 0 && loose.tokens[0]?.loose
    const setting = typed.some((each) => isWhole(each) && !isRefusedView(each))
      ? null
      : lineOfNumber(prepare(part, { meant: NOTHING_MEANT }), grammar, context)
    const found =
      setting !== null
        ? read(prepare(setting))
        : isLoose
          ? read(loose).filter((each) => !each.match.pattern.acts && isWhole(each))
          : typed
    // Where the list has no such filter another has, and the refusal is to be told.
    const best = found.find(({ values }) => values.problem === null)
    // 'exporta o csv' is half of 'exportar csv desta página', and changes nothing.
    const isSure = best && (isWhole(best) || best.match.pattern.command.whileRunning === 'list')
    if (!isSure || best.values.missing.length > 0 || (found[0] !== best && !isRefusedView(found[0]!))) return null
    if (setting === null && best.match.pattern.slots.length === 1) ofOne.add(part)
    if (best.match.pattern.acts) acting.set(part, !best.match.spans.some(({ role }) => role === 'noun'))
    return best.match.freeText ? 'text' : kindOf(best)
  }
  const asks = (part: string): Kind | 'text' | null => {
    if (!known.has(part)) known.set(part, kindOfPart(part))
    return known.get(part) ?? null
  }
  const beginsWithVerb = (part: string): boolean => {
    const line = prepare(part)
    const first = line.tokens.findIndex((token) => !isSkippable(token))
    return first >= 0 && isListVerb(line, first, ALL_VERBS)
  }
  return { prepare, read, asks, beginsWithVerb, acting, ofOne }
}

/** The requests of a line that is none as a whole, in the order in which they are done; none where it is not made of such. */
export function requestsIn(text: string, grammar: Grammar, context: ReadingContext): readonly string[] {
  const { prepare, read, asks, beginsWithVerb, acting, ofOne } = partReader(grammar, context)
  const line = prepare(text)
  const { tokens } = line
  const joints = tokens.map((_, at) => (at === 0 || tokens[at + 1]?.glued ? at : after(JOINT, tokens, at)))
  const isJoined = joints.some((end, at) => end > at)
  const said = wholeLemmas(line)
  const goesByPart = grammar.patterns.some(
    ({ command, lemmas }) => command.whileRunning === 'list' && [...lemmas].some((lemma) => said.has(lemma)),
  )
  const first = tokens.findIndex(({ kind }) => kind === 'number')
  const listed = first > 0 ? idsAt(tokens, first) : null
  const ids = listed?.end === tokens.length && Array.isArray(listed.value) ? listed.value : []
  const isListed = ids.length > 1 && listed?.problem === undefined
  if (tokens.length > MOST || tokens.some(({ list }) => list) || !(isJoined || goesByPart || isListed)) return []
  const typed = read(line).filter(isWhole)
  const ways = typed.length > 0 ? typed : read(prepare(text, { loose: true })).filter(isWhole)
  if (ways.some(({ match }) => !match.freeText)) return []
  const words = (from: number, end: number) => (end > from ? text.slice(tokens[from]!.start, tokens[end - 1]!.end) : '')
  // 'busca bruna e ordena por e-mail': a text goes to where a verb begins another request, and only the first may be one. What is
  // sought goes to a comma as well: 'procura ana, ordem z-a'.
  const hasText = ways.length > 0
  const isSought = ways.some(({ match }) => match.pattern.lemmas.has(verbLemma('filtrar')))
  // 'estoque do 12 para 50 e do 15 para 30': what is set is said once.
  const of = tokens.findIndex((token) => OF.test(token.text))
  /** The noun of a record that is told here by its number. */
  const namesAt = (at: number): string | null => {
    const named = nounAt(line, at)
    return named &&
      !THING.test(named.noun) &&
      tokens.slice(named.end, named.end + 3).some(({ kind }) => kind === 'number')
      ? named.noun
      : null
  }
  const request = (from: number, end: number): string | null => {
    const part = words(from, end)
    if (from > of && of > 0 && OF.test(tokens[from]?.text ?? '')) {
      const whole = `${words(0, of)} ${part}`
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
    const told = isLeft ? tokens.findLastIndex((_, at) => at < from && namesAt(at)) : -1
    if (told >= 0 && namesAt(told) !== context.noun?.id) {
      const whole = `${words(from, number)} ${words(told, nounAt(line, told)!.end)} ${words(number, end)}`
      return asks(whole) ? whole : null
    }
    if (kind === null || (kind === 'text' && (!hasText || from > 0))) return null
    return !hasText || from === 0 || beginsWithVerb(part) || (isSought && isText(tokens, from - 1, ',')) ? part : null
  }
  // 'reprocessar pedidos 48, 252 e 821': what is done to one record by its id is done to each of them.
  const forEach = (): string[] | null => {
    if (!isListed) return null
    const parts = ids.map((id) => `${text.slice(0, tokens[first]!.start)}${id}`)
    return parts.every((part) => asks(part) !== null && acting.has(part) && ofOne.has(part)) ? parts : null
  }
  const split = (from: number): string[] | null => {
    const rest = from > 0 ? request(from, tokens.length) : null
    if (rest !== null) return [rest]
    for (let at = tokens.length - 1; at > from; at--) {
      const part = joints[at]! > at && joints[at - 1]! < at ? request(from, at) : null
      const others = part !== null ? split(joints[at]!) : null
      if (part !== null && others) return [part, ...others]
    }
    return null
  }
  const several = (isJoined ? split(0) : null) ?? forEach()
  // 'exporta tudo, mês passado' exports that month.
  const isTurned = several && asks(several[0]!) === 'ofPart' && !tokens.some(({ text: word }) => THEN.test(word))
  if (several)
    return isTurned ? several.sort((a, b) => Number(asks(b) === 'part') - Number(asks(a) === 'part')) : several
  // 'soma do valor de outubro': what is left beside a part of the list goes by it; of 'exportar tudo de outubro' that is most.
  for (let length = 1; goesByPart && !hasText && length < tokens.length; length++)
    for (let from = 0; from + length <= tokens.length; from++) {
      if (from > 0 && isSkippable(tokens[from - 1]!)) continue
      const part = words(from, from + length)
      const rest = `${words(0, from)} ${words(from + length, tokens.length)}`.trim()
      if (asks(part) === 'part' && asks(rest) === 'ofPart') return [part, rest]
    }
  return []
}
