/**
 * Order as a clause of a view (commands/language/views/README §1). Whatever way round it is said, it is a column, which
 * end comes first, and small words between: 'do mais caro pro mais barato', 'por preço decrescente', 'menor estoque em
 * cima'.
 */
import type { ColumnSchema, ListSchema } from '#commands/args.ts'
import { type ChosenItem, matchLabelled } from './labelled-items.ts'
import { findClosest } from '#commands/language/words/edit-distance.ts'
import { normalizeText } from '#lib/format/normalize-text.ts'
import { getContentWords } from '#commands/language/words/lexicon.ts'
import type { Line } from '#commands/language/words/line.ts'
import { type Parsed, isTokenText, getWord } from '#commands/language/words/parse-numbers.ts'
import { memoizeByObject } from '#commands/language/words/memoize.ts'
import type { Token } from '#commands/language/words/tokens.ts'
import { createCondition } from './unsupported-conditions.ts'
import { type ViewClause, type ClauseInput, createRefusedClause } from './view-clause.ts'
import { skipPattern, matchWords, createPattern } from '#commands/language/words/word-pattern.ts'
import { isStatusWord } from '#commands/language/words/status-words.ts'
import { skipListNoun, isFiller, isListVerb, matchNoun } from './view-words.ts'

const sortableByList = new WeakMap<ListSchema, readonly ColumnSchema[]>()

/** The columns that sort; the same array each time. */
function getSortableColumns(listSchema: ListSchema): readonly ColumnSchema[] {
  let columns = sortableByList.get(listSchema)
  if (!columns)
    sortableByList.set(listSchema, (columns = listSchema.columns.filter((column) => column.isSortable !== false)))
  return columns
}

/** The column that is named here; null for none, and for the list's own name. */
export const matchSortColumn = ({
  line,
  listSchema: facts,
  at,
  tokens,
}: ClauseInput): ChosenItem<ColumnSchema> | null =>
  tokens[at]?.kind === 'number' || skipListNoun(line, at, facts) > at
    ? null
    : matchLabelled(tokens, at, getSortableColumns(facts))

/** What an order is about where no column is named, by the formats measured so; of an age without a date the id tells. */
const FORMATS_BY_MEASURE = [['money'], ['date', 'id'], ['money', 'percent', 'number'], [undefined], []] as const
type Measure = 0 | 1 | 2 | 3 | 4
const [DATE, SIZE, NAME, PLAIN] = [1, 2, 3, 4] as const

/** The column that is measured so: of texts the name, else the first. */
function findMeasuredColumn(measure: Measure, listSchema: ListSchema): ColumnSchema | undefined {
  const columns = getSortableColumns(listSchema)
  const name = measure === NAME ? columns.find(({ label }) => label === 'Nome') : undefined
  return (
    name ?? FORMATS_BY_MEASURE[measure].flatMap((wanted) => columns.find(({ format }) => format === wanted) ?? [])[0]
  )
}

/** The newest first; nothing where the list has neither date nor id. */
export function getNewestSort(listSchema: ListSchema): { sort?: string } {
  const column = findMeasuredColumn(DATE, listSchema)
  return column ? { sort: `${column.field},DESC` } : {}
}

const TO_WORDS = '(?:ao? |ate |pa?r[ao] |- )?'
/** 'quem paga mais'; 'que pagam mais de 50' is an amount. */
const PAY_VERBS = '(?:pag|cust|val|rend)[ae]m? (?=m\\w+ (?!(?:d[eo]|que) ))'
/** Which end comes first, by what it measures: what is more, then what is less of it; the last two of whatever is named. */
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
/** What stands first. */
export const FIRST_WORDS = createPattern(
  '(?:(?:em |n[oa] |pa?r[ao] |ao )?(?:primeir[oa]s?(?: lugar)?|~ [oaºª]|cima|topo|frente|antes) )*',
)
const PROTECTED_WORDS = createPattern(`a ${TO_WORDS}z |z ${TO_WORDS}a |${PAY_VERBS}`)
/** Ask for an order although no end is said. */
const ORDER_WORDS = /^(?:por|pel[oa]s?|ord(?:em|enad[oa]s?)|coluna)$/
const REVERSED_WORDS = createPattern('(?:inver[st]|revers|contrari)\\w* ')

