/** A record as the preview and the review queue tell it: what it is, its amount, its status, and the other fields. */
import type { Row } from '#commands/resource.ts'
import { renderCell } from '#listing/cell/cell.tsx'
import type { AnyList } from '#listing/define.ts'

/** Fields that are its title, so to speak, stand above those that have a name. */
export function RecordDetails({ definition, record }: { definition: AnyList; record: Row }) {
  const money = definition.columns.find(({ format }) => format === 'money')
  const main = definition.columns.find(({ width, format }) => width === undefined && format === undefined)
  const status = definition.columns.find(({ format }) => format === 'status')
  const facts = definition.columns.filter(
    (column) => column.field !== 'id' && column !== money && column !== main && column !== status,
  )
  return (
    <>
      {main && <p className="text-base wrap-anywhere text-ink-2">{renderCell(main, record, Infinity)}</p>}
      {money && <p className="text-2xl font-semibold text-ink tabular-nums">{renderCell(money, record)}</p>}
      {status && <p>{renderCell(status, record)}</p>}
      <dl>
        {facts.map((column) => (
          <div key={column.field} className="grid grid-cols-[7rem_1fr] border-b border-line py-1.5">
            <dt className="text-ink-2">{column.label}</dt>
            <dd className="min-w-0 wrap-anywhere text-ink tabular-nums">{renderCell(column, record, Infinity)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
