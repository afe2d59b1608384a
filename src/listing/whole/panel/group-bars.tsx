/**
 * Groups as a table of numbers with a bar each: what is drawn is also told. Enter on a value narrows the list to it.
 */
import { formatCents } from '#lib/written/cents.ts'
import { decimalText } from '#lib/written/decimal-text.ts'
import { formatInteger } from '#lib/written/money.ts'
import type { Column } from '#listing/define.ts'
import { drawn } from '#listing/whole/drawn.ts'

/** px: the longest bar, and beside shares, which need room. It gives way where a table has less. */
const WIDTH = 72
const NARROW = 36

/** One row: a bar, its number of records, and their sum in cents where there is an amount. */
export interface BarRow {
  readonly key: string
  readonly label: string
  readonly lines: number
  readonly sum: bigint | null
}

interface GroupBarsProps {
  title: string
  rows: readonly BarRow[]
  /** 'parcial 34 %', 'movida': said beside the title of what is not proved. */
  note: string | null
  /** Shares of all records beside the bars. */
  hasShare?: boolean
  /** Rows that stand for all that is not told one by one. */
  others?: { readonly count: number; readonly sum: bigint } | null
  onValue?: (row: BarRow) => void
  /** Whose values the labels are. */
  column?: Column | undefined
}

const share = (part: number, whole: number) => `${decimalText(whole > 0 ? (part / whole) * 100 : 0, 1, 1)} %`

/** Rows in the order given; a bar is the row's share of the largest by number of records. */
export function GroupBars({ title, rows, note, hasShare = false, others = null, onValue, column }: GroupBarsProps) {
  const width = hasShare ? NARROW : WIDTH
  const hasAmount = rows.some((row) => row.sum !== null)
  const most = Math.max(1, ...rows.map(({ lines }) => lines))
  const lines = rows.reduce((all, row) => all + row.lines, others?.count ?? 0)
  const sum = rows.reduce((all, row) => all + (row.sum ?? 0n), others?.sum ?? 0n)
  const head = ['', title, 'Parte', 'Linhas', ...(hasShare ? ['% das linhas'] : []), ...(hasAmount ? ['Soma'] : [])]
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
          {head.slice(1).map((text) => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th
              scope="row"
              className={`max-w-32 py-1 text-left font-normal text-ink ${hasShare ? 'whitespace-normal wrap-anywhere' : ''}`}
            >
              {onValue ? (
                <button type="button" data-value className="bar-value" onClick={() => onValue(row)}>
                  {column?.format === 'status' ? drawn(column, row.label) : row.label}
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
                <rect width={Math.max(1, (row.lines / most) * width)} height="8" rx="2" />
              </svg>
            </td>
            <td className="text-right text-ink-2">{formatInteger(row.lines)}</td>
            {hasShare && <td className="text-right text-ink-2">{share(row.lines, lines)}</td>}
            {hasAmount && <Amount cents={row.sum ?? 0n} />}
          </tr>
        ))}
      </tbody>
      <tfoot>
        {others && (
          <tr>
            <th scope="row" className="text-left font-normal">
              Outros
            </th>
            <td />
            <td className="text-right text-ink-2">{formatInteger(others.count)}</td>
            {hasShare && <td className="text-right text-ink-2">{share(others.count, lines)}</td>}
            {hasAmount && <Amount cents={others.sum} />}
          </tr>
        )}
        <tr className="border-t border-line font-medium">
          <th scope="row" className="text-left">
            Total
          </th>
          <td />
          <td className="text-right">{formatInteger(lines)}</td>
          {hasShare && <td className="text-right">{share(lines, lines)}</td>}
          {hasAmount && <Amount cents={sum} />}
        </tr>
      </tfoot>
    </table>
  )
}

const Amount = ({ cents }: { cents: bigint }) => (
  <td className={`text-right ${cents < 0n ? 'text-danger-ink' : 'text-ink'}`}>{formatCents(cents)}</td>
)
