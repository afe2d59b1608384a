/**
 * Order as a clause of a view (commands/language/views/README §1). Whatever way round it is said, it is a column, which
 * end comes first, and small words between: 'do mais caro pro mais barato', 'por preço decrescente', 'menor estoque em
 * cima'.
 */
import type { ColumnFacts, ListFacts } from '#commands/args.ts'
import { type Chosen, labelledAt } from './choices.ts'
import { closest } from '#commands/language/words/distance.ts'
import { fold } from '#lib/written/fold.ts'
import { contentWords } from '#commands/language/words/lexicon.ts'
import type { Line } from '#commands/language/words/line.ts'
import { type Found, isText, wordAt } from '#commands/language/words/numbers.ts'
import { rememberedOf } from '#commands/language/words/remembered.ts'
import type { Token } from '#commands/language/words/tokens.ts'
import { conditionOf } from './unmet.ts'
import { type Clause, type ClauseInput, refused } from './view-clause.ts'
import { after, wordsAt, pattern } from '#commands/language/words/word-pattern.ts'
import { isStatusWord } from '#commands/language/words/status-words.ts'
import { afterNoun, isFiller, isListVerb, nounAt } from './view-words.ts'

const sortable = new WeakMap<ListFacts, readonly ColumnFacts[]>()

/** The columns that sort; the same array each time. */
function columnsOf(facts: ListFacts): readonly ColumnFacts[] {
  let columns = sortable.get(facts)
  if (!columns) sortable.set(facts, (columns = facts.columns.filter((column) => column.sortable !== false)))
  return columns
}

/** The column that is named here; null for none, and for the list's own name. */
export const columnIn = ({ line, facts, at, tokens }: ClauseInput): Chosen<ColumnFacts> | null =>
  tokens[at]?.kind === 'number' || afterNoun(line, at, facts) > at ? null : labelledAt(tokens, at, columnsOf(facts))

/** What an order is about where no column is named, by the formats measured so; of an age without a date the id tells. */
const MEASURES = [['money'], ['date', 'id'], ['money', 'percent', 'number'], [undefined], []] as const
type Measure = 0 | 1 | 2 | 3 | 4
const [DATE, SIZE, NAME, PLAIN] = [1, 2, 3, 4] as const

/** The column that is measured so: of texts the name, else the first. */
function columnOf(measure: Measure, facts: ListFacts): ColumnFacts | undefined {
  const columns = columnsOf(facts)
  const name = measure === NAME ? columns.find(({ label }) => label === 'Nome') : undefined
  return name ?? MEASURES[measure].flatMap((wanted) => columns.find(({ format }) => format === wanted) ?? [])[0]
}

/** The newest first; nothing where the list has neither date nor id. */
export function newest(facts: ListFacts): { sort?: string } {
  const column = columnOf(DATE, facts)
  return column ? { sort: `${column.field},DESC` } : {}
}

const TO = '(?:ao? |ate |pa?r[ao] |- )?'
/** 'quem paga mais'; 'que pagam mais de 50' is an amount. */
const PAYS = '(?:pag|cust|val|rend)[ae]m? (?=m\\w+ (?!(?:d[eo]|que) ))'
/** Which end comes first, by what it measures: what is more, then what is less of it; the last two of whatever is named. */
const ENDS = [
  'car|valios',
  'barat(?:inh)?',
  'recent|nov',
  'antig|velh|cronologic',
  `maior|alt|grand|muit|profund|${PAYS}mais`,
  `menor|baix|pequen|pouc|ras|${PAYS}menos`,
  `z ${TO}a|za`,
  `alfabetic|a ${TO}z|az`,
  'decr\\w*|desc(?:end\\w*)?|atras pa?ra frente',
  'cres\\w*|asc(?:end\\w*)?',
]
const END = pattern(
  `(mais |menos )?(?:${ENDS.map((words) => `(${words})`).join('|')})(?:[oae]s?|s)? (?!(?:do )?que (?:r \\$ )?[\\d~])`,
)
/** What stands first. */
export const FIRST = pattern(
  '(?:(?:em |n[oa] |pa?r[ao] |ao )?(?:primeir[oa]s?(?: lugar)?|~ [oaºª]|cima|topo|frente|antes) )*',
)
const KEPT = pattern(`a ${TO}z |z ${TO}a |${PAYS}`)
/** Ask for an order although no end is said. */
const ASKING = /^(?:por|pel[oa]s?|ord(?:em|enad[oa]s?)|coluna)$/
const TURNED = pattern('(?:inver[st]|revers|contrari)\\w* ')

