/** The pointer on the table's rows, heard once by the table: which row is meant is read off the element. */
import { row_toggleSelected } from '@tanstack/react-table/static-functions'
import type { ChangeEvent, MouseEvent, PointerEvent } from 'react'
import { execute } from '#commands/dispatcher.ts'
import { registryOnceLoaded } from '#commands/runtime.ts'
import { createStore, type Store } from '#lib/kept/store.ts'
import { dateTitle } from '#lib/written/dates.ts'
import { cellValue } from '#listing/define.ts'
import { wholeRow } from '#listing/grid/grid-table.ts'
import type { ListModel } from '#listing/model.ts'
import { recordPlace } from '#listing/place/long-cursor.ts'
import { rowsBetween, without } from '#listing/selection.ts'
import { argsOfRow } from './row-args.ts'

/** The row under the pointer, by its place among the rows as they stand; null where there is none. */
export type HoveredRow = Store<number | null>

/** The place of the row that an event came from; null where it came from none. */
function rowAt({ target }: { target: EventTarget }): number | null {
  const row = target instanceof Element ? target.closest('tr[data-row]') : null
  return row ? Number(row.getAttribute('data-row')) : null
}

/** A click puts the cursor on the cell, or opens the row's menu; what is a control of its own acts by itself. */
export function onRowsClick(event: MouseEvent, list: ListModel): void {
  const at = rowAt(event)
  if (at === null || !(event.target instanceof Element)) return
  const record = list.rows[at]
  if (record && event.target.closest('[data-row-menu]')) return list.setMenu({ row: record.id })
  const column = Number(event.target.closest('td')?.getAttribute('aria-colindex')) - 2
  if (column >= 0 && !event.target.closest('a, button, input')) list.setCursor({ row: at, column })
}

/**
 * A double click opens the row: it runs what Enter runs, on this row whatever else is selected. What is a control of its
 * own acts by itself.
 */
export async function onRowsDouble(event: MouseEvent, list: ListModel): Promise<void> {
  const at = rowAt(event)
  const row = at === null ? undefined : list.rows[at]
  if (!row || !(event.target instanceof Element) || event.target.closest('a, button, input, .list-check')) return
  const { commands } = await registryOnceLoaded()
  const opens = commands.find(
    ({ place, noun, keys }) => place === 'row' && noun === list.definition.noun && keys?.includes('Enter'),
  )
  const args = opens && argsOfRow(opens, row)
  if (!args) return
  // The browser has chosen the word under the pointer.
  getSelection()?.removeAllRanges()
  execute(opens, args, 'ponteiro')
}

/** A right press on a cell opens what can be done there; a link and chosen text keep the browser's own menu. */
export function onRowsMenu(event: MouseEvent, list: ListModel): void {
  const at = rowAt(event)
  if (at === null || !(event.target instanceof Element) || !list.rows[at]) return
  const column = Number(event.target.closest('td')?.getAttribute('aria-colindex')) - 2
  if (column < 0 || event.target.closest('a, button, input') || getSelection()?.isCollapsed === false) return
  event.preventDefault()
  list.setCursor({ row: at, column })
  list.setMenu({ x: event.clientX, y: event.clientY })
}

/** The id of the record whose box was pressed last, by the list's table. */
export type LastBox = { current: number | null }

/** A row's checkbox takes it into the selection or out of it; with Shift all rows from the box pressed before it. */
export function onRowsChange(event: ChangeEvent, list: ListModel, last: LastBox): void {
  const at = rowAt(event)
  const row = at === null ? undefined : list.rowAt(at)
  if (at === null || !row) return
  const { id } = row.original
  const from = last.current === null ? -1 : recordPlace(list, last.current)
  last.current = id
  const { nativeEvent } = event
  if (from < 0 || !('shiftKey' in nativeEvent) || !nativeEvent.shiftKey) return row_toggleSelected(wholeRow(row))
  // The browser has chosen the text between the two presses.
  getSelection()?.removeAllRanges()
  const between = rowsBetween(list, from, at)
  const others = without(
    list.selection,
    between.map((one) => one.id),
  )
  const isTaken = !list.selection.has(id)
  list.setSelection(new Map([...others, ...(isTaken ? between.map((one) => [one.id, one] as const) : [])]))
}

