/** A typed line, prepared once for all patterns: its tokens, and what each stretch of them may mean. */
import { distance, isSwapped } from './distance.ts'
import type { Hit, Hits, Lemma, Lexicon } from './lexicon.ts'
import { withCounted } from './counting.ts'
import { withCourtesy } from './courtesy.ts'
import { THING, withLoose, withOpen } from './loose.ts'
import { meansAct, QUESTIONS } from './mood.ts'
import { abbreviations, englishWords } from './english.ts'
import { type IsWord, withParted } from './joined.ts'
import { withLastDays, withToCome } from './to-come.ts'
import { withDeeds, withWishes } from './wishes.ts'
import { isOfSomebody, isText } from './numbers.ts'
import { fold } from '#lib/written/fold.ts'
import { remembered, rememberedOf } from './remembered.ts'
import { isSkippable, type Token, tokenize } from './tokens.ts'
import { isStatusWord } from './status-words.ts'
import { type GrammaticalNumber, ignored } from './vocabulary.ts'

/** A stretch of tokens with its meanings. */
export interface Segment {
  /** First token after it. */
  end: number
  text: string
  hits: Hits
}

/** A typed line, cut into tokens, with every meaning that its stretches may have. */
export interface Line {
  text: string
  /** The same for lines whose words are read alike. */
  key: string
  tokens: readonly Token[]
  /** By the token at which a stretch begins, longest first. */
  segments: readonly (readonly Segment[])[]
  /** By token: every meaning of a stretch that covers it; null for what may be passed over. */
  covering: readonly (ReadonlySet<Lemma> | null)[]
  /** Slips of the keyboard in words of values, mended: where, and the word meant. */
  mended: readonly { start: number; end: number; form: string }[]
  /** Something was passed over that says how an act is meant, so that none may be read. */
  harmlessOnly: boolean
}

/** How freely a line is read. */
export interface Preparing {
  isWord?: IsWord
  /** Words are also read as what they may have been meant to be; yields the word of a value that was meant. */
  meant?: (word: string) => string | null
  /**
   * Words for where one is, and verbs of showing and changing beside another word, are passed over
   * (commands/language/words/README §4).
   */
  loose?: boolean
  /** Words that the language does not know are passed over as well. */
  open?: boolean
  /** So may those that it knows. */
  every?: boolean
}

/** Further meanings of one word, tried where the line as typed says nothing. */
type Corrections = (word: string) => Hits

const NO_HITS: Hits = new Map()
const same = (hits: Hits): Hits => hits

/** Numbers and signs stand for themselves whole; only words are begun. */
const whole = (hits: Hits): Hits => new Map([...hits].filter(([, { full }]) => full))

/** Before a noun in the singular they say its plural: 'os produto', 'das compra'. */
const MANY = /^(?:[dn]?[ao]s|pr[ao]s)$/
const plural = (hits: Hits): Hits =>
  new Map([...hits].map(([lemma, hit]) => [lemma, hit.number === 'one' ? { ...hit, number: 'many' } : hit]))

/** What whole words of the line may mean, corrected ones left out but `withSlips`, and those in that number; a 'link' is a thing. */
export const wholeLemmas = (
  { segments }: Pick<Line, 'segments'>,
  but?: GrammaticalNumber,
  withSlips = false,
): ReadonlySet<Lemma> =>
  new Set(
    segments.flatMap((each) =>
      each.flatMap(({ text, hits }) =>
        [...(text === 'link' ? [] : hits.values())].flatMap(({ lemma, full, corrected, number }) =>
          full && (withSlips || corrected === null) && number !== but ? [lemma] : [],
        ),
      ),
    ),
  )

const isNoun = (token: Token | undefined, lexicon: Lexicon): boolean =>
  lexicon.whole(token?.text ?? '').some((lemma) => lemma.startsWith('n:'))

