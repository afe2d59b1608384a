/**
 * Finds the filters for amounts and dates that a clause names (commands/language/views/README §1): one filter, or the
 * two ends of a range with one name: 'Comissão mínima' and 'Comissão máxima'.
 */
import type { FilterSchema, ListSchema } from '#commands/args.ts'
import { normalizeText } from '#lib/format/normalize-text.ts'
import { IGNORED_WORDS } from '#commands/language/words/vocabulary.ts'
import { type LabelMatch, FORMAT_NAMES, matchLabelled } from './labelled-items.ts'
import type { ClauseInput } from './view-clause.ts'
import { matchSortColumn } from './view-order.ts'
import { skipListNoun } from './view-words.ts'

/** The type of value that a measured filter takes. */
export type MeasureType = 'money' | 'percent' | 'whole' | 'datetime'

/** One filter for amounts or dates, or the two ends of a range. */
export interface MeasuredFilter {
  type: MeasureType
  /** The label without the words for an end; '' if the labels are only ends: 'Mínimo', 'Máximo'. */
  label: string
  /** The filter for the exact value. */
  exact?: FilterSchema
  lower?: FilterSchema
  upper?: FilterSchema
  /** Names of its columns. */
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

/** The label without the words for its end: 'Criado a partir de' -> 'Criado'. */
function getLabelStem(label: string): string {
  const labelParts = splitLabel(label)
  const isDistinguishing = ({ word }: (typeof labelParts)[number]) =>
    !LOWER_END_WORD.test(word) && !UPPER_END_WORD.test(word) && !IGNORED_WORDS.has(word)
  const stem = labelParts.slice(labelParts.findIndex(isDistinguishing), labelParts.findLastIndex(isDistinguishing) + 1)
  return stem.map(({ text }) => text).join(' ')
}

const filtersByList = new WeakMap<ListSchema, readonly MeasuredFilter[]>()

/**
 * The filters of a list for amounts and dates; the two ends of a range are one entry. Returns the same array each time.
 */
export function getMeasuredFilters(listSchema: ListSchema): readonly MeasuredFilter[] {
  const cached = filtersByList.get(listSchema)
  if (cached) return cached
  const groups: MeasuredFilter[] = []
  for (const field of listSchema.filters) {
    const end = getRangeEnd(field)
    if (!MEASURED_TYPES.has(field.type) && !(field.type === 'whole' && end)) continue
    const type = field.type as MeasureType
    const label = end ? getLabelStem(field.label) : field.label
    const endName = end ?? 'exact'
    const columns = listSchema.columns.filter(({ filterName }) => filterName === field.name)
    const words = columns.flatMap((column) => [column.label, ...(column.words ?? [])])
    const sameGroup = groups.find(
      (filter) => filter.type === type && normalizeText(filter.label) === normalizeText(label) && !filter[endName],
    )
    // 'Pago desde' and 'Recebido até' are the two ends of a range if the list has no other ends.
    const ends = listSchema.filters.filter((filter) => filter.type === type && getRangeEnd(filter))
    const partner = groups.find((filter) => filter.type === type && ends.length === 2 && end && !filter.exact)
    const group = sameGroup ?? partner
    if (group) Object.assign(group, { [endName]: field, words: [...group.words, ...words] })
    else groups.push({ type, label, [endName]: field, words, format: type === 'datetime' ? 'date' : type })
  }
  filtersByList.set(listSchema, groups)
  return groups
}

/** The name of a measured filter in a question to the operator. */
export const getMeasuredName = ({ label, exact, lower, upper }: MeasuredFilter): string =>
  label || [exact, lower, upper].map((field) => field?.label ?? '').find((text) => text !== '') || ''

/** All filters of a measured filter. */
export const getFields = ({ exact, lower, upper }: MeasuredFilter): FilterSchema[] =>
  [exact, lower, upper].filter((field) => field !== undefined)

/** The name says no more than the name of its format: 'Valor mínimo', 'Data inicial', 'Mínimo'. */
export const hasPlainName = ({ label, format }: Pick<MeasuredFilter, 'label' | 'format'>): boolean =>
  label === '' || (FORMAT_NAMES[format] ?? []).includes(normalizeText(label))

/** The name of an amount or a period in a clause. */
export interface MeasuredNameMatch {
  end: number
  /** The filters that the words may mean; empty if they name a column that the list cannot filter by. */
  filters: readonly MeasuredFilter[]
  /** The label as the list has it. */
  label: string
  format: string | undefined
}

const sortPlainFirst = (groups: readonly MeasuredFilter[]): readonly MeasuredFilter[] => {
  const plain = groups.filter(hasPlainName)
  return plain.length > 0 ? plain : groups
}

/**
 * The filters whose name stands at this token: their own name, the name of a column of theirs, or the name of their
 * format.
 */
export function matchMeasuredName(input: ClauseInput): MeasuredNameMatch | null {
  const { line, tokens, at, listSchema } = input
  const labelled: LabelMatch<MeasuredFilter> | null = matchLabelled(tokens, at, getMeasuredFilters(listSchema))
  const ownMatch = labelled && labelled.rank > 0 && skipListNoun(line, at, listSchema) > at ? null : labelled
  const column = matchSortColumn(input)
  const isOwnName =
    ownMatch && (!column || ownMatch.end > column.end || (ownMatch.end === column.end && ownMatch.rank <= column.rank))
  if (isOwnName) {
    const groups = ownMatch.rank < 2 ? ownMatch.alternatives : sortPlainFirst(ownMatch.alternatives)
    return { end: ownMatch.end, filters: groups, label: getMeasuredName(groups[0]!), format: groups[0]!.format }
  }
  if (!column) return null
  const { label, format } = column.value
  // 'Mínimo' and 'Máximo' apply to the only amount of the list, and to a column with a plain name.
  const isOnly = listSchema.columns.filter((group) => group.format === format).length === 1
  const isIntended = isOnly || hasPlainName({ label, format: format ?? '' })
  const groups = getMeasuredFilters(listSchema).filter(
    (group) => group.format === format && isIntended && hasPlainName(group),
  )
  return { end: column.end, filters: groups, label, format }
}
