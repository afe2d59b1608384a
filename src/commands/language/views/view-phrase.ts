/** A view written as the words that read back to it: 'pendente nível 2 por valor decrescente 100 por página'. */
import type { FilterFacts, ListFacts, ListView } from '#commands/args.ts'
import { fold } from '#lib/written/fold.ts'
import { contentWords } from '#commands/language/words/lexicon.ts'
import { FORMATS } from './choices.ts'
import { fieldsOf, hasPlainName, type Measured, measuredOf } from './measured.ts'
import { writePeriod, writeRange } from '#commands/language/words/written-ends.ts'

/** Text in quotes; one of its own is doubled. */
export const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** A label as it is typed: 'Status ID' is 'status'. Folded. */
function labelWords({ label }: Pick<FilterFacts, 'label'>): string {
  const words = contentWords(label)
  return (words.length > 1 ? words.filter((word) => word !== 'id') : words).join(' ')
}

/** A value by its word, a text in quotes, a number as it is typed. */
function writeFilter(field: FilterFacts, value: string): string {
  const word = [...(field.options ?? []), ...(field.words ?? [])].find((each) => each.value === value)
  const said = word ? fold(word.label) : field.type === 'text' ? quoted(value) : value
  return `${labelWords(field)} ${said}`
}

/** An amount, a range or a period, with what it is of where the list has more than one such filter. */
function writeMeasured(group: Measured, filters: ListView['filters'], isOnly: boolean): string[] {
  const { type, exact, least, most, format } = group
  const [value, from, to] = [exact, least, most].map((field) => field && filters[field.name])
  const name = hasPlainName(group) ? (FORMATS[format]?.[0] ?? '') : labelWords(group)
  const sign = type === 'percent' ? '%' : ''
  const isDay = type === 'datetime'
  const day = value?.endsWith('T00:00') ? `${value.slice(0, 10)}T23:59` : value
  const one = isDay ? writePeriod({ ...(value && day && { de: value, ate: day }) }) : value?.replace('.', ',')
  const ends = isDay
    ? writePeriod({ ...(from && { de: from }), ...(to && { ate: to }) })
    : writeRange({ ...(from && { min: Number(from) }), ...(to && { max: Number(to) }) })
  return [
    ...(one ? [isOnly && sign ? `${one}%` : `${name} ${one}${sign}`] : []),
    ...(ends ? [isOnly ? `${ends}${sign}` : `${name} ${ends}${sign}`] : []),
  ]
}

/** The clauses of a view, in the order of the list's fields. */
export function writeView(facts: ListFacts, { filters, without, sort, size, page }: ListView): string {
  const parts: string[] = []
  const groups = measuredOf(facts)
  const measured = groups.flatMap(fieldsOf)
  for (const [name, value] of Object.entries(filters)) {
    const field = facts.filters.find((each) => each.name === name)
    if (field && !measured.includes(field)) parts.push(writeFilter(field, value))
  }
  for (const group of groups) {
    const isOnly = groups.filter(({ type }) => type === group.type).length === 1
    parts.push(...writeMeasured(group, filters, isOnly))
  }
  for (const field of facts.filters)
    if (field.end === undefined && without.includes(field.name)) parts.push(`sem filtro de ${labelWords(field)}`)
  const [by, direction] = sort?.split(',') ?? []
  const column = facts.columns.find(({ field }) => field === by)
  if (column) parts.push(`por ${fold(column.label)} ${direction === 'DESC' ? 'decrescente' : 'crescente'}`)
  if (size !== undefined) parts.push(`${size} por página`)
  if (page) parts.push(`página ${page + 1}`)
  return parts.filter((part) => part !== '').join(' ')
}
