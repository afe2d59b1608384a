/**
 * Parses the order as a clause of a view (commands/language/views/README §1). Whatever the wording, an order is a
 * column, the end that comes first, and filler words: 'do mais caro pro mais barato', 'por preço decrescente', 'menor
 * estoque em cima'.
 */
import type { ColumnSchema, ListSchema } from '#commands/args.ts'
import { type LabelMatch, matchLabelled } from './labelled-items.ts'
import { findClosest } from '#commands/language/words/edit-distance.ts'
import { normalizeText } from '#lib/format/normalize-text.ts'
import { getContentWords } from '#commands/language/words/lexicon.ts'
import { verbLemmas } from '#commands/language/words/lemma.ts'
import type { Line } from '#commands/language/words/line.ts'
import { type Parsed } from '#commands/language/words/parse-numbers.ts'
import { isTokenText, getWord } from '#commands/language/words/token-text.ts'
import { memoizeByObject } from '#commands/language/words/memoize.ts'
import type { Token } from '#commands/language/words/tokens.ts'
import { createCondition } from './unsupported-conditions.ts'
import { type ViewClause, type ClauseInput, createRefusedClause } from './view-clause.ts'
import { skipPattern, matchWords, createPattern } from '#commands/language/words/word-pattern.ts'
import { isStatusWord } from '#commands/language/words/status-words.ts'
import { skipListNoun, isFiller, isListVerb, matchNoun } from './view-words.ts'

const sortableByList = new WeakMap<ListSchema, readonly ColumnSchema[]>()

/** The sortable columns; the same array each time. */
function getSortableColumns(listSchema: ListSchema): readonly ColumnSchema[] {
  let columns = sortableByList.get(listSchema)
  if (!columns)
    sortableByList.set(listSchema, (columns = listSchema.columns.filter((column) => column.isSortable !== false)))
  return columns
}

/** The sortable column named at this token; null for none, and for the list's own name. */
export const matchSortColumn = ({
  line,
  listSchema,
  at: index,
  tokens,
}: ClauseInput): LabelMatch<ColumnSchema> | null =>
  tokens[index]?.kind === 'number' || skipListNoun(line, index, listSchema) > index
    ? null
    : matchLabelled(tokens, index, getSortableColumns(listSchema))

/** The formats that an order means if it names no column, by measure. Without a date column the id tells the age. */
const FORMATS_BY_MEASURE = [['money'], ['date', 'id'], ['money', 'percent', 'number'], [undefined], []] as const
type Measure = 0 | 1 | 2 | 3 | 4
const [DATE, SIZE, NAME, PLAIN] = [1, 2, 3, 4] as const

/** The column for a measure: the column 'Nome' for texts, else the first of a fitting format. */
function findMeasuredColumn(measure: Measure, listSchema: ListSchema): ColumnSchema | undefined {
  const columns = getSortableColumns(listSchema)
  const name = measure === NAME ? columns.find(({ label }) => label === 'Nome') : undefined
  return (
    name ?? FORMATS_BY_MEASURE[measure].flatMap((wanted) => columns.find(({ format }) => format === wanted) ?? [])[0]
  )
}

/** The sort that puts the newest first; empty if the list has neither a date nor an id. */
export function getNewestSort(listSchema: ListSchema): { sort?: string } {
  const column = findMeasuredColumn(DATE, listSchema)
  return column ? { sort: `${column.field},DESC` } : {}
}

const TO_WORDS = '(?:ao? |ate |pa?r[ao] |- )?'
/** 'quem paga mais'; 'que pagam mais de 50' is an amount. */
const PAY_VERBS = '(?:pag|cust|val|rend)[ae]m? (?=m\\w+ (?!(?:d[eo]|que) ))'
/** Words for the end that comes first, by measure: the greater end, then the lesser. The last two fit any column. */
const END_WORDS = [
  'car|valios',
  'barat(?:inh)?',
  'recent|nov',
  'antig|velh|cronologic',
  `maior|alt|grand|muit|profund|${PAY_VERBS}mais`,
  `menor|baix|pequen|pouc|ras|${PAY_VERBS}menos`,
  `z ${TO_WORDS}a|za`,
  `alfabetic|a ${TO_WORDS}z|az`,
  'decr\\w*|desc(?:end\\w*)?|atras pa?ra frente',
  'cres\\w*|asc(?:end\\w*)?',
]
const END_PATTERN = createPattern(
  `(mais |menos )?(?:${END_WORDS.map((words) => `(${words})`).join('|')})(?:[oae]s?|s)? (?!(?:do )?que (?:r \\$ )?[\\d~])`,
)
/** Words for the first position. */
export const FIRST_WORDS = createPattern(
  '(?:(?:em |n[oa] |pa?r[ao] |ao )?(?:primeir[oa]s?(?: lugar)?|~ [oaºª]|cima|topo|frente|antes) )*',
)
const PROTECTED_WORDS = createPattern(`a ${TO_WORDS}z |z ${TO_WORDS}a |${PAY_VERBS}`)
/** Words that ask for an order without an end. */
const ORDER_WORDS = /^(?:por|pel[oa]s?|ord(?:em|enad[oa]s?)|coluna)$/
const REVERSED_WORDS = createPattern('(?:inver[st]|revers|contrari)\\w* ')

