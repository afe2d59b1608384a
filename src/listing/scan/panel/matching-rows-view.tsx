/** Shows the rows of a scan that fulfil typed conditions, and says which rows could not be compared. */
import { openPalette } from '#commands/command-requests.ts'
import { type Row, summarizeRow } from '#commands/resource.ts'
import { formatCents } from '#lib/format/cents.ts'
import { formatCount } from '#lib/format/format-count.ts'
import { formatInteger } from '#lib/format/money.ts'
import { formatRecordId, isRecordId } from '#lib/format/record-id.ts'
import type { Analysis } from '#listing/scan/analysis.ts'
import { exportFilteredCommand } from '#listing/scan/analysis/filter-commands.ts'
import { CommandButton } from '#listing/command-button.tsx'
import type { ListModel } from '#listing/model.ts'
import { openRow } from '#listing/open-row.ts'
import { createTextReader, type ScanColumn } from '#scan/aggregates/scan-column.ts'
import type { UndecidedRows } from '#scan/conditions/matching-rows.ts'
import { formatConditions } from '#scan/conditions/parse-condition.ts'
import { Button } from '#ui/components/button.tsx'
import { FiguresList } from './figures-list.tsx'

/** The most rows rendered; the file has all. */
const MAX_ROWS = 200

interface MatchingRowsViewProps {
  list: ListModel
  analysis: Extract<Analysis, { kind: 'rows' }>
  note: string | null
}

/** '2 linhas sem QTD ficaram de fora: #3, #7'. */
function formatUndecided({ label, reason, count, ids }: UndecidedRows): string {
  const rows = formatCount(count, 'linha', 'linhas')
  const what = reason === 'empty' ? `${rows} sem ${label}` : `${rows} com ${label} que não se pode comparar`
  const names = ids.map(formatRecordId).join(', ')
  return `${what} ${count === 1 ? 'ficou' : 'ficaram'} de fora: ${names}${count > ids.length ? ' …' : ''}`
}

/** The columns of the conditions and the amount, each once; the id and the name are shown anyway. */
function getShownColumns({ conditions, amount }: MatchingRowsViewProps['analysis']): ScanColumn[] {
  const columns = [...conditions.map(({ column }) => column), ...(amount ? [amount] : [])]
  return columns.filter(
    ({ field }, index) => field !== 'id' && columns.findIndex((column) => column.field === field) === index,
  )
}

/** Renders the count and sum of the rows, then the rows; a row's button opens its record. */
export function MatchingRowsView({ list, analysis, note }: MatchingRowsViewProps) {
  const { resource } = list.definition
  const { conditions, amount, result } = analysis
  const { totals, rows, scannedCount, undecided } = result
  const columns = getShownColumns(analysis).map((column) => ({ column, getText: createTextReader(column) }))
  const shownRows = rows.slice(0, MAX_ROWS).map((row): Row => ({ ...row }))
  const ids = rows.map(({ id }) => id).filter(isRecordId)
  const open = async (row: Row) => {
    if (!(await openRow(resource, row))) openPalette(` ${row.id}`)
  }
  return (
    <section aria-label="Linhas filtradas" className="flex flex-col gap-2 text-xs tabular-nums">
      <h3 className="font-medium text-ink-2">{formatConditions(conditions)}</h3>
      <FiguresList
        note={note}
        figures={[
          ['Linhas', `${formatInteger(totals.rowCount)} de ${formatInteger(scannedCount)}`],
          ...(amount ? ([[`Soma de ${amount.label}`, formatCents(totals.sum)]] as const) : []),
        ]}
      />
      {undecided.map((group) => (
        <p key={`${group.label} ${group.reason}`} className="text-warning-ink">
          {formatUndecided(group)}
        </p>
      ))}
      {rows.length > 0 && (
        <>
          <div className="flex flex-wrap gap-2">
            <CommandButton command={exportFilteredCommand} />
            <Button onClick={() => openPalette(` ${ids.join(', ')}`)}>Ids na paleta</Button>
          </div>
          <table className="w-full" data-figures>
            <thead>
              <tr className="text-ink-3">
                <th scope="col" className="text-left font-normal">
                  Registro
                </th>
                {columns.map(({ column }) => (
                  <th key={column.field} scope="col" className="pl-2 text-right font-normal">
                    {column.label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shownRows.map((row, index) => (
                // A row without an id has no key of its own.
                <tr key={isRecordId(row.id) ? row.id : -index} className="align-baseline">
                  <th scope="row" className="py-1 text-left font-normal text-ink">
                    <RowName name={summarizeRow(resource, row).name} row={row} onOpen={open} />
                  </th>
                  {columns.map(({ column, getText }) => (
                    <td key={column.field} className="py-1 text-right text-ink">
                      {getText(row) || '–'}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          {totals.rowCount > MAX_ROWS && (
            <p className="text-ink-2">{`Mais ${formatInteger(totals.rowCount - MAX_ROWS)}; o CSV tem todas.`}</p>
          )}
        </>
      )}
    </section>
  )
}

interface RowNameProps {
  name: string
  row: Row
  onOpen: (row: Row) => Promise<void>
}

function RowName({ name, row, onOpen }: RowNameProps) {
  const text = `${formatRecordId(row.id)} ${name}`.trim()
  return isRecordId(row.id) ? (
    <button type="button" data-value className="bar-value min-h-6" onClick={() => void onOpen(row)}>
      {text}
    </button>
  ) : (
    <span>{text}</span>
  )
}
