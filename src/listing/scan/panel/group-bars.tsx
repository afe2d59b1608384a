/**
 * Shows groups as a table of numbers with a bar for each; everything drawn is also text. Enter on a value narrows the
 * list to it.
 */
import { formatCents } from '#lib/format/cents.ts'
import { formatDecimal } from '#lib/format/decimal.ts'
import { formatInteger } from '#lib/format/money.ts'
import type { Column } from '#listing/define.ts'
import { renderValue } from '#listing/scan/render-value.ts'

/** Widths of the longest bar in px; narrow beside shares, which need room. A narrow table shrinks them further. */
const BAR_WIDTH_PX = 72
const BAR_NARROW_PX = 36

/** One row: a group with its number of records, and their sum in cents if there is an amount. */
export interface BarRow {
  readonly key: string
  readonly label: string
  readonly lines: number
  readonly sum: bigint | null
}

interface GroupBarsProps {
  title: string
  rows: readonly BarRow[]
  /** How far the figures are verified, shown beside the title: 'parcial 34 %', 'movida'. null for a verified scan. */
  note: string | null
  /** Shows shares of all records beside the bars. */
  hasShare?: boolean
  /** All rows of the groups that are not listed; sum in cents. */
  others?: { readonly count: number; readonly sum: bigint } | null
  onValue?: ((row: BarRow) => void) | undefined
  /** The column whose values the labels are. */
  column?: Column | undefined
}

const formatShare = (part: number, whole: number) => `${formatDecimal(whole > 0 ? (part / whole) * 100 : 0, 1, 1)} %`

/** What all rows of one table have in common. */
interface BarLayout {
  readonly hasShare: boolean
  readonly hasAmount: boolean
  /** Number of records of all groups together. */
  readonly lines: number
}

/** Rows in the given order. The length of a bar is the row's number of records relative to the largest. */
export function GroupBars({ title, rows, note, hasShare = false, others = null, onValue, column }: GroupBarsProps) {
  const hasAmount = rows.some((row) => row.sum !== null)
  const largestCount = Math.max(1, ...rows.map(({ lines }) => lines))
  const lines = rows.reduce((total, row) => total + row.lines, others?.count ?? 0)
  const sum = rows.reduce((total, row) => total + (row.sum ?? 0n), others?.sum ?? 0n)
  const headers = ['', title, 'Parte', 'Linhas', ...(hasShare ? ['% das linhas'] : []), ...(hasAmount ? ['Soma'] : [])]
  const layout = { hasShare, hasAmount, lines }
  return (
    <table className="w-full text-xs whitespace-nowrap tabular-nums" data-figures={hasShare && hasAmount ? 'wide' : ''}>
      <caption
        className="pb-1 text-left whitespace-normal font-medium text-ink-2"
        data-heads={hasAmount ? 'linhas, soma' : 'linhas'}
      >
        <span>{title}</span>
        {note !== null && <span className="font-normal text-warning-ink">{` (${note})`}</span>}
      </caption>
      <thead className="sr-only">
        <tr>
          {headers.slice(1).map((text) => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <GroupRow
            key={row.key}
            row={row}
            share={row.lines / largestCount}
            layout={layout}
            onValue={onValue}
            column={column}
          />
        ))}
      </tbody>
      <tfoot>
        {others && (
          <tr>
            <th scope="row" className="text-left font-normal">
              Outros
            </th>
            <td />
            <Numbers lines={others.count} sum={others.sum} layout={layout} tone="text-ink-2" />
          </tr>
        )}
        <tr className="border-t border-line font-medium">
          <th scope="row" className="text-left">
            Total
          </th>
          <td />
          <Numbers lines={lines} sum={sum} layout={layout} />
        </tr>
      </tfoot>
    </table>
  )
}

interface GroupRowProps extends Pick<GroupBarsProps, 'onValue' | 'column'> {
  row: BarRow
  /** The length of its bar, from 0 to 1. */
  share: number
  layout: BarLayout
}

/** One group: its name, its bar and its numbers. */
function GroupRow({ row, share, layout, onValue, column }: GroupRowProps) {
  const width = layout.hasShare ? BAR_NARROW_PX : BAR_WIDTH_PX
  return (
    <tr>
      <th
        scope="row"
        className={`max-w-32 py-1 text-left font-normal text-ink ${layout.hasShare ? 'whitespace-normal wrap-anywhere' : ''}`}
      >
        {onValue ? (
          <button type="button" data-value className="bar-value" onClick={() => onValue(row)}>
            {column?.format === 'status' ? renderValue(column, row.label) : row.label}
          </button>
        ) : (
          row.label
        )}
      </th>
      <td>
        <svg
          style={{ maxWidth: width }}
          viewBox={`0 0 ${width} 8`}
          preserveAspectRatio="none"
          height="8"
          aria-hidden="true"
          className="w-full fill-accent"
        >
          <rect width={Math.max(1, share * width)} height="8" rx="2" />
        </svg>
      </td>
      <Numbers lines={row.lines} sum={row.sum ?? 0n} layout={layout} tone="text-ink-2" />
    </tr>
  )
}

/** The cells with the numbers of a row: its records, their share of all, and their sum in cents. */
function Numbers({ lines, sum, layout, tone = '' }: { lines: number; sum: bigint; layout: BarLayout; tone?: string }) {
  return (
    <>
      <td className={`text-right ${tone}`}>{formatInteger(lines)}</td>
      {layout.hasShare && <td className={`text-right ${tone}`}>{formatShare(lines, layout.lines)}</td>}
      {layout.hasAmount && <Amount cents={sum} />}
    </>
  )
}

const Amount = ({ cents }: { cents: bigint }) => (
  <td className={`text-right ${cents < 0n ? 'text-danger-ink' : 'text-ink'}`}>{formatCents(cents)}</td>
)
