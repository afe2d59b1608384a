/** Describes a record without a name: whose it is, its amount, and when it was created. */
import type { Summary } from '#commands/resource.ts'
import { formatDateTime } from '#lib/format/dates.ts'
import { formatMoney } from '#lib/format/money.ts'

/** 'de #11 · R$ 84,37 · 20/11/2026 10:19'; '' if nothing is known. `amount` is in reais. */
export function describeUnnamedRecord({ person, amount, date }: Omit<Summary, 'name'>): string {
  return [
    person ? `de ${person}` : '',
    typeof amount === 'number' ? formatMoney(amount) : '',
    date ? formatDateTime(date) : '',
  ]
    .filter((text) => text !== '')
    .join(' · ')
}
