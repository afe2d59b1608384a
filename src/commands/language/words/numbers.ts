/** Numbers of the grammar: ids and lists of ids, counts, money (commands/README §3). Digits are never altered. */
import { formatInteger } from '#lib/written/money.ts'
import { rememberedOf } from './remembered.ts'
import { type Token, withoutLists } from './tokens.ts'

/** A value read from the tokens: `end` is the first token after it. */
export interface Found<Value> {
  end: number
  value: Value
  /** A sentence where the value is understood but cannot be used. */
  problem?: string
}

/** Stands for 'este', 'atual', 'selecionados': the ids come from the row or the selection. */
export const FROM_ROW = Symbol('from the row')

/** The most ids one command takes (commands/README §3). */
export const MOST_IDS = 1000

const ROW_WORDS = new Set(
  'este esta esse essa atual selecionado selecionada selecionados selecionadas marcados marcadas'.split(' '),
)
const ID_WORDS = new Set(['n', 'no', 'nº', 'num', 'nro', 'nr', 'numero', 'id', 'ids', 'codigo', 'cod'])
const RANGE_WORDS = new Set(['a', 'ao', 'ate'])
const DASHES = new Set(['-', '–', '—', '−'])
const LIST_SIGNS = [',', ';', '&', 'e', 'tambem', 'depois', 'o']
/** Say that another item comes; 'com' does between what is compared. */
const AND = ['e', '&', 'com']
const LIST_OPENINGS = ['de', 'do', 'dos', 'da', 'das', 'entre']

/** The token at `at` is this word or sign. */
export const isText = (tokens: readonly Token[], at: number, ...texts: readonly string[]): boolean => {
  const token = tokens[at]
  return token !== undefined && token.kind !== 'quoted' && texts.includes(token.text)
}

/** 'da maria': the word before says that a name follows. */
export const isOfSomebody = (tokens: readonly Token[], at: number): boolean =>
  isText(tokens, at - 1, 'de', 'da', 'do', 'pro')

const TELLING = 'de do da dos das com sem que no na nos nas em por pelo pela'.split(' ')

/** Behind a preposition a word tells records apart, and is never left out: 'com gmail', 'da samsung'. */
export const isBehindTelling = (tokens: readonly Token[], at: number): boolean => isText(tokens, at - 1, ...TELLING)

const isGluedSign = (tokens: readonly Token[], at: number, signs: string) => {
  const token = tokens[at]
  return token?.kind === 'sign' && token.glued && signs.includes(token.text)
}

/** A minus sign before the number, and not a dash between two things: '-5', 'produto -5'. */
function isNegative(tokens: readonly Token[], at: number): boolean {
  const sign = tokens[at - 1]
  if (!tokens[at]?.glued || sign?.kind !== 'sign' || !DASHES.has(sign.text)) return false
  return !sign.glued
}

/** All that touches what stands before this place; no amount has more parts. */
function touching(tokens: readonly Token[], at: number): string {
  let text = ''
  for (let next = at; next < at + 20 && tokens[next]?.glued; next++)
    text += tokens[next]!.kind === 'quoted' ? '"' : tokens[next]!.text
  return text
}

/** The digits at this place with all that touches them behind: '1.234,56', '12x'; '' where no single number stands. */
const runAt = (tokens: readonly Token[], at: number): string =>
  tokens[at]?.kind === 'number' && !tokens[at].list ? tokens[at].text + touching(tokens, at + 1) : ''

/** The number goes on as something longer: 12abc, 1.234, 15/10, 14:30. A comma parts ids, so it may be allowed. */
const GOES_ON = { parts: /^\d+(?:\p{L}|[./:]\d)/u, decimal: /^\d+(?:\p{L}|[.,/:]\d)/u }

/** The digits are the tail of something longer: the 234 of 1.234, the 10 of 15/10. */
const isTail = (tokens: readonly Token[], at: number): boolean =>
  isGluedSign(tokens, at - 1, './:') && tokens[at]?.glued === true && tokens[at - 2]?.kind === 'number'

