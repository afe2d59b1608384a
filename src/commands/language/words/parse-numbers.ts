/** Numbers of the grammar: ids and lists of ids, counts, money (commands/README §3). Digits are never altered. */
import { formatInteger } from '#lib/format/money.ts'
import { memoizeByObject } from './memoize.ts'
import { type Token, expandLists } from './tokens.ts'

/** A value read from the tokens: `end` is the first token after it. */
export interface Parsed<Value> {
  end: number
  value: Value
  /** A sentence where the value is understood but cannot be used. */
  problem?: string
}

/** Stands for 'este', 'atual', 'selecionados': the ids come from the row or the selection. */
export const ROW_IDS = Symbol('from the row')

/** The most ids one command takes (commands/README §3). */
export const MAX_IDS = 1000

const ROW_WORDS = new Set(
  'este esta esse essa atual selecionado selecionada selecionados selecionadas marcados marcadas'.split(' '),
)
const ID_WORDS = new Set(['n', 'no', 'nº', 'num', 'nro', 'nr', 'numero', 'id', 'ids', 'codigo', 'cod'])
const RANGE_WORDS = new Set(['a', 'ao', 'ate'])
const DASHES = new Set(['-', '–', '—', '−'])
const LIST_SEPARATORS = [',', ';', '&', 'e', 'tambem', 'depois', 'o']
/** Say that another item comes; 'com' does between what is compared. */
const LIST_CONJUNCTIONS = ['e', '&', 'com']
const LIST_OPENING_WORDS = ['de', 'do', 'dos', 'da', 'das', 'entre']

/** The token at `at` is this word or sign. */
export const isTokenText = (tokens: readonly Token[], at: number, ...texts: readonly string[]): boolean => {
  const token = tokens[at]
  return token !== undefined && token.kind !== 'quoted' && texts.includes(token.text)
}

/** 'da maria': the word before says that a name follows. */
export const isPossessiveBefore = (tokens: readonly Token[], at: number): boolean =>
  isTokenText(tokens, at - 1, 'de', 'da', 'do', 'pro')

const DISTINGUISHING_PREPOSITIONS = 'de do da dos das com sem que no na nos nas em por pelo pela'.split(' ')

/** Behind a preposition a word tells records apart, and is never left out: 'com gmail', 'da samsung'. */
export const followsPreposition = (tokens: readonly Token[], at: number): boolean =>
  isTokenText(tokens, at - 1, ...DISTINGUISHING_PREPOSITIONS)

const isGluedSign = (tokens: readonly Token[], at: number, signs: string) => {
  const token = tokens[at]
  return token?.kind === 'sign' && token.isGlued && signs.includes(token.text)
}

/** A minus sign before the number, and not a dash between two things: '-5', 'produto -5'. */
function isNegative(tokens: readonly Token[], at: number): boolean {
  const sign = tokens[at - 1]
  if (!tokens[at]?.isGlued || sign?.kind !== 'sign' || !DASHES.has(sign.text)) return false
  return !sign.isGlued
}

/** All that touches what stands before this place; no amount has more parts. */
function getTouchingBefore(tokens: readonly Token[], at: number): string {
  let text = ''
  for (let next = at; next < at + 20 && tokens[next]?.isGlued; next++)
    text += tokens[next]!.kind === 'quoted' ? '"' : tokens[next]!.text
  return text
}

/** The digits at this place with all that touches them behind: '1.234,56', '12x'; '' where no single number stands. */
const getNumberRun = (tokens: readonly Token[], at: number): string =>
  tokens[at]?.kind === 'number' && !tokens[at].listTokens ? tokens[at].text + getTouchingBefore(tokens, at + 1) : ''

/** The number goes on as something longer: 12abc, 1.234, 15/10, 14:30. A comma parts ids, so it may be allowed. */
const LONGER_NUMBER = { parts: /^\d+(?:\p{L}|[./:]\d)/u, decimal: /^\d+(?:\p{L}|[.,/:]\d)/u }

/** The digits are the tail of something longer: the 234 of 1.234, the 10 of 15/10. */
const isNumberTail = (tokens: readonly Token[], at: number): boolean =>
  isGluedSign(tokens, at - 1, './:') && tokens[at]?.isGlued === true && tokens[at - 2]?.kind === 'number'

