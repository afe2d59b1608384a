/** Ranges of money and time as they are typed (commands/language/README §2). */
import type { MoneyRange, Period } from '#commands/args.ts'
import { typedDecimal } from '#lib/written/money.ts'

/** 'acima de 100', 'entre 100 e 500'; '' for none. Reais. */
export function writeRange({ min, max }: MoneyRange): string {
  if (min !== undefined && max !== undefined) return `entre ${typedDecimal(min)} e ${typedDecimal(max)}`
  return min !== undefined ? `acima de ${typedDecimal(min)}` : max !== undefined ? `até ${typedDecimal(max)}` : ''
}

/** '2026-10-01T00:00' -> '01/10/2026'; the time is written where it is not the day's own end. */
function writeMoment(local: string, dayEnd: string): string {
  const [day = '', time = ''] = local.split('T')
  const date = day.split('-').reverse().join('/')
  return time === dayEnd ? date : `${date} ${time}`
}

/** 'desde 15/10/2026'; '' for none. */
export function writePeriod({ de, ate }: Period): string {
  const from = de && writeMoment(de, '00:00')
  const to = ate && writeMoment(ate, '23:59')
  if (from && to) return from === to ? from : `de ${from} a ${to}`
  return from ? `desde ${from}` : to ? `até ${to}` : ''
}
