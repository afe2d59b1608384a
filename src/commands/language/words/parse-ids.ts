/** Parses ids, ranges and lists of ids (commands/README §3). Digits are never altered. */
import { formatInteger } from '#lib/format/money.ts'
import { MAX_IDS } from './id-list.ts'
import { memoizeByObject } from './memoize.ts'
import { DASHES, getNumberRun, isNegative, LONGER_NUMBER, type Parsed, parseInteger } from './parse-numbers.ts'
import { getWord, isGluedSign, isTokenText } from './token-text.ts'
import { type Token, expandLists } from './tokens.ts'

/** Stands for 'este', 'atual', 'selecionados': the ids come from the focused row or the selection. */
export const ROW_IDS = Symbol('from the row')

const ROW_WORDS = new Set(
  'este esta esse essa atual selecionado selecionada selecionados selecionadas marcados marcadas'.split(' '),
)
const ID_WORDS = new Set(['n', 'no', 'nº', 'num', 'nro', 'nr', 'numero', 'id', 'ids', 'codigo', 'cod'])
const RANGE_WORDS = new Set(['a', 'ao', 'ate'])
const LIST_SEPARATORS = [',', ';', '&', 'e', 'tambem', 'depois', 'o']
/** Words that announce another item. 'com' does so between compared records. */
const LIST_CONJUNCTIONS = ['e', '&', 'com']
const LIST_OPENING_WORDS = ['de', 'do', 'dos', 'da', 'das', 'entre']

/** The token after '#', 'nº', 'id' before a number. */
function skipIdWords(tokens: readonly Token[], index: number): number {
  let next = index
  while (
    isTokenText(tokens, next, '#') ||
    ID_WORDS.has(getWord(tokens, next)) ||
    (next > index && isTokenText(tokens, next, '°', 'º', '.', ':', '=', 'e', 'igual'))
  )
    next++
  return next
}

/** The letter that makes a code of the number: 'A12', 'B-12'; '' for none, and for 'n12'. */
const getCodeLetter = (tokens: readonly Token[], index: number): string =>
  (tokens[index]?.isGlued &&
    /^[a-mo-z]$/.exec(getWord(tokens, isTokenText(tokens, index - 1, '-') ? index - 2 : index - 1))?.[0]) ||
  ''

function parsePositive(tokens: readonly Token[], index: number, comma: 'parts' | 'decimal'): Parsed<number> | null {
  const from = skipIdWords(tokens, index)
  const value = parseInteger(tokens, from, comma)
  return value === null || value === 0 || getCodeLetter(tokens, from) ? null : { end: from + 1, value }
}

function parseRowWord(tokens: readonly Token[], index: number): Parsed<typeof ROW_IDS> | null {
  const from =
    isTokenText(tokens, index, 'todos', 'todas') && isTokenText(tokens, index + 1, 'os', 'as') ? index + 2 : index
  return ROW_WORDS.has(getWord(tokens, from)) ? { end: from + 1, value: ROW_IDS } : null
}

/**
 * Something that begins as a number and is no id: '12x', '1.234', '15/10', '-5', '3%'. The operator is told, and no
 * part of it is used as an id (commands/language/words/README §5).
 */