/** A whole number written with digits alone; null where it is part of anything else or too great to be kept exactly. */
export function parseInteger(
  tokens: readonly Token[],
  at: number,
  comma: 'parts' | 'decimal' = 'decimal',
): number | null {
  const run = getNumberRun(tokens, at)
  const value = Number.parseInt(run, 10)
  if (isNegative(tokens, at) || isNumberTail(tokens, at) || LONGER_NUMBER[comma].test(run)) return null
  return Number.isSafeInteger(value) ? value : null
}

/** Passes over '#', 'nº', 'id' before a number. */
function skipIdWords(tokens: readonly Token[], at: number): number {
  let next = at
  while (
    isTokenText(tokens, next, '#') ||
    ID_WORDS.has(getWord(tokens, next)) ||
    (next > at && isTokenText(tokens, next, '°', 'º', '.', ':', '=', 'e', 'igual'))
  )
    next++
  return next
}

/** The word at this place, folded; '' where none stands there. */
export const getWord = (tokens: readonly Token[], at: number): string => {
  const token = tokens[at]
  return token?.kind === 'word' ? token.text : ''
}

/** The letter that makes a code of the number: 'A12', 'B-12'; '' for none, and for 'n12'. */
const getCodeLetter = (tokens: readonly Token[], at: number): string =>
  (tokens[at]?.isGlued &&
    /^[a-mo-z]$/.exec(getWord(tokens, isTokenText(tokens, at - 1, '-') ? at - 2 : at - 1))?.[0]) ||
  ''

function parsePositive(tokens: readonly Token[], at: number, comma: 'parts' | 'decimal'): Parsed<number> | null {
  const from = skipIdWords(tokens, at)
  const value = parseInteger(tokens, from, comma)
  return value === null || value === 0 || getCodeLetter(tokens, from) ? null : { end: from + 1, value }
}

function parseRowWord(tokens: readonly Token[], at: number): Parsed<typeof ROW_IDS> | null {
  const from = isTokenText(tokens, at, 'todos', 'todas') && isTokenText(tokens, at + 1, 'os', 'as') ? at + 2 : at
  return ROW_WORDS.has(getWord(tokens, from)) ? { end: from + 1, value: ROW_IDS } : null
}

/**
 * Something that begins as a number and is no id: '12x', '1.234', '15/10', '-5', '3%'. It is told, and nothing of it is
 * taken for an id (commands/language/words/README §5).
 */
function parseBrokenNumber(tokens: readonly Token[], at: number, comma: 'parts' | 'decimal'): Parsed<number> | null {
  const from = skipIdWords(tokens, at)
  if (tokens[from]?.kind !== 'number' || tokens[from].listTokens) return null
  if (isTokenText(tokens, from + 1, 'ou')) return { end: tokens.length, value: 0, problem: EITHER_TEXT }
  if (isUnfinishedNumber(tokens, from + 1)) return { end: tokens.length, value: 0, problem: 'Complete o intervalo' }
  let end = from + 1
  const ends = comma === 'parts' ? ',?!;' : '?!;'
  while (tokens[end]?.isGlued && !ends.includes(tokens[end]?.text ?? '')) end++
  const sign = isNegative(tokens, from) ? '-' : getCodeLetter(tokens, from)
  const text = tokens
    .slice(from, end)
    .map((token) => token.text)
    .join('')
  return { end, value: 0, problem: `“${sign}${text}” não é um id` }
}

const PER_UNIT = /^(?:por (?:cada|vez|pag\w*|cento)|de cada)$/

/** '12', '#12', 'nº 12', 'id 12'; 'este' and 'atual' for the row in focus; a problem for what only begins as one. */
export const parseId = (tokens: readonly Token[], at: number): Parsed<number | typeof ROW_IDS> | null =>
  parseFullId(tokens, at) ?? parseBrokenNumber(tokens, at, 'decimal')

