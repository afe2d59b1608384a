/** TanStack Table over the rows of one page: its columns, its cells, and the sort that the platform has done. */
import {
  columnVisibilityFeature,
  createColumnHelper,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import type { Row } from '#commands/noun.ts'
import { Cell } from './cell.tsx'
import type { Column } from './define.ts'
import type { ListModel } from './model.ts'

const features = tableFeatures({ rowSortingFeature, columnVisibilityFeature })
const helper = createColumnHelper<typeof features, Row>()

const defsOf = (columns: readonly Column[]) =>
  helper.columns(
    columns.map((column) =>
      helper.display({
        id: column.field,
        header: column.label,
        cell: ({ row }) => <Cell column={column} row={row.original} />,
      }),
    ),
  )

/** The table of a list; its rows stay the same objects while columns and records do. */
export function useGridTable({ columns, rows, state }: ListModel) {
  const defs = useMemo(() => defsOf(columns), [columns])
  const data = useMemo(() => [...rows], [rows])
  const sorting = useMemo(() => {
    const [id, direction] = state.sort.split(',')
    return id ? [{ id, desc: direction === 'DESC' }] : []
  }, [state.sort])
  return useTable({
    features,
    columns: defs,
    data,
    getRowId: (row) => String(row.id),
    manualSorting: true,
    enableMultiSort: false,
    state: { sorting },
  })
}

export type GridTable = ReturnType<typeof useGridTable>
/** A row of the table, with the record in `original`. */
export type GridTableRow = ReturnType<GridTable['getRowModel']>['rows'][number]
