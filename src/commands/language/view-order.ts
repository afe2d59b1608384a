/** Order and size as clauses of a view: 'do mais caro pro mais barato', 'por preço decrescente', '100 por página'. */
import type { ColumnFacts, ListFacts, ListView } from '#commands/args.ts'
import type { ListColumn } from '#commands/screen.ts'
import { columnAt, directionAt } from './choices.ts'
import { closest } from './distance.ts'
import { contentWords } from './lexicon.ts'
import { integerAt, isText } from './numbers.ts'
import type { Line } from './line.ts'
import type { Token } from './tokens.ts'
import type { Clause, ClauseInput } from './view-clause.ts'
import { isListVerb, nounAt } from './view-words.ts'

type Direction = 'ASC' | 'DESC'
type Kind = 'money' | 'date' | 'size'

/** Adjectives without gender and number, by what they measure. */
const ADJECTIVES: Readonly<Record<string, readonly [Kind, Direction]>> = {
  car: ['money', 'DESC'],
  barat: ['money', 'ASC'],
  recente: ['date', 'DESC'],
  nov: ['date', 'DESC'],
  antig: ['date', 'ASC'],
  velh: ['date', 'ASC'],
  maior: ['size', 'DESC'],
  alt: ['size', 'DESC'],
  menor: ['size', 'ASC'],
  baix: ['size', 'ASC'],
}

const adjective = (token: Token | undefined) => {
  const text = token?.kind === 'word' ? token.text.replace(/(?:es|[oae]?s|[oa])$/, '') : ''
  return ADJECTIVES[text] ?? ADJECTIVES[`${text}e`]
}

const SMALL = new Set(
  'pelo pela pelos pelas de do da dos das o a os as para pro pra ao por em no na com primeiro primeiros primeira'.split(
    ' ',
  ),
)

function afterSmall(tokens: readonly Token[], from: number): number {
  let at = from
  while (tokens[at]?.kind === 'word' && SMALL.has(tokens[at]!.text)) at++
  return at
}

/** The column that an adjective speaks of; an id stands for the age of a record without a date. */
function columnOf(kind: Kind, columns: readonly ColumnFacts[]): ColumnFacts | undefined {
  const of = (...formats: string[]) => columns.find(({ format }) => format !== undefined && formats.includes(format))
  if (kind === 'money') return of('money')
  if (kind === 'date') return of('date') ?? of('id')
  return of('money') ?? of('percent') ?? of('number')
}

const FORMATS: Readonly<Record<string, string>> = {
  percentual: 'percent',
  porcentagem: 'percent',
  preco: 'money',
  valor: 'money',
  valore: 'money',
  data: 'date',
}

const sortable = new WeakMap<ListFacts, readonly (ColumnFacts & ListColumn)[]>()

/** The columns that sort, as the table tells them; the same array each time. */
function columnsOf(facts: ListFacts): readonly (ColumnFacts & ListColumn)[] {
  const known = sortable.get(facts)
  if (known) return known
  const columns = facts.columns
    .filter((column) => column.sortable !== false)
    .map((column) => ({ ...column, sortable: true, hidden: false }))
  sortable.set(facts, columns)
  return columns
}

/** The label, a further word or what the format is called. */
function labelled({ tokens, facts }: ClauseInput, at: number): { column: ColumnFacts; end: number } | null {
  if (tokens[at]?.kind === 'number' || tokens[at] === undefined) return null
  const columns = columnsOf(facts)
  const found = columnAt(tokens, at, columns)
  const byLabel = columns.find(({ field }) => field === found?.value)
  if (found && byLabel) return { column: byLabel, end: found.end }
  const text = tokens[at]?.kind === 'word' ? (tokens[at]?.text.replace(/s$/, '') ?? '') : ''
  const column =
    columns.find(({ words = [] }) => words.includes(text)) ??
    columns.find(({ format }) => format !== undefined && format === FORMATS[text])
  return column ? { column, end: at + 1 } : null
}

/** The label of a column goes on so. */
const begins = (facts: ListFacts, text: string) =>
  columnsOf(facts).some(({ label }) => contentWords(label).some((word) => word.startsWith(text)))

/** The column whose label a slip of the keyboard away was typed. */
const slipOf = (facts: ListFacts, text: string): ColumnFacts | undefined =>
  closest(text, columnsOf(facts), ({ label }) => contentWords(label)[0] ?? '')[0]

const ordered = ({ field }: ColumnFacts, direction: Direction, end: number): Clause => ({
  end,
  view: { sort: `${field},${direction}` },
})

/** 'mais caro', 'do maior pro menor valor', 'menor estoque primeiro'. */
function compared(input: ClauseInput): Clause | null {
  const { tokens, at, facts } = input
  const from = afterSmall(tokens, at)
  const start = isText(tokens, from, 'mais') ? from + 1 : from
  const first = adjective(tokens[start])
  if (!first || (first[0] !== 'size' && start === from)) return null
  let end = start + 1
  const next = afterSmall(tokens, end)
  const other = isText(tokens, next, 'mais') ? next + 1 : next
  const second = adjective(tokens[other])
  if (second && second[1] !== first[1]) end = other + 1
  const label = first[0] === 'size' ? labelled(input, afterSmall(tokens, end)) : null
  const column = label?.column ?? columnOf(first[0], facts.columns)
  if (!column) return { end, view: {}, problem: `${facts.title} não tem coluna para essa ordem` }
  end = label?.end ?? end
  // 'do maior valor pro menor': the other end of what was said.
  const turned = adjective(tokens[afterSmall(tokens, end)])
  if (label && !second && turned?.[0] === first[0] && turned[1] !== first[1]) end = afterSmall(tokens, end) + 1
  while (isText(tokens, end, 'primeiro', 'primeiros', 'primeiras', 'primeira')) end++
  return ordered(column, first[1], end)
}

