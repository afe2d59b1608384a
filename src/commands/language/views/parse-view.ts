/**
 * A part of a list in natural words (commands/language/views/README §1): 'bônus pendentes do usuário 15', 'do mais caro
 * pro mais barato'. Made from the list's definition: what the call cannot filter is a problem with its reason, never
 * left out.
 */
import type { ListSchema, ListView } from '#commands/args.ts'
import type { InterpretationContext, Unmet } from '#commands/language/interpretation.ts'
import { type ViewClause, type ClauseInput, type NamedFilter, createRefusedClause } from './view-clause.ts'
import { skipPattern, createPattern, matchWords } from '#commands/language/words/word-pattern.ts'
import { parseFieldClause } from './view-fields.ts'
import { skipSmallWords, FIRST_WORDS, parseOrderClause } from './view-order.ts'
import { parseSizeClause } from './view-size.ts'
import { parseStatusClause } from './view-status.ts'
import { parseAmountClause, parsePeriodClause } from './view-amounts.ts'
import { skipListName, skipListNoun, isFiller, isListVerb, matchNoun, nounsIn } from './view-words.ts'
import { type Parsed, followsPreposition, isTokenText } from '#commands/language/words/parse-numbers.ts'
import type { Line } from '#commands/language/words/line.ts'

/** The first reader's clause at this token. */
const parseClauseAt = (input: ClauseInput): ViewClause | null =>
  parsePeriodClause(input) ??
  parseSizeClause(input) ??
  parseAmountClause(input) ??
  parseOrderClause(input) ??
  parseFieldClause(input) ??
  parseStatusClause(input)

/** Other participles may say which: 'parados', 'devolvidos'. */
const DONE_WORDS = createPattern(
  '(?:(?:(?:credit|efetu|cobr|compr|deposit)ad|(?:receb|vend|ocorr|aconteci?|obt|emit)id)[oa]s?|\\w+(?:[aei](?:ram|mos)|[oei]u)) ',
)

/** Why two clauses cannot be had together: 'pendentes e liberados' would be a call with both. */
function getConflict(listSchema: ListSchema, current: ListView, next: Partial<ListView>): string | undefined {
  const areBothSet = (one: unknown, other: unknown) => one !== undefined && other !== undefined && one !== other
  const filter = listSchema.filters.find(({ name }) => areBothSet(current.filters[name], next.filters?.[name]))
  if (filter?.rangeEnd) return filter.type === 'datetime' ? 'Diga um só período' : 'Diga uma só faixa'
  if (filter) return `${listSchema.title} filtra por um valor de cada vez: diga só um de “${filter.label}”`
  if (areBothSet(current.sort, next.sort)) return `${listSchema.title} ordena por uma coluna de cada vez`
  return areBothSet(current.size, next.size) ? 'Diga um só tamanho de página' : undefined
}

/** 'creditados em setembro', 'ganhou cashback hoje': that it was done says nothing before the rest of a view. */
function isDoneWord({ tokens, at, startsClause }: ClauseInput, isEndAllowed: boolean): boolean {
  const end = skipPattern(DONE_WORDS, tokens, at)
  const next = skipSmallWords(tokens, end)
  return end > at && (next < tokens.length ? startsClause(next) : isEndAllowed)
}

/** A view as it is told. */
export interface ParsedView extends Parsed<ListView> {
  namedFilter?: NamedFilter
  /** It goes before what would open a record or another list: 'categoria 5' and 'só os da loja 3' on the screen, 'transações por tipo'. */
  hasPriority: boolean
  /** What the call cannot filter by, where nothing but that is wrong with the line. */
  unmet?: readonly Unmet[]
  /** The views of which it is one, where it fits several filters. */
  options?: readonly ListView[]
}

const addClause = (view: ListView, { filters, removedFilters = [], ...rest }: Partial<ListView>): ListView => ({
  ...view,
  ...rest,
  filters: { ...view.filters, ...filters },
  removedFilters: [...view.removedFilters, ...removedFilters],
})

/** Say that a part of the list on the screen is meant, also where the call has no filter for it. */
const PART_OPENING = createPattern('(?:.* )?(?:so|somente|apenas) |(?:[oa]s? )?(?:que tem )?d[eoa]s? (?=[a-z])')

const AND_BY_WORDS = createPattern('e (?:agora )?por (\\w+) ')