interface OrderEnd {
  measure: Measure
  isLess: boolean
  /** Said so that nothing else need be: 'mais caros', 'caros primeiro', 'maiores'. */
  isExplicit: boolean
}

/** Of each token where the small words from it on end. */
const smallWordEnds = memoizeByObject((tokens: readonly Token[]): readonly number[] => {
  const ends = Array.from(tokens, (_, at) => at)
  for (let at = tokens.length - 1; at >= 0; at--) {
    const isSmall = isFiller(tokens[at]!) || tokens[at]!.text === 'ate'
    if (isSmall && !matchWords(PROTECTED_WORDS, tokens, at)) ends[at] = ends[at + 1] ?? tokens.length
  }
  return ends
})

/** The token behind small words. */
export const skipSmallWords = (tokens: readonly Token[], from: number): number => smallWordEnds(tokens)[from] ?? from

/** 'mais caros', 'menos caro em cima', 'do maior pro menor', 'desc'. */
function matchOrderEnd(tokens: readonly Token[], at: number): Parsed<OrderEnd> | null {
  const found = matchWords(END_PATTERN, tokens, at)
  if (!found) return null
  const [, amount, ...groups] = found.groups
  const said = groups.findIndex((group) => group !== undefined)
  const measure = (said >> 1) as Measure
  const other = measure >= NAME ? null : matchWords(END_PATTERN, tokens, skipSmallWords(tokens, found.end))
  const end = skipPattern(FIRST_WORDS, tokens, (other ?? found).end)
  const isTold =
    amount !== undefined || measure === NAME || end > found.end || /^m(?:ai|en)or|m(?:ai|eno)s$/.test(groups[said]!)
  return { end, value: { measure, isLess: (said % 2 === 1) !== (amount === 'menos '), isExplicit: isTold } }
}

const toDirection = (isLess = true) => (isLess ? 'ASC' : 'DESC')

/** An order that is said at token `at`: 'crescente', 'z-a', 'do maior pro menor'; null where none is. */
export function matchDirection(tokens: readonly Token[], at: number): Parsed<'ASC' | 'DESC'> | null {
  const found = matchOrderEnd(tokens, at)
  return found && { end: found.end, value: toDirection(found.value.isLess) }
}

const ORDER_VERBS = new Set(['v:ordenar'])

/** Of each place the last token before it that says something; -1 for none. */
const lastTellingTokens = memoizeByObject((tokens: readonly Token[]): readonly number[] => {
  const places = [-1]
  for (const [at, token] of tokens.entries()) places.push(isFiller(token) ? places[at]! : at)
  return places
})

/** A verb of ordering stands right before token `at`: 'ordena', 'ordena aí os'. */
function followsOrderVerb(line: Line, at: number): boolean {
  const before = lastTellingTokens(line.tokens)[at] ?? -1
  // 'orders from yesterday'; 'ordenr' is no slip of them.
  return isListVerb(line, before, ORDER_VERBS) && !isTokenText(line.tokens, before, 'order', 'orders')
}

/** The column is of what is measured: 'preço mais caro', 'data mais antiga', 'maior nível'. */
const isMeasuredColumn = (measure: Measure, { format }: ColumnSchema): boolean =>
  measure === SIZE
    ? format !== undefined && format !== 'status'
    : measure > SIZE || format === FORMATS_BY_MEASURE[measure][0]

/** 'por data 100 por página': the number is none of the column. */
const COUNT_AFTER = createPattern('\\d+ (?:por|em|linhas|registros|itens) ')

