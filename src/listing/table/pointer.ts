/** Pointer events on the table's rows, handled once by the table: the row is read from the event's element. */
import type { ChangeEvent, MouseEvent, PointerEvent } from 'react'
import { createStore, type Store } from '#lib/storage/store.ts'
import { formatDateTooltip } from '#lib/format/dates.ts'
import { getCellValue } from '#listing/define.ts'
import type { ListModel } from '#listing/model.ts'
import { findRecordIndex } from '#listing/position/continuous-cursor.ts'
import { getRowsBetween, withoutRecords } from '#listing/selection.ts'
import { openRow } from '#listing/open-row.ts'

/** The display index of the row under the pointer; null if there is none. */
export type HoveredRowStore = Store<number | null>

/** Returns the display index of the row that an event came from; null if it came from none. */
function getRowIndex({ target }: { target: EventTarget }): number | null {
  const row = target instanceof Element ? target.closest('tr[data-row]') : null
  return row ? Number(row.getAttribute('data-row')) : null
}

/** Returns the 0-based visible column of the cell around an element; negative if it is in none. */
const getColumnIndex = (element: Element): number => Number(element.closest('td')?.getAttribute('aria-colindex')) - 2

/** A click moves the cursor to the cell, or opens the row's menu. Links, buttons and inputs handle their own click. */
export function handleRowsClick(event: MouseEvent, list: ListModel): void {
  const index = getRowIndex(event)
  if (index === null || !(event.target instanceof Element)) return
  const record = list.rows[index]
  if (record && event.target.closest('[data-row-menu]')) return list.setOpenMenu({ rowId: record.id })
  const column = getColumnIndex(event.target)
  if (column >= 0 && !event.target.closest('a, button, input')) list.setCursor({ row: index, column })
}

/**
 * A double click edits the cell. If its column is no field of the form, it runs the command of the Enter key on this
 * row, whatever else is selected. Links, buttons and inputs handle their own click.
 */
export async function handleRowsDoubleClick(event: MouseEvent, list: ListModel): Promise<void> {
  const index = getRowIndex(event)
  const row = index === null ? undefined : list.rows[index]
  if (!row || !(event.target instanceof Element) || event.target.closest('a, button, input, .list-check')) return
  const column = getColumnIndex(event.target)
  // The double click has selected the word under the pointer.
  if ((await openCellAt(list, { row: index ?? -1, column })) || (await openRow(list.definition.resource, row)))
    getSelection()?.removeAllRanges()
}

/** Opens the editor over a cell; false if the cell cannot be edited, or the code of the editor does not load. */
async function openCellAt(list: ListModel, position: { row: number; column: number }): Promise<boolean> {
  // Beside the columns, in the last cell of a row, there is none.
  if (!(position.column >= 0)) return false
  try {
    const { openCell } = await import('#listing/edit-cell/open-cell.ts')
    return (await openCell(list, position)) === null
  } catch {
    return false
  }
}

/** A right click on a cell opens its menu. On a link or on selected text the browser's own menu opens. */
export function handleRowsContextMenu(event: MouseEvent, list: ListModel): void {
  const index = getRowIndex(event)
  if (index === null || !(event.target instanceof Element) || !list.rows[index]) return
  const column = getColumnIndex(event.target)
  if (column < 0 || event.target.closest('a, button, input') || getSelection()?.isCollapsed === false) return
  event.preventDefault()
  list.setCursor({ row: index, column })
  list.setOpenMenu({ x: event.clientX, y: event.clientY })
}

/** The id of the record whose checkbox was pressed last in this table. */
export type LastCheckboxRef = { current: number | null }

/** A row's checkbox selects or deselects the row; with Shift all rows from the checkbox pressed before. */
export function handleRowsChange(event: ChangeEvent, list: ListModel, last: LastCheckboxRef): void {
  const index = getRowIndex(event)
  const row = index === null ? undefined : list.getTableRow(index)
  if (index === null || !row) return
  const { id } = row.original
  const from = last.current === null ? -1 : findRecordIndex(list, last.current)
  last.current = id
  const { nativeEvent } = event
  if (from < 0 || !('shiftKey' in nativeEvent) || !nativeEvent.shiftKey) return row.toggleSelected()
  // The browser has selected the text between the two presses.
  getSelection()?.removeAllRanges()
  const recordsBetween = getRowsBetween(list, from, index)
  const others = withoutRecords(
    list.selection,
    recordsBetween.map((record) => record.id),
  )
  const isSelecting = !list.selection.has(id)
  list.setSelection(
    new Map([...others, ...(isSelecting ? recordsBetween.map((record) => [record.id, record] as const) : [])]),
  )
}

/**
 * Creates the function that sets the tooltip of the cell under the pointer: a date to the second with its age (ui/README
 * §2), or a person's full name if it is cut. It removes the tooltip if `target` is null.
 */
