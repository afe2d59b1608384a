/** Groups as a table of numbers with a bar each: what is drawn is also told. */
import { formatCents } from '#lib/cents.ts'
import { formatInteger } from '#lib/money.ts'
import type { Group } from '#reading/folds/grouped.ts'

/** px: the longest bar. */
const WIDTH = 72
/** Groups drawn; the table of a year of days would push everything else away. */
const MOST = 40

/** '2026-11-20' as '20/11/2026'; other keys as they are. */
const labelOf = ({ label }: Group): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(label) ? label.split('-').reverse().join('/') : label === '' ? 'sem valor' : label

interface GroupBarsProps {
  title: string
  groups: readonly Group[]
  /** 'parcial 34 %' while it is read. */
  note: string | null
  hasAmount: boolean
}

/** Rows are in the order given; a group's bar is its share of the largest by number of rows. */
export function GroupBars({ title, groups, note, hasAmount }: GroupBarsProps) {
  const most = Math.max(1, ...groups.map(({ totals }) => totals.lines))
  const lines = groups.reduce((sum, { totals }) => sum + totals.lines, 0)
  const sum = groups.reduce((cents, { totals }) => cents + totals.sum, 0n)
  const left = groups.length - MOST
  return (
    <table className="w-full text-xs tabular-nums">
      <caption className="pb-1 text-left text-ink-2">
        {title}
        {note !== null && <span className="text-warning-ink"> ({note})</span>}
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">Parte</th>
          <th scope="col">Linhas</th>
          {hasAmount && <th scope="col">Soma</th>}
        </tr>
      </thead>
      <tbody>
        {groups.slice(0, MOST).map((group) => (
          <tr key={group.key}>
            <th scope="row" className="max-w-28 truncate text-left font-normal text-ink">
              {labelOf(group)}
            </th>
            <td>
              <svg width={WIDTH} height="8" aria-hidden="true" className="fill-accent">
                <rect width={Math.max(1, (group.totals.lines / most) * WIDTH)} height="8" rx="2" />
              </svg>
            </td>
            <td className="text-right text-ink-2">{formatInteger(group.totals.lines)}</td>
            {hasAmount && <td className="text-right text-ink">{formatCents(group.totals.sum)}</td>}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t border-line font-medium">
          <th scope="row" className="text-left">
            Total{left > 0 ? ` (mais ${left})` : ''}
          </th>
          <td />
          <td className="text-right">{formatInteger(lines)}</td>
          {hasAmount && <td className="text-right">{formatCents(sum)}</td>}
        </tr>
      </tfoot>
    </table>
  )
}