function parseBrokenNumber(tokens: readonly Token[], index: number, comma: 'parts' | 'decimal'): Parsed<number> | null {
  const from = skipIdWords(tokens, index)
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

/** '12', '#12', 'nº 12', 'id 12'; 'este' and 'atual' for the focused row. Has a problem if it only begins as an id. */
export const parseId = (tokens: readonly Token[], index: number): Parsed<number | typeof ROW_IDS> | null =>
  parseFullId(tokens, index) ?? parseBrokenNumber(tokens, index, 'decimal')

/** Like `parseId`, but null for a broken number. */
export const parseFullId = (tokens: readonly Token[], index: number): Parsed<number | typeof ROW_IDS> | null => {
  const id = parsePositive(tokens, index, 'decimal')
  if (!id) return parseRowWord(tokens, index)
  const isAmount =
    isTokenText(tokens, index - 1, 'de') && isTokenText(tokens, index - 2, 'menos', 'mais', 'acima', 'abaixo')
  // '50 por vez' is a quantity.
  const isEach = PER_UNIT.test(`${getWord(tokens, id.end)} ${getWord(tokens, id.end + 1)}`)
  const isCut =
    isAmount ||
    isEach ||
    isGluedSign(tokens, id.end, '%°/_…') ||
    isTokenText(tokens, id.end, 'ou') ||
    isUnfinishedNumber(tokens, id.end)
  return isCut ? null : id
}
/** The line breaks off after a number: '12 a', '12,', '12 e a'. */
const isUnfinishedNumber = (tokens: readonly Token[], index: number): boolean =>
  skipRangeSign(tokens, index) === tokens.length || isUnfinishedList(tokens, index, LIST_SEPARATORS, '')

/** The last token that announces another item; -1 for none. */
const lastContinuations = memoizeByObject((tokens: readonly Token[]): number =>
  tokens.findLastIndex((_, index) => isTokenText(tokens, index, ...LIST_CONJUNCTIONS, ',', ';')),
)

/** The line breaks off before another item of a list: '12,', '12 e'. */
const isUnfinishedList = (tokens: readonly Token[], index: number, signs: readonly string[], noun: string): boolean =>
  lastContinuations(tokens) >= index &&
  tokens.slice(skipListSigns(tokens, index, signs, noun)).every(({ text }) => text === '.' || text === '…')

const EITHER_TEXT = 'Diga quais: “ou” deixa em aberto'

/** The token where the second end of a range may begin: after '-', two or more dots, 'a' or 'até'; -1 for no range. */
function skipRangeSign(tokens: readonly Token[], index: number, noun = ''): number {
  const token = tokens[index]
  if (token?.kind === 'sign' && DASHES.has(token.text)) return index + 1
  let dots = index
  while (isTokenText(tokens, dots, '.')) dots++
  if (dots > index + 1) return dots
  if (!RANGE_WORDS.has(getWord(tokens, index))) return -1
  const behind = isTokenText(tokens, index + 1, 'o', 'a') ? index + 2 : index + 1
  // 'do produto 10 ao produto 20'
  return noun !== '' && isTokenText(tokens, behind, noun) ? behind + 1 : behind
}

/** One id or one range of ids, as its two ends. */
function parseIdSpan(
  tokens: readonly Token[],
  index: number,
  noun: string,
): Parsed<[low: number, high: number]> | null {
  const first = parsePositive(tokens, index, 'parts')
  if (!first) return null
  const second = parsePositiveAfterDash(tokens, skipRangeSign(tokens, first.end, noun))
  if (!second) return { end: first.end, value: [first.value, first.value] }
  return { end: second.end, value: [first.value, second.value] }
}

/** The second end of a range: in '12 -15' the dash belongs to the range and is no minus sign. */
function parsePositiveAfterDash(tokens: readonly Token[], index: number): Parsed<number> | null {
  const from = skipIdWords(tokens, index)
  const run = getNumberRun(tokens, from)
  const value = Number.parseInt(run, 10)
  return value > 0 && Number.isSafeInteger(value) && !LONGER_NUMBER.parts.test(run) ? { end: from + 1, value } : null
}

/**
 * The token where the next item of a list begins: after these signs, articles and the repeated noun, or at once. '12, a
 * 15' may be meant as a range, so 'a' is no article there.
 */
function skipListSigns(tokens: readonly Token[], index: number, signs: readonly string[], noun: string): number {
  // '12 e do 15 ao 18'; '88 às 10' is a time.
  const isArticle = (next: number) =>
    isTokenText(tokens, next, 'a', 'do', 'dos', 'os', 'as') &&
    (isTokenText(tokens, next - 1, ...LIST_CONJUNCTIONS) || isTokenText(tokens, next + 1, noun))
  let next = index
  while (isTokenText(tokens, next, ...signs) || (next > index && (isArticle(next) || isTokenText(tokens, next, noun))))
    next++
  return next
}

/** A token deep in a list begins no other list. Otherwise each of a thousand ids would parse all ids after it again. */
export function isInList(tokens: readonly Token[], index: number): boolean {
  let ids = 0
  let previousIndex = index - 1
  for (
    ;
    previousIndex >= index - 8 &&
    (tokens[previousIndex]?.kind === 'number' || isTokenText(tokens, previousIndex, ...LIST_SEPARATORS));
    previousIndex--
  )
    if (tokens[previousIndex]!.kind === 'number') ids++
  return ids > 3
}

/** The most words before the ids: 'os ids nº'. */
const MAX_WORDS_BEFORE_IDS = 4

/** '12, 15-18', '12 15', '12, 15 e 18', a pasted column. The ids are ascending, without duplicates, at most 1,000. */
export function parseIds(tokens: readonly Token[], index: number): Parsed<number[] | typeof ROW_IDS> | null {
  if (!tokens.slice(index, index + MAX_WORDS_BEFORE_IDS).some(({ listTokens }) => listTokens))
    return parseIdItems(tokens, index)
  // A long list is one token. Ids that end inside that token are no list.
  const starts = [0]
  for (const [place, { listTokens }] of tokens.entries()) starts.push(starts[place]! + (listTokens?.length ?? 1))
  const found = parseIdItems(expandLists(tokens), starts[index]!)
  const end = found ? starts.indexOf(found.end) : -1
  return found && end >= 0 ? { ...found, end } : null
}

/** The line compares records, which 'com' separates. */
const comparisonFlags = memoizeByObject((tokens: readonly Token[]): boolean =>
  tokens.some(({ text }) => text.startsWith('compar')),
)

function parseIdItems(tokens: readonly Token[], index: number): Parsed<number[] | typeof ROW_IDS> | null {
  const start = isTokenText(tokens, index, ...LIST_OPENING_WORDS) ? index + 1 : index
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
    // '12-1' is more likely a half-typed '12-18' than a request for twelve records.
    isReversed ||= high < low
    count += Math.max(0, high - low) + 1
    // A range of millions is not expanded: that it is too long is already known.
    if (count <= 10 * MAX_IDS) for (let id = low; id <= high; id++) ids.add(id)
    end = item.end
    if (isGluedSign(tokens, end, '_…°')) return { end: end + 1, value: [], problem: 'Complete o id' }
    if (isGluedSign(tokens, end, '%')) return { end: end + 1, value: [], problem: `“${item.value[1]}%” não é um id` }
  }
  if (end >= 0 && isUnfinishedList(tokens, end, signs, noun))
    return { end: tokens.length, value: [], problem: 'Complete a lista' }
  const cut = parseCutRange(tokens, end < 0 ? start : end)
  if (cut) return { end: cut.end, value: [], problem: cut.problem }
  if (end < 0) return parseRowWord(tokens, index)
  const isTooMany = ids.size > MAX_IDS || count > 10 * MAX_IDS
  if (isTooMany) return { end, value: [], problem: `No máximo ${formatInteger(MAX_IDS)} por vez` }
  if (isReversed) return { end, value: [], problem: 'O intervalo deve ir do menor para o maior' }
  const exceptions = parseExceptions(tokens, end)
  const remaining = [...ids].filter((id) => !exceptions?.value.includes(id)).sort((a, b) => a - b)
  const isLess = !exceptions || remaining.length === ids.size - exceptions.value.length
  if (!isLess || remaining.length === 0)
    return { end: exceptions!.end, value: [], problem: 'O que fica de fora não está na lista' }
  return { ...exceptions, end: exceptions?.end ?? end, value: remaining }
}