/** Words joined over what is passed over, from each token on: 'ledger de bônus' -> 'ledger bonus'. */
function segmentsAt(tokens: readonly Token[], at: number, lexicon: Lexicon, corrections: Corrections): Segment[] {
  const first = tokens[at]
  const isLast = at === tokens.length - 1
  if (!first || first.kind === 'quoted' || first.list) return []
  if (isSkippable(first) && !first.loose && !(isLast && first.kind === 'word')) return []
  if (first.kind !== 'word') return [{ end: at + 1, text: first.text, hits: whole(lexicon.lookup(first.text)) }]
  const segments: Segment[] = []
  // 'a lista de fornecedor'
  const isListed = isText(tokens, at - 1, 'de') && isText(tokens, at - 2, 'lista', 'listagem', 'relacao', 'tela')
  const isMany = isListed || MANY.test(tokens[at - 1]?.text ?? '')
  let text = first.text
  let words = 1
  for (let end = at + 1; ; end++) {
    // A word that asks is no half of another: 'era' of 'erase'; nor is what is said of a noun, 'loja nova' of 'novamente'.
    const isWhole = QUESTIONS.has(text) || (text === 'nova' && isNoun(tokens[at - 1], lexicon))
    if (tokens[end - 1] === first || !isSkippable(tokens[end - 1] ?? first))
      segments.unshift({
        end,
        text,
        hits: (isMany ? plural : same)(
          words > 1 ? lexicon.lookup(text) : (isWhole ? whole : same)(withCorrections(text, lexicon, corrections)),
        ),
      })
    const next = tokens[end]
    if (!next || (next.kind !== 'word' && !isSkippable(next))) break
    if (isSkippable(next)) continue
    if (++words > lexicon.longest) break
    text += ` ${next.text}`
  }
  return segments
}

/** What the word says as it stands goes before what it may have been meant to be. */
const withCorrections = (text: string, lexicon: Lexicon, corrections: Corrections): Hits => {
  const extra = corrections(text)
  return extra.size > 0 ? new Map([...extra, ...lexicon.lookup(text)]) : lexicon.lookup(text)
}

/** The line without a last word that is no more than the beginning of 'por' or 'do', or a sign before a number. */
export function withoutBegunWord({ text, tokens }: Line): string | null {
  const last = tokens.at(-1)
  if (!last || tokens.length < 2) return null
  const isBegun = last.kind === 'word' && [...ignored].some((word) => word.startsWith(last.text))
  return isBegun || last.text === '#' ? text.slice(0, last.start) : null
}

/** What a short form stands for, beside another word; a letter says so only within the line. */
function shortened({ kind, text, glued }: Token, at: number, all: readonly Token[], lexicon: Lexicon) {
  if (kind !== 'word' || glued) return undefined
  if (text === 'd' && all[at - 2]?.text.startsWith('ult')) return 'dias'
  const isWithin = at > 0 && at < all.length - 1
  const isFree = all.length > 1 ? !lexicon.knows(text) : lexicon.lookup(text).size === 0
  return (text.length === 1 ? isWithin : isFree) ? abbreviations.get(text) : undefined
}

const isForeign = ({ kind, text }: Token, lexicon: Lexicon) =>
  // 'filters' are more often filters than what somebody does.
  kind === 'word' && (!lexicon.knows(text) || text === 'filters') && englishWords.has(text)

/** '88??' leaves open how the number goes on; '+ caros' is 'mais caros'. */
const withSigns = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, at) => {
    const next = tokens[at + 1]
    if (token.text === '+' && next?.kind === 'word') return { ...token, kind: 'word', text: 'mais' }
    const isOpen = token.text === '?' && tokens[at - 1]?.kind === 'number' && next?.text === '?'
    return isOpen ? { ...token, text: '…', glued: true } : token
  })

/** What one says that one did is what has become of it: 'tudo que eu selecionei' are the chosen ones. */
const DONE_BY_ONE: Readonly<Record<string, string>> = {
  selecionei: 'selecionados',
  marquei: 'selecionados',
  escolhi: 'selecionados',
  colei: 'colado',
  copiei: 'colado',
  mudei: 'mudancas',
  mexi: 'mudancas',
  alterei: 'alteracoes',
  filtrei: 'filtros',
}
/** Leads to it. */
const DONE_BEFORE = /^(?:que|q|eu|ja|tudo|tod[oa]s|ess[ea]s|[oa]s?|aquilo)$/

function withDone(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ text }) => Object.hasOwn(DONE_BY_ONE, text))
  let from = at
  while (from > 0 && DONE_BEFORE.test(tokens[from - 1]!.text)) from--
  if (!tokens.slice(from, at).some(({ text }) => /^q(?:ue)?$/.test(text))) return tokens
  return tokens.map((token, place) =>
    place < from || place > at ? token : { ...token, text: place < at ? 'os' : DONE_BY_ONE[token.text]! },
  )
}

/** Says into which record something is put, and not a number of it. */
const isPutInto = (tokens: readonly Token[], lexicon: Lexicon): boolean =>
  tokens.some((token, at) => isText(tokens, at - 1, 'no', 'na') && isNoun(token, lexicon)) &&
  !tokens.some(({ text }) => THING.test(text))

