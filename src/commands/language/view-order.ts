/** Order and size as clauses of a view: 'do mais caro pro mais barato', 'por preço decrescente', '100 por página'. */
import type { ColumnFacts, ListFacts, ListView } from '#commands/args.ts'
import type { ListColumn } from '#commands/screen.ts'
import { columnAt, directionAt } from './choices.ts'
import { closest } from './distance.ts'
import { contentWords } from './lexicon.ts'
import { integerAt, isText, wordAt } from './numbers.ts'
import type { Line } from './line.ts'
import { isSkippable, type Token } from './tokens.ts'
import type { Clause, ClauseInput } from './view-clause.ts'
import { isStatusWord } from './view-status.ts'
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
  valios: ['money', 'DESC'],
  grand: ['size', 'DESC'],
  pequen: ['size', 'ASC'],
  menor: ['size', 'ASC'],
  baix: ['size', 'ASC'],
}

const adjective = (token: Token | undefined) => {
  const text = token?.kind === 'word' ? token.text.replace(/(?:es|[oae]?s|[oa])$/, '') : ''
  return ADJECTIVES[text] ?? ADJECTIVES[`${text}e`]
}

const SMALL = new Set(
  (
    'pelo pela pelos pelas de do da dos das o a os as para pro pra ao por em no na com e ate primeiro primeiros primeira ' +
    'primeiras comecando comeca comece partir quem que tem tiver'
  ).split(' '),
)
/** Words that put an end of the order first, behind it: 'mais caros em cima'. */
const FIRST = /^(?:primeir[oa]s?|cima|topo|frente|antes)$/

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

/** Where the name of a column that begins here ends; null for none. */
export const labelAt = (input: ClauseInput): number | null => labelled(input, input.at)?.end ?? null

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

/** Where what follows an order to say that it comes first ends: 'primeiro', 'em cima'. */
function afterFirst(tokens: readonly Token[], at: number): number {
  let end = at
  for (;;) {
    const next = isText(tokens, end, 'em', 'no', 'na') ? end + 1 : end
    if (!FIRST.test(tokens[next]?.text ?? '')) return end
    end = next + 1
  }
}

/** 'com mais estoque', 'menos estoque primeiro': the number of a column. */
function counted(input: ClauseInput, at: number): Clause | null {
  const { tokens } = input
  if (!isText(tokens, at, 'mais', 'menos')) return null
  const label = labelled(input, at + 1)
  if (!label?.column.format || label.column.format === 'status') return null
  return ordered(label.column, isText(tokens, at, 'mais') ? 'DESC' : 'ASC', afterFirst(tokens, label.end))
}

/** 'mais caro', 'do maior pro menor valor', 'menor estoque primeiro'. */
function compared(input: ClauseInput): Clause | null {
  const { tokens, at, facts } = input
  const from = afterSmall(tokens, at)
  const amount = counted(input, from)
  if (amount) return amount
  const start = isText(tokens, from, 'mais') ? from + 1 : from
  const first = adjective(tokens[start])
  // 'recentes primeiro' needs no 'mais'.
  const isLoose = first && first[0] !== 'size' && start === from
  if (!first || (isLoose && afterFirst(tokens, start + 1) === start + 1)) return null
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
  return ordered(column, first[1], afterFirst(tokens, end))
}

/** The column that is called the name, else one of texts. */
const nameColumn = ({ columns }: ListFacts): ColumnFacts | undefined =>
  columns.find(({ label }) => labelStart(label) === 'nome') ??
  columns.find(({ format, field }) => format === undefined && /nome|name|descricao/i.test(field))

const labelStart = (label: string) => contentWords(label)[0]

const DIRECTED = new Set(['por', 'ordem', 'ordenado', 'ordenada', 'ordenados', 'ordenadas', 'coluna'])