interface OrderEnd {
  measure: Measure
  isLess: boolean
  /** The words suffice without a verb: 'mais caros', 'caros primeiro', 'maiores'. */
  isExplicit: boolean
}

/** For each token: the token after the filler words that begin there. */
const smallWordEnds = memoizeByObject((tokens: readonly Token[]): readonly number[] => {
  const ends = Array.from(tokens, (_, index) => index)
  for (let index = tokens.length - 1; index >= 0; index--) {
    const isSmall = isFiller(tokens[index]!) || tokens[index]!.text === 'ate'
    if (isSmall && !matchWords(PROTECTED_WORDS, tokens, index)) ends[index] = ends[index + 1] ?? tokens.length
  }
  return ends
})

/** The token after filler words. */
export const skipSmallWords = (tokens: readonly Token[], from: number): number => smallWordEnds(tokens)[from] ?? from

/** An end of the order: 'mais caros', 'menos caro em cima', 'do maior pro menor', 'desc'. */
function matchOrderEnd(tokens: readonly Token[], index: number): Parsed<OrderEnd> | null {
  const found = matchWords(END_PATTERN, tokens, index)
  if (!found) return null
  const [, amount, ...groups] = found.groups
  const orderEnd = groups.findIndex((group) => group !== undefined)
  const measure = (orderEnd >> 1) as Measure
  const otherEnd = measure >= NAME ? null : matchWords(END_PATTERN, tokens, skipSmallWords(tokens, found.end))
  const end = skipPattern(FIRST_WORDS, tokens, (otherEnd ?? found).end)
  const isExplicit =
    amount !== undefined || measure === NAME || end > found.end || /^m(?:ai|en)or|m(?:ai|eno)s$/.test(groups[orderEnd]!)
  return { end, value: { measure, isLess: (orderEnd % 2 === 1) !== (amount === 'menos '), isExplicit } }
}

const toDirection = (isAscending = true) => (isAscending ? 'ASC' : 'DESC')

/** The direction at a token: 'crescente', 'z-a', 'do maior pro menor'; null if there is none. */
export function matchDirection(tokens: readonly Token[], index: number): Parsed<'ASC' | 'DESC'> | null {
  const found = matchOrderEnd(tokens, index)
  return found && { end: found.end, value: toDirection(found.value.isLess) }
}

const ORDER_VERBS = verbLemmas('ordenar')

/** For each token: the last token before it that is no filler word; -1 for none. */
const lastTellingTokens = memoizeByObject((tokens: readonly Token[]): readonly number[] => {
  const lastIndices = [-1]
  for (const [index, token] of tokens.entries()) lastIndices.push(isFiller(token) ? lastIndices[index]! : index)
  return lastIndices
})

/** A verb of sorting precedes the token, with only filler words between: 'ordena', 'ordena aí os'. */
function followsOrderVerb(line: Line, index: number): boolean {
  const before = lastTellingTokens(line.tokens)[index] ?? -1
  // 'orders from yesterday' has no such verb; 'ordenr' is no typo of it.
  return isListVerb(line, before, ORDER_VERBS) && !isTokenText(line.tokens, before, 'order', 'orders')
}

/** The column's format fits the measure: 'preço mais caro', 'data mais antiga', 'maior nível'. */
const isMeasuredColumn = (measure: Measure, { format }: ColumnSchema): boolean =>
  measure === SIZE
    ? format !== undefined && format !== 'status'
    : measure > SIZE || format === FORMATS_BY_MEASURE[measure][0]

/** 'por data 100 por página': the number is no value of the column. */
const COUNT_AFTER = createPattern('\\d+ (?:por|em|linhas|registros|itens) ')

/**
 * The column at this token, or one with a typing error. A column with a value is none: 'por pedido 501', 'por status
 * pendente'.
 */
