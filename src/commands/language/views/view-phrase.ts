/** Formats a view as words that parse as the same view: 'pendente nível 2 por valor decrescente 100 por página'. */
import type { FilterSchema, ListSchema, ListView } from '#commands/args.ts'
import { normalizeText } from '#lib/format/normalize-text.ts'
import { getContentWords } from '#commands/language/words/lexicon.ts'
import { FORMAT_NAMES } from './labelled-items.ts'
import { getFields, hasPlainName, type MeasuredFilter, getMeasuredFilters } from './measured-filters.ts'
import { formatPeriod, formatMoneyRange } from '#commands/language/words/format-ranges.ts'

/** The text in quotes; quotes in the text are doubled. */
export const quoteText = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** A label as it is typed, folded: 'Status ID' -> 'status'. */
function getLabelWords({ label }: Pick<FilterSchema, 'label'>): string {
  const words = getContentWords(label)
  return (words.length > 1 ? words.filter((word) => word !== 'id') : words).join(' ')
}

/** A filter with its value: the label of an option, a text in quotes, or a number as typed. */
function formatFilter(field: FilterSchema, value: string): string {
  const word = [...(field.options ?? []), ...(field.valueWords ?? [])].find((candidate) => candidate.value === value)
  const valueText = word ? normalizeText(word.label) : field.type === 'text' ? quoteText(value) : value
  return `${getLabelWords(field)} ${valueText}`
}

/** An amount, a range or a period; with its name if the list has more than one such filter. */
function formatMeasured(group: MeasuredFilter, filters: ListView['filters'], isOnly: boolean): string[] {
  const { type, exact, lower, upper, format } = group
  const [value, from, to] = [exact, lower, upper].map((field) => field && filters[field.name])
  const name = hasPlainName(group) ? (FORMAT_NAMES[format]?.[0] ?? '') : getLabelWords(group)
  const sign = type === 'percent' ? '%' : ''
  const isDay = type === 'datetime'
  const day = value?.endsWith('T00:00') ? `${value.slice(0, 10)}T23:59` : value
  const exactText = isDay ? formatPeriod({ ...(value && day && { de: value, ate: day }) }) : value?.replace('.', ',')
  const rangeText = isDay
    ? formatPeriod({ ...(from && { de: from }), ...(to && { ate: to }) })
    : formatMoneyRange({ ...(from && { min: Number(from) }), ...(to && { max: Number(to) }) })
  return [
    ...(exactText ? [isOnly && sign ? `${exactText}%` : `${name} ${exactText}${sign}`] : []),
    ...(rangeText ? [isOnly ? `${rangeText}${sign}` : `${name} ${rangeText}${sign}`] : []),
  ]
}

/** The clauses of a view, in the order of the list's filters. */
export function formatView(listSchema: ListSchema, { filters, removedFilters, sort, size, page }: ListView): string {
  const parts: string[] = []
  const groups = getMeasuredFilters(listSchema)
  const measured = groups.flatMap(getFields)
  for (const [name, value] of Object.entries(filters)) {
    const field = listSchema.filters.find((candidate) => candidate.name === name)
    if (field && !measured.includes(field)) parts.push(formatFilter(field, value))
  }
  for (const group of groups) {
    const isOnly = groups.filter(({ type }) => type === group.type).length === 1
    parts.push(...formatMeasured(group, filters, isOnly))
  }
  for (const field of listSchema.filters)
    if (field.rangeEnd === undefined && removedFilters.includes(field.name))
      parts.push(`sem filtro de ${getLabelWords(field)}`)
  const [sortField, direction] = sort?.split(',') ?? []
  const column = listSchema.columns.find(({ field }) => field === sortField)
  if (column) parts.push(`por ${normalizeText(column.label)} ${direction === 'DESC' ? 'decrescente' : 'crescente'}`)
  if (size !== undefined) parts.push(`${size} por página`)
  if (page) parts.push(`página ${page + 1}`)
  return parts.filter((part) => part !== '').join(' ')
}
