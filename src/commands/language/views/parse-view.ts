/**
 * Parses a filter of a list in natural words (commands/language/views/README §1): 'bônus pendentes do usuário 15', 'do
 * mais caro pro mais barato'. It uses the list's definition. What the list cannot filter by is a problem with its
 * reason and is never left out.
 */
import type { ListSchema, ListView } from '#commands/args.ts'
import type { InterpretationContext, UnsupportedCondition } from '#commands/language/interpretation.ts'
import { type ClauseInput, type NamedFilter, type ViewClause, createRefusedClause } from './view-clause.ts'
import type { ClauseReader, ListClauses } from './clause-reader.ts'
import { skipPattern, createPattern, matchWords } from '#commands/language/words/word-pattern.ts'
import { skipSmallWords, FIRST_WORDS } from './view-order.ts'
import { matchStatuses } from './view-status.ts'
import { skipListName, skipListNoun, isFiller, isListVerb, matchNoun, getNounIds } from './view-words.ts'
import { type Parsed } from '#commands/language/words/parse-numbers.ts'
import { followsPreposition, isTokenText } from '#commands/language/words/token-text.ts'
import type { Line } from '#commands/language/words/line.ts'

/** Participles and past forms without a meaning of their own. Others may select records: 'parados', 'devolvidos'. */
const DONE_WORDS = createPattern(
  '(?:(?:(?:credit|efetu|cobr|compr|deposit)ad|(?:receb|vend|ocorr|aconteci?|obt|emit)id)[oa]s?|\\w+(?:[aei](?:ram|mos)|[oei]u)) ',
)

/** Why two clauses exclude each other: 'pendentes e liberados' would set one filter twice. */
function getConflict(listSchema: ListSchema, current: ListView, next: Partial<ListView>): string | undefined {
  const areBothSet = (first: unknown, second: unknown) =>
    first !== undefined && second !== undefined && first !== second
  const filter = listSchema.filters.find(({ name }) => areBothSet(current.filters[name], next.filters?.[name]))
  if (filter?.rangeEnd) return filter.type === 'datetime' ? 'Diga um só período' : 'Diga uma só faixa'
  if (filter) return `${listSchema.title} filtra por um valor de cada vez: diga só um de “${filter.label}”`
  if (areBothSet(current.sort, next.sort)) return `${listSchema.title} ordena por uma coluna de cada vez`
  return areBothSet(current.size, next.size) ? 'Diga um só tamanho de página' : undefined
}

/** 'creditados em setembro', 'ganhou cashback hoje': a past form before another clause has no meaning of its own. */
function isDoneWord({ tokens, at: index, startsClause }: ClauseInput, isEndAllowed: boolean): boolean {
  const end = skipPattern(DONE_WORDS, tokens, index)
  const next = skipSmallWords(tokens, end)
  return end > index && (next < tokens.length ? startsClause(next) : isEndAllowed)
}

/** A line parsed as a view. */
export interface ParsedView extends Parsed<ListView> {
  namedFilter?: NamedFilter
  /**
   * The view ranks before opening a record or another list: 'categoria 5' and 'só os da loja 3' on the screen's list,
   * 'transações por tipo'.
   */
  hasPriority: boolean
  /** Conditions that the list cannot filter by. Set only if nothing else is wrong with the line. */
  unsupportedConditions?: readonly UnsupportedCondition[]
  /** The possible views, if a value fits several filters. */
  options?: readonly ListView[]
}

const addClause = (view: ListView, { filters, removedFilters = [], ...rest }: Partial<ListView>): ListView => ({
  ...view,
  ...rest,
  filters: { ...view.filters, ...filters },
  removedFilters: [...view.removedFilters, ...removedFilters],
})

/** Openings that refer to a part of the list on the screen, even if the list cannot filter by it. */
const PART_OPENING = createPattern('(?:.* )?(?:so|somente|apenas) |(?:[oa]s? )?(?:que tem )?d[eoa]s? (?=[a-z])')

const AND_BY_WORDS = createPattern('e (?:agora )?por (\\w+) ')

