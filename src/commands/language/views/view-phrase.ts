/** A view written as the words that read back to it: 'pendente nível 2 por valor decrescente 100 por página'. */
import type { FilterFacts, ListFacts, ListView } from '#commands/args.ts'
import { fold } from '#lib/written/fold.ts'
import { contentWords } from '#commands/language/words/lexicon.ts'
import { writePeriod, writeRange } from '#commands/language/words/written-ends.ts'

/** Text in quotes; one of its own is doubled. */
export const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** A label as it is typed: 'Status ID' is 'status'. Folded. */
function labelWords({ label }: FilterFacts): string {
  const words = contentWords(label)
  return (words.length > 1 ? words.filter((word) => word !== 'id') : words).join(' ')
}

function writeFilter(field: FilterFacts, value: string): string {
  if (field.type === 'percent') return `${value.replace('.', ',')}%`
  const word = [...(field.options ?? []), ...(field.words ?? [])].find((each) => each.value === value)
  const said = word ? fold(word.label) : field.type === 'text' ? quoted(value) : value
  return `${labelWords(field)} ${said}`
}

/** The clauses of a view, in the order of the list's fields. */
export function writeView(facts: ListFacts, { filters, without, sort, size, page }: ListView): string {
  const parts: string[] = []
  const ends: Record<string, string> = {}
  for (const [name, value] of Object.entries(filters)) {
    const field = facts.filters.find((each) => each.name === name)
    if (field?.end) ends[field.type + field.end] = value
    else if (field) parts.push(writeFilter(field, value))
  }
  const { moneyleast: min, moneymost: max, datetimeleast: de, datetimemost: ate } = ends
  parts.push(writeRange({ ...(min && { min: Number(min) }), ...(max && { max: Number(max) }) }))
  parts.push(writePeriod({ ...(de && { de }), ...(ate && { ate }) }))
  for (const field of facts.filters)
    if (field.end === undefined && without.includes(field.name)) parts.push(`sem filtro de ${labelWords(field)}`)
  const [by, direction] = sort?.split(',') ?? []
  const column = facts.columns.find(({ field }) => field === by)
  if (column) parts.push(`por ${fold(column.label)} ${direction === 'DESC' ? 'decrescente' : 'crescente'}`)
  if (size !== undefined) parts.push(`${size} por página`)
  if (page) parts.push(`página ${page + 1}`)
  return parts.filter((part) => part !== '').join(' ')
}