/** 'e por tipo, de ontem?' beside one audit speaks of another; 0 where it does not. */
function skipSiblingList({ tokens }: Line, { path }: ListSchema, here: string): number {
  const said = matchWords(AND_BY_WORDS, tokens, 0)
  return said && here !== path && path === here.replace(/[^/]*$/, said.groups[1]!) ? said.end : 0
}

/** Something in the line may say which list is meant: its noun or its screen, its only choice, a person's field. */
const canNameList = (line: Line, listSchema: ListSchema, names: boolean): boolean =>
  (names && listSchema.resource.sign !== undefined) ||
  listSchema.filters.some(({ options }) => options?.length === 1) ||
  nounsIn(line).has(listSchema.resource.id) ||
  line.tokens.some((_, at) => isTokenText(line.tokens, at, listSchema.path.split('/')[1] ?? ''))

/**
 * The whole line as a view of this list; null where it speaks of something else or of no part of it. With `names` a
 * record may be told by its name where the call filters by its id.
 */
export function parseView(
  line: Line,
  listSchema: ListSchema,
  context: InterpretationContext,
  allowsNames = false,
): ParsedView | null {
  const { tokens } = line
  const createClauseInput = (at: number, mayName = allowsNames): ClauseInput => ({
    line,
    tokens,
    at,
    listSchema,
    context,
    allowsNames: mayName,
    startsClause: begins,
  })
  const known = new Map<number, boolean>()
  function begins(at: number): boolean {
    let isBegun = known.get(at)
    if (isBegun === undefined) known.set(at, (isBegun = parseClauseAt(createClauseInput(at, false)) !== null))
    return isBegun
  }
  const isHere = context.path === listSchema.path
  const start = skipSiblingList(line, listSchema, context.path)
  if (!isHere && start === 0 && !canNameList(line, listSchema, allowsNames)) return null
  let named: NamedFilter | undefined
  let view: ListView = { filters: {}, removedFilters: [] }
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
    const clause = parseClauseAt(createClauseInput(at))
    const name = clause ? at : skipListName(line, at, listSchema)
    if (clause) {
      if (clause.namedFilter && named) return null
      isNoun &&= !isHere && matchNoun(line, at) !== null
      const why = clause.problem ?? getConflict(listSchema, view, clause.view)
      problem ??= why
      if (clause.unmet) unmet.push(clause.unmet)
      else isOtherwise ||= why !== undefined
      view = addClause(view, clause.view)
      if (clause.options) asked.push(clause.options)
      named ??= clause.namedFilter
      isNamed ||= clause.namesList === true
      leads ||= isHere && clause.hasPriority === true
      clauses++
      at = clause.end
    } else if (name > at) {
      // 'ordenar por nome e categoria'
      if (clauses > 0 && isTokenText(tokens, at - 1, 'e') && !tokens[at]!.text.endsWith('s')) return null
      isNamed = true
      isNoun = false
      leads ||= name > skipListNoun(line, at, listSchema)
      at = name
    } else if (view.sort && skipPattern(FIRST_WORDS, tokens, at) > at) at = skipPattern(FIRST_WORDS, tokens, at)
    else if (isFiller(tokens[at]!) || isListVerb(line, at) || isDoneWord(createClauseInput(at), isNamed && clauses > 0))
      at++
    else if (allowsNames && (isNamed || isHere) && (followsPreposition(tokens, at) || isTokenText(tokens, at, 'sem'))) {
      problem ??= createRefusedClause(
        { listSchema },
        `“${line.text.slice(tokens[at]!.start).replace(/[.?!\s]+$/, '')}”`,
        at,
      ).problem
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
  const { requiredFilter } = listSchema
  if (
    requiredFilter &&
    !isHere &&
    view.filters[requiredFilter.filter] === undefined &&
    named?.filterName !== requiredFilter.filter
  )
    problem ??= requiredFilter.message
  // 'pedidos de ontem' is of the orders' list, also where neither call has it.
  const namesList = tokens.some(({ text }, at) => text.endsWith('s') && matchNoun(line, at))
  if (problem !== undefined && !isNamed && namesList) return null
  leads = (leads && problem === undefined) || (isHere && matchWords(PART_OPENING, tokens, 0) !== null)
  // Of two questions at once no answer is whole.
  const options = asked.length === 1 && !named ? asked[0]!.map((each) => addClause(view, each)) : []
  return {
    end: tokens.length,
    value: view,
    hasPriority: leads,
    ...(problem !== undefined && { problem }),
    ...(named && { namedFilter: named }),
    ...(unmet.length > 0 && !isOtherwise && { unmet }),
    ...(options.length > 0 && { options }),
  }
}
