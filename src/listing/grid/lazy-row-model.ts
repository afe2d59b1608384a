/** The rows of a table, each made when it is first wanted: of a page of a thousand some thirty are drawn. */
import { constructRow, type RowModel, type Table, type TableFeatures } from '@tanstack/react-table'
import type { Row } from '#commands/resource.ts'

/** The row model of one answer. Who asks for all of its rows (a selection, rows on top) has them made. */
export interface LazyRowModel<Features extends TableFeatures> extends RowModel<Features, Row> {
  /** The row at this place of the data, 0-based. */
  getRow(index: number): RowModel<Features, Row>['rows'][number]
}

function createRowModel<Features extends TableFeatures>(
  table: Table<Features, Row>,
  data: readonly Row[],
): LazyRowModel<Features> {
  type Model = LazyRowModel<Features>
  const made = new Map<number, Model['rows'][number]>()
  let rows: Model['rows'] | undefined
  let byId: Model['rowsById'] | undefined
  function at(index: number) {
    const record = data[index] as Row
    const row = made.get(index) ?? constructRow(table, table.getRowId(record, index), record, index, 0)
    made.set(index, row)
    return row
  }
  return {
    getRow: at,
    get rows() {
      return (rows ??= data.map((_, index) => at(index)))
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

/** What TanStack Table takes as its core row model. */
export const createLazyRowModel: RowModelFactory = (table: Table<TableFeatures, Row>) => {
  let data: readonly Row[] | undefined
  let model: LazyRowModel<TableFeatures>
  return () => {
    if (data !== table.options.data) model = createRowModel(table, (data = table.options.data))
    // The library has any row here, and its types are in both directions.
    return model as unknown as ReturnType<ReturnType<RowModelFactory>>
  }
}
