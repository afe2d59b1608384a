/** The pointer on the table's rows, heard once by the table: which row is meant is read off the element. */
import { row_toggleSelected } from '@tanstack/react-table/static-functions'
import type { ChangeEvent, MouseEvent, PointerEvent } from 'react'
import { execute } from '#commands/dispatcher.ts'
import { whenRegistryLoaded } from '#commands/runtime.ts'
import { createStore, type Store } from '#lib/storage/store.ts'
import { formatDateTooltip } from '#lib/format/dates.ts'
import { getCellValue } from '#listing/define.ts'
import { toFullRow } from '#listing/grid/grid-table.ts'
import type { ListModel } from '#listing/model.ts'
import { findRecordIndex } from '#listing/position/continuous-cursor.ts'
import { getRowsBetween, withoutRecords } from '#listing/selection.ts'
import { getArgsOfRow } from './row-args.ts'

/** The row under the pointer, by its place among the rows as they stand; null where there is none. */
export type HoveredRowStore = Store<number | null>

/** The place of the row that an event came from; null where it came from none. */
function getRowIndex({ target }: { target: EventTarget }): number | null {
  const row = target instanceof Element ? target.closest('tr[data-row]') : null
  return row ? Number(row.getAttribute('data-row')) : null
}

/** A click puts the cursor on the cell, or opens the row's menu; what is a control of its own acts by itself. */
export function handleRowsClick(event: MouseEvent, list: ListModel): void {
  const at = getRowIndex(event)
  if (at === null || !(event.target instanceof Element)) return
  const record = list.rows[at]
  if (record && event.target.closest('[data-row-menu]')) return list.setOpenMenu({ rowId: record.id })
  const column = Number(event.target.closest('td')?.getAttribute('aria-colindex')) - 2
  if (column >= 0 && !event.target.closest('a, button, input')) list.setCursor({ row: at, column })
}

/**
 * A double click opens the row: it runs what Enter runs, on this row whatever else is selected. What is a control of its
 * own acts by itself.
 */
export async function onRowsDouble(event: MouseEvent, list: ListModel): Promise<void> {
  const at = getRowIndex(event)
  const row = at === null ? undefined : list.rows[at]
  if (!row || !(event.target instanceof Element) || event.target.closest('a, button, input, .list-check')) return
  const { commands } = await whenRegistryLoaded()
  const opens = commands.find(
    ({ scope, resource, keys }) => scope === 'row' && resource === list.definition.resource && keys?.includes('Enter'),
  )
  const args = opens && getArgsOfRow(opens, row)
  if (!args) return
  // The browser has chosen the word under the pointer.
  getSelection()?.removeAllRanges()
  execute(opens, args, 'ponteiro')
}

/** A right press on a cell opens what can be done there; a link and chosen text keep the browser's own menu. */
export function handleRowsContextMenu(event: MouseEvent, list: ListModel): void {
  const at = getRowIndex(event)
  if (at === null || !(event.target instanceof Element) || !list.rows[at]) return
  const column = Number(event.target.closest('td')?.getAttribute('aria-colindex')) - 2
  if (column < 0 || event.target.closest('a, button, input') || getSelection()?.isCollapsed === false) return
  event.preventDefault()
  list.setCursor({ row: at, column })
  list.setOpenMenu({ x: event.clientX, y: event.clientY })
}

/** The id of the record whose box was pressed last, by the list's table. */
export type LastCheckboxRef = { current: number | null }

/** A row's checkbox takes it into the selection or out of it; with Shift all rows from the box pressed before it. */
export function handleRowsChange(event: ChangeEvent, list: ListModel, last: LastCheckboxRef): void {
  const at = getRowIndex(event)
  const row = at === null ? undefined : list.getTableRow(at)
  if (at === null || !row) return
  const { id } = row.original
  const from = last.current === null ? -1 : findRecordIndex(list, last.current)
  last.current = id
  const { nativeEvent } = event
  if (from < 0 || !('shiftKey' in nativeEvent) || !nativeEvent.shiftKey) return row_toggleSelected(toFullRow(row))
  // The browser has chosen the text between the two presses.
  getSelection()?.removeAllRanges()
  const between = getRowsBetween(list, from, at)
  const others = withoutRecords(
    list.selection,
    between.map((one) => one.id),
  )
  const isTaken = !list.selection.has(id)
  list.setSelection(new Map([...others, ...(isTaken ? between.map((one) => [one.id, one] as const) : [])]))
}

