/** The model of a list screen: useList makes it, and the parts of the screen and the commands read and change it. */
import type { RefObject } from 'react'
import type { Row } from '#commands/resource.ts'
import type { ListState } from '#commands/screen.ts'
import type { Blocks } from '#listing/url-state/continuous-rows.ts'
import type { ListPage } from '#listing/url-state/page-query.ts'
import type { GridCursor } from '#listing/grid/move-cursor.ts'
import type { RenderedRow, GridTable, GridTableRow } from '#listing/grid/grid-table.ts'
import type { AnyList, Column } from './define.ts'

/**
 * The open menu: a row's actions (by row id), a column's menu (by field), the choice of columns, or the menu of the
 * cell under the cursor at the pointer (px).
 */
export type OpenMenu = { rowId: number } | { columnField: string } | 'columns' | { x: number; y: number }

/** The panel open over the table: the quick filter, the comparison of records, or none. */
export type OpenPanel = 'filter' | { compare: readonly number[] } | null

/** The cursor: the record and its position, so that the cursor goes to the next row if the record is removed. */
export interface Cursor extends GridCursor {
  id: number | null
  /** Its row on a page that is still loading and may have another number of pinned rows. */
  pendingIndex?: number
  /** The row of the cursor before its record was pinned. */
  previousRow?: number
}

/** How many records and pages a list has. */
export interface ListTotals {
  totalElements: number
  totalPages: number
  /** The platform gives no total: the numbers only serve to page on, and are not shown (api/page.ts). */
  isTotalUnknown?: true
  /** The list failed, or nothing was requested: the zeros have no meaning. */
  isUnknown?: true
}

/** A list as the screen shows it, and the actions on it. */
export interface ListModel {
  readonly definition: AnyList
  readonly state: ListState
  readonly table: GridTable
  /**
   * Rows in display order: pinned rows, then those of the page. The page's rows are removed while it loads (spec 1 §4).
   */
  readonly rows: readonly Row[]
  /** The page's rows in the platform's order. In continuous mode: the loaded rows of the page that the cursor is on. */
  readonly pageRows: readonly Row[]
  /** How many rows of that page are not loaded: continuous mode loads blocks as they come into view. */
  readonly missingCount: number
  /** The pinned rows. */
  readonly pinnedRows: readonly GridTableRow[]
  /** How many rows are below the pinned ones. While a request runs: those of the view before, out of sight. */
  readonly centerCount: number
  /** The table's row at this display index, pinned or not; undefined if it is not loaded. */
  getTableRow(index: number): GridTableRow | undefined
  /** The record at this display index and its index in the table's data, for drawing. Makes no table row. */
  getRenderedRow(index: number): RenderedRow | undefined
  /** Continuous mode: the loaded blocks. */
  readonly blocks: Blocks
  /** The blocks that failed to load, as long as they are in view. */
  readonly failedBlocks: readonly number[]
  /** The page that the cursor is on, 0-based. With pages: the one on the screen. */
  readonly cursorPage: number
  /** Differs between views that need a request of their own. */
  readonly viewKey: string
  /** How many rows the drawn page has. */
  readonly renderedCount: number
  /** The 0-based index of the drawn page's first row in the whole result. */
  readonly firstRowIndex: number
  /** The visible columns, from left to right. */
  readonly columns: readonly Column[]
  readonly isLoading: boolean
  /**
   * The rows may arrive within the frozen view's time: until then the view before stays drawn
   * (state/use-frozen-view.ts).
   */
  readonly isFrozen: boolean
  readonly hasFailed: boolean
  /** Why no request is sent: a filter is missing, or two exclude each other; null if the list is requested. */
  readonly idleReason: string | null
  /** null until the first response. */
  readonly totals: ListTotals | null
  /** The cursor on these rows; null until the table has been entered. */
  readonly cursor: Cursor | null
  /** By id, kept across pages. */
  readonly selection: ReadonlyMap<number, Row>
  /** Ids of the rows that appeared or changed during auto refresh. */
  readonly changedIds: ReadonlySet<number>
  /** A one-line note above the table. */
  readonly notice: string | null
  /** The filters of the open quick filter line if they differ from those applied; else null. */
  readonly draftFilters: ListState['filters'] | null
  readonly openMenu: OpenMenu | null
  readonly openPanel: OpenPanel
  /** The preview of the record under the cursor is beside the table, whatever other panel is open. */
  readonly isPreviewOpen: boolean
  readonly gridRef: RefObject<HTMLTableElement | null>
  /** Scroll position of the table, px. */
  readonly scrollTopRef: RefObject<number>
  readonly filterRef: RefObject<HTMLFormElement | null>
  /** Give `id` if the rows of the new position are not drawn yet; null if the id is not known. */
  setCursor(next: GridCursor & Pick<Cursor, 'pendingIndex'>, id?: number | null): void
  setSelection(next: ReadonlyMap<number, Row>): void
  setChangedIds(ids: ReadonlySet<number>): void
  setNotice(text: string | null): void
  setDraftFilters(filters: ListState['filters'] | null): void
  setOpenMenu(menu: OpenMenu | null): void
  setOpenPanel(panel: OpenPanel): void
  setPreviewOpen(isOpen: boolean): void
  /** Closes the open menu and gives the focus back to the table. */
  closeMenu(): void
  /**
   * Changes the url state. Another size, order or filter goes back to page 0. `message` is announced with the result.
   */
  updateState(patch: Partial<ListState>, message?: string): void
  /** Moves by `step` pages; negative goes back. */
  turnPages(step: number): void
  /** Requests the list with these filters. Unchanged filters are requested again, as a press of Aplicar means it. */
  applyFilters(filters: ListState['filters']): void
  /** Sorts by the field: ascending first, then inverted. */
  sortBy(field: string): void
  reload(): void
  /**
   * Stops waiting for the page that is loading: the list counts as failed and can be retried. False if none is loading.
   */
  cancelLoading(): boolean
  /** Stores a block that continuous mode has loaded. */
  setBlock(at: number, rows: readonly Row[]): void
  /**
   * Changes the list of blocks that failed, or were scrolled past; these are requested again when they come into view.
   */
  setFailedBlocks(change: (missed: readonly number[]) => readonly number[]): void
  /** Requests again what failed. */
  retry(): void
  /**
   * Sets the blocks that were read along with a response which is about to replace the current page; no block with
   * pages.
   */
  replacePage(next: ListPage, blocks: Blocks): void
  /** Continuous mode: moves the cursor to this 0-based index of the whole result. */
  jumpToIndex(index: number): void
  /** Prefetches the page `step` pages away, which the operator is about to open. */
  prefetchPage(step: number): void
}
