/**
 * Filters that take amounts or days, as a clause names them (commands/language/views/README §1): one filter, or the
 * two ends of a range with one name: 'Comissão mínima' and 'Comissão máxima'.
 */
import type { FilterSchema, ListSchema } from '#commands/args.ts'
import { normalizeText } from '#lib/format/normalize-text.ts'
import { IGNORED_WORDS } from '#commands/language/words/vocabulary.ts'
import { type ChosenItem, FORMAT_NAMES, matchLabelled } from './labelled-items.ts'
import type { ClauseInput } from './view-clause.ts'
import { matchSortColumn } from './view-order.ts'
import { skipListNoun } from './view-words.ts'

/** What a group of filters takes. */
export type MeasureType = 'money' | 'percent' | 'whole' | 'datetime'

/** One filter of amounts or days, or the two ends of a range. */
export interface MeasuredFilter {
  type: MeasureType
  /** Without the words for its end; '' where the filters are told by their ends alone: 'Mínimo', 'Máximo'. */
  label: string
  /** Takes the value itself. */
  exact?: FilterSchema
  lower?: FilterSchema
  upper?: FilterSchema
  /** What its columns are called. */
  words: readonly string[]
  format: string
}

const LOWER_END_WORD = /^(?:min(?:im[oa])?|inici(?:o|al)|desde|partir|depois|apos|acima|maior|mais)$/
const UPPER_END_WORD = /^(?:max(?:im[oa])?|fi(?:m|nal)|ate|antes|abaixo|menor|menos)$/
const MEASURED_TYPES: ReadonlySet<string> = new Set<MeasureType>(['money', 'percent', 'datetime'])

const splitLabel = (label: string) =>
  label.split(/\s+/).map((text) => ({ text, word: normalizeText(text).replace(/\W+$/, '') }))

/** Which end of a range a filter is, by its definition, else by its label. */
function getRangeEnd({ rangeEnd, label, type }: FilterSchema): FilterSchema['rangeEnd'] {
  // 'Nível máximo' may be a number of its own.
  if (rangeEnd || type === 'whole') return rangeEnd
  const words = splitLabel(label).map(({ word }) => word)
  if (words.some((word) => LOWER_END_WORD.test(word)) || words.at(-1) === 'de') return 'lower'
  return words.some((word) => UPPER_END_WORD.test(word)) ? 'upper' : undefined
}

/** The label without the words that tell its end: 'Criado a partir de' is 'Criado'. */
function getLabelStem(label: string): string {
  const parts = splitLabel(label)
  const isDistinguishing = ({ word }: (typeof parts)[number]) =>
    !LOWER_END_WORD.test(word) && !UPPER_END_WORD.test(word) && !IGNORED_WORDS.has(word)
  const stem = parts.slice(parts.findIndex(isDistinguishing), parts.findLastIndex(isDistinguishing) + 1)
  return stem.map(({ text }) => text).join(' ')
}

const filtersByList = new WeakMap<ListSchema, readonly MeasuredFilter[]>()

/** The filters of a list that take amounts or days, those that belong together in one; the same array each time. */
export function getMeasuredFilters(listSchema: ListSchema): readonly MeasuredFilter[] {
  const before = filtersByList.get(listSchema)
  if (before) return before
  const groups: MeasuredFilter[] = []
  for (const field of listSchema.filters) {
    const end = getRangeEnd(field)
    if (!MEASURED_TYPES.has(field.type) && !(field.type === 'whole' && end)) continue
    const type = field.type as MeasureType
    const label = end ? getLabelStem(field.label) : field.label
    const place = end ?? 'exact'
    const columns = listSchema.columns.filter(({ filterName }) => filterName === field.name)
    const words = columns.flatMap((column) => [column.label, ...(column.words ?? [])])
    const of = groups.find(
      (each) => each.type === type && normalizeText(each.label) === normalizeText(label) && !each[place],
    )
    // 'Pago desde' and 'Recebido até' are the two ends of a list that has no others.
    const ends = listSchema.filters.filter((each) => each.type === type && getRangeEnd(each))
    const partner = groups.find((each) => each.type === type && ends.length === 2 && end && !each.exact)
    const group = of ?? partner
    if (group) Object.assign(group, { [place]: field, words: [...group.words, ...words] })
    else groups.push({ type, label, [place]: field, words, format: type === 'datetime' ? 'date' : type })
  }
  filtersByList.set(listSchema, groups)
  return groups
}

/** What one of them is called where it is asked for. */
export const getMeasuredName = ({ label, exact, lower: least, upper: most }: MeasuredFilter): string =>
  label || [exact, least, most].map((field) => field?.label ?? '').find((text) => text !== '') || ''

/** All fields of one of them. */
export const getFields = ({ exact, lower: least, upper: most }: MeasuredFilter): FilterSchema[] =>
  [exact, least, most].filter((field) => field !== undefined)

/** Its name says no more than what all of its kind are called: 'Valor mínimo', 'Data inicial', 'Mínimo'. */
export const hasPlainName = ({ label, format }: Pick<MeasuredFilter, 'label' | 'format'>): boolean =>
  label === '' || (FORMAT_NAMES[format] ?? []).includes(normalizeText(label))

/** What a clause says its amount or its days are of. */
export interface MeasuredNameMatch {
  end: number
  /** The filters that the words may mean; none where they name a column that the call does not filter by. */
  filters: readonly MeasuredFilter[]
  /** The words as the list has them. */
  label: string
  format: string | undefined
}

const sortPlainFirst = (groups: readonly MeasuredFilter[]): readonly MeasuredFilter[] => {
  const plain = groups.filter(hasPlainName)
  return plain.length > 0 ? plain : groups
}

/** The filters whose name stands at this token: their own, that of a column of theirs, or what all of a kind are called. */
export function matchMeasuredName(input: ClauseInput): MeasuredNameMatch | null {
  const { line, tokens, at, listSchema } = input
  const named: ChosenItem<MeasuredFilter> | null = matchLabelled(tokens, at, getMeasuredFilters(listSchema))
  const own = named && named.rank > 0 && skipListNoun(line, at, listSchema) > at ? null : named
  const column = matchSortColumn(input)
  const isOwn = own && (!column || own.end > column.end || (own.end === column.end && own.rank <= column.rank))
  if (isOwn) {
    const groups = own.rank < 2 ? own.alternatives : sortPlainFirst(own.alternatives)
    return { end: own.end, filters: groups, label: getMeasuredName(groups[0]!), format: groups[0]!.format }
  }
  if (!column) return null
  const { label, format } = column.value
  // 'Mínimo' and 'Máximo' are of the list's one amount, and of that which is called so.
  const isOnly = listSchema.columns.filter((each) => each.format === format).length === 1
  const isMeant = isOnly || hasPlainName({ label, format: format ?? '' })
  const groups = getMeasuredFilters(listSchema).filter(
    (each) => each.format === format && isMeant && hasPlainName(each),
  )
  return { end: column.end, filters: groups, label, format }
}