/** The same without what is broken. */
export const parseFullId = (tokens: readonly Token[], at: number): Parsed<number | typeof ROW_IDS> | null => {
  const id = parsePositive(tokens, at, 'decimal')
  if (!id) return parseRowWord(tokens, at)
  const isAmount = isTokenText(tokens, at - 1, 'de') && isTokenText(tokens, at - 2, 'menos', 'mais', 'acima', 'abaixo')
  // '50 por vez' says how many.
  const isEach = PER_UNIT.test(`${getWord(tokens, id.end)} ${getWord(tokens, id.end + 1)}`)
  const isCut =
    isAmount ||
    isEach ||
    isGluedSign(tokens, id.end, '%°/_…') ||
    isTokenText(tokens, id.end, 'ou') ||
    isUnfinishedNumber(tokens, id.end)
  return isCut ? null : id
}
/** The line breaks off behind a number: '12 a', '12,', '12 e a'. */
const isUnfinishedNumber = (tokens: readonly Token[], at: number): boolean =>
  skipRangeSign(tokens, at) === tokens.length || isUnfinishedList(tokens, at, LIST_SEPARATORS, '')

/** The last place that says that another item comes; -1 for none. */
const lastContinuations = memoizeByObject((tokens: readonly Token[]): number =>
  tokens.findLastIndex((_, at) => isTokenText(tokens, at, ...LIST_CONJUNCTIONS, ',', ';')),
)

/** The line breaks off where another item of a list was to come: '12,', '12 e'. */
const isUnfinishedList = (tokens: readonly Token[], at: number, signs: readonly string[], noun: string): boolean =>
  lastContinuations(tokens) >= at &&
  tokens.slice(skipListSigns(tokens, at, signs, noun)).every(({ text }) => text === '.' || text === '…')

const EITHER_TEXT = 'Diga quais: “ou” deixa em aberto'

/** Where the second end of a range may begin: after '-', two dots or more, 'a' or 'até'; -1 where no range goes on. */
function skipRangeSign(tokens: readonly Token[], at: number, noun = ''): number {
  const token = tokens[at]
  if (token?.kind === 'sign' && DASHES.has(token.text)) return at + 1
  let dots = at
  while (isTokenText(tokens, dots, '.')) dots++
  if (dots > at + 1) return dots
  if (!RANGE_WORDS.has(getWord(tokens, at))) return -1
  const behind = isTokenText(tokens, at + 1, 'o', 'a') ? at + 2 : at + 1
  // 'do produto 10 ao produto 20'
  return noun !== '' && isTokenText(tokens, behind, noun) ? behind + 1 : behind
}

/** One id or one range of ids, as its ends. */
function parseIdSpan(tokens: readonly Token[], at: number, noun: string): Parsed<[low: number, high: number]> | null {
  const first = parsePositive(tokens, at, 'parts')
  if (!first) return null
  const second = parsePositiveAfterDash(tokens, skipRangeSign(tokens, first.end, noun))
  if (!second) return { end: first.end, value: [first.value, first.value] }
  return { end: second.end, value: [first.value, second.value] }
}

/** After '12 -' the dash of '-15' is the range's, not a minus sign. */
function parsePositiveAfterDash(tokens: readonly Token[], at: number): Parsed<number> | null {
  const from = skipIdWords(tokens, at)
  const run = getNumberRun(tokens, from)
  const value = Number.parseInt(run, 10)
  return value > 0 && Number.isSafeInteger(value) && !LONGER_NUMBER.parts.test(run) ? { end: from + 1, value } : null
}

/**
 * Where the next item of a list begins: after these signs, articles and the noun said again, or at once. '12, a 15' may be
 * meant as a range: there 'a' is no article.
 */
function skipListSigns(tokens: readonly Token[], at: number, signs: readonly string[], noun: string): number {
  // '12 e do 15 ao 18'; '88 às 10' is an hour.
  const isArticle = (next: number) =>
    isTokenText(tokens, next, 'a', 'do', 'dos', 'os', 'as') &&
    (isTokenText(tokens, next - 1, ...LIST_CONJUNCTIONS) || isTokenText(tokens, next + 1, noun))
  let next = at
  while (isTokenText(tokens, next, ...signs) || (next > at && (isArticle(next) || isTokenText(tokens, next, noun))))
    next++
  return next
}