/** The cell whose tooltip is told; no other has one, since it would be read aloud with whatever the cell holds by then. */
let toldCell: HTMLTableCellElement | null = null

/**
 * A date under the pointer is told to the second, with how long ago it was (ui/README §2), and the name of a person whole
 * where it is cut; null where nothing is under it.
 */
function tellCell(target: EventTarget | null, list: ListModel): void {
  const cell = target instanceof Element ? target.closest('td') : null
  if (cell !== toldCell) toldCell?.removeAttribute('title')
  const at = target && rowAt({ target })
  const column = list.columns[Number(cell?.getAttribute('aria-colindex')) - 2]
  const row = at === null ? undefined : list.recordAt(at)?.original
  if (!cell || !row || !column) return
  const name = column.person ? cell.querySelector('.person-name') : null
  const isCut = name !== null && name.scrollWidth > name.clientWidth
  if (column.format !== 'date' && !isCut) return
  toldCell = cell
  cell.title = isCut ? name.textContent : dateTitle(cellValue(column, row), new Date())
}

/** ms without scrolling after which what is beneath the pointer is told. */
const REST = 80

/** Notes the row beneath the pointer; while rows are scrolled by beneath it there is none, and no date is told. */
export function followPointer(latest: { readonly current: ListModel }) {
  const hovered: HoveredRow = createStore<number | null>(null)
  let target: EventTarget | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const tell = () => {
    timer = undefined
    // Its element may hold another row by now.
    hovered.set(target && rowAt({ target }))
    tellCell(target, latest.current)
  }
  return {
    hovered,
    over(event: PointerEvent) {
      target = event.target
      if (timer === undefined) tell()
    },
    left() {
      target = null
      if (timer === undefined) tell()
    },
    scrolled() {
      // Once for a scroll: no step after the first finds one to take away.
      if (timer === undefined) tellCell(null, latest.current)
      clearTimeout(timer)
      timer = setTimeout(tell, REST)
      hovered.set(null)
    },
  }
}

const importDrag = () => import('#listing/columns/drag.ts')
let dragging: Awaited<ReturnType<typeof importDrag>> | undefined
/** What a press on a header may become: asked for until it is there, since each import tells all its modules anew. */
const drag = async () => (dragging ??= await importDrag())

const headerOf = ({ target }: { target: EventTarget }) =>
  target instanceof Element ? target.closest<HTMLTableCellElement>('th[aria-colindex]') : null
const isEdge = ({ target }: { target: EventTarget }) => target instanceof HTMLElement && 'edge' in target.dataset

/** The press under way, or the last one, began on an edge. */
let isEdgePressed = false

/** True for a click on the edge of a header, and for one that ends a press on it elsewhere: it sorts nothing. */
export function isOfEdge(event: MouseEvent): boolean {
  const isOf = isEdgePressed || isEdge(event)
  isEdgePressed = false
  return isOf
}

/** The edge makes the column wider, the header moves it. */
export function onHeaderPress(event: PointerEvent, list: ListModel): void {
  isEdgePressed = isEdge(event)
  const header = headerOf(event)
  if (!header || event.button !== 0 || event.pointerType === 'touch') return
  const start = event.nativeEvent
  const onEdge = isEdge(event)
  // No text is selected, and the focus stays where it is.
  if (onEdge) event.preventDefault()
  let isOver = false
  addEventListener('pointerup', () => (isOver = true), { once: true, capture: true })
  void drag().then(({ dragEdge, dragHeader }) => {
    // A press that ended while the first one's code was fetched is a click and nothing else.
    if (!isOver) (onEdge ? dragEdge : dragHeader)(list, header, start)
  })
}

/** A double click on the edge fits the column to its longest value. */
export function onHeaderDouble(event: MouseEvent, list: ListModel): void {
  const header = headerOf(event)
  if (header && isEdge(event)) void drag().then(({ fitEdge }) => fitEdge(list, header))
}

/** The menu of a column, in the place of the browser's. */
export function onHeaderMenu(event: MouseEvent, list: ListModel): void {
  const field = list.columns[Number(headerOf(event)?.getAttribute('aria-colindex')) - 2]?.field
  if (field === undefined) return
  event.preventDefault()
  list.setMenu({ column: field })
}