/** A whole number written with digits alone; null where it is part of anything else or too great to be kept exactly. */
export function integerAt(tokens: readonly Token[], at: number, comma: 'parts' | 'decimal' = 'decimal'): number | null {
  const run = runAt(tokens, at)
  const value = Number.parseInt(run, 10)
  if (isNegative(tokens, at) || isTail(tokens, at) || GOES_ON[comma].test(run)) return null
  return Number.isSafeInteger(value) ? value : null
}

/** Passes over '#', 'nº', 'id' before a number. */
function afterIdWords(tokens: readonly Token[], at: number): number {
  let next = at
  while (
    isText(tokens, next, '#') ||
    ID_WORDS.has(wordAt(tokens, next)) ||
    (next > at && isText(tokens, next, '°', 'º', '.', ':', '=', 'e', 'igual'))
  )
    next++
  return next
}

/** The word at this place, folded; '' where none stands there. */
export const wordAt = (tokens: readonly Token[], at: number): string => {
  const token = tokens[at]
  return token?.kind === 'word' ? token.text : ''
}

/** The letter that makes a code of the number: 'A12', 'B-12'; '' for none, and for 'n12'. */
const codeBefore = (tokens: readonly Token[], at: number): string =>
  (tokens[at]?.glued && /^[a-mo-z]$/.exec(wordAt(tokens, isText(tokens, at - 1, '-') ? at - 2 : at - 1))?.[0]) || ''

function positiveAt(tokens: readonly Token[], at: number, comma: 'parts' | 'decimal'): Found<number> | null {
  const from = afterIdWords(tokens, at)
  const value = integerAt(tokens, from, comma)
  return value === null || value === 0 || codeBefore(tokens, from) ? null : { end: from + 1, value }
}

function rowWordAt(tokens: readonly Token[], at: number): Found<typeof FROM_ROW> | null {
  const from = isText(tokens, at, 'todos', 'todas') && isText(tokens, at + 1, 'os', 'as') ? at + 2 : at
  return ROW_WORDS.has(wordAt(tokens, from)) ? { end: from + 1, value: FROM_ROW } : null
}

/**
 * Something that begins as a number and is no id: '12x', '1.234', '15/10', '-5', '3%'. It is told, and nothing of it is
 * taken for an id (commands/language/words/README §5).
 */
function brokenAt(tokens: readonly Token[], at: number, comma: 'parts' | 'decimal'): Found<number> | null {
  const from = afterIdWords(tokens, at)
  if (tokens[from]?.kind !== 'number' || tokens[from].list) return null
  if (isText(tokens, from + 1, 'ou')) return { end: tokens.length, value: 0, problem: EITHER }
  if (isLeftOpen(tokens, from + 1)) return { end: tokens.length, value: 0, problem: 'Complete o intervalo' }
  let end = from + 1
  const ends = comma === 'parts' ? ',?!;' : '?!;'
  while (tokens[end]?.glued && !ends.includes(tokens[end]?.text ?? '')) end++
  const sign = isNegative(tokens, from) ? '-' : codeBefore(tokens, from)
  const text = tokens
    .slice(from, end)
    .map((token) => token.text)
    .join('')
  return { end, value: 0, problem: `“${sign}${text}” não é um id` }
}

const EACH = /^(?:por (?:cada|vez|pag\w*|cento)|de cada)$/

/** '12', '#12', 'nº 12', 'id 12'; 'este' and 'atual' for the row in focus; a problem for what only begins as one. */
export const idAt = (tokens: readonly Token[], at: number): Found<number | typeof FROM_ROW> | null =>
  wholeIdAt(tokens, at) ?? brokenAt(tokens, at, 'decimal')

