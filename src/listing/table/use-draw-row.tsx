/** The rows of a table, each as it stands now: read, waited for, on top. */
import { type RefObject, useSyncExternalStore } from 'react'
import { currentRun, onRun, runStateOf } from '#commands/bulk/run-store.ts'
import { BLOCK, placeAmongAll } from '#listing/address/long-rows.ts'
import type { Column } from '#listing/define.ts'
import type { GridSizes } from '#listing/grid/grid-sizes.ts'
import type { DrawnRow } from '#listing/grid/grid-table.ts'
import type { ListModel } from '#listing/model.ts'
import { isTwin } from '#listing/place/long-cursor.ts'
import { GridRow } from './grid-row.tsx'
import type { HoveredRow } from './pointer.ts'
import { WaitingRow } from './waiting-row.tsx'

/** What every row of a table is given: the same objects as long as they say the same. */
interface RowsShared {
  columns: readonly Column[]
  sizes: GridSizes
  cellId: (row: number, column: number) => string
  latest: RefObject<ListModel>
  hovered: HoveredRow
}

/** Draws the row at a place among all as they stand; `top` for one that scrolls. */
export function useDrawRow(list: ListModel, { columns, sizes, cellId, latest, hovered }: RowsShared) {
  const { definition, cursor, menu } = list
  const topCount = list.tops.length
  const run = useSyncExternalStore(onRun, currentRun)
  const menuRow = menu !== null && typeof menu === 'object' && 'row' in menu ? menu.row : null
  return (index: number, key: React.Key, top?: number) => {
    const row = list.recordAt(index)
    const page = pageBegunBy(list, index)
    const column = cursor?.row === index ? cursor.column : null
    if (!row)
      return (
        <WaitingRow
          key={key}
          {...{ index, topCount, top, page, columns, cellId, sizes }}
          cursorColumn={column}
          isMissed={list.missed.includes(Math.floor((index - topCount) / BLOCK))}
        />
      )
    const record = row.original
    const { id } = record
    return (
      <GridRow
        key={key}
        definition={definition}
        index={index}
        top={top}
        ariaIndex={ariaIndexOf(list, row, index)}
        page={page}
        record={record}
        columns={columns}
        cursorColumn={column}
        isSelected={list.selection.has(id)}
        isMenuOpen={menuRow === id}
        isTop={index < topCount}
        isTwin={index >= topCount && isTwin(list, index)}
        isFresh={list.fresh.has(id)}
        runState={run && runStateOf(definition.noun, id)}
        latest={latest}
        hovered={hovered}
        cellId={cellId}
        sizes={sizes}
      />
    )
  }
}

/** Over all pages, the head being 1; undefined for a row on top whose place is not known. */
function ariaIndexOf(list: ListModel, row: DrawnRow, index: number): number | undefined {
  if (list.state.continuous) {
    const place = index < list.tops.length ? placeAmongAll(list.blocks, row.original.id) : index - list.tops.length
    return place === null ? undefined : place + 2
  }
  // Rows on top that are of another page stand before the page's in the table's data.
  const place = row.index - (list.table.options.data.length - list.drawnCount)
  return place < 0 ? undefined : list.firstRow + place + 2
}

/** The page that begins with this row of one long table, 1-based; of the first row none is told. */
function pageBegunBy({ state, tops }: ListModel, index: number): number | undefined {
  const place = index - tops.length
  return state.continuous && place > 0 && place % state.size === 0 ? place / state.size + 1 : undefined
}
