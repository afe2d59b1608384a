/** Keeps the editor over its cell while the table scrolls, is laid out anew or gets other rows. */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { ListModel } from '#listing/model.ts'
import { isRightAligned } from '#listing/define.ts'
import { findRecordIndex } from '#listing/position/continuous-cursor.ts'
import type { OpenCell } from './cell-edits.ts'
import { findDrawnCell, measureArea, placeOverCell } from './place-editor.ts'

/** The least width of a control by the kind of its value, px at 16 px text. */
const MIN_WIDTHS_PX: Readonly<Record<OpenCell['field']['kind'], number>> = {
  text: 288,
  lines: 320,
  money: 136,
  percent: 112,
  whole: 112,
  datetime: 232,
  flag: 128,
  choice: 160,
  record: 256,
}

/** The least width of the notes below the control, as edit-cell.css has it, px at 16 px text. */
const NOTES_WIDTH_PX = 240

/**
 * Returns the ref of the editor's element. Its place is written into the element, because it changes while the table
 * scrolls. `data-docked` marks an editor whose cell is out of view: it then stays at the edge where the cell has left.
 */
export function useEditorPlace(list: ListModel, cell: OpenCell): RefObject<HTMLDivElement | null> {
  const editor = useRef<HTMLDivElement>(null)
  const latest = useRef({ list, cell })

  const place = () => {
    const element = editor.current
    const grid = latest.current.list.gridRef.current
    if (element && grid) writePlace(element, grid, latest.current.list, latest.current.cell)
  }
  useLayoutEffect(() => {
    latest.current = { list, cell }
    place()
  })
  useEffect(() => {
    let frame = 0
    const placeAgain = () => {
      place()
      // Rows that the scroll has brought into view are drawn after it.
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(place)
    }
    const controller = new AbortController()
    const { signal } = controller
    document.addEventListener('scroll', placeAgain, { capture: true, passive: true, signal })
    window.addEventListener('resize', placeAgain, { signal })
    const observer = new ResizeObserver(placeAgain)
    const scroller = latest.current.list.gridRef.current?.parentElement
    for (const element of [editor.current, scroller]) if (element) observer.observe(element)
    return () => {
      controller.abort()
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [])
  return editor
}

function writePlace(editor: HTMLElement, grid: HTMLElement, list: ListModel, { row, column, field }: OpenCell): void {
  const columnIndex = list.columns.findIndex((candidate) => candidate.field === column)
  const rowIndex = findRecordIndex(list, row.id)
  const drawnCell = rowIndex < 0 || list.isLoading ? null : findDrawnCell(grid, rowIndex, columnIndex)
  const area = measureArea(grid, drawnCell)
  const listColumn = list.columns[columnIndex]
  const isRight = listColumn !== undefined && isRightAligned(listColumn)
  const textScale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16
  const place = placeOverCell({
    cell: drawnCell?.getBoundingClientRect() ?? null,
    previous: editor.style.top === '' ? null : editor.getBoundingClientRect(),
    area,
    minWidth: MIN_WIDTHS_PX[field.kind] * textScale,
    height: editor.offsetHeight,
    windowHeight: window.innerHeight,
    isRightAligned: isRight,
  })
  Object.assign(editor.style, {
    left: `${place.left}px`,
    top: `${place.top}px`,
    width: `${place.width}px`,
  })
  if (place.controlHeight !== null) editor.style.setProperty('--ctl', `${place.controlHeight}px`)
  editor.toggleAttribute('data-docked', place.isDocked)
  editor.toggleAttribute('data-right', isRight)
  editor.toggleAttribute('data-notes-left', place.left + NOTES_WIDTH_PX * textScale > area.right)
}