/** 'por preço decrescente', 'preço crescente', 'em ordem alfabética', 'por nome de z a a', 'por estoque do maior pro menor'. */
function byColumn(input: ClauseInput): Clause | null {
  const { tokens, facts } = input
  const letters = alphabetAt(tokens, input.at)
  const named = letters && nameColumn(facts)
  if (letters && named) {
    const label = labelled(input, afterSmall(tokens, letters.end))
    return ordered(label?.column ?? named, letters.value, label?.end ?? letters.end)
  }
  let at = afterSmall(tokens, input.at)
  let isAsked =
    tokens.slice(0, at).some(({ text }) => text === 'por' || /^pel[oa]s?$/.test(text)) || isOrdered(input.line, at)
  while (tokens[at]?.kind === 'word' && DIRECTED.has(tokens[at]!.text)) {
    isAsked = true
    at = afterSmall(tokens, at + 1)
  }
  if (isText(tokens, at, 'alfabetica', 'alfabetico')) {
    const name = nameColumn(facts)
    const isTurned = /^(?:invers|invertid|revers|decresc|descend|contrari)/.test(
      wordAt(tokens, afterSmall(tokens, at + 1)),
    )
    const end = isTurned ? afterSmall(tokens, at + 1) + 1 : at + 1
    return name ? ordered(name, isTurned ? 'DESC' : 'ASC', end) : null
  }
  const label = labelled(input, at)
  // 'ordem decrescente de preço'.
  const early = label ? null : directionAt(tokens, at)
  const isTied = early && (at > input.at || isText(tokens, early.end, 'por', 'pelo', 'pela', 'de'))
  const late = early && isTied ? labelled(input, afterSmall(tokens, early.end)) : null
  if (early && late) return ordered(late.column, early.value, late.end)
  if (!label) {
    const token = tokens[at]
    const isUnknown = isAsked && token?.kind === 'word' && !isSkippable(token) && isOrdered(input.line, at)
    if (!isUnknown || nounAt(input.line, at) || begins(facts, token.text)) return null
    const meant = slipOf(facts, token.text)
    if (meant) {
      const direction = directionFrom(tokens, at + 1)
      return ordered(meant, direction?.value ?? 'ASC', direction?.end ?? at + 1)
    }
    return { end: at + 1, view: {}, problem: `${facts.title} não tem a coluna “${tokens[at]?.text}”` }
  }
  // 'filtre por status pendente' says which.
  if (!isOrdered(input.line, input.at) && isStatusWord(wordAt(tokens, label.end))) return null
  // 'pelo pedido 501' says which one.
  if (tokens[label.end]?.kind === 'number') return null
  const direction = directionFrom(tokens, label.end)
  if (!direction && !isAsked) return null
  return ordered(label.column, direction?.value ?? 'ASC', direction?.end ?? label.end)
}

const ORDERING = new Set(['v:ordenar'])

/** A verb of ordering stands before token `at`. */
const isOrdered = (line: Line, at: number) =>
  line.tokens.slice(0, at).some((_, index) => isListVerb(line, index, ORDERING))

/** 'a a z', 'de a até z', 'do z ao a'. */
function alphabetAt(tokens: readonly Token[], at: number): { value: Direction; end: number } | null {
  const from = isText(tokens, at, 'de', 'do', 'da') ? at + 1 : at
  const to = isText(tokens, from + 1, 'a', 'ao', 'ate', 'para', 'pra', 'pro', '-') ? from + 2 : from + 1
  if (isText(tokens, from, 'a') && isText(tokens, to, 'z')) return { value: 'ASC', end: to + 1 }
  return isText(tokens, from, 'z') && isText(tokens, to, 'a') ? { value: 'DESC', end: to + 1 } : null
}

