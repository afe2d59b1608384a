/** The rows that stay on top, in the footer: how many, what can be done with them, what they amount to. */
import { formatCents } from '#lib/written/cents.ts'
import { counted } from '#lib/written/counted.ts'
import { amountsOf } from '#listing/cell/amounts.ts'
import { CommandButton } from '#listing/command-button.tsx'
import type { ListModel } from '#listing/model.ts'
import { comparar, soltarTodas } from './commands.ts'
import './pinned-bar.css'

/** Drawn while there are such rows and nothing is selected. */
export function PinnedBar({ list: { state, tops, definition } }: { list: ListModel }) {
  const count = state.pins.length
  const amount = definition.columns.find(({ format }) => format === 'money')
  const found =
    amount &&
    amountsOf(
      amount,
      tops.map(({ original }) => original),
    )
  return (
    <>
      <span className="font-medium text-ink tabular-nums">{counted(count, 'fixada', 'fixadas')}</span>
      {found && count > 1 && (
        <span className="text-ink-2 tabular-nums">
          Σ fixadas <span className="font-medium text-ink">{formatCents(found.sum)}</span>
        </span>
      )}
      {count > 1 && <CommandButton command={comparar} variant="ghost" quiet />}
      <CommandButton command={soltarTodas} variant="ghost" quiet />
    </>
  )
}
