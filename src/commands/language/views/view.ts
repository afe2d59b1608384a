/**
 * A part of a list in natural words (commands/language/views/README §1): 'bônus pendentes do usuário 15', 'do mais caro
 * pro mais barato'. Made from the list's definition: what the call cannot filter is a problem with its reason, never
 * left out.
 */
import type { ListFacts, ListView } from '#commands/args.ts'
import type { ReadingContext, Unmet } from '#commands/language/reading.ts'
import { type Clause, type ClauseInput, type NamedFilter, refused } from './view-clause.ts'
import { after, pattern, wordsAt } from '#commands/language/words/word-pattern.ts'
import { fieldClause } from './view-fields.ts'
import { afterSmall, FIRST, orderClause } from './view-order.ts'
import { sizeClause } from './view-size.ts'
import { statusClause } from './view-status.ts'
import { amountClause, periodClause } from './view-amounts.ts'
import { afterName, afterNoun, isFiller, isListVerb, nounAt, nounsIn } from './view-words.ts'
import { type Found, isBehindTelling, isText } from '#commands/language/words/numbers.ts'
import type { Line } from '#commands/language/words/line.ts'

/** The first reader's clause at this token. */
const clauseAt = (input: ClauseInput): Clause | null =>
  periodClause(input) ??
  sizeClause(input) ??
  amountClause(input) ??
  orderClause(input) ??
  fieldClause(input) ??
  statusClause(input)

/** Other participles may say which: 'parados', 'devolvidos'. */
const DONE = pattern(
  '(?:(?:(?:credit|efetu|cobr|compr|deposit)ad|(?:receb|vend|ocorr|aconteci?|obt|emit)id)[oa]s?|\\w+(?:[aei](?:ram|mos)|[oei]u)) ',
)

/** Why two clauses cannot be had together: 'pendentes e liberados' would be a call with both. */
function conflict(facts: ListFacts, told: ListView, next: Partial<ListView>): string | undefined {
  const isTwo = (one: unknown, other: unknown) => one !== undefined && other !== undefined && one !== other
  const filter = facts.filters.find(({ name }) => isTwo(told.filters[name], next.filters?.[name]))
  if (filter?.end) return filter.type === 'datetime' ? 'Diga um só período' : 'Diga uma só faixa'
  if (filter) return `${facts.title} filtra por um valor de cada vez: diga só um de “${filter.label}”`
  if (isTwo(told.sort, next.sort)) return `${facts.title} ordena por uma coluna de cada vez`
  return isTwo(told.size, next.size) ? 'Diga um só tamanho de página' : undefined
}

/** 'creditados em setembro', 'ganhou cashback hoje': that it was done says nothing before the rest of a view. */
function isDone({ tokens, at, begins }: ClauseInput, mayEnd: boolean): boolean {
  const end = after(DONE, tokens, at)
  const next = afterSmall(tokens, end)
  return end > at && (next < tokens.length ? begins(next) : mayEnd)
}

/** A view as it is told. */
export interface FoundView extends Found<ListView> {
  named?: NamedFilter
  /** It goes before what would open a record or another list: 'categoria 5' and 'só os da loja 3' on the screen, 'transações por tipo'. */
  leads: boolean
  /** What the call cannot filter by, where nothing but that is wrong with the line. */
  unmet?: readonly Unmet[]
  /** The views of which it is one, where it fits several filters. */
  options?: readonly ListView[]
}

const withClause = (view: ListView, { filters, without = [], ...rest }: Partial<ListView>): ListView => ({
  ...view,
  ...rest,
  filters: { ...view.filters, ...filters },
  without: [...view.without, ...without],
})

/** Say that a part of the list on the screen is meant, also where the call has no filter for it. */
const PART = pattern('(?:.* )?(?:so|somente|apenas) |(?:[oa]s? )?(?:que tem )?d[eoa]s? (?=[a-z])')

const AND_BY = pattern('e (?:agora )?por (\\w+) ')

/** 'e por tipo, de ontem?' beside one audit speaks of another; 0 where it does not. */
function afterSister({ tokens }: Line, { path }: ListFacts, here: string): number {
  const said = wordsAt(AND_BY, tokens, 0)
  return said && here !== path && path === here.replace(/[^/]*$/, said.groups[1]!) ? said.end : 0
}