/** The same without what is broken. */
export const wholeIdAt = (tokens: readonly Token[], at: number): Found<number | typeof FROM_ROW> | null => {
  const id = positiveAt(tokens, at, 'decimal')
  if (!id) return rowWordAt(tokens, at)
  const isAmount = isText(tokens, at - 1, 'de') && isText(tokens, at - 2, 'menos', 'mais', 'acima', 'abaixo')
  // '50 por vez' says how many.
  const isEach = EACH.test(`${wordAt(tokens, id.end)} ${wordAt(tokens, id.end + 1)}`)
  const isCut =
    isAmount ||
    isEach ||
    isGluedSign(tokens, id.end, '%°/_…') ||
    isText(tokens, id.end, 'ou') ||
    isLeftOpen(tokens, id.end)
  return isCut ? null : id
}
/** The line breaks off behind a number: '12 a', '12,', '12 e a'. */
const isLeftOpen = (tokens: readonly Token[], at: number): boolean =>
  afterRangeSign(tokens, at) === tokens.length || isListLeftOpen(tokens, at, LIST_SIGNS, '')

/** The last place that says that another item comes; -1 for none. */
const lastComing = rememberedOf((tokens: readonly Token[]): number =>
  tokens.findLastIndex((_, at) => isText(tokens, at, ...AND, ',', ';')),
)

/** The line breaks off where another item of a list was to come: '12,', '12 e'. */
const isListLeftOpen = (tokens: readonly Token[], at: number, signs: readonly string[], noun: string): boolean =>
  lastComing(tokens) >= at &&
  tokens.slice(afterListSigns(tokens, at, signs, noun)).every(({ text }) => text === '.' || text === '…')

const EITHER = 'Diga quais: “ou” deixa em aberto'

/** Where the second end of a range may begin: after '-', two dots or more, 'a' or 'até'; -1 where no range goes on. */
function afterRangeSign(tokens: readonly Token[], at: number, noun = ''): number {
  const token = tokens[at]
  if (token?.kind === 'sign' && DASHES.has(token.text)) return at + 1
  let dots = at
  while (isText(tokens, dots, '.')) dots++
  if (dots > at + 1) return dots
  if (!RANGE_WORDS.has(wordAt(tokens, at))) return -1
  const behind = isText(tokens, at + 1, 'o', 'a') ? at + 2 : at + 1
  // 'do produto 10 ao produto 20'
  return noun !== '' && isText(tokens, behind, noun) ? behind + 1 : behind
}

/** One id or one range of ids, as its ends. */
function spanAt(tokens: readonly Token[], at: number, noun: string): Found<[low: number, high: number]> | null {
  const first = positiveAt(tokens, at, 'parts')
  if (!first) return null
  const second = positiveAfterDash(tokens, afterRangeSign(tokens, first.end, noun))
  if (!second) return { end: first.end, value: [first.value, first.value] }
  return { end: second.end, value: [first.value, second.value] }
}

/** After '12 -' the dash of '-15' is the range's, not a minus sign. */
function positiveAfterDash(tokens: readonly Token[], at: number): Found<number> | null {
  const from = afterIdWords(tokens, at)
  const run = runAt(tokens, from)
  const value = Number.parseInt(run, 10)
  return value > 0 && Number.isSafeInteger(value) && !GOES_ON.parts.test(run) ? { end: from + 1, value } : null
}

/**
 * Where the next item of a list begins: after these signs, articles and the noun said again, or at once. '12, a 15' may be
 * meant as a range: there 'a' is no article.
 */
function afterListSigns(tokens: readonly Token[], at: number, signs: readonly string[], noun: string): number {
  // '12 e do 15 ao 18'; '88 às 10' is an hour.
  const isArticle = (next: number) =>
    isText(tokens, next, 'a', 'do', 'dos', 'os', 'as') &&
    (isText(tokens, next - 1, ...AND) || isText(tokens, next + 1, noun))
  let next = at
  while (isText(tokens, next, ...signs) || (next > at && (isArticle(next) || isText(tokens, next, noun)))) next++
  return next
}

