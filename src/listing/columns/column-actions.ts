/**
 * What is done to columns: by key in the header, by phrase, menu or mouse; each is said once (listing/columns/README
 * §1).
 */
import {
  column_getSize,
  column_pin,
  column_toggleVisibility,
  table_setColumnSizing,
  table_setColumnVisibility,
} from '@tanstack/react-table/static-functions'
import { showStatus as say } from '#commands/execution/status-line.ts'
import { clampWidth, MAX_PINNED_COLUMNS, DEFAULT_LAYOUT } from '#listing/url-state/column-layout.ts'
import { formatShownText } from '#listing/cell/cell-text.ts'
import type { Column } from '#listing/define.ts'
import { toFullTable } from '#listing/grid/grid-table.ts'
import type { ListModel } from '#listing/model.ts'

/** One column's field, or those of several. */
export type Fields = string | readonly string[]

/** px of one step. */
export const STEP_PX = 32
/** px of a small step. */
export const SMALL_STEP_PX = 8
/** px beside the text of a cell that is fitted: the room of a badge's dot, and a hair that rounding may take. */
const FIT_MARGIN_PX = { status: 30, other: 2 }
/** px of a sorted header's arrow and its gap. */
const SORT_ARROW_PX = 18

const hasOwnWidth = ({ state }: ListModel, field: string) => Object.hasOwn(state.layout.widths, field)

function findHeader({ gridRef }: ListModel, at: number): HTMLElement | null {
  return gridRef.current?.querySelector<HTMLElement>(`thead th[aria-colindex="${at + 2}"]`) ?? null
}

/** The field of the column under the cursor; null where the table was not entered. */
export const getColumnAtCursor = ({ cursor, columns }: ListModel): string | null =>
  (cursor && columns[cursor.column]?.field) ?? null

/** The width of a column as it is drawn, px. */
export function getColumnWidth(list: ListModel, field: string): number {
  const at = list.columns.findIndex((column) => column.field === field)
  const column = toFullTable(list.table).getColumn(field)
  const own = column ? column_getSize(column) : 0
  return hasOwnWidth(list, field) ? own : (findHeader(list, at)?.offsetWidth ?? own)
}

/** 'Coluna Valor, 3ª de 9, 140 px'. `columns` are those that will be seen. */
function announceColumn(columns: readonly Column[], field: string, width: number, suffix = ''): void {
  const at = columns.findIndex((column) => column.field === field)
  const column = columns[at]
  if (column) say(`Coluna ${column.label}, ${at + 1}ª de ${columns.length}, ${width} px${suffix}`)
}

/** Sets a width in px; it is kept between what can be read and what can be seen. */
export function setColumnWidth(list: ListModel, field: string, width: number): void {
  const next = clampWidth(width)
  table_setColumnSizing(toFullTable(list.table), (old) => ({ ...old, [field]: next }))
  announceColumn(list.columns, field, next)
}

/** Makes a column wider or narrower by so many px. */
export const changeColumnWidth = (list: ListModel, field: string, by: number): void =>
  setColumnWidth(list, field, getColumnWidth(list, field) + by)

/** How wide these cells would be on one line, px: what they show is more than their values. */
function measureCells(cells: readonly HTMLElement[]): number[] {
  const styles = cells.map(({ style }) => style.cssText)
  for (const { style } of cells) style.cssText += ';display:block;width:max-content;white-space:nowrap'
  const widths = cells.map(({ offsetWidth }) => offsetWidth)
  for (const [at, { style }] of cells.entries()) style.cssText = styles[at] ?? ''
  return widths
}

/** The width of the longest value on the page, header included. */
export function fitColumn(list: ListModel, field: string): void {
  const at = list.columns.findIndex((one) => one.field === field)
  const column = list.columns[at]
  const cells = [...(list.gridRef.current?.querySelectorAll<HTMLElement>(`tbody td[aria-colindex="${at + 2}"]`) ?? [])]
  const [cell] = cells
  const header = findHeader(list, at)
  if (!column || !header) return
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return
  const measureText = (element: HTMLElement, texts: readonly string[]) => {
    const style = getComputedStyle(element)
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    pen.textRendering = style.textRendering as CanvasTextRendering
    const widest = texts.reduce((most, text) => Math.max(most, pen.measureText(text).width), 0)
    return widest + Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight)
  }
  const texts = list.pageRows.map((row) => formatShownText(column, row))
  const spare = column.format === 'status' ? FIT_MARGIN_PX.status : FIT_MARGIN_PX.other
  const values = column.render ? measureCells(cells) : [cell ? measureText(cell, texts) + spare : 0]
  setColumnWidth(list, field, Math.ceil(Math.max(...values, measureText(header, [column.label]) + SORT_ARROW_PX)))
}

/** True where the column would be one too many at the left, which is told. */
function refusesAnotherPin({ state }: ListModel, field: string): boolean {
  const { pinned } = state.layout
  if (pinned.length < MAX_PINNED_COLUMNS || pinned.includes(field)) return false
  say(`Até ${MAX_PINNED_COLUMNS} colunas ficam à esquerda`)
  return true
}

