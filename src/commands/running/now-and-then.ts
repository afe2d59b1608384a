/** The look before an act that sets one value of a record: what it is now and what it becomes. */
import type { BeforeAct } from '#commands/define.ts'
import { decimalText, signedText } from '#lib/written/decimal-text.ts'

/** 'Agora 12', 'Depois 30 (+18)'; null where the number cannot be read. */
export function nowAndThen(now: number | null, then: number): BeforeAct {
  const change = now === null ? '' : now === then ? ' (não muda)' : ` (${signedText(then - now, 0, 3)})`
  return nowAndThenIn(
    now === null ? 'não informado pela plataforma' : decimalText(now, 0, 3),
    `${decimalText(then, 0, 3)}${change}`,
  )
}

/** The same of what is no number, in words. */
export const nowAndThenIn = (now: string, then: string): BeforeAct => ({
  facts: [
    { label: 'Agora', value: now },
    { label: 'Depois', value: then },
  ],
})