/** Deep in a list no other begins: each of a thousand ids would read all that come behind it once more. */
export function isInList(tokens: readonly Token[], at: number): boolean {
  let ids = 0
  let before = at - 1
  for (; before >= at - 8 && (tokens[before]?.kind === 'number' || isText(tokens, before, ...LIST_SIGNS)); before--)
    if (tokens[before]!.kind === 'number') ids++
  return ids > 3
}

/** Words before the ids themselves: 'os ids nº'. */
const MOST_BEFORE = 4

/** '12, 15-18', '12 15', '12, 15 e 18', a pasted column; ascending, without doubles, at most 1,000. */
export function idsAt(tokens: readonly Token[], at: number): Found<number[] | typeof FROM_ROW> | null {
  if (!tokens.slice(at, at + MOST_BEFORE).some(({ list }) => list)) return itemsAt(tokens, at)
  // A long list is one token; where it ends within itself it is none.
  const starts = [0]
  for (const [place, { list }] of tokens.entries()) starts.push(starts[place]! + (list?.length ?? 1))
  const found = itemsAt(withoutLists(tokens), starts[at]!)
  const end = found ? starts.indexOf(found.end) : -1
  return found && end >= 0 ? { ...found, end } : null
}

/** What is compared is parted by 'com'. */
const isCompared = rememberedOf((tokens: readonly Token[]): boolean =>
  tokens.some(({ text }) => text.startsWith('compar')),
)

function itemsAt(tokens: readonly Token[], at: number): Found<number[] | typeof FROM_ROW> | null {
  const start = isText(tokens, at, ...LIST_OPENINGS) ? at + 1 : at
  // 'a loja 12 e a loja 15', 'compara o 12 com o 15'
  const noun = wordAt(tokens, start - 1)
  const signs = isCompared(tokens) ? [...LIST_SIGNS, 'com'] : LIST_SIGNS
  const ids = new Set<number>()
  let count = 0
  let isReversed = false
  let end = -1
  for (let next = start; ; next = afterListSigns(tokens, end, signs, noun)) {
    const item = spanAt(tokens, next, noun)
    if (!item) break
    const [low, high] = item.value
    // '12-1' is more likely a '12-18' half typed than a wish for twelve records.
    isReversed ||= high < low
    count += Math.max(0, high - low) + 1
    // A range of millions is not written out: that it is too many is known already.
    if (count <= 10 * MOST_IDS) for (let id = low; id <= high; id++) ids.add(id)
    end = item.end
    if (isGluedSign(tokens, end, '_…°')) return { end: end + 1, value: [], problem: 'Complete o id' }
    if (isGluedSign(tokens, end, '%')) return { end: end + 1, value: [], problem: `“${item.value[1]}%” não é um id` }
  }
  if (end >= 0 && isListLeftOpen(tokens, end, signs, noun))
    return { end: tokens.length, value: [], problem: 'Complete a lista' }
  const cut = cutAt(tokens, end < 0 ? start : end)
  if (cut) return { end: cut.end, value: [], problem: cut.problem }
  if (end < 0) return rowWordAt(tokens, at)
  const isTooMany = ids.size > MOST_IDS || count > 10 * MOST_IDS
  if (isTooMany) return { end, value: [], problem: `No máximo ${formatInteger(MOST_IDS)} por vez` }
  if (isReversed) return { end, value: [], problem: 'O intervalo deve ir do menor para o maior' }
  const but = exceptAt(tokens, end)
  const left = [...ids].filter((id) => !but?.value.includes(id)).sort((a, b) => a - b)
  const isLess = !but || left.length === ids.size - but.value.length
  if (!isLess || left.length === 0) return { end: but!.end, value: [], problem: 'O que fica de fora não está na lista' }
  return { ...but, end: but?.end ?? end, value: left }
}