/** '10-20 menos o 15', '10 a 20, exceto 12 e 15': the excluded ids, with a problem if they cannot be used. */
function parseExceptions(tokens: readonly Token[], index: number): (Parsed<number[]> & { value: number[] }) | null {
  const from = isTokenText(tokens, index, ',') ? index + 1 : index
  if (!isTokenText(tokens, from, 'menos', 'exceto', 'fora', 'tirando', 'salvo')) return null
  const found = parseIds(tokens, isTokenText(tokens, from + 1, 'o', 'a', 'os', 'as') ? from + 2 : from + 1)
  return found && Array.isArray(found.value) ? { ...found, value: found.value } : null
}

/**
 * A range that breaks off ('12-', '12 a', '12..', '12/'), a choice left open ('12 ou 13'), or an item that is no id.
 */
function parseCutRange(tokens: readonly Token[], index: number): { end: number; problem: string } | null {
  if (tokens[index - 1]?.kind === 'number') {
    const isSlashed = isGluedSign(tokens, index, '/')
    const after = isSlashed ? index + 1 : skipRangeSign(tokens, index)
    if (after === tokens.length) return { end: after, problem: 'Complete o intervalo' }
    if (isTokenText(tokens, index, 'ou')) return { end: tokens.length, problem: EITHER_TEXT }
  }
  const broken = parseBrokenNumber(tokens, isTokenText(tokens, index, ...LIST_SEPARATORS) ? index + 1 : index, 'parts')
  return broken?.problem === undefined ? null : { end: broken.end, problem: broken.problem }
}
