/** The preview of a command that sets one value of a record: the value now and the value after. */
import type { CommandPreview } from '#commands/define.ts'
import { formatDecimal, formatSignedDecimal } from '#lib/format/decimal.ts'

/** 'Agora 12', 'Depois 30 (+18)'. `before` is null if the platform gives no number. */
export function describeNumberChange(before: number | null, after: number): CommandPreview {
  const change =
    before === null ? '' : before === after ? ' (não muda)' : ` (${formatSignedDecimal(after - before, 0, 3)})`
  return describeTextChange(
    before === null ? 'não informado pela plataforma' : formatDecimal(before, 0, 3),
    `${formatDecimal(after, 0, 3)}${change}`,
  )
}

/** The same for a value that is no number, in words. */
export const describeTextChange = (before: string, after: string): CommandPreview => ({
  details: [
    { label: 'Agora', value: before },
    { label: 'Depois', value: after },
  ],
})