/** '10-20 menos o 15', '10 a 20, exceto 12 e 15': what is left out of a list, with what is wrong about it. */
function exceptAt(tokens: readonly Token[], at: number): (Found<number[]> & { value: number[] }) | null {
  const from = isText(tokens, at, ',') ? at + 1 : at
  if (!isText(tokens, from, 'menos', 'exceto', 'fora', 'tirando', 'salvo')) return null
  const found = idsAt(tokens, isText(tokens, from + 1, 'o', 'a', 'os', 'as') ? from + 2 : from + 1)
  return found && Array.isArray(found.value) ? { ...found, value: found.value } : null
}

/** A range that breaks off ('12-', '12 a', '12..', '12/'), leaves open which ('12 ou 13'), or has an item that is no id. */
function cutAt(tokens: readonly Token[], at: number): { end: number; problem: string } | null {
  if (tokens[at - 1]?.kind === 'number') {
    const isSlashed = isGluedSign(tokens, at, '/')
    const after = isSlashed ? at + 1 : afterRangeSign(tokens, at)
    if (after === tokens.length) return { end: after, problem: 'Complete o intervalo' }
    if (isText(tokens, at, 'ou')) return { end: tokens.length, problem: EITHER }
  }
  const broken = brokenAt(tokens, isText(tokens, at, ...LIST_SIGNS) ? at + 1 : at, 'parts')
  return broken?.problem === undefined ? null : { end: broken.end, problem: broken.problem }
}

/** A count, from `min` upward: '3', '1.500', '40 mil'. */
export function countAt(tokens: readonly Token[], at: number, min: number): Found<number> | null {
  const isGrouped =
    /^[1-9]\d{0,2}(?:\.\d{3})+(?!\d|\p{L}|[.,/:]\d)/u.test(runAt(tokens, at)) &&
    !isTail(tokens, at) &&
    !isNegative(tokens, at)
  const found = isGrouped ? amountDigits(tokens, at) : null
  const whole = found?.value ?? integerAt(tokens, at)
  if (whole === null) return null
  const end = found?.end ?? at + 1
  const isThousands = wordAt(tokens, end) === 'mil'
  const value = isThousands ? whole * 1000 : whole
  return { end: isThousands ? end + 1 : end, value, ...(value < min ? { problem: `O mínimo é ${min}` } : {}) }
}

/** The digits of an amount and where they end: dots before groups of three part thousands, else they are decimal. */
function amountDigits(tokens: readonly Token[], at: number): Found<number> | null {
  const [text, whole = '', decimals = ''] = /^(\d{1,3}(?:\.\d{3}(?!\d))+)(?:,(\d+))?|^(?:\d+)(?:[.,]\d+)?/.exec(
    runAt(tokens, at),
  ) ?? ['']
  const value = Number(whole ? `${whole.replaceAll('.', '')}.${decimals}` : text.replace(',', '.'))
  return text !== '' && value <= Number.MAX_SAFE_INTEGER
    ? { end: at + (text.match(/[.,]/g)?.length ?? 0) * 2 + 1, value }
    : null
}

const FACTORS: ReadonlyMap<string, number> = new Map([
  ['mil', 1000],
  ['k', 1000],
  ['milhao', 1_000_000],
  ['milhoes', 1_000_000],
])

/** '100', '100,50', '1.234,56', 'R$ 10', '2 mil', '1,5 mil', '2k'; in reais, two decimals at most. */
export function moneyAt(tokens: readonly Token[], at: number): Found<number> | null {
  const from = isText(tokens, at, 'r') && isText(tokens, at + 1, '$') ? at + 2 : at
  if (tokens[from]?.kind !== 'number' || isNegative(tokens, from) || isTail(tokens, from)) return null
  const amount = amountDigits(tokens, from)
  if (!amount) return null
  const factor = FACTORS.get(wordAt(tokens, amount.end))
  let end = factor === undefined ? amount.end : amount.end + 1
  if (/^(?:rea(?:l|is)|contos?|pilas?|paus?|mangos?)$/.test(wordAt(tokens, end))) end++
  if (GOES_ON.decimal.test(`0${touching(tokens, end)}`)) return null
  return { end, value: Math.round(amount.value * (factor ?? 1) * 100) / 100 }
}
