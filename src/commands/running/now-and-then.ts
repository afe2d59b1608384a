/** The look before an act that sets one number of a record: what it is now and what it becomes. */
import type { BeforeAct } from '#commands/define.ts'

const grouped = new Intl.NumberFormat('pt-BR', { signDisplay: 'exceptZero' })

/** 'Agora 12', 'Depois 30 (+18)'; null where the number cannot be read. */
export function nowAndThen(now: number | null, then: number): BeforeAct {
  const change = now === null ? '' : now === then ? ' (não muda)' : ` (${grouped.format(then - now)})`
  return {
    facts: [
      { label: 'Agora', value: now === null ? 'não informado pela plataforma' : String(now) },
      { label: 'Depois', value: `${then}${change}` },
    ],
  }
}
