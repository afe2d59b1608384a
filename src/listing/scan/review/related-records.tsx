/**
 * Shows records related to the one under review, for example of the same order, if the list defines a field for them.
 */
import { useQuery } from '@tanstack/react-query'
import { limitPageSize } from '#api/capabilities.ts'
import { queryOptions } from '#api/cache/query.ts'
import type { Row } from '#commands/resource.ts'
import { toCents, ExactSum, formatCents } from '#lib/format/cents.ts'
import { formatCell } from '#lib/format/cell-format.ts'
import { formatInteger } from '#lib/format/money.ts'
import { formatCellText } from '#listing/cell/cell-text.ts'
import { renderCell } from '#listing/cell/cell.tsx'
import type { Column } from '#listing/define.ts'
import type { ListModel } from '#listing/model.ts'
import { toFilterInput } from '#listing/url-state/list-state-url.ts'
import { createColumnReader } from '#scan/aggregates/scan-column.ts'
import { findScanAmount, findScanColumn } from '#listing/scan/scan-columns.ts'

/** The most records shown; the others are counted. */
const MAX_RECORDS = 20

/** Renders nothing if the list has no such field, or the record no value in it. Mounted anew for each record. */
export function RelatedRecords({ list: { definition }, row }: { list: ListModel; row: Row }) {
  const column = findScanColumn(definition, definition.audit?.groupField)
  const value = column && createColumnReader(column.field)(row)
  const input = column && toFilterInput(definition, { [column.field]: String(value) })
  const { data } = useQuery({
    ...queryOptions(definition.endpoint, {
      ...definition.fixedInput,
      ...input,
      page: 0,
      size: limitPageSize(MAX_RECORDS),
      sort: 'id,ASC',
    }),
    enabled: column !== null && value !== null,
  })
  if (!column || value === null || !data) return null
  const groupLabel = column.label.toLowerCase()
  const shown = definition.columns.filter(
    ({ field, format }: Column) => field !== 'id' && field !== column.field && format !== 'money',
  )
  const detailColumns = shown.filter(
    ({ field, format }: Column) => format === 'date' || definition.audit?.uniqueFields?.includes(field),
  )
  const amount = findScanAmount(definition)
  const status = shown.find(({ format }: Column) => format === 'status')
  const readAmount = amount && createColumnReader(amount.field)
  const sum = new ExactSum()
  for (const related of data.content) sum.add((readAmount && toCents(readAmount(related))) ?? 0)
  const hiddenCount = data.totalElements - data.content.length
  return (
    <section aria-label={`Do mesmo ${groupLabel}`} className="p-4 text-sm tabular-nums">
      <h3 className="flex justify-between pb-1 font-medium text-ink-2">
        <span>{`Do mesmo ${groupLabel} `}</span>
        <span className="font-normal">{`#${formatCell('id', value)}`}</span>
      </h3>
      <ul>
        {data.content.map((related: Row) => (
          <li
            key={related.id}
            aria-current={related.id === row.id || undefined}
            className="flex gap-3 border-b border-line py-1.5 text-ink-2 aria-[current]:font-medium aria-[current]:text-ink"
          >
            <span className="w-16 shrink-0">{`#${related.id}`}</span>
            <span className="min-w-0 flex-1">
              {detailColumns.map((detail: Column) => (
                <span key={detail.field} className="mr-3 inline-block">
                  {`${detail.format !== 'date' ? `${detail.label} ` : ''}${formatCellText(detail, related) || '–'}`}
                </span>
              ))}
            </span>
            <span className="shrink-0 text-right">
              {readAmount && <span className="block text-ink">{formatCell('money', readAmount(related)) || '–'}</span>}
              {status && <span className="contents">{renderCell(status, related)}</span>}
            </span>
          </li>
        ))}
      </ul>
      {hiddenCount > 0 && <p className="pt-1.5 text-ink-2">{`Mais ${formatInteger(hiddenCount)}.`}</p>}
      {readAmount && hiddenCount === 0 && (
        <p className="flex justify-between pt-1.5 font-medium text-ink">
          <span>{`Total do ${groupLabel} `}</span>
          <span>{formatCents(sum.total)}</span>
        </p>
      )}
    </section>
  )
}