/** What a word means beside the next or the one before it; undefined for what it says by itself. */
function inPlace(tokens: readonly Token[], at: number, lexicon: Lexicon): string | undefined {
  const [before = '', text = '', next = ''] = [at - 1, at, at + 1].map((place) => tokens[place]?.text)
  // 'last week' is 'semana passada'; 'last 7 days' and 'last page' are the last of them.
  if (text === 'last' && /^(?:week|month|year)$/.test(next)) return 'passada'
  // 'para de acompanhar' begins with the verb, and with no preposition.
  if (text === 'para' && at === 0 && next === 'de') return 'parar'
  // 'num apague', but 'num instante' and 'num 12'.
  if (text === 'num' && /^(?!um|uma|so$|inst|min|seg|dia|mes)[a-z]{2}/.test(next)) return 'nao'
  // 'no borrar', 'no lo borres' deny as well, 'no, borrar', and not 'no lugar'.
  const isDenied = /^(?:l[ao]s?|se|me|quiero|hay|debe\w*|puede\w*|(?!lug|cel)\w{3,}[aei]r)$/.test(next)
  if (text === 'no' && (next === ',' || isDenied || meansAct(lexicon, englishWords.get(next) ?? next, 'v')))
    return 'nao'
  // 'stock del producto 8' removes nothing.
  if (text === 'del' && (before === 'el' || isNoun(tokens[at - 1], lexicon))) return 'do'
  // What a phone makes of 'pedido 60' and 'produto 14'.
  if (tokens[at + 1]?.kind === 'number' && /^(?:perdi|produzi)do$/.test(text))
    return text.replace('erd', 'ed').replace('zid', 't')
  // 'põe o 12 no plano 3' is no manner of asking for the plan.
  if (/^(?:poe|ponha|bot[ae]|coloc(?:a|que))$/.test(text) && next !== 'mais' && isPutInto(tokens, lexicon))
    return 'colocar'
  // 'todos os bônus selecionados' are 'os bônus selecionados'.
  if (/^tod[oa]s$/.test(text) && /^(?:selecion|marc)ad[oa]s$/.test(tokens[at + 3]?.text ?? '')) return 'os'
  // 'o que tem de novo' repeats nothing.
  if (text === 'de novo' && /^(?:tem|ha)$/.test(before)) return 'novidade'
  // 'quantos tem do 15', 'quantas peças tem do 15', 'quanto tem do item 15'
  if (/^(?:tem|pecas|unidades)$/.test(text) && /^(?:quant[oa]s?|pecas|unidades)$/.test(before)) return 'existem'
  if (text === 'quanto' && next === 'tem' && isText(tokens, at + 2, 'do', 'no')) return 'quantos'
  // 'roda o 501 de novo'
  const again = `${text} de novo`
  if (tokens.slice(at + 2).some((token) => token.text === 'de novo') && meansAct(lexicon, again, 'v')) return again
  // 'fica de olho na lista'
  if (text === 'olho' && before === 'de') return 'acompanhar'
  if (/^falt(?:ou|aram)$/.test(text)) return 'falta'
  // 'tira os inativos da tela' leaves them out, and removes none.
  if (/^(?:tir(?:ar?|e)|escond\w+|ocult\w+) [oa]s$/.test(`${text} ${next}`) && isStatusWord(tokens[at + 2]?.text ?? ''))
    return 'menos'
  // 'o cadastro da loja' is what there is of it.
  if (text === 'cadastro' && /^d[ao]$/.test(next)) return 'ficha'
  // 'release 12 to 15'
  const isBetween = tokens[at - 1]?.kind === 'number' && tokens[at + 1]?.kind === 'number'
  if (text === 'to' && isBetween && !tokens.some((each) => /^(?:set|stock|depth)$/.test(each.text))) return 'ate'
  // 'onde tô' is asked of oneself, and 'to' in English of a place.
  return text === 'to' && /^(?:eu|onde|que)$/.test(before) ? 'estou' : undefined
}

/**
 * The words of a line as they are meant: parted where run together, numbers as digits (commands/language/words/README
 * §2).
 */
function wordsOf(text: string, lexicon: Lexicon, isWord: IsWord): readonly Token[] {
  const known: IsWord = (word) =>
    lexicon.knows(word) ||
    isWord(word) ||
    (word.length > 2 && (englishWords.has(word) || (word.length === 3 && abbreviations.has(word))))
  // 'dasativar' is a slip of 'desativar', and no 'das ativar'.
  const begins: IsWord = (word) => lexicon.lookup(word).size > 0 || /^d[ao]s/.test(word)
  const parted = withParted(withDone(withSigns(tokenize(text))), known, begins)
  const meant = parted.map((token, at) => {
    const { kind, text: said } = token
    // The last word may be the beginning of one of the language.
    const isBegun = at === parted.length - 1 && said !== 'filters' && begins(said)
    const word =
      inPlace(parted, at, lexicon) ?? (!isBegun && isForeign(token, lexicon) ? englishWords.get(said) : undefined)
    const shown = word ?? shortened(token, at, parted, lexicon)
    // 'lojinha', 'comecinho', and 'activo' as it was spelled.
    const base = said.replace(/z?inh([oa]s?)$/, '$1').replace(/[cp](?=[ct])/, '')
    return { ...token, text: shown ?? (kind === 'word' && known(base) && !begins(said) ? base : said) }
  })
  const told = withLastDays(withToCome(meant, (token) => isNoun(token, lexicon)))
  return withWishes(told, lexicon.knows)
}

