/**
 * The actions on columns, shared by keys in the header, phrases, menus and the mouse. Each announces its result once
 * (listing/columns/README §1).
 */
import { showStatus as say } from '#commands/execution/status-line.ts'
import { clampWidth, MAX_PINNED_COLUMNS, DEFAULT_LAYOUT } from '#listing/url-state/column-layout.ts'
import { formatShownText } from '#listing/cell/cell-text.ts'
import type { Column } from '#listing/define.ts'
import type { ListModel } from '#listing/model.ts'

/** The field of one column, or the fields of several. */
export type FieldOrFields = string | readonly string[]

/** px of one width step. */
export const STEP_PX = 32
/** px of a small width step. */
export const SMALL_STEP_PX = 8
/** px beside the text of a fitted cell: the dot of a status badge, and a margin for rounding. */
const FIT_MARGIN_PX = { status: 30, other: 2 }
/** px of a sorted header's arrow and its gap. */
const SORT_ARROW_PX = 18

const hasOwnWidth = ({ state }: ListModel, field: string) => Object.hasOwn(state.layout.widths, field)

function findHeader({ gridRef }: ListModel, index: number): HTMLElement | null {
  return gridRef.current?.querySelector<HTMLElement>(`thead th[aria-colindex="${index + 2}"]`) ?? null
}

/** Returns the field of the column under the cursor; null if the table was not entered. */
export const getColumnAtCursor = ({ cursor, columns }: ListModel): string | null =>
  (cursor && columns[cursor.column]?.field) ?? null

/** Returns the drawn width of a column, px. */
export function getColumnWidth(list: ListModel, field: string): number {
  const index = list.columns.findIndex((column) => column.field === field)
  const column = list.table.getColumn(field)
  const own = column?.getSize() ?? 0
  return hasOwnWidth(list, field) ? own : (findHeader(list, index)?.offsetWidth ?? own)
}

/** Announces 'Coluna Valor, 3ª de 9, 140 px'. `columns` are the visible columns after the change; width in px. */
function announceColumn(columns: readonly Column[], field: string, width: number, suffix = ''): void {
  const index = columns.findIndex((column) => column.field === field)
  const column = columns[index]
  if (column) say(`Coluna ${column.label}, ${index + 1}ª de ${columns.length}, ${width} px${suffix}`)
}

/** Sets a width in px, clamped to what a column may have. */
export function setColumnWidth(list: ListModel, field: string, width: number): void {
  const next = clampWidth(width)
  list.table.setColumnSizing((old) => ({ ...old, [field]: next }))
  announceColumn(list.columns, field, next)
}

/** Changes the width of a column by `change` px. */
export const changeColumnWidth = (list: ListModel, field: string, change: number): void =>
  setColumnWidth(list, field, getColumnWidth(list, field) + change)

/**
 * Returns the width of these cells on one line, px. For cells that show more than their value, so text cannot be
 * measured.
 */
function measureCells(cells: readonly HTMLElement[]): number[] {
  const styles = cells.map(({ style }) => style.cssText)
  for (const { style } of cells) style.cssText += ';display:block;width:max-content;white-space:nowrap'
  const widths = cells.map(({ offsetWidth }) => offsetWidth)
  for (const [index, { style }] of cells.entries()) style.cssText = styles[index] ?? ''
  return widths
}

/** Fits a column to its longest value on the page, including the header. */
export function fitColumn(list: ListModel, field: string): void {
  const index = list.columns.findIndex((candidate) => candidate.field === field)
  const column = list.columns[index]
  const cells = [
    ...(list.gridRef.current?.querySelectorAll<HTMLElement>(`tbody td[aria-colindex="${index + 2}"]`) ?? []),
  ]
  const [cell] = cells
  const header = findHeader(list, index)
  if (!column || !header) return
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return
  const measureText = (element: HTMLElement, texts: readonly string[]) => {
    const style = getComputedStyle(element)
    context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    context.textRendering = style.textRendering as CanvasTextRendering
    const widest = texts.reduce((max, text) => Math.max(max, context.measureText(text).width), 0)
    return widest + Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight)
  }
  const texts = list.pageRows.map((row) => formatShownText(column, row))
  const spare = column.format === 'status' ? FIT_MARGIN_PX.status : FIT_MARGIN_PX.other
  const values = column.render ? measureCells(cells) : [cell ? measureText(cell, texts) + spare : 0]
  setColumnWidth(list, field, Math.ceil(Math.max(...values, measureText(header, [column.label]) + SORT_ARROW_PX)))
}

/** Returns true, and tells the operator, if no further column can be pinned. */
function refusesAnotherPin({ state }: ListModel, field: string): boolean {
  const { pinned } = state.layout
  if (pinned.length < MAX_PINNED_COLUMNS || pinned.includes(field)) return false
  say(`Até ${MAX_PINNED_COLUMNS} colunas ficam à esquerda`)
  return true
}

