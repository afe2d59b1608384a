/**
 * TanStack Table owns the shape of a list: which columns are seen, in which order, how wide and which are held at the
 * left, which rows are selected and which stay on top. Its state is the address's (address/url-state.ts) and the
 * selection; header, cells and rows are drawn from what it gives.
 */
import {
  createColumnHelper,
  type Row as TableRow,
  type Table,
  type TableFeature,
  tableFeatures,
  type Updater,
  useTable,
} from '@tanstack/react-table'
import {
  column_getIsVisible,
  table_getCenterRows,
  table_getCenterVisibleLeafColumns,
  table_getOrderColumnsFn,
  table_getStartVisibleLeafColumns,
  table_getTopRows,
} from '@tanstack/react-table/static-functions'
import { useMemo } from 'react'
import type { Row } from '#commands/resource.ts'
import type { ColumnLayout, ListState } from '#commands/screen.ts'
import type { AnyList, Column } from '#listing/define.ts'
import { createLazyRowModel, type LazyRowModel } from './lazy-row-model.ts'

/** px at density padrão of a column whose definition leaves it the rest of the width. */
const FLEXIBLE_COLUMN_PX = 220

/** A feature that keeps this part of the table's state. */
const stateOnlyFeature = (start: object): TableFeature => ({ getInitialState: (given) => ({ ...start, ...given }) })

/**
 * The library's features as far as the table asks for them by itself. The stock ones bring a hundred functions before
 * the first row, for groups, footers and trees as well, and name each of them for every table; what is called here is
 * imported by its name.
 */
const features = tableFeatures({
  columnOrderingFeature: {
    ...stateOnlyFeature({ columnOrder: [] }),
    constructTableAPIs: (table) =>
      void Object.assign(table, { getOrderColumnsFn: () => table_getOrderColumnsFn(table) }),
  },
  columnPinningFeature: stateOnlyFeature({ columnPinning: { start: [], end: [] } }),
  columnSizingFeature: stateOnlyFeature({ columnSizing: {} }),
  columnVisibilityFeature: {
    ...stateOnlyFeature({ columnVisibility: {} }),
    assignColumnPrototype(prototype) {
      prototype['getIsVisible'] = function (this: Parameters<typeof column_getIsVisible>[0]) {
        return column_getIsVisible(this)
      }
    },
  },
  rowPinningFeature: stateOnlyFeature({ rowPinning: { top: [], bottom: [] } }),
  rowSelectionFeature: stateOnlyFeature({ rowSelection: {} }),
  columnMeta: {} as { column: Column },
  coreRowModel: createLazyRowModel,
})
const columnHelper = createColumnHelper<typeof features, Row>()

const createColumnDefs = (columns: readonly Column[]) =>
  columnHelper.columns(
    columns.map((column) =>
      columnHelper.display({
        id: column.field,
        header: column.label,
        size: column.width ?? FLEXIBLE_COLUMN_PX,
        meta: { column },
      }),
    ),
  )

interface GridTableOptions {
  definition: AnyList
  state: ListState
  /** The page's rows, and those on top that are of other pages. */
  data: readonly Row[]
  selection: ReadonlyMap<number, Row>
  /** Not all columns fit: those that can wait stand behind the others. */
  isNarrow: boolean
  updateState: (patch: Partial<ListState>) => void
  setSelection: (next: ReadonlyMap<number, Row>) => void
}

const applyUpdater = <Value>(updater: Updater<Value>, value: Value): Value =>
  typeof updater === 'function' ? (updater as (old: Value) => Value)(value) : updater

/**
 * On a narrow screen what tells the record stands first, then amount, status and date, then other words and counts,
 * then what can wait; unless the operator has moved them.
 */
function getColumnOrder({ columns }: AnyList, { order }: ColumnLayout, isTight: boolean): string[] {
  if (order.length > 0 || !isTight) return [...order]
  const name = columns.findIndex(({ width, format }) => width === undefined && !format)
  const getPriority = (column: Column) => {
    if (column.isLowPriority) return 3
    if (column.format === 'id' || columns.indexOf(column) <= name) return 0
    return (column.format && column.format !== 'number') || column.render ? 1 : 2
  }
  return columns.toSorted((one, other) => getPriority(one) - getPriority(other)).map(({ field }) => field)
}

