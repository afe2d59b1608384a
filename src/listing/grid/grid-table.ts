/**
 * The TanStack Table of a list, for its rows, header and columns: which columns are visible, in which order, how wide,
 * which are pinned; which rows are selected and which are pinned. The url state (url-state/list-state-url.ts) and the
 * selection control its state.
 */
import {
  createColumnHelper,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowPinningFeature,
  rowSelectionFeature,
  type Row as TableRow,
  tableFeatures,
  type Updater,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import type { Row } from '#commands/resource.ts'
import type { ColumnLayout, ListState } from '#commands/screen.ts'
import type { AnyList, Column } from '#listing/define.ts'

/** px, at density padrão, of a column whose definition gives no width. */
const FLEXIBLE_COLUMN_PX = 220

const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowPinningFeature,
  rowSelectionFeature,
  columnMeta: {} as { column: Column },
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
  /** The page's rows, plus the pinned rows of other pages. */
  data: readonly Row[]
  selection: ReadonlyMap<number, Row>
  /** Not all columns fit: those of low priority come last. */
  isNarrow: boolean
  updateState: (patch: Partial<ListState>) => void
  setSelection: (next: ReadonlyMap<number, Row>) => void
}

const applyUpdater = <Value>(updater: Updater<Value>, value: Value): Value =>
  typeof updater === 'function' ? (updater as (old: Value) => Value)(value) : updater

/**
 * On a narrow screen the columns that identify the record come first, then amount, status and date, then other texts
 * and counts, then those of low priority; unless the operator has moved columns.
 */
function getColumnOrder({ columns }: AnyList, { order }: ColumnLayout, isNarrow: boolean): string[] {
  if (order.length > 0 || !isNarrow) return [...order]
  const nameIndex = columns.findIndex(({ width, format }) => width === undefined && !format)
  const getPriority = (column: Column) => {
    if (column.isLowPriority) return 3
    if (column.format === 'id' || columns.indexOf(column) <= nameIndex) return 0
    return (column.format && column.format !== 'number') || column.render ? 1 : 2
  }
  return columns.toSorted((a, b) => getPriority(a) - getPriority(b)).map(({ field }) => field)
}

/** Returns the table of a list, controlled by its url state. */
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
      const knownRows = new Map([...selection, ...data.map((row) => [row.id, row] as const)])
      setSelection(new Map([...knownRows].filter(([id]) => next[id] === true)))
    },
  })
}

const getRowId = (row: Row) => String(row.id)

/** The library's table of a list. */
export type GridTable = ReturnType<typeof useGridTable>
/** A row of the table, with the record in `original`. */
export type GridTableRow = TableRow<typeof features, Row>

/** Returns the visible columns of the list from left to right: pinned ones first. */
export const getVisibleColumns = (table: GridTable): Column[] =>
  [...table.getStartVisibleLeafColumns(), ...table.getCenterVisibleLeafColumns()].flatMap(
    ({ columnDef }) => columnDef.meta?.column ?? [],
  )

const NO_ROWS: GridTableRow[] = []

/** Returns the pinned rows. */
export const getPinnedRows = (table: GridTable, hasPins: boolean): GridTableRow[] =>
  hasPins ? table.getTopRows() : NO_ROWS

/** Returns the rows below the pinned ones; empty without pins, because these rows are then the data in its order. */
export const getCenterRows = (table: GridTable, hasPins: boolean): GridTableRow[] =>
  hasPins ? table.getCenterRows() : NO_ROWS

/** Returns the row at this 0-based index of the table's data; undefined if there is none. */
export const getTableRow = (table: GridTable, index: number): GridTableRow | undefined =>
  table.getCoreRowModel().rows[index]

/** What is needed to draw a row. Rows that are only scrolled past get no table row with cells of its own. */
export type RenderedRow = Pick<GridTableRow, 'original' | 'index'>
