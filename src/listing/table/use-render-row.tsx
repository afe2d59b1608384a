/** The rows of a table, each as it stands now: read, waited for, on top. */
import { type RefObject, useSyncExternalStore } from 'react'
import { getCurrentRun, subscribeToCurrentRun, getItemStatus } from '#commands/bulk/run-store.ts'
import { BLOCK_SIZE, findRowIndex } from '#listing/url-state/continuous-rows.ts'
import type { Column } from '#listing/define.ts'
import type { GridSizes } from '#listing/grid/grid-sizes.ts'
import type { RenderedRow } from '#listing/grid/grid-table.ts'
import type { ListModel } from '#listing/model.ts'
import { isPinnedDuplicate } from '#listing/position/continuous-cursor.ts'
import { GridRow } from './grid-row.tsx'
import type { HoveredRowStore } from './pointer.ts'
import { LoadingRow } from './loading-row.tsx'

/** What every row of a table is given: the same objects as long as they say the same. */
interface SharedRowProps {
  columns: readonly Column[]
  sizes: GridSizes
  getCellId: (row: number, column: number) => string
  latestListRef: RefObject<ListModel>
  hoveredRowStore: HoveredRowStore
}

/** Draws the row at a place among all as they stand; `top` for one that scrolls. */
export function useRenderRow(
  list: ListModel,
  { columns, sizes, getCellId, latestListRef, hoveredRowStore }: SharedRowProps,
) {
  const { definition, cursor, openMenu } = list
  const topCount = list.pinnedRows.length
  const run = useSyncExternalStore(subscribeToCurrentRun, getCurrentRun)
  const menuRow = openMenu !== null && typeof openMenu === 'object' && 'rowId' in openMenu ? openMenu.rowId : null
  return (index: number, key: React.Key, top?: number) => {
    const row = list.getRenderedRow(index)
    const page = getStartingPage(list, index)
    const column = cursor?.row === index ? cursor.column : null
    if (!row)
      return (
        <LoadingRow
          key={key}
          {...{ index, topCount, top, startingPage: page, columns, getCellId, sizes }}
          cursorColumn={column}
          hasFailed={list.failedBlocks.includes(Math.floor((index - topCount) / BLOCK_SIZE))}
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
        ariaIndex={getAriaIndex(list, row, index)}
        startingPage={page}
        record={record}
        columns={columns}
        cursorColumn={column}
        isSelected={list.selection.has(id)}
        isMenuOpen={menuRow === id}
        isPinned={index < topCount}
        isPinnedDuplicate={index >= topCount && isPinnedDuplicate(list, index)}
        isChanged={list.changedIds.has(id)}
        runStatus={run && getItemStatus(definition.resource, id)}
        latestListRef={latestListRef}
        hoveredRowStore={hoveredRowStore}
        getCellId={getCellId}
        sizes={sizes}
      />
    )
  }
}

/** Over all pages, the head being 1; undefined for a row on top whose place is not known. */
function getAriaIndex(list: ListModel, row: RenderedRow, index: number): number | undefined {
  if (list.state.continuous) {
    const place =
      index < list.pinnedRows.length ? findRowIndex(list.blocks, row.original.id) : index - list.pinnedRows.length
    return place === null ? undefined : place + 2
  }
  // Rows on top that are of another page stand before the page's in the table's data.
  const place = row.index - (list.table.options.data.length - list.renderedCount)
  return place < 0 ? undefined : list.firstRowIndex + place + 2
}

/** The page that begins with this row of one long table, 1-based; of the first row none is told. */
function getStartingPage({ state, pinnedRows }: ListModel, index: number): number | undefined {
  const place = index - pinnedRows.length
  return state.continuous && place > 0 && place % state.size === 0 ? place / state.size + 1 : undefined
}