/** The cell whose tooltip is told; no other has one, since it would be read aloud with whatever the cell holds by then. */
let tooltipCell: HTMLTableCellElement | null = null

/**
 * A date under the pointer is told to the second, with how long ago it was (ui/README §2), and the name of a person whole
 * where it is cut; null where nothing is under it.
 */
function tellCell(target: EventTarget | null, list: ListModel): void {
  const cell = target instanceof Element ? target.closest('td') : null
  if (cell !== tooltipCell) tooltipCell?.removeAttribute('title')
  const at = target && getRowIndex({ target })
  const column = list.columns[Number(cell?.getAttribute('aria-colindex')) - 2]
  const row = at === null ? undefined : list.getRenderedRow(at)?.original
  if (!cell || !row || !column) return
  const name = column.isPersonName ? cell.querySelector('.person-name') : null
  const isCut = name !== null && name.scrollWidth > name.clientWidth
  if (column.format !== 'date' && !isCut) return
  tooltipCell = cell
  cell.title = isCut ? name.textContent : formatDateTooltip(getCellValue(column, row), new Date())
}

/** ms without scrolling after which what is beneath the pointer is told. */
const HOVER_DELAY_MS = 80

/** Notes the row beneath the pointer; while rows are scrolled by beneath it there is none, and no date is told. */
export function createPointerTracker(latestListRef: { readonly current: ListModel }) {
  const hovered: HoveredRowStore = createStore<number | null>(null)
  let target: EventTarget | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const updateHovered = () => {
    timer = undefined
    // Its element may hold another row by now.
    hovered.set(target && getRowIndex({ target }))
    tellCell(target, latestListRef.current)
  }
  return {
    hovered,
    over(event: PointerEvent) {
      target = event.target
      if (timer === undefined) updateHovered()
    },
    left() {
      target = null
      if (timer === undefined) updateHovered()
    },
    scrolled() {
      // Once for a scroll: no step after the first finds one to take away.
      if (timer === undefined) tellCell(null, latestListRef.current)
      clearTimeout(timer)
      timer = setTimeout(updateHovered, HOVER_DELAY_MS)
      hovered.set(null)
    },
  }
}

const importDrag = () => import('#listing/columns/drag.ts')
let dragModule: Awaited<ReturnType<typeof importDrag>> | undefined
/** What a press on a header may become: asked for until it is there, since each import tells all its modules anew. */
const importDragOnce = async () => (dragModule ??= await importDrag())

const findHeader = ({ target }: { target: EventTarget }) =>
  target instanceof Element ? target.closest<HTMLTableCellElement>('th[aria-colindex]') : null
const isResizeEdge = ({ target }: { target: EventTarget }) => target instanceof HTMLElement && 'edge' in target.dataset

/** The press under way, or the last one, began on an edge. */
let isEdgePressed = false

/** True for a click on the edge of a header, and for one that ends a press on it elsewhere: it sorts nothing. */
export function isOfEdge(event: MouseEvent): boolean {
  const isOf = isEdgePressed || isResizeEdge(event)
  isEdgePressed = false
  return isOf
}

/** The edge makes the column wider, the header moves it. */
export function handleHeaderPress(event: PointerEvent, list: ListModel): void {
  isEdgePressed = isResizeEdge(event)
  const header = findHeader(event)
  if (!header || event.button !== 0 || event.pointerType === 'touch') return
  const start = event.nativeEvent
  const onEdge = isResizeEdge(event)
  // No text is selected, and the focus stays where it is.
  if (onEdge) event.preventDefault()
  let isOver = false
  addEventListener('pointerup', () => (isOver = true), { once: true, capture: true })
  void importDragOnce().then(({ startColumnResize, startColumnDrag }) => {
    // A press that ended while the first one's code was fetched is a click and nothing else.
    if (!isOver) (onEdge ? startColumnResize : startColumnDrag)(list, header, start)
  })
}

/** A double click on the edge fits the column to its longest value. */
export function handleHeaderDoubleClick(event: MouseEvent, list: ListModel): void {
  const header = findHeader(event)
  if (header && isResizeEdge(event)) void importDragOnce().then(({ fitColumnAtEdge }) => fitColumnAtEdge(list, header))
}

/** The menu of a column, in the place of the browser's. */
export function handleHeaderContextMenu(event: MouseEvent, list: ListModel): void {
  const field = list.columns[Number(findHeader(event)?.getAttribute('aria-colindex')) - 2]?.field
  if (field === undefined) return
  event.preventDefault()
  list.setOpenMenu({ columnField: field })
}