/** Something in the line may say which list is meant: its noun or its screen, its only choice, a person's field. */
const mayBeNamed = (line: Line, facts: ListFacts, names: boolean): boolean =>
  (names && facts.noun.sign !== undefined) ||
  facts.filters.some(({ options }) => options?.length === 1) ||
  nounsIn(line).has(facts.noun.id) ||
  line.tokens.some((_, at) => isText(line.tokens, at, facts.path.split('/')[1] ?? ''))

/**
 * The whole line as a view of this list; null where it speaks of something else or of no part of it. With `names` a
 * record may be told by its name where the call filters by its id.
 */
export function viewAt(line: Line, facts: ListFacts, context: ReadingContext, names = false): FoundView | null {
  const { tokens } = line
  const inputAt = (at: number, mayName = names): ClauseInput => ({
    line,
    tokens,
    at,
    facts,
    context,
    names: mayName,
    begins,
  })
  const known = new Map<number, boolean>()
  function begins(at: number): boolean {
    let isBegun = known.get(at)
    if (isBegun === undefined) known.set(at, (isBegun = clauseAt(inputAt(at, false)) !== null))
    return isBegun
  }
  const isHere = context.path === facts.path
  const start = afterSister(line, facts, context.path)
  if (!isHere && start === 0 && !mayBeNamed(line, facts, names)) return null
  let named: NamedFilter | undefined
  let view: ListView = { filters: {}, without: [] }
  let problem: string | undefined
  const asked: (readonly Partial<ListView>[])[] = []
  const unmet: Unmet[] = []
  let isOtherwise = false
  let clauses = 0
  // 'ir para cashback' is of the list of that name, though one of transactions has it as its only choice.
  let isNoun = true
  let isNamed = start > 0
  let leads = isNamed
  for (let at = start; at < tokens.length;) {
    const clause = clauseAt(inputAt(at))
    const name = clause ? at : afterName(line, at, facts)
    if (clause) {
      if (clause.named && named) return null
      isNoun &&= !isHere && nounAt(line, at) !== null
      const why = clause.problem ?? conflict(facts, view, clause.view)
      problem ??= why
      if (clause.unmet) unmet.push(clause.unmet)
      else isOtherwise ||= why !== undefined
      view = withClause(view, clause.view)
      if (clause.options) asked.push(clause.options)
      named ??= clause.named
      isNamed ||= clause.isNamed === true
      leads ||= isHere && clause.leads === true
      clauses++
      at = clause.end
    } else if (name > at) {
      // 'ordenar por nome e categoria'
      if (clauses > 0 && isText(tokens, at - 1, 'e') && !tokens[at]!.text.endsWith('s')) return null
      isNamed = true
      isNoun = false
      leads ||= name > afterNoun(line, at, facts)
      at = name
    } else if (view.sort && after(FIRST, tokens, at) > at) at = after(FIRST, tokens, at)
    else if (isFiller(tokens[at]!) || isListVerb(line, at) || isDone(inputAt(at), isNamed && clauses > 0)) at++
    else if (names && (isNamed || isHere) && (isBehindTelling(tokens, at) || isText(tokens, at, 'sem'))) {
      problem ??= refused({ facts }, `“${line.text.slice(tokens[at]!.start).replace(/[.?!\s]+$/, '')}”`, at).problem
      isOtherwise = true
      isNoun = false
      clauses++
      at = tokens.length
    } else return null
  }
  // 'quantas transações por status' is counted, and in no order.
  if (clauses === 1 && view.sort && tokens[0]?.text.startsWith('quant')) return null
  // 'página 4' is the catalogue's own.
  const isPage = clauses === 1 && view.page !== undefined
  if (clauses === 0 || isNoun || !(isNamed || (isHere && !isPage))) return null
  const { needs } = facts
  if (needs && !isHere && view.filters[needs.filter] === undefined && named?.filter !== needs.filter)
    problem ??= needs.message
  // 'pedidos de ontem' is of the orders' list, also where neither call has it.
  const namesList = tokens.some(({ text }, at) => text.endsWith('s') && nounAt(line, at))
  if (problem !== undefined && !isNamed && namesList) return null
  leads = (leads && problem === undefined) || (isHere && wordsAt(PART, tokens, 0) !== null)
  // Of two questions at once no answer is whole.
  const options = asked.length === 1 && !named ? asked[0]!.map((each) => withClause(view, each)) : []
  return {
    end: tokens.length,
    value: view,
    leads,
    ...(problem !== undefined && { problem }),
    ...(named && { named }),
    ...(unmet.length > 0 && !isOtherwise && { unmet }),
    ...(options.length > 0 && { options }),
  }
}