/** The column at this place, or a slip away, where it is not told which of its values: 'por pedido 501', 'por status pendente'. */
function matchPlainColumn(input: ClauseInput): Parsed<ColumnSchema> | null {
  const { line, tokens, at, listSchema } = input
  const ordered = followsOrderVerb(line, at)
  const text = getWord(tokens, at)
  const [meant] = ordered
    ? findClosest(text, getSortableColumns(listSchema), ({ label }) => getContentWords(label)[0] ?? '')
    : []
  const found = matchSortColumn(input) ?? (meant && { end: at + 1, value: meant })
  if (!found || (tokens[found.end]?.kind === 'number' && !matchWords(COUNT_AFTER, tokens, found.end))) return null
  const isValue = found.value.format === 'status' && isStatusWord(getWord(tokens, found.end))
  return isValue && !ordered ? null : found
}

/** 'ordenar por cor': what is asked for is no column. */
function matchUnknownColumn({ line, tokens, listSchema, allowsNames }: ClauseInput, at: number): ViewClause | null {
  const text = getWord(tokens, at)
  const ordered = followsOrderVerb(line, at)
  if (
    text.length < 3 ||
    (matchNoun(line, at) && !(ordered && isTokenText(tokens, at - 1, 'por'))) ||
    !(allowsNames || ordered)
  )
    return null
  const message = line.text.slice(tokens[at]!.start, tokens[at]!.end)
  return { end: at + 1, view: {}, problem: `${listSchema.title} não tem a coluna “${message}”` }
}

/** 'mais estoque', 'menos níveis'. */
const COUNT_DIRECTION: Readonly<Record<string, boolean>> = { mais: false, menos: true }

/** A clause about the order; null where none begins here. */
export function parseOrderClause(input: ClauseInput): ViewClause | null {
  const { tokens, listSchema } = input
  let column: ColumnSchema | undefined
  let said: OrderEnd | undefined
  let isAsked = followsOrderVerb(input.line, input.at)
  let { at: end, at: small } = input
  for (;;) {
    const from = end
    small = skipSmallWords(tokens, from)
    isAsked ||= !column && tokens.slice(from, small).some(({ text }) => ORDER_WORDS.test(text))
    const isFirst = tokens.slice(from, small).some(({ text }) => text.startsWith('primeir'))
    const found = matchOrderEnd(tokens, small)
    const isLess = found || said ? undefined : COUNT_DIRECTION[getWord(tokens, small)]
    const named = found || column ? null : matchPlainColumn({ ...input, at: isLess === undefined ? small : small + 1 })
    const turned = skipPattern(REVERSED_WORDS, tokens, small)
    const { measure } = found?.value ?? {}
    if (found && (said || !column || found.value.measure >= SIZE || isMeasuredColumn(found.value.measure, column))) {
      said =
        said && said.measure !== PLAIN
          ? { ...said, ...(measure === PLAIN && { isLess: found.value.isLess }) }
          : { ...found.value, isExplicit: found.value.isExplicit || isFirst }
      end = found.end
    } else if (named && (!said || isMeasuredColumn(said.measure, named.value))) {
      if (isLess !== undefined) said = { measure: SIZE, isLess, isExplicit: true }
      column = named.value
      end = skipPattern(FIRST_WORDS, tokens, named.end)
    } else if (said && turned > small) {
      said = { ...said, isLess: !said.isLess }
      end = turned
    } else break
  }
  if (!column && !said) return isAsked ? matchUnknownColumn(input, small) : null
  // 'qual plano é o padrão?'
  const isFlag = column?.format === 'flag' && !said && !isAsked && !isStatusWord(normalizeText(column.label))
  if (isFlag) return createRefusedClause(input, normalizeText(column!.label), end, createCondition(column, 'sim'))
  if (column ? !said && !isAsked : said?.measure === PLAIN || !(said?.isExplicit || isAsked)) return null
  const by = column ?? findMeasuredColumn(said!.measure, listSchema)
  if (!by) return { end, view: {}, problem: `${listSchema.title} não tem coluna para essa ordem` }
  // 'top 10 por valor' begins with the most.
  const isTop = !said && by.format !== undefined && tokens.some(({ text }) => text === 'top')
  return { end, view: { sort: `${by.field},${toDirection(isTop ? false : said?.isLess)}` } }
}