interface End {
  measure: Measure
  isLess: boolean
  /** Said so that nothing else need be: 'mais caros', 'caros primeiro', 'maiores'. */
  isTold: boolean
}

/** Of each token where the small words from it on end. */
const smallEnds = rememberedOf((tokens: readonly Token[]): readonly number[] => {
  const ends = Array.from(tokens, (_, at) => at)
  for (let at = tokens.length - 1; at >= 0; at--) {
    const isSmall = isFiller(tokens[at]!) || tokens[at]!.text === 'ate'
    if (isSmall && !wordsAt(KEPT, tokens, at)) ends[at] = ends[at + 1] ?? tokens.length
  }
  return ends
})

/** The token behind small words. */
export const afterSmall = (tokens: readonly Token[], from: number): number => smallEnds(tokens)[from] ?? from

/** 'mais caros', 'menos caro em cima', 'do maior pro menor', 'desc'. */
function endAt(tokens: readonly Token[], at: number): Found<End> | null {
  const found = wordsAt(END, tokens, at)
  if (!found) return null
  const [, amount, ...groups] = found.groups
  const said = groups.findIndex((group) => group !== undefined)
  const measure = (said >> 1) as Measure
  const other = measure >= NAME ? null : wordsAt(END, tokens, afterSmall(tokens, found.end))
  const end = after(FIRST, tokens, (other ?? found).end)
  const isTold =
    amount !== undefined || measure === NAME || end > found.end || /^m(?:ai|en)or|m(?:ai|eno)s$/.test(groups[said]!)
  return { end, value: { measure, isLess: (said % 2 === 1) !== (amount === 'menos '), isTold } }
}

const direction = (isLess = true) => (isLess ? 'ASC' : 'DESC')

/** An order that is said at token `at`: 'crescente', 'z-a', 'do maior pro menor'; null where none is. */
export function directionAt(tokens: readonly Token[], at: number): Found<'ASC' | 'DESC'> | null {
  const found = endAt(tokens, at)
  return found && { end: found.end, value: direction(found.value.isLess) }
}

const ORDERING = new Set(['v:ordenar'])

/** Of each place the last token before it that says something; -1 for none. */
const beforeFillers = rememberedOf((tokens: readonly Token[]): readonly number[] => {
  const places = [-1]
  for (const [at, token] of tokens.entries()) places.push(isFiller(token) ? places[at]! : at)
  return places
})

/** A verb of ordering stands right before token `at`: 'ordena', 'ordena aí os'. */
function isOrdered(line: Line, at: number): boolean {
  const before = beforeFillers(line.tokens)[at] ?? -1
  // 'orders from yesterday'; 'ordenr' is no slip of them.
  return isListVerb(line, before, ORDERING) && !isText(line.tokens, before, 'order', 'orders')
}

/** The column is of what is measured: 'preço mais caro', 'data mais antiga', 'maior nível'. */
const isOf = (measure: Measure, { format }: ColumnFacts): boolean =>
  measure === SIZE ? format !== undefined && format !== 'status' : measure > SIZE || format === MEASURES[measure][0]

/** 'por data 100 por página': the number is none of the column. */
const SO_MANY = pattern('\\d+ (?:por|em|linhas|registros|itens) ')