/** 'e por tipo, de ontem?' on one audit list refers to another one; 0 if it does not. */
function skipSiblingList({ tokens }: Line, { path }: ListSchema, screenPath: string): number {
  const match = matchWords(AND_BY_WORDS, tokens, 0)
  return match && screenPath !== path && path === screenPath.replace(/[^/]*$/, match.groups[1]!) ? match.end : 0
}

/** The line may name the list: by its noun or its path, by its only choice, or by a person. */
function canNameList(line: Line, { resource, path, filters }: ListSchema, allowsNames: boolean): boolean {
  if ((allowsNames && resource.sign !== undefined) || getNounIds(line).has(resource.id)) return true
  const { tokens } = line
  const [, segment = ''] = path.split('/')
  const onlyChoices = filters.filter(({ options }) => options?.length === 1)
  return tokens.some(
    (_, index) =>
      isTokenText(tokens, index, segment) ||
      (onlyChoices.length > 0 && matchStatuses(onlyChoices, tokens, index).length > 0),
  )
}

/** What was found so far in a line. */
interface ViewProgress {
  readonly line: Line
  readonly listSchema: ListSchema
  /** The list is on the screen. */
  readonly isHere: boolean
  readonly allowsNames: boolean
  readonly clauses: ListClauses
  view: ListView
  namedFilter?: NamedFilter
  problem?: string | undefined
  openOptions: (readonly Partial<ListView>[])[]
  unsupportedConditions: UnsupportedCondition[]
  /** A problem other than a condition that the list cannot filter by. */
  hasOtherProblem: boolean
  clauseCount: number
  /** 'ir para cashback' opens the list of that name, although a list of transactions has it as its only choice. */
  isOnlyNoun: boolean
  isListNamed: boolean
  hasPriority: boolean
}

/** Adds a clause and returns the token after it; null if it cannot stand beside the clauses before it. */
function addParsedClause(progress: ViewProgress, clause: ViewClause, index: number): number | null {
  if (clause.namedFilter && progress.namedFilter) return null
  progress.isOnlyNoun &&= !progress.isHere && matchNoun(progress.line, index) !== null
  const clauseProblem = clause.problem ?? getConflict(progress.listSchema, progress.view, clause.view)
  progress.problem ??= clauseProblem
  if (clause.unsupportedCondition) progress.unsupportedConditions.push(clause.unsupportedCondition)
  else progress.hasOtherProblem ||= clauseProblem !== undefined
  progress.view = addClause(progress.view, clause.view)
  if (clause.options) progress.openOptions.push(clause.options)
  if (clause.namedFilter) progress.namedFilter = clause.namedFilter
  progress.isListNamed ||= clause.namesList === true
  progress.hasPriority ||= progress.isHere && clause.hasPriority === true
  progress.clauseCount++
  return clause.end
}

/** Adds the name of the list, which ends before `nameEnd`. */
function addListName(progress: ViewProgress, index: number, nameEnd: number): number | null {
  const { line, listSchema, clauseCount } = progress
  const { tokens } = line
  // 'ordenar por nome e categoria'
  if (clauseCount > 0 && isTokenText(tokens, index - 1, 'e') && !tokens[index]!.text.endsWith('s')) return null
  progress.isListNamed = true
  progress.isOnlyNoun = false
  progress.hasPriority ||= nameEnd > skipListNoun(line, index, listSchema)
  return nameEnd
}

/** Refuses the rest of the line as something that the list cannot filter by. */
function refuseRest(progress: ViewProgress, index: number): number {
  const { line, listSchema } = progress
  const rest = line.text.slice(line.tokens[index]!.start).replace(/[.?!\s]+$/, '')
  progress.problem ??= createRefusedClause({ listSchema }, `“${rest}”`, index).problem
  progress.hasOtherProblem = true
  progress.isOnlyNoun = false
  progress.clauseCount++
  return line.tokens.length
}

