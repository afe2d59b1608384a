/** Says in a notice which records an action changed, and whose they are. */
import type { Resource, RecordSummary } from '#commands/resource.ts'
import { formatIdList } from '#commands/language/words/inflection.ts'
import { capitalize } from '#lib/format/capitalize.ts'
import { toCents, ExactSum, formatCents } from '#lib/format/cents.ts'

/** Records known by their id; null for one that is not. */
export type RecordSummaries = (id: number) => RecordSummary | null

/** Names that are said one by one. */
const MAX_NAMED = 3

const SEPARATOR = ' · '

/** 'Ana, Bia e mais 2'; '' of none. */
function joinNames(names: readonly string[]): string {
  const rest = names.length - MAX_NAMED
  return names.slice(0, MAX_NAMED).join(', ') + (rest > 0 ? ` e mais ${rest}` : '')
}

/** The total of records that have no name of their own; '' where one of them has no amount that can be read. */
function sumAmounts(records: readonly RecordSummary[]): string {
  const sum = new ExactSum()
  for (const { name, amount } of records) {
    const cents = name === '' ? toCents(amount) : null
    if (cents === null) return ''
    sum.add(cents)
  }
  return records.length > 0 ? formatCents(sum.total) : ''
}

/** 'Cashback #12 · Natal', 'Bônus #7 · R$ 12,30 · Maria Dias'; of a record that is not known its number alone. */
export function describeRecordForNotice(resource: Resource, id: number, known: RecordSummaries): string {
  const record = known(id)
  const { name = '', person } = record ?? {}
  return [
    `${capitalize(resource.singular)} #${id}`,
    name,
    sumAmounts(record ? [record] : []),
    person !== name && person,
  ]
    .filter(Boolean)
    .join(SEPARATOR)
}

/** 'R$ 538,52 · Maria Dias', 'Natal, Páscoa e mais 2', of several; the numbers of those that are not known. */
export function describeRecordsForNotice(ids: readonly number[], known: RecordSummaries): string {
  const records = ids.flatMap((id) => known(id) ?? [])
  if (records.length < ids.length) return formatIdList(ids)
  const names = records.map(({ name }) => name).filter((name) => name !== '')
  const persons = [...new Set(records.flatMap(({ name, person }) => (name === '' && person ? [person] : [])))]
  return (
    [sumAmounts(records), joinNames(names.length === ids.length ? names : persons)].filter(Boolean).join(SEPARATOR) ||
    formatIdList(ids)
  )
}