/** Deep in a list no other begins: each of a thousand ids would read all that come behind it once more. */
export function isInList(tokens: readonly Token[], at: number): boolean {
  let ids = 0
  let before = at - 1
  for (
    ;
    before >= at - 8 && (tokens[before]?.kind === 'number' || isTokenText(tokens, before, ...LIST_SEPARATORS));
    before--
  )
    if (tokens[before]!.kind === 'number') ids++
  return ids > 3
}

/** Words before the ids themselves: 'os ids nº'. */
const MAX_WORDS_BEFORE_IDS = 4

/** '12, 15-18', '12 15', '12, 15 e 18', a pasted column; ascending, without doubles, at most 1,000. */
export function parseIds(tokens: readonly Token[], at: number): Parsed<number[] | typeof ROW_IDS> | null {
  if (!tokens.slice(at, at + MAX_WORDS_BEFORE_IDS).some(({ listTokens }) => listTokens)) return parseIdItems(tokens, at)
  // A long list is one token; where it ends within itself it is none.
  const starts = [0]
  for (const [place, { listTokens }] of tokens.entries()) starts.push(starts[place]! + (listTokens?.length ?? 1))
  const found = parseIdItems(expandLists(tokens), starts[at]!)
  const end = found ? starts.indexOf(found.end) : -1
  return found && end >= 0 ? { ...found, end } : null
}

/** What is compared is parted by 'com'. */
const comparisonFlags = memoizeByObject((tokens: readonly Token[]): boolean =>
  tokens.some(({ text }) => text.startsWith('compar')),
)

function parseIdItems(tokens: readonly Token[], at: number): Parsed<number[] | typeof ROW_IDS> | null {
  const start = isTokenText(tokens, at, ...LIST_OPENING_WORDS) ? at + 1 : at
  // 'a loja 12 e a loja 15', 'compara o 12 com o 15'
  const noun = getWord(tokens, start - 1)
  const signs = comparisonFlags(tokens) ? [...LIST_SEPARATORS, 'com'] : LIST_SEPARATORS
  const ids = new Set<number>()
  let count = 0
  let isReversed = false
  let end = -1
  for (let next = start; ; next = skipListSigns(tokens, end, signs, noun)) {
    const item = parseIdSpan(tokens, next, noun)
    if (!item) break
    const [low, high] = item.value
    // '12-1' is more likely a '12-18' half typed than a wish for twelve records.
    isReversed ||= high < low
    count += Math.max(0, high - low) + 1
    // A range of millions is not written out: that it is too many is known already.
    if (count <= 10 * MAX_IDS) for (let id = low; id <= high; id++) ids.add(id)
    end = item.end
    if (isGluedSign(tokens, end, '_…°')) return { end: end + 1, value: [], problem: 'Complete o id' }
    if (isGluedSign(tokens, end, '%')) return { end: end + 1, value: [], problem: `“${item.value[1]}%” não é um id` }
  }
  if (end >= 0 && isUnfinishedList(tokens, end, signs, noun))
    return { end: tokens.length, value: [], problem: 'Complete a lista' }
  const cut = parseCutRange(tokens, end < 0 ? start : end)
  if (cut) return { end: cut.end, value: [], problem: cut.problem }
  if (end < 0) return parseRowWord(tokens, at)
  const isTooMany = ids.size > MAX_IDS || count > 10 * MAX_IDS
  if (isTooMany) return { end, value: [], problem: `No máximo ${formatInteger(MAX_IDS)} por vez` }
  if (isReversed) return { end, value: [], problem: 'O intervalo deve ir do menor para o maior' }
  const but = parseExceptions(tokens, end)
  const left = [...ids].filter((id) => !but?.value.includes(id)).sort((a, b) => a - b)
  const isLess = !but || left.length === ids.size - but.value.length
  if (!isLess || left.length === 0) return { end: but!.end, value: [], problem: 'O que fica de fora não está na lista' }
  return { ...but, end: but?.end ?? end, value: left }
}

