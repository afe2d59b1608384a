/** Describes in a notice which records a command changed, and whom they belong to. */
import { formatIdList } from '#commands/language/words/id-list.ts'
import type { Resource, RecordSummary } from '#commands/resource.ts'
import { capitalize } from '#lib/format/capitalize.ts'
import { toCents, ExactSum, formatCents } from '#lib/format/cents.ts'

/** Looks up a record by id; null if it is not known. */
export type FindRecord = (id: number) => RecordSummary | null

/** How many names are listed. */
const MAX_NAMED = 3

const SEPARATOR = ' · '

/** 'Ana, Bia e mais 2'; '' for none. */
function joinNames(names: readonly string[]): string {
  const rest = names.length - MAX_NAMED
  return names.slice(0, MAX_NAMED).join(', ') + (rest > 0 ? ` e mais ${rest}` : '')
}

/** The total of records without a name; '' if one of them has a name, or an amount that cannot be read. */
function sumAmounts(records: readonly RecordSummary[]): string {
  const sum = new ExactSum()
  for (const { name, amount } of records) {
    const cents = name === '' ? toCents(amount) : null
    if (cents === null) return ''
    sum.add(cents)
  }
  return records.length > 0 ? formatCents(sum.total) : ''
}

/** 'Cashback #12 · Natal', 'Bônus #7 · R$ 12,30 · Maria Dias'; for an unknown record only its number. */
export function describeRecordForNotice(resource: Resource, id: number, findRecord: FindRecord): string {
  const record = findRecord(id)
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

/** For several records: 'R$ 538,52 · Maria Dias', 'Natal, Páscoa e mais 2'; their numbers if one of them is unknown. */
export function describeRecordsForNotice(ids: readonly number[], findRecord: FindRecord): string {
  const records = ids.flatMap((id) => findRecord(id) ?? [])
  if (records.length < ids.length) return formatIdList(ids)
  const names = records.map(({ name }) => name).filter((name) => name !== '')
  const persons = [...new Set(records.flatMap(({ name, person }) => (name === '' && person ? [person] : [])))]
  return (
    [sumAmounts(records), joinNames(names.length === ids.length ? names : persons)].filter(Boolean).join(SEPARATOR) ||
    formatIdList(ids)
  )
}