const NO_WORD: IsWord = () => false
const AS_TYPED = () => null
/** No word is taken for that of a value, while slips in verbs and nouns are corrected. */
export const NOTHING_MEANT = (): null => null

/** The words of a text, by the words that the screen knows. */
const wordsFor = rememberedOf((lexicon: Lexicon) =>
  rememberedOf((isWord: IsWord) => remembered((text) => wordsOf(text, lexicon, isWord))),
)
/** Words with numbers as digits and manners marked. */
const politeFor = rememberedOf((lexicon: Lexicon) =>
  rememberedOf((words: readonly Token[]) => withDeeds(withCourtesy(withCounted(words)), lexicon)),
)
/** Lines as they were prepared before, by all that they depend on. */
const linesFor = rememberedOf((_: Lexicon) =>
  rememberedOf((_isWord: IsWord) => rememberedOf((_meant: (word: string) => string | null) => new Map<string, Line>())),
)
const MOST_LINES = 200

/** Prepares a line: its words, and what they may mean. However many passes ask for it, it is prepared once. */
export function prepareLine(text: string, lexicon: Lexicon, how: Preparing = {}): Line {
  const { isWord = NO_WORD, meant = AS_TYPED, loose = false, open = false, every = false } = how
  const lines = linesFor(lexicon)(isWord)(meant)
  const key = `${loose} ${open} ${every} ${text}`
  let line = lines.get(key)
  if (!line) {
    if (lines.size >= MOST_LINES) lines.clear()
    lines.set(key, (line = prepare(text, lexicon, { ...how, isWord })))
  }
  return line
}

function prepare(
  text: string,
  lexicon: Lexicon,
  { isWord = NO_WORD, meant, loose = false, open = false, every = false }: Preparing,
): Line {
  const corrections: Corrections = (word) =>
    meant && !lexicon.knows(word) && !isWord(word) ? lexicon.corrections(word) : NO_HITS
  const mended: { start: number; end: number; form: string }[] = []
  const typed = wordsFor(lexicon)(isWord)(text)
  const words: Token[] = []
  for (const [at, token] of typed.entries()) {
    const { kind, text: word, start, end } = token
    words.push(token)
    const isOpen = meant && kind === 'word' && !lexicon.knows(word) && !isWord(word)
    const form = isOpen ? meant(word) : null
    if (form === null) continue
    // 'do márcio' is no month, but 'limtie de credtio' is one thing; and a verb or noun may be as near.
    const isName =
      isOfSomebody(words, at) && !form.endsWith('ontem') && !lexicon.knows(`${words[at - 2]?.text} ${form}`)
    const errors = distance(word, form)
    const isOther = ({ corrected }: Hit) => {
      const other = fold(corrected ?? '')
      // Of swapped letters nothing else is as near: 'dais' is 'dias' before 'mais'.
      return other !== form && distance(word, other) <= errors && (!isSwapped(word, form) || isSwapped(word, other))
    }
    if (isName || [...lexicon.corrections(word).values()].some(isOther)) continue
    mended.push({ start, end, form })
    words[at] = { ...token, text: form }
  }
  const polite = politeFor(lexicon)(mended.length > 0 ? words : typed)
  const looser = loose ? withLoose(polite, lexicon) : { tokens: polite, harmlessOnly: false }
  const harmlessOnly = looser.harmlessOnly || open
  const tokens = open ? withOpen(looser.tokens, lexicon, isWord, every) : looser.tokens
  const segments = tokens.map((_, at) => segmentsAt(tokens, at, lexicon, corrections))
  const covering = tokens.map((token) => (isSkippable(token) ? null : new Set<Lemma>()))
  segments.forEach((list, at) => {
    for (const { end, hits } of list)
      for (let token = at; token < end; token++) for (const lemma of hits.keys()) covering[token]?.add(lemma)
  })
  const isCorrected = meant && tokens.some(({ kind, text: word }) => kind === 'word' && corrections(word).size > 0)
  const marks = tokens.map((token) => `${token.text} ${isSkippable(token)} ${token.polite}`)
  const key = [text, isCorrected, mended.length, ...marks].join()
  return { text, key, tokens, segments, covering, mended, harmlessOnly }
}