function matchPlainColumn(input: ClauseInput): Parsed<ColumnSchema> | null {
  const { line, tokens, at: index, listSchema } = input
  const followsVerb = followsOrderVerb(line, index)
  const text = getWord(tokens, index)
  const [corrected] = followsVerb
    ? findClosest(text, getSortableColumns(listSchema), ({ label }) => getContentWords(label)[0] ?? '')
    : []
  const found = matchSortColumn(input) ?? (corrected && { end: index + 1, value: corrected })
  if (!found || (tokens[found.end]?.kind === 'number' && !matchWords(COUNT_AFTER, tokens, found.end))) return null
  const isValue = found.value.format === 'status' && isStatusWord(getWord(tokens, found.end))
  return isValue && !followsVerb ? null : found
}

/** 'ordenar por cor': the list has no such column. */
function matchUnknownColumn({ line, tokens, listSchema, allowsNames }: ClauseInput, index: number): ViewClause | null {
  const text = getWord(tokens, index)
  const followsVerb = followsOrderVerb(line, index)
  if (
    text.length < 3 ||
    (matchNoun(line, index) && !(followsVerb && isTokenText(tokens, index - 1, 'por'))) ||
    !(allowsNames || followsVerb)
  )
    return null
  const columnText = line.text.slice(tokens[index]!.start, tokens[index]!.end)
  return { end: index + 1, view: {}, problem: `${listSchema.title} não tem a coluna “${columnText}”` }
}

/** 'mais estoque', 'menos níveis'. */
const COUNT_DIRECTION: Readonly<Record<string, boolean>> = { mais: false, menos: true }

/** A clause about the order; null if none begins at this token. */
export function parseOrderClause(input: ClauseInput): ViewClause | null {
  const { tokens, listSchema } = input
  let column: ColumnSchema | undefined
  let orderEnd: OrderEnd | undefined
  let asksForOrder = followsOrderVerb(input.line, input.at)
  let { at: end, at: contentStart } = input
  for (;;) {
    const from = end
    contentStart = skipSmallWords(tokens, from)
    asksForOrder ||= !column && tokens.slice(from, contentStart).some(({ text }) => ORDER_WORDS.test(text))
    const isSaidFirst = tokens.slice(from, contentStart).some(({ text }) => text.startsWith('primeir'))
    const found = matchOrderEnd(tokens, contentStart)
    const isAscending = found || orderEnd ? undefined : COUNT_DIRECTION[getWord(tokens, contentStart)]
    const plainColumn =
      found || column
        ? null
        : matchPlainColumn({ ...input, at: isAscending === undefined ? contentStart : contentStart + 1 })
    const reversedEnd = skipPattern(REVERSED_WORDS, tokens, contentStart)
    const { measure } = found?.value ?? {}
    if (
      found &&
      (orderEnd || !column || found.value.measure >= SIZE || isMeasuredColumn(found.value.measure, column))
    ) {
      orderEnd =
        orderEnd && orderEnd.measure !== PLAIN
          ? { ...orderEnd, ...(measure === PLAIN && { isLess: found.value.isLess }) }
          : { ...found.value, isExplicit: found.value.isExplicit || isSaidFirst }
      end = found.end
    } else if (plainColumn && (!orderEnd || isMeasuredColumn(orderEnd.measure, plainColumn.value))) {
      if (isAscending !== undefined) orderEnd = { measure: SIZE, isLess: isAscending, isExplicit: true }
      column = plainColumn.value
      end = skipPattern(FIRST_WORDS, tokens, plainColumn.end)
    } else if (orderEnd && reversedEnd > contentStart) {
      orderEnd = { ...orderEnd, isLess: !orderEnd.isLess }
      end = reversedEnd
    } else break
  }
  if (!column && !orderEnd) return asksForOrder ? matchUnknownColumn(input, contentStart) : null
  // 'qual plano é o padrão?'
  const isFlag = column?.format === 'flag' && !orderEnd && !asksForOrder && !isStatusWord(normalizeText(column.label))
  if (isFlag) return createRefusedClause(input, normalizeText(column!.label), end, createCondition(column, 'sim'))
  if (column ? !orderEnd && !asksForOrder : orderEnd?.measure === PLAIN || !(orderEnd?.isExplicit || asksForOrder))
    return null
  const sortColumn = column ?? findMeasuredColumn(orderEnd!.measure, listSchema)
  if (!sortColumn) return { end, view: {}, problem: `${listSchema.title} não tem coluna para essa ordem` }
  // 'top 10 por valor' begins with the greatest.
  const isTop = !orderEnd && sortColumn.format !== undefined && tokens.some(({ text }) => text === 'top')
  return { end, view: { sort: `${sortColumn.field},${toDirection(isTop ? false : orderEnd?.isLess)}` } }
}
