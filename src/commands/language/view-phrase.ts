/** A view written as the words that read back to it: 'pendente nível 2 por valor decrescente 100 por página'. */
import type { ListFacts, ListView, Period } from '#commands/args.ts'
import { fold } from '#lib/fold.ts'
import { writePeriod, writeRange } from './written-ends.ts'
import { labelWords } from './view-fields.ts'

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

function writeFilter(facts: ListFacts, name: string, value: string): string {
  const field = facts.filters.find((each) => each.name === name)
  if (!field) return ''
  const label = labelWords(field.label)
  if (field.type === 'percent') return `${value.replace('.', ',')}%`
  const word = [...(field.options ?? []), ...(field.words ?? [])].find((each) => each.value === value)
  if (word) return `${label} ${fold(word.label)}`
  return field.type === 'text' ? `${label} ${quoted(value)}` : `${label} ${value}`
}

/** The clauses of a view, in the order of the list's fields. */
export function writeView(facts: ListFacts, { filters, without, sort, size }: ListView): string {
  const ends = facts.filters.filter(({ end }) => end !== undefined)
  const value = (type: 'datetime' | 'money', end: 'least' | 'most') => {
    const field = ends.find((each) => each.type === type && each.end === end)
    return field && filters[field.name]
  }
  const amount = (end: 'least' | 'most') => {
    const text = value('money', end)
    return text === undefined ? undefined : Number(text)
  }
  const [de, ate, min, max] = [value('datetime', 'least'), value('datetime', 'most'), amount('least'), amount('most')]
  const period: Period = { ...(de && { de }), ...(ate && { ate }) }
  const single = Object.entries(filters).filter(([name]) => !ends.some((field) => field.name === name))
  const [field = '', direction] = sort?.split(',') ?? []
  const column = facts.columns.find((each) => each.field === field)
  const gone = facts.filters.filter(({ name, end }) => end === undefined && without.includes(name))
  return [
    ...single.map(([name, text]) => writeFilter(facts, name, text)),
    writeRange({ ...(min !== undefined && { min }), ...(max !== undefined && { max }) }),
    writePeriod(period),
    ...gone.map(({ label }) => `sem filtro de ${labelWords(label)}`),
    column ? `por ${fold(column.label)} ${direction === 'DESC' ? 'decrescente' : 'crescente'}` : '',
    size === undefined ? '' : `${size} por página`,
  ]
    .filter((part) => part !== '')
    .join(' ')
}
