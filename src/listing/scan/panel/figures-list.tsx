/** A list of names and figures in pairs: 'Soma R$ … Média R$ …'. */
import { formatCents } from '#lib/format/cents.ts'
import type { Totals } from '#scan/aggregates/totals.ts'
import { formatInteger } from '#lib/format/money.ts'

/** Renders the pairs in order; `note` says why the figures are not verified. */
export function FiguresList({
  figures,
  note,
}: {
  figures: readonly (readonly [string, string])[]
  note: string | null
}) {
  return (
    <div>
      {note !== null && <p className="pb-1 text-xs text-warning-ink">{`(${note})`}</p>}
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-4 gap-y-1 text-sm tabular-nums">
        {figures.map(([label, text]) => (
          <div key={label} className="flex justify-between gap-2">
            <dt className="text-ink-2">{label}</dt>
            <dd className={text.startsWith('-') ? 'text-danger-ink' : 'text-ink'}>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const formatAmount = (cents: bigint | number | null) => (cents === null ? '–' : formatCents(cents))

/** The figures of a total: rows, sum, mean, minimum and maximum. */
export function toTotalsFigures({
  rowCount,
  amountCount,
  sum,
  mean,
  min,
  max,
  roundedCount,
}: Totals): (readonly [string, string])[] {
  return [
    ['Linhas', formatInteger(rowCount)],
    ['Soma', formatAmount(sum)],
    ['Média', formatAmount(mean)],
    ['Mínimo', formatAmount(min)],
    ['Máximo', formatAmount(max)],
    ...(amountCount < rowCount ? ([['Sem valor', formatInteger(rowCount - amountCount)]] as const) : []),
    ...(roundedCount > 0 ? ([['Arredondados', formatInteger(roundedCount)]] as const) : []),
  ]
}