/** The table of a list, in step with its address. */
export function useGridTable({
  definition,
  state,
  data,
  selection,
  isNarrow,
  updateState,
  setSelection,
}: GridTableOptions) {
  const { layout, pinnedIds } = state
  const defs = useMemo(() => createColumnDefs(definition.columns), [definition])
  const shape = useMemo(
    () => ({
      columnVisibility: Object.fromEntries(layout.hidden.map((field) => [field, false])),
      columnOrder: getColumnOrder(definition, layout, isNarrow),
      columnSizing: { ...layout.widths },
      columnPinning: { start: [...layout.pinned], end: [] },
    }),
    [definition, layout, isNarrow],
  )
  const rowPinning = useMemo(() => ({ top: pinnedIds.map(String), bottom: [] }), [pinnedIds])
  const rowSelection = useMemo(
    () => Object.fromEntries([...selection.keys()].map((id) => [id, true as const])),
    [selection],
  )
  const patchLayout = (patch: Partial<ColumnLayout>) => updateState({ layout: { ...layout, ...patch } })
  return useTable({
    features,
    columns: defs,
    data: data as Row[],
    getRowId,
    state: { ...shape, rowPinning, rowSelection },
    onColumnVisibilityChange(updater) {
      const next = applyUpdater(updater, shape.columnVisibility)
      patchLayout({ hidden: Object.keys(next).filter((field) => next[field] === false) })
    },
    onColumnOrderChange: (updater) => patchLayout({ order: applyUpdater(updater, shape.columnOrder) }),
    onColumnSizingChange: (updater) => patchLayout({ widths: applyUpdater(updater, shape.columnSizing) }),
    onColumnPinningChange: (updater) => patchLayout({ pinned: applyUpdater(updater, shape.columnPinning).start }),
    onRowPinningChange: (updater) => updateState({ pinnedIds: applyUpdater(updater, rowPinning).top.map(Number) }),
    onRowSelectionChange(updater) {
      const next = applyUpdater(updater, rowSelection)
      const known = new Map([...selection, ...data.map((row) => [row.id, row] as const)])
      setSelection(new Map([...known].filter(([id]) => next[id] === true)))
    },
  })
}

const getRowId = (row: Row) => String(row.id)

type FullTable = ReturnType<typeof useGridTable>
/** The library's table: its core's functions, and the state of the features that a list uses. */
export type GridTable = Pick<FullTable, keyof Table<object, Row>>
/** A row of the table, with the record in `original`. */
export type GridTableRow = Pick<TableRow<typeof features, Row>, keyof TableRow<object, Row>>

/** The same table for the library's own functions, which read of it what its features keep. */
export const toFullTable = (table: GridTable) => table as FullTable
/** The same row for the library's own functions. */
export const toFullRow = (row: GridTableRow) => row as TableRow<typeof features, Row>

/** The list's columns that are seen, from left to right: those held at the left first. */
export const getVisibleColumns = (table: GridTable): Column[] =>
  [
    ...table_getStartVisibleLeafColumns(toFullTable(table)),
    ...table_getCenterVisibleLeafColumns(toFullTable(table)),
  ].flatMap(({ columnDef }) => columnDef.meta?.column ?? [])

const NO_ROWS: GridTableRow[] = []

/** The rows that stay on top. */
export const getPinnedRows = (table: GridTable, hasPins: boolean): GridTableRow[] =>
  hasPins ? table_getTopRows(toFullTable(table)) : NO_ROWS

/** The rows of the page beneath those on top, where there are any of them: else they are the data as they stand. */
export const getCenterRows = (table: GridTable, hasPins: boolean): GridTableRow[] =>
  hasPins ? table_getCenterRows(toFullTable(table)) : NO_ROWS

/** The row at this place of the table's data, 0-based; undefined where there is none. */
export const getTableRow = (table: GridTable, index: number): GridTableRow | undefined =>
  index < table.options.data.length
    ? (table.getCoreRowModel() as LazyRowModel<typeof features>).getRow(index)
    : undefined

/** What is drawn of a row: of hundreds that are scrolled by, no row of the table's with cells of its own is made. */
export type RenderedRow = Pick<GridTableRow, 'original' | 'index'>
