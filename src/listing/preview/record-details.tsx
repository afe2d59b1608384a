/** The details of a record for the preview and the review queue: main text, amount, status, and the other fields. */
import type { Row } from '#commands/resource.ts'
import { renderCell } from '#listing/cell/cell.tsx'
import type { AnyList } from '#listing/define.ts'

/** Draws main text, amount and status without labels above the labelled fields. */
export function RecordDetails({ definition, record }: { definition: AnyList; record: Row }) {
  const moneyColumn = definition.columns.find(({ format }) => format === 'money')
  const mainColumn = definition.columns.find(({ width, format }) => width === undefined && format === undefined)
  const statusColumn = definition.columns.find(({ format }) => format === 'status')
  const otherColumns = definition.columns.filter(
    (column) => column.field !== 'id' && column !== moneyColumn && column !== mainColumn && column !== statusColumn,
  )
  return (
    <>
      {mainColumn && <p className="text-base wrap-anywhere text-ink-2">{renderCell(mainColumn, record, Infinity)}</p>}
      {moneyColumn && <p className="text-2xl font-semibold text-ink tabular-nums">{renderCell(moneyColumn, record)}</p>}
      {statusColumn && <p>{renderCell(statusColumn, record)}</p>}
      <dl>
        {otherColumns.map((column) => (
          <div key={column.field} className="grid grid-cols-[7rem_1fr] border-b border-line py-1.5">
            <dt className="text-ink-2">{column.label}</dt>
            <dd className="min-w-0 wrap-anywhere text-ink tabular-nums">{renderCell(column, record, Infinity)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
