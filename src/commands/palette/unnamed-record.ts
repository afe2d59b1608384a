/** A record that has no name, told by what its noun says of it: whose it is, how much, and when it was made. */
import type { Summary } from '#commands/resource.ts'
import { formatDateTime } from '#lib/format/dates.ts'
import { formatMoney } from '#lib/format/money.ts'

/** 'de #11 · R$ 84,37 · 20/11/2026 10:19'; '' where nothing is known. `amount` in reais. */
export function describeUnnamedRecord({ person, amount, date }: Omit<Summary, 'name'>): string {
  return [
    person ? `de ${person}` : '',
    typeof amount === 'number' ? formatMoney(amount) : '',
    date ? formatDateTime(date) : '',
  ]
    .filter((text) => text !== '')
    .join(' · ')
}
