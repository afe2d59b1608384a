/** The head of the grid: a click on a label sorts, an arrow shows the direction (spec 1 §2.12). */
import { Icon } from '#ui/icon.tsx'
import { alignsRight } from './define.ts'
import type { RowShape } from './grid-row.tsx'
import type { ListModel } from './model.ts'

interface GridHeaderProps {
  list: ListModel
  cellId: (row: number, column: number) => string
  shape: RowShape
}

/** One header row; its cells are row -1 of the cursor, reached with ↑ from the first row (commands/keys/README §5). */
export function GridHeader({ list, cellId, shape }: GridHeaderProps) {
  const { columns, rows, selection, state, cursor } = list
  const [sortField, sortDirection] = state.sort.split(',')
  const chosen = rows.filter((row) => selection.has(row.id)).length
  return (
    <thead role="rowgroup">
      <tr role="row" aria-rowindex={1}>
        {!shape.narrow && (
          <th role="columnheader" className="list-check" scope="col">
            <input
              type="checkbox"
              tabIndex={-1}
              aria-label="Selecionar a página"
              disabled={rows.length === 0}
              checked={rows.length > 0 && chosen === rows.length}
              ref={(box) => {
                if (box) box.indeterminate = chosen > 0 && chosen < rows.length
              }}
              onChange={() =>
                list.setSelection(chosen === rows.length ? new Map() : new Map(rows.map((row) => [row.id, row])))
              }
            />
          </th>
        )}
        {columns.map((column, index) => {
          const sorted = column.field === sortField
          const sortable = column.sortable !== false
          return (
            <th
              key={column.field}
              id={cellId(-1, index)}
              role="columnheader"
              scope="col"
              aria-colindex={index + 2}
              aria-sort={
                !sortable ? undefined : !sorted ? 'none' : sortDirection === 'ASC' ? 'ascending' : 'descending'
              }
              data-right={alignsRight(column) || undefined}
              data-cursor={(cursor?.row === -1 && cursor.column === index) || undefined}
            >
              {sortable ? (
                <button type="button" tabIndex={-1} onClick={() => list.sortBy(column.field)}>
                  <span>{column.label}</span>
                  <Icon
                    name={sorted && sortDirection === 'DESC' ? 'setaAbaixo' : 'setaAcima'}
                    size={14}
                    className="list-arrow"
                  />
                </button>
              ) : (
                column.label
              )}
            </th>
          )
        })}
        {shape.filler && <th role="columnheader" scope="col" aria-label="espaço" />}
        {shape.hasActions && (
          <th role="columnheader" className="list-actions" scope="col">
            Ações
          </th>
        )}
      </tr>
    </thead>
  )
}