/** Parses what begins at a token and returns the token after it; null if it has no place in a view. */
function parseNext(progress: ViewProgress, index: number): number | null {
  const { line, listSchema, clauses, isListNamed, clauseCount } = progress
  const { tokens } = line
  const clause = clauses.getClause(index)
  if (clause) return addParsedClause(progress, clause, index)
  const nameEnd = skipListName(line, index, listSchema)
  if (nameEnd > index) return addListName(progress, index, nameEnd)
  const firstEnd = progress.view.sort ? skipPattern(FIRST_WORDS, tokens, index) : index
  if (firstEnd > index) return firstEnd
  const isEndAllowed = isListNamed && clauseCount > 0
  if (isFiller(tokens[index]!) || isListVerb(line, index) || isDoneWord(clauses.createInput(index), isEndAllowed))
    return index + 1
  const isOfList = progress.allowsNames && (isListNamed || progress.isHere)
  return isOfList && (followsPreposition(tokens, index) || isTokenText(tokens, index, 'sem'))
    ? refuseRest(progress, index)
    : null
}

/** The line is a view, and not only the list's name, a page, or a count. */
function isView({ line, view, clauseCount, isOnlyNoun, isListNamed, isHere }: ViewProgress): boolean {
  // 'quantas transações por status' asks for a count and for no order.
  if (clauseCount === 1 && view.sort && line.tokens[0]?.text.startsWith('quant')) return false
  // 'página 4' has a command of its own.
  const isPage = clauseCount === 1 && view.page !== undefined
  return clauseCount > 0 && !isOnlyNoun && (isListNamed || (isHere && !isPage))
}

/** The view of a whole line; null if the line is about another list. */
function finishView(progress: ViewProgress): ParsedView | null {
  const { line, listSchema, isHere, view, namedFilter, openOptions, unsupportedConditions } = progress
  const { tokens } = line
  const { requiredFilter } = listSchema
  const lacksFilter =
    requiredFilter &&
    !isHere &&
    view.filters[requiredFilter.filter] === undefined &&
    namedFilter?.filterName !== requiredFilter.filter
  const problem = progress.problem ?? (lacksFilter ? requiredFilter.message : undefined)
  // 'pedidos de ontem' refers to the list of orders, even if neither list can filter by it.
  const namesList = tokens.some(({ text }, index) => text.endsWith('s') && matchNoun(line, index))
  if (problem !== undefined && !progress.isListNamed && namesList) return null
  const hasPriority =
    (progress.hasPriority && problem === undefined) || (isHere && matchWords(PART_OPENING, tokens, 0) !== null)
  // With two open questions no single answer would complete the view.
  const options =
    openOptions.length === 1 && !namedFilter ? openOptions[0]!.map((option) => addClause(view, option)) : []
  return {
    end: tokens.length,
    value: view,
    hasPriority,
    ...(problem !== undefined && { problem }),
    ...(namedFilter && { namedFilter }),
    ...(unsupportedConditions.length > 0 && !progress.hasOtherProblem && { unsupportedConditions }),
    ...(options.length > 0 && { options }),
  }
}

/**
 * The whole line as a view of this list; null if the line is about something else or filters nothing. With
 * `allowsNames` a record's name may take the place of an id that the list filters by.
 */
export function parseView(
  line: Line,
  listSchema: ListSchema,
  context: InterpretationContext,
  readClauses: ClauseReader,
  allowsNames = false,
): ParsedView | null {
  const isHere = context.path === listSchema.path
  const viewStart = skipSiblingList(line, listSchema, context.path)
  if (!isHere && viewStart === 0 && !canNameList(line, listSchema, allowsNames)) return null
  const progress: ViewProgress = {
    line,
    listSchema,
    isHere,
    allowsNames,
    clauses: readClauses(line, listSchema, allowsNames),
    view: { filters: {}, removedFilters: [] },
    openOptions: [],
    unsupportedConditions: [],
    hasOtherProblem: false,
    clauseCount: 0,
    isOnlyNoun: true,
    isListNamed: viewStart > 0,
    hasPriority: viewStart > 0,
  }
  for (let index = viewStart; index < line.tokens.length;) {
    const next = parseNext(progress, index)
    if (next === null) return null
    index = next
  }
  return isView(progress) ? finishView(progress) : null
}