/** Moves a column to the place before or after another one; both among those that are seen. */
export function moveColumnBeside(list: ListModel, field: string, other: string, side: 'before' | 'after'): void {
  if (field === other) return
  const { layout } = list.state
  const isHeld = layout.pinned.includes(other)
  if (isHeld && refusesAnotherPin(list, field)) return
  const withoutColumn = (names: readonly string[]) => names.filter((name) => name !== field)
  const insertColumn = (names: readonly string[]) => {
    const rest = withoutColumn(names)
    return rest.toSpliced(rest.indexOf(other) + (side === 'after' ? 1 : 0), 0, field)
  }
  const seen = insertColumn(list.columns.map((column) => column.field))
  // In one change: each of the table's own begins with the state as it was drawn, and would take the other back.
  list.updateState({
    layout: isHeld
      ? { ...layout, pinned: insertColumn(layout.pinned) }
      : {
          ...layout,
          pinned: withoutColumn(layout.pinned),
          order: insertColumn(list.table.getAllLeafColumns().map(({ id }) => id)),
        },
  })
  const byField = new Map(list.columns.map((column) => [column.field, column]))
  announceColumn(
    seen.flatMap((name) => byField.get(name) ?? []),
    field,
    getColumnWidth(list, field),
  )
}

/** Moves a column by one place. */
export function moveColumn(list: ListModel, field: string, step: -1 | 1): void {
  const at = list.columns.findIndex((column) => column.field === field)
  const other = list.columns[at + step]
  if (!other) return say(step < 0 ? 'Já é a primeira coluna' : 'Já é a última coluna')
  moveColumnBeside(list, field, other.field, step < 0 ? 'before' : 'after')
}

/** Holds a column at the left while the others scroll, or lets it go. */
export function setColumnPinned(list: ListModel, field: string, isPinned: boolean): void {
  const column = toFullTable(list.table).getColumn(field)
  const own = list.columns.find((one) => one.field === field)
  if (!column || !own || (isPinned && refusesAnotherPin(list, field))) return
  // Let go, it stands again where the order has it.
  column_pin(column, isPinned ? 'start' : false)
  say(`Coluna ${own.label} ${isPinned ? 'fixada à esquerda' : 'solta'}`)
}

/** Hides or shows a column; the last visible one stays. */
export function toggleColumn({ table, columns }: ListModel, field: string): void {
  const column = toFullTable(table).getColumn(field)
  if (column && !(columns.length === 1 && columns[0]?.field === field)) column_toggleVisibility(column)
}

/** 'Coluna Tipo oculta, 6 de 9', 'Colunas Tipo, Status ocultas, 5 de 9'. */
function setColumnsVisible(list: ListModel, targetFields: Fields, isVisible: boolean): void {
  const all = list.definition.columns
  const fields = [targetFields].flat()
  const named = all.filter(({ field }) => fields.includes(field))
  const changed = named.filter(({ field }) => list.state.layout.hidden.includes(field) === isVisible)
  const told = changed.length > 0 ? changed : named
  const isMany = told.length > 1
  const is = `Coluna${isMany ? 's' : ''} ${told.map(({ label }) => label).join(', ')}`
  const state = isVisible ? (isMany ? 'visíveis' : 'visível') : `oculta${isMany ? 's' : ''}`
  if (changed.length === 0) return say(`${is} já est${isMany ? 'ão' : 'á'} ${state}`)
  const left = list.columns.length - changed.length
  if (!isVisible && left === 0) return say('A última coluna fica')
  const next = Object.fromEntries(changed.map(({ field }) => [field, isVisible]))
  table_setColumnVisibility(toFullTable(list.table), (old) => ({ ...old, ...next }))
  say(`${is} ${state}${isVisible ? '' : `, ${left} de ${all.length}`}`)
}

/** Leaves columns out; the last one stays, and the cursor on one goes to the next one. */
export const hideColumns = (list: ListModel, fields: Fields): void => setColumnsVisible(list, fields, false)

/** Shows columns that were left out. */
export const showColumns = (list: ListModel, fields: Fields): void => setColumnsVisible(list, fields, true)

/** Leaves all columns out but these. */
export function showOnlyColumns(list: ListModel, targetFields: Fields): void {
  const fields = [targetFields].flat()
  const all = list.definition.columns
  table_setColumnVisibility(toFullTable(list.table), () =>
    Object.fromEntries(all.map(({ field }) => [field, fields.includes(field)])),
  )
  const labels = all.flatMap(({ field, label }) => (fields.includes(field) ? [label] : []))
  say(`Só ${labels.join(', ')}: ${labels.length} de ${all.length} colunas`)
}

/** Columns as the definition has them. */
export function resetColumns(list: ListModel): void {
  list.updateState({ layout: DEFAULT_LAYOUT }, '')
  say('Colunas padrão')
}
