/** The head of the grid: a click on a label sorts, an arrow shows the direction (spec 1 §2.12). */
import { Icon } from '#ui/icon.tsx'
import { alignsRight } from './define.ts'
import type { GridSizes } from './grid-sizes.ts'
import type { ListModel } from './model.ts'
import { onHeaderDouble, onHeaderMenu, onHeaderPress } from './pointer.ts'

interface GridHeaderProps {
  list: ListModel
  cellId: (row: number, column: number) => string
  sizes: GridSizes
}

const SORTED = { ASC: 'ascending', DESC: 'descending' } as const

/** One header row; its cells are row -1 of the cursor, reached with ↑ from the first row (commands/keys/README §5). */
export function GridHeader({ list, cellId, sizes }: GridHeaderProps) {
  const { table, pageRows, selection, cursor, state } = list
  const [sortField, sortDirection] = state.sort.split(',')
  const direction = sortDirection === 'DESC' ? 'DESC' : 'ASC'
  const chosen = selection.size === 0 ? 0 : pageRows.filter((row) => selection.has(row.id)).length
  return (
    <thead
      role="rowgroup"
      onPointerDown={(event) => onHeaderPress(event, list)}
      onDoubleClick={(event) => onHeaderDouble(event, list)}
      onContextMenu={(event) => onHeaderMenu(event, list)}
    >
      <tr role="row" aria-rowindex={1}>
        {!sizes.narrow && (
          <th role="columnheader" className="list-check" scope="col" data-held={sizes.hasHeld || undefined}>
            <input
              type="checkbox"
              tabIndex={-1}
              aria-label="Selecionar a página"
              disabled={pageRows.length === 0}
              checked={pageRows.length > 0 && chosen === pageRows.length}
              ref={(box) => {
                if (box) box.indeterminate = chosen > 0 && chosen < pageRows.length
              }}
              onChange={() =>
                list.setSelection(
                  chosen === pageRows.length ? new Map() : new Map(pageRows.map((row) => [row.id, row])),
                )
              }
            />
          </th>
        )}
        {table.getHeaderGroups()[0]?.headers.map(({ id, column }, index) => {
          const own = column.columnDef.meta?.column
          if (!own) return null
          const isSorted = own.field === sortField
          const canSort = own.sortable !== false
          const left = sizes.lefts[index]
          return (
            <th
              key={id}
              id={cellId(-1, index)}
              role="columnheader"
              scope="col"
              aria-colindex={index + 2}
              aria-sort={!canSort ? undefined : isSorted ? SORTED[direction] : 'none'}
              data-right={alignsRight(own) || undefined}
              data-cursor={(cursor?.row === -1 && cursor.column === index) || undefined}
              data-held={left !== undefined || undefined}
              style={left === undefined ? undefined : { left }}
            >
              {canSort ? (
                <button type="button" tabIndex={-1} onClick={() => list.sortBy(own.field)}>
                  <span>{own.label}</span>
                  <Icon
                    name={isSorted && direction === 'DESC' ? 'setaAbaixo' : 'setaAcima'}
                    size={14}
                    className="list-arrow"
                  />
                </button>
              ) : (
                own.label
              )}
              <span data-edge="" aria-hidden="true" />
            </th>
          )
        })}
        {sizes.filler && <th role="columnheader" scope="col" aria-label="espaço" />}
        {sizes.hasActions && (
          <th role="columnheader" className="list-actions" scope="col">
            Ações
          </th>
        )}
      </tr>
    </thead>
  )
}