/** Moves a column to the place before or after another one. Both are visible. */
export function moveColumnBeside(list: ListModel, field: string, targetField: string, side: 'before' | 'after'): void {
  if (field === targetField) return
  const { layout } = list.state
  const isTargetPinned = layout.pinned.includes(targetField)
  if (isTargetPinned && refusesAnotherPin(list, field)) return
  const withoutColumn = (names: readonly string[]) => names.filter((name) => name !== field)
  const insertColumn = (names: readonly string[]) => {
    const rest = withoutColumn(names)
    return rest.toSpliced(rest.indexOf(targetField) + (side === 'after' ? 1 : 0), 0, field)
  }
  const visibleFields = insertColumn(list.columns.map((column) => column.field))
  // One update: each function of the table starts from the drawn state and would undo the other's change.
  list.updateState({
    layout: isTargetPinned
      ? { ...layout, pinned: insertColumn(layout.pinned) }
      : {
          ...layout,
          pinned: withoutColumn(layout.pinned),
          order: insertColumn(list.table.getAllLeafColumns().map(({ id }) => id)),
        },
  })
  const byField = new Map(list.columns.map((column) => [column.field, column]))
  announceColumn(
    visibleFields.flatMap((name) => byField.get(name) ?? []),
    field,
    getColumnWidth(list, field),
  )
}

/** Moves a column by one place. */
export function moveColumn(list: ListModel, field: string, step: -1 | 1): void {
  const index = list.columns.findIndex((column) => column.field === field)
  const targetColumn = list.columns[index + step]
  if (!targetColumn) return say(step < 0 ? 'Já é a primeira coluna' : 'Já é a última coluna')
  moveColumnBeside(list, field, targetColumn.field, step < 0 ? 'before' : 'after')
}

/** Pins a column at the left while the others scroll, or unpins it. */
export function setColumnPinned(list: ListModel, field: string, isPinned: boolean): void {
  const column = list.table.getColumn(field)
  const own = list.columns.find((candidate) => candidate.field === field)
  if (!column || !own || (isPinned && refusesAnotherPin(list, field))) return
  // An unpinned column goes back to its place in the order.
  column.pin(isPinned ? 'start' : false)
  say(`Coluna ${own.label} ${isPinned ? 'fixada à esquerda' : 'solta'}`)
}

/** Hides or shows a column. The last visible column stays. */
export function toggleColumn({ table, columns }: ListModel, field: string): void {
  const column = table.getColumn(field)
  if (column && !(columns.length === 1 && columns[0]?.field === field)) column.toggleVisibility()
}

/** Hides or shows columns and announces 'Coluna Tipo oculta, 6 de 9', 'Colunas Tipo, Status ocultas, 5 de 9'. */
function setColumnsVisible(list: ListModel, targetFields: FieldOrFields, isVisible: boolean): void {
  const all = list.definition.columns
  const fields = [targetFields].flat()
  const targetColumns = all.filter(({ field }) => fields.includes(field))
  const changed = targetColumns.filter(({ field }) => list.state.layout.hidden.includes(field) === isVisible)
  const describedColumns = changed.length > 0 ? changed : targetColumns
  const isPlural = describedColumns.length > 1
  const subject = `Coluna${isPlural ? 's' : ''} ${describedColumns.map(({ label }) => label).join(', ')}`
  const state = isVisible ? (isPlural ? 'visíveis' : 'visível') : `oculta${isPlural ? 's' : ''}`
  if (changed.length === 0) return say(`${subject} já est${isPlural ? 'ão' : 'á'} ${state}`)
  const visibleCount = list.columns.length - changed.length
  if (!isVisible && visibleCount === 0) return say('A última coluna fica')
  const next = Object.fromEntries(changed.map(({ field }) => [field, isVisible]))
  list.table.setColumnVisibility((old) => ({ ...old, ...next }))
  say(`${subject} ${state}${isVisible ? '' : `, ${visibleCount} de ${all.length}`}`)
}

/** Hides columns. The last one stays; a cursor on a hidden column goes to the next one. */
export const hideColumns = (list: ListModel, fields: FieldOrFields): void => setColumnsVisible(list, fields, false)

/** Shows hidden columns. */
export const showColumns = (list: ListModel, fields: FieldOrFields): void => setColumnsVisible(list, fields, true)

/** Hides all columns except these. */
export function showOnlyColumns(list: ListModel, targetFields: FieldOrFields): void {
  const fields = [targetFields].flat()
  const all = list.definition.columns
  list.table.setColumnVisibility(() => Object.fromEntries(all.map(({ field }) => [field, fields.includes(field)])))
  const labels = all.flatMap(({ field, label }) => (fields.includes(field) ? [label] : []))
  say(`Só ${labels.join(', ')}: ${labels.length} de ${all.length} colunas`)
}

/** Restores the columns of the definition. */
export function resetColumns(list: ListModel): void {
  list.updateState({ layout: DEFAULT_LAYOUT }, '')
  say('Colunas padrão')
}
