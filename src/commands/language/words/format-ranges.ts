/** Formats ranges of money and time as they are typed (commands/language/README §2). */
import type { MoneyRange, Period } from '#commands/args.ts'
import { formatDecimalInput } from '#lib/format/money.ts'

/** 'acima de 100', 'entre 100 e 500'; '' for no limits. Amounts are in reais. */
export function formatMoneyRange({ min, max }: MoneyRange): string {
  if (min !== undefined && max !== undefined) return `entre ${formatDecimalInput(min)} e ${formatDecimalInput(max)}`
  return min !== undefined
    ? `acima de ${formatDecimalInput(min)}`
    : max !== undefined
      ? `até ${formatDecimalInput(max)}`
      : ''
}

/** '2026-10-01T00:00' -> '01/10/2026'. The time is left out if it is `dayEnd`, the first or last minute of the day. */
function formatMoment(local: string, dayEnd: string): string {
  const [day = '', time = ''] = local.split('T')
  const date = day.split('-').reverse().join('/')
  return time === dayEnd ? date : `${date} ${time}`
}

/** 'desde 15/10/2026'; '' for a period without ends. */
export function formatPeriod({ de, ate }: Period): string {
  const from = de && formatMoment(de, '00:00')
  const to = ate && formatMoment(ate, '23:59')
  if (from && to) return from === to ? from : `de ${from} a ${to}`
  return from ? `desde ${from}` : to ? `até ${to}` : ''
}