function directionFrom(tokens: readonly Token[], at: number): { value: Direction; end: number } | null {
  if (isText(tokens, at, ',') || (tokens[at]?.kind === 'word' && DIRECTED.has(tokens[at]!.text)))
    return directionFrom(tokens, at + 1)
  if (isText(tokens, at, 'em') && isText(tokens, at + 1, 'ordem')) return directionFrom(tokens, at + 2)
  const letters = alphabetAt(tokens, at)
  if (letters) return letters
  const plain = directionAt(tokens, at)
  if (plain) return plain
  const small = afterSmall(tokens, at)
  const from = isText(tokens, small, 'mais') ? small + 1 : small
  const found = directionAt(tokens, from)
  if (found && found.end > from) return found
  const first = adjective(tokens[from])
  if (!first) return null
  const next = afterSmall(tokens, from + 1)
  const other = isText(tokens, next, 'mais') ? next + 1 : next
  return { value: first[1], end: afterFirst(tokens, adjective(tokens[other]) ? other + 1 : from + 1) }
}

/** A clause about the order: 'maior primeiro', 'por preço'; null where none begins here. */
export const sortClause = (input: ClauseInput): Clause | null => compared(input) ?? byColumn(input)

const UNITS = new Set('linha linhas item itens registro registros resultado resultados vez'.split(' '))
const PAGES = new Set('pagina vez tela folha bloco'.split(' '))

/** The newest of a list; nothing where it has neither date nor id. */
function newest({ columns }: ListFacts): Partial<ListView> {
  const column = columnOf('date', columns)
  return column ? { sort: `${column.field},DESC` } : {}
}

const LAST = /^ultim[oa]s?$/
const TIMES = /^(?:horas?|dias?|semanas?|quinzenas?|mes(?:es)?|bimestres?|trimestres?|semestres?|anos?)$/

/** '100 por página', '500 linhas', 'os 5 mais caros', 'últimos 5 pedidos', 'os 5 últimos', 'último pedido'. */
export function sizeClause({ line, tokens, at, facts }: ClauseInput): Clause | null {
  const isBefore = LAST.test(wordAt(tokens, at))
  const from = isBefore || wordAt(tokens, at) === 'top' ? at + 1 : at
  const count = integerAt(tokens, from)
  // 'os últimos 3 dias' are no rows.
  if (TIMES.test(wordAt(tokens, from + 1)) || TIMES.test(wordAt(tokens, from + 2))) return null
  if (count === null) {
    const isOwn = isBefore && nounAt(line, from)?.noun === facts.noun.id
    return isOwn ? { end: from, view: newest(facts) } : null
  }
  const isLast = isBefore || LAST.test(wordAt(tokens, from + 1))
  let end = isLast && !isBefore ? from + 2 : from + 1
  const isDearest = adjective(tokens[end]) !== undefined
  const noun = nounAt(line, end)
  const isNoun = noun?.noun === facts.noun.id
  if (isNoun) end = noun.end
  const isMost = isDearest || adjective(tokens[end + 1]) !== undefined
  let isPage = false
  for (;;) {
    // '100 por página', 'de cada vez', 'em cada tela'; '100 em 100'.
    const each = isText(tokens, end, 'por', 'de', 'em', 'a', 'na') ? end + 1 : end
    const page = isText(tokens, each, 'cada') ? each + 1 : each
    const isTwice = each > end && integerAt(tokens, page) === count
    if (!isTwice && !(page > end && PAGES.has(wordAt(tokens, page))) && !UNITS.has(wordAt(tokens, end))) break
    end = page > end ? page + 1 : end + 1
    isPage = true
  }
  if (!isLast && !isMost && !isPage && !isNoun) return null
  if (isNoun) end = isLast && !isBefore ? from + 2 : from + 1
  // So many of the newest, or of the dearest, stand first on the next larger page; that many on a page is meant as said.
  const size = isLast || (isMost && !isPage) ? facts.sizes.find((each) => each >= count) : count
  if (size === undefined || count < 1 || !facts.sizes.includes(size))
    return { end, view: {}, problem: `Tamanhos de página: ${facts.sizes.join(', ')}` }
  return { end, view: { ...(isLast && newest(facts)), size } }
}