/** '10-20 menos o 15', '10 a 20, exceto 12 e 15': what is left out of a list, with what is wrong about it. */
function parseExceptions(tokens: readonly Token[], at: number): (Parsed<number[]> & { value: number[] }) | null {
  const from = isTokenText(tokens, at, ',') ? at + 1 : at
  if (!isTokenText(tokens, from, 'menos', 'exceto', 'fora', 'tirando', 'salvo')) return null
  const found = parseIds(tokens, isTokenText(tokens, from + 1, 'o', 'a', 'os', 'as') ? from + 2 : from + 1)
  return found && Array.isArray(found.value) ? { ...found, value: found.value } : null
}

/** A range that breaks off ('12-', '12 a', '12..', '12/'), leaves open which ('12 ou 13'), or has an item that is no id. */
function parseCutRange(tokens: readonly Token[], at: number): { end: number; problem: string } | null {
  if (tokens[at - 1]?.kind === 'number') {
    const isSlashed = isGluedSign(tokens, at, '/')
    const after = isSlashed ? at + 1 : skipRangeSign(tokens, at)
    if (after === tokens.length) return { end: after, problem: 'Complete o intervalo' }
    if (isTokenText(tokens, at, 'ou')) return { end: tokens.length, problem: EITHER_TEXT }
  }
  const broken = parseBrokenNumber(tokens, isTokenText(tokens, at, ...LIST_SEPARATORS) ? at + 1 : at, 'parts')
  return broken?.problem === undefined ? null : { end: broken.end, problem: broken.problem }
}

/** A count, from `min` upward: '3', '1.500', '40 mil'. */
export function parseCount(tokens: readonly Token[], at: number, min: number): Parsed<number> | null {
  const isGrouped =
    /^[1-9]\d{0,2}(?:\.\d{3})+(?!\d|\p{L}|[.,/:]\d)/u.test(getNumberRun(tokens, at)) &&
    !isNumberTail(tokens, at) &&
    !isNegative(tokens, at)
  const found = isGrouped ? parseAmountDigits(tokens, at) : null
  const whole = found?.value ?? parseInteger(tokens, at)
  if (whole === null) return null
  const end = found?.end ?? at + 1
  const isThousands = getWord(tokens, end) === 'mil'
  const value = isThousands ? whole * 1000 : whole
  return { end: isThousands ? end + 1 : end, value, ...(value < min ? { problem: `O mínimo é ${min}` } : {}) }
}

/** The digits of an amount and where they end: dots before groups of three part thousands, else they are decimal. */
function parseAmountDigits(tokens: readonly Token[], at: number): Parsed<number> | null {
  const [text, whole = '', decimals = ''] = /^(\d{1,3}(?:\.\d{3}(?!\d))+)(?:,(\d+))?|^(?:\d+)(?:[.,]\d+)?/.exec(
    getNumberRun(tokens, at),
  ) ?? ['']
  const value = Number(whole ? `${whole.replaceAll('.', '')}.${decimals}` : text.replace(',', '.'))
  return text !== '' && value <= Number.MAX_SAFE_INTEGER
    ? { end: at + (text.match(/[.,]/g)?.length ?? 0) * 2 + 1, value }
    : null
}

const FACTOR_WORDS: ReadonlyMap<string, number> = new Map([
  ['mil', 1000],
  ['k', 1000],
  ['milhao', 1_000_000],
  ['milhoes', 1_000_000],
])

/** '100', '100,50', '1.234,56', 'R$ 10', '2 mil', '1,5 mil', '2k'; in reais, two decimals at most. */
export function parseMoney(tokens: readonly Token[], at: number): Parsed<number> | null {
  const from = isTokenText(tokens, at, 'r') && isTokenText(tokens, at + 1, '$') ? at + 2 : at
  if (tokens[from]?.kind !== 'number' || isNegative(tokens, from) || isNumberTail(tokens, from)) return null
  const amount = parseAmountDigits(tokens, from)
  if (!amount) return null
  const factor = FACTOR_WORDS.get(getWord(tokens, amount.end))
  let end = factor === undefined ? amount.end : amount.end + 1
  if (/^(?:rea(?:l|is)|contos?|pilas?|paus?|mangos?)$/.test(getWord(tokens, end))) end++
  if (LONGER_NUMBER.decimal.test(`0${getTouchingBefore(tokens, end)}`)) return null
  return { end, value: Math.round(amount.value * (factor ?? 1) * 100) / 100 }
}
