/**
 * The core row model of a list's table: makes each row on first use, because about thirty rows of a thousand are drawn.
 */
import { constructRow, type RowModel, type Table, type TableFeatures } from '@tanstack/react-table'
import type { Row } from '#commands/resource.ts'

/** The row model of one response. Reading all its rows (for a selection, or for pinned rows) makes them all. */
export interface LazyRowModel<Features extends TableFeatures> extends RowModel<Features, Row> {
  /** Returns the row at this 0-based index of the data. */
  getRow(index: number): RowModel<Features, Row>['rows'][number]
}

function createRowModel<Features extends TableFeatures>(
  table: Table<Features, Row>,
  data: readonly Row[],
): LazyRowModel<Features> {
  type Model = LazyRowModel<Features>
  const rowsByIndex = new Map<number, Model['rows'][number]>()
  let rows: Model['rows'] | undefined
  let byId: Model['rowsById'] | undefined
  function getRow(index: number) {
    const record = data[index] as Row
    const row = rowsByIndex.get(index) ?? constructRow(table, table.getRowId(record, index), record, index, 0)
    rowsByIndex.set(index, row)
    return row
  }
  return {
    getRow,
    get rows() {
      return (rows ??= data.map((_, index) => getRow(index)))
    },
    get flatRows() {
      return this.rows
    },
    get rowsById() {
      return (byId ??= Object.fromEntries(this.rows.map((row) => [row.id, row])))
    },
  }
}

type RowModelFactory = NonNullable<TableFeatures['coreRowModel']>

/** Creates the core row model for TanStack Table. */
export const createLazyRowModel: RowModelFactory = (table: Table<TableFeatures, Row>) => {
  let data: readonly Row[] | undefined
  let model: LazyRowModel<TableFeatures>
  return () => {
    if (data !== table.options.data) model = createRowModel(table, (data = table.options.data))
    // The library accepts any row here; its types are used in both directions.
    return model as unknown as ReturnType<ReturnType<RowModelFactory>>
  }
}
