/** Says in a notice which records an action changed, and whose they are. */
import type { Noun, RecordSummary } from '#commands/noun.ts'
import { idList } from '#commands/language/words/inflection.ts'
import { capital } from '#lib/written/capital.ts'
import { centsOf, ExactSum, formatCents } from '#lib/written/cents.ts'

/** Records known by their id; null for one that is not. */
export type KnownRecords = (id: number) => RecordSummary | null

/** Names that are said one by one. */
const MOST_NAMED = 3

const SEPARATOR = ' · '

/** 'Ana, Bia e mais 2'; '' of none. */
function listed(names: readonly string[]): string {
  const rest = names.length - MOST_NAMED
  return names.slice(0, MOST_NAMED).join(', ') + (rest > 0 ? ` e mais ${rest}` : '')
}

/** The total of records that have no name of their own; '' where one of them has no amount that can be read. */
function totalOf(records: readonly RecordSummary[]): string {
  const sum = new ExactSum()
  for (const { name, amount } of records) {
    const cents = name === '' ? centsOf(amount) : null
    if (cents === null) return ''
    sum.add(cents)
  }
  return records.length > 0 ? formatCents(sum.total) : ''
}

/** 'Cashback #12 · Natal', 'Bônus #7 · R$ 12,30 · Maria Dias'; of a record that is not known its number alone. */
export function aboutRecord(noun: Noun, id: number, known: KnownRecords): string {
  const record = known(id)
  const { name = '', person } = record ?? {}
  return [`${capital(noun.singular)} #${id}`, name, totalOf(record ? [record] : []), person !== name && person]
    .filter(Boolean)
    .join(SEPARATOR)
}

/** 'R$ 538,52 · Maria Dias', 'Natal, Páscoa e mais 2', of several; the numbers of those that are not known. */
export function aboutRecords(ids: readonly number[], known: KnownRecords): string {
  const records = ids.flatMap((id) => known(id) ?? [])
  if (records.length < ids.length) return idList(ids)
  const names = records.map(({ name }) => name).filter((name) => name !== '')
  const persons = [...new Set(records.flatMap(({ name, person }) => (name === '' && person ? [person] : [])))]
  return (
    [totalOf(records), listed(names.length === ids.length ? names : persons)].filter(Boolean).join(SEPARATOR) ||
    idList(ids)
  )
}