const DIRECTED = new Set(['por', 'ordem', 'ordenado', 'ordenados', 'ordenadas', 'coluna'])

/** 'por preço decrescente', 'preço crescente', 'em ordem alfabética', 'por nome de z a a', 'por estoque do maior pro menor'. */
function byColumn(input: ClauseInput): Clause | null {
  const { tokens, facts } = input
  let at = afterSmall(tokens, input.at)
  let isAsked =
    tokens.slice(0, at).some(({ text }) => text === 'por' || /^pel[oa]s?$/.test(text)) || isOrdered(input.line, at)
  while (tokens[at]?.kind === 'word' && DIRECTED.has(tokens[at]!.text)) {
    isAsked = true
    at = afterSmall(tokens, at + 1)
  }
  if (isText(tokens, at, 'alfabetica', 'alfabetico')) {
    const name = facts.columns.find(({ format, field }) => format === undefined && /nome|dsc|name/i.test(field))
    return name ? ordered(name, 'ASC', at + 1) : null
  }
  const label = labelled(input, at)
  if (!label) {
    const token = tokens[at]
    const isUnknown = isAsked && token?.kind === 'word' && isOrdered(input.line, at)
    if (!isUnknown || nounAt(input.line, at) || begins(facts, token.text)) return null
    const meant = slipOf(facts, token.text)
    if (meant) {
      const direction = directionFrom(tokens, at + 1)
      return ordered(meant, direction?.value ?? 'ASC', direction?.end ?? at + 1)
    }
    return { end: at + 1, view: {}, problem: `${facts.title} não tem a coluna “${tokens[at]?.text}”` }
  }
  // 'pelo pedido 501' says which one.
  if (tokens[label.end]?.kind === 'number') return null
  const direction = directionFrom(tokens, label.end)
  if (!direction && !isAsked) return null
  return ordered(label.column, direction?.value ?? 'ASC', direction?.end ?? label.end)
}

/** A verb of ordering stands before token `at`. */
const isOrdered = (line: Line, at: number) =>
  line.tokens
    .slice(0, at)
    .some(({ text }, index) => /^(?:orden|classif|sort|order)/.test(text) && isListVerb(line, index))

function directionFrom(tokens: readonly Token[], at: number): { value: Direction; end: number } | null {
  if (isText(tokens, at, ',')) return directionFrom(tokens, at + 1)
  const plain = directionAt(tokens, at)
  if (plain) return plain
  const from = afterSmall(tokens, at)
  if (isText(tokens, from, 'z') && isText(tokens, from + 1, 'a') && isText(tokens, from + 2, 'a'))
    return { value: 'DESC', end: from + 3 }
  const found = directionAt(tokens, from)
  if (found && found.end > from) return found
  const first = adjective(tokens[from])
  if (!first) return null
  const next = afterSmall(tokens, from + 1)
  return { value: first[1], end: adjective(tokens[next]) ? next + 1 : from + 1 }
}

/** A clause about the order: 'maior primeiro', 'por preço'; null where none begins here. */
export const sortClause = (input: ClauseInput): Clause | null => compared(input) ?? byColumn(input)

const UNITS = new Set('linha linhas item itens registro registros resultado resultados vez'.split(' '))

/** The newest of a list; nothing where it has neither date nor id. */
function newest({ columns }: ListFacts): Partial<ListView> {
  const column = columnOf('date', columns)
  return column ? { sort: `${column.field},DESC` } : {}
}

/** '100 por página', '500 linhas', 'os 5 mais caros', 'últimos 5 pedidos'. */
export function sizeClause({ line, tokens, at, facts }: ClauseInput): Clause | null {
  const isLast = isText(tokens, at, 'ultimo', 'ultimos', 'ultima', 'ultimas')
  const from = isLast ? at + 1 : at
  const count = integerAt(tokens, from)
  if (count === null) return null
  let end = from + 1
  const noun = nounAt(line, end)
  const isNoun = noun?.noun === facts.noun.id
  if (isNoun) end = noun.end
  const isMost = adjective(tokens[end + 1]) !== undefined
  let isPage = false
  while (
    tokens[end]?.kind === 'word' &&
    (UNITS.has(tokens[end]!.text) || (isText(tokens, end, 'por') && isText(tokens, end + 1, 'pagina', 'vez')))
  ) {
    isPage = true
    end += isText(tokens, end, 'por') ? 2 : 1
  }
  if (!isLast && !isMost && !isPage && !isNoun) return null
  if (isNoun) end = from + 1
  // So many of the newest, or of the dearest, stand first on the next larger page; that many on a page is meant as said.
  const size = isLast || (isMost && !isPage) ? facts.sizes.find((each) => each >= count) : count
  if (size === undefined || count < 1 || !facts.sizes.includes(size))
    return { end, view: {}, problem: `Tamanhos de página: ${facts.sizes.join(', ')}` }
  return { end, view: { ...(isLast && newest(facts)), size } }
}