/** The column at this place, or a slip away, where it is not told which of its values: 'por pedido 501', 'por status pendente'. */
function plainColumn(input: ClauseInput): Found<ColumnFacts> | null {
  const { line, tokens, at, facts } = input
  const ordered = isOrdered(line, at)
  const text = wordAt(tokens, at)
  const [meant] = ordered ? closest(text, columnsOf(facts), ({ label }) => contentWords(label)[0] ?? '') : []
  const found = columnIn(input) ?? (meant && { end: at + 1, value: meant })
  if (!found || (tokens[found.end]?.kind === 'number' && !wordsAt(SO_MANY, tokens, found.end))) return null
  const isValue = found.value.format === 'status' && isStatusWord(wordAt(tokens, found.end))
  return isValue && !ordered ? null : found
}

/** 'ordenar por cor': what is asked for is no column. */
function unknownColumn({ line, tokens, facts, names }: ClauseInput, at: number): Clause | null {
  const text = wordAt(tokens, at)
  const ordered = isOrdered(line, at)
  if (text.length < 3 || (nounAt(line, at) && !(ordered && isText(tokens, at - 1, 'por'))) || !(names || ordered))
    return null
  const said = line.text.slice(tokens[at]!.start, tokens[at]!.end)
  return { end: at + 1, view: {}, problem: `${facts.title} não tem a coluna “${said}”` }
}

/** 'mais estoque', 'menos níveis'. */
const COUNTS: Readonly<Record<string, boolean>> = { mais: false, menos: true }

/** A clause about the order; null where none begins here. */
export function orderClause(input: ClauseInput): Clause | null {
  const { tokens, facts } = input
  let column: ColumnFacts | undefined
  let said: End | undefined
  let isAsked = isOrdered(input.line, input.at)
  let { at: end, at: small } = input
  for (;;) {
    const from = end
    small = afterSmall(tokens, from)
    isAsked ||= !column && tokens.slice(from, small).some(({ text }) => ASKING.test(text))
    const isFirst = tokens.slice(from, small).some(({ text }) => text.startsWith('primeir'))
    const found = endAt(tokens, small)
    const isLess = found || said ? undefined : COUNTS[wordAt(tokens, small)]
    const named = found || column ? null : plainColumn({ ...input, at: isLess === undefined ? small : small + 1 })
    const turned = after(TURNED, tokens, small)
    const { measure } = found?.value ?? {}
    if (found && (said || !column || found.value.measure >= SIZE || isOf(found.value.measure, column))) {
      said =
        said && said.measure !== PLAIN
          ? { ...said, ...(measure === PLAIN && { isLess: found.value.isLess }) }
          : { ...found.value, isTold: found.value.isTold || isFirst }
      end = found.end
    } else if (named && (!said || isOf(said.measure, named.value))) {
      if (isLess !== undefined) said = { measure: SIZE, isLess, isTold: true }
      column = named.value
      end = after(FIRST, tokens, named.end)
    } else if (said && turned > small) {
      said = { ...said, isLess: !said.isLess }
      end = turned
    } else break
  }
  if (!column && !said) return isAsked ? unknownColumn(input, small) : null
  // 'qual plano é o padrão?'
  const isFlag = column?.format === 'flag' && !said && !isAsked && !isStatusWord(fold(column.label))
  if (isFlag) return refused(input, fold(column!.label), end, conditionOf(column, 'sim'))
  if (column ? !said && !isAsked : said?.measure === PLAIN || !(said?.isTold || isAsked)) return null
  const by = column ?? columnOf(said!.measure, facts)
  if (!by) return { end, view: {}, problem: `${facts.title} não tem coluna para essa ordem` }
  // 'top 10 por valor' begins with the most.
  const isTop = !said && by.format !== undefined && tokens.some(({ text }) => text === 'top')
  return { end, view: { sort: `${by.field},${direction(isTop ? false : said?.isLess)}` } }
}
