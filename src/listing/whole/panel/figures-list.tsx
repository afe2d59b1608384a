/** Names and figures two by two: 'Soma R$ … Média R$ …'. */
import { formatCents } from '#lib/written/cents.ts'
import type { Totals } from '#reading/folds/totals.ts'
import { formatInteger } from '#lib/written/money.ts'

/** Pairs in their order; `note` says of what is not proved why. */
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

const money = (cents: bigint | number | null) => (cents === null ? '–' : formatCents(cents))

/** Number of rows, sum, mean and ends. */
export function totalsFigures({ lines, counted, sum, mean, min, max, rounded }: Totals): (readonly [string, string])[] {
  return [
    ['Linhas', formatInteger(lines)],
    ['Soma', money(sum)],
    ['Média', money(mean)],
    ['Mínimo', money(min)],
    ['Máximo', money(max)],
    ...(counted < lines ? ([['Sem valor', formatInteger(lines - counted)]] as const) : []),
    ...(rounded > 0 ? ([['Arredondados', formatInteger(rounded)]] as const) : []),
  ]
}