function createTooltipUpdater() {
  /** The only cell with a tooltip: another one's tooltip would be read aloud with whatever its cell holds by then. */
  let tooltipCell: HTMLTableCellElement | null = null
  return (target: EventTarget | null, list: ListModel): void => {
    const cell = target instanceof Element ? target.closest('td') : null
    if (cell !== tooltipCell) tooltipCell?.removeAttribute('title')
    const index = target && getRowIndex({ target })
    const column = list.columns[Number(cell?.getAttribute('aria-colindex')) - 2]
    const row = index === null ? undefined : list.getRenderedRow(index)?.original
    if (!cell || !row || !column) return
    const name = column.isPersonName ? cell.querySelector('.person-name') : null
    const isCut = name !== null && name.scrollWidth > name.clientWidth
    if (column.format !== 'date' && !isCut) return
    tooltipCell = cell
    cell.title = isCut ? name.textContent : formatDateTooltip(getCellValue(column, row), new Date())
  }
}

/** ms without scrolling after which the row under the pointer counts as hovered. */
const HOVER_DELAY_MS = 80

/** Tracks the row under the pointer. While rows scroll beneath the pointer there is none, and no cell has a tooltip. */
export function createPointerTracker(latestListRef: { readonly current: ListModel }) {
  const hoveredRowStore: HoveredRowStore = createStore<number | null>(null)
  const updateTooltip = createTooltipUpdater()
  let target: EventTarget | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const updateHovered = () => {
    timer = undefined
    // The element may hold another row by now.
    hoveredRowStore.set(target && getRowIndex({ target }))
    updateTooltip(target, latestListRef.current)
  }
  return {
    hoveredRowStore,
    onPointerOver(event: PointerEvent) {
      target = event.target
      if (timer === undefined) updateHovered()
    },
    onPointerLeave() {
      target = null
      if (timer === undefined) updateHovered()
    },
    onScroll() {
      // Once per scroll: later scroll events find no tooltip to remove.
      if (timer === undefined) updateTooltip(null, latestListRef.current)
      clearTimeout(timer)
      timer = setTimeout(updateHovered, HOVER_DELAY_MS)
      hoveredRowStore.set(null)
    },
  }
}

const findHeader = ({ target }: { target: EventTarget }) =>
  target instanceof Element ? target.closest<HTMLTableCellElement>('th[aria-colindex]') : null
const isResizeEdge = ({ target }: { target: EventTarget }) => target instanceof HTMLElement && 'edge' in target.dataset
const importDrag = () => import('#listing/columns/drag.ts')

/** Handles the pointer on the headers of one table. */
export type HeaderPointer = ReturnType<typeof createHeaderPointer>

/** Creates the pointer handling of one table's headers. */
export function createHeaderPointer(latestListRef: { readonly current: ListModel }) {
  let dragModule: Awaited<ReturnType<typeof importDrag>> | undefined
  /** The module for header presses. It is kept, because each import() announces all its modules to the browser again. */
  const importDragOnce = async () => (dragModule ??= await importDrag())
  /** The current press, or the last one, began on a resize edge. */
  let isEdgePressed = false

  return {
    /**
     * True for a click on the resize edge of a header, and for one that ends a press on it elsewhere: such a click does
     * not sort.
     */
    isResizeEdgeClick(event: MouseEvent): boolean {
      const isEdgeClick = isEdgePressed || isResizeEdge(event)
      isEdgePressed = false
      return isEdgeClick
    },

    /** A press on the edge resizes the column; a press on the header moves it. */
    onPointerDown(event: PointerEvent) {
      isEdgePressed = isResizeEdge(event)
      const header = findHeader(event)
      if (!header || event.button !== 0 || event.pointerType === 'touch') return
      const start = event.nativeEvent
      const list = latestListRef.current
      const isOnEdge = isResizeEdge(event)
      // Selects no text and keeps the focus.
      if (isOnEdge) event.preventDefault()
      let hasEnded = false
      addEventListener('pointerup', () => (hasEnded = true), { once: true, capture: true })
      void importDragOnce().then(({ startColumnResize, startColumnDrag }) => {
        // A press that ends while the code of the first one loads is only a click.
        if (!hasEnded) (isOnEdge ? startColumnResize : startColumnDrag)(list, header, start)
      })
    },

    /** A double click on the edge fits the column to its longest value. */
    onDoubleClick(event: MouseEvent) {
      const header = findHeader(event)
      const list = latestListRef.current
      if (header && isResizeEdge(event))
        void importDragOnce().then(({ fitColumnAtEdge }) => fitColumnAtEdge(list, header))
    },

    /** Opens the menu of a column in the place of the browser's. */
    onContextMenu(event: MouseEvent) {
      const list = latestListRef.current
      const field = list.columns[Number(findHeader(event)?.getAttribute('aria-colindex')) - 2]?.field
      if (field === undefined) return
      event.preventDefault()
      list.setOpenMenu({ columnField: field })
    },
  }
}
