/** What the parts of a list screen are drawn from; made by useList and passed down whole. */
import type { RefObject } from 'react'
import type { Row } from '#commands/resource.ts'
import type { ListState } from '#commands/screen.ts'
import type { Blocks } from '#listing/url-state/continuous-rows.ts'
import type { ListPage } from '#listing/url-state/page-query.ts'
import type { GridCursor } from '#listing/grid/grid-keys.ts'
import type { RenderedRow, GridTable, GridTableRow } from '#listing/grid/grid-table.ts'
import type { AnyList, Column } from './define.ts'

/**
 * The menu that is open: a row's actions, by id, a column's, by field, the choice of columns, or that of the cell under
 * the cursor, where the pointer is, px.
 */
export type OpenMenu = { rowId: number } | { columnField: string } | 'columns' | { x: number; y: number }

/** What stands over the table: the typed filter, records side by side, nothing. */
export type OpenPanel = 'filter' | { compare: readonly number[] } | null

/** The cursor: which record, and where it stood, so that a removed row's place is taken by the next one. */
export interface Cursor extends GridCursor {
  id: number | null
  /** Its place on a page that is yet to come, whose rows on top stand elsewhere. */
  pendingIndex?: number
  /** The row in which it stood before its record went to the top. */
  previousRow?: number
}

/** How many records and pages a list has. */
export interface ListTotals {
  totalElements: number
  totalPages: number
  /** Nobody says how many there are: the figures are for paging on, and are not told (api/page.ts). */
  isTotalUnknown?: true
  /** The list failed, or nothing is asked: the zeros say nothing. */
  isUnknown?: true
}

/** A list as it stands on the screen, and what can be done to it. */
export interface ListModel {
  readonly definition: AnyList
  readonly state: ListState
  readonly table: GridTable
  /** As they stand: those on top, then the page's; the page's are gone while a request is under way (spec 1 §4). */
  readonly rows: readonly Row[]
  /** As the platform answered them; of one long table those of the page of the cursor that are there. */
  readonly pageRows: readonly Row[]
  /** How many more rows that page has: one long table is there in blocks, which come as they are seen. */
  readonly missingCount: number
  /** The rows that stay on top. */
  readonly pinnedRows: readonly GridTableRow[]
  /** How many rows stand beneath them; while a request is under way those before it, out of sight. */
  readonly centerCount: number
  /** The table's row at this place among all as they stand, on top or not; undefined where it is not there yet. */
  getTableRow(index: number): GridTableRow | undefined
  /** The same for who draws it: the record, and its place in the table's data. No row of the table's is made for it. */
  getRenderedRow(index: number): RenderedRow | undefined
  /** One long table: the blocks that are there. */
  readonly blocks: Blocks
  /** Those that could not be read, as long as they are in sight. */
  readonly failedBlocks: readonly number[]
  /** The page that the cursor is on, 0-based; of pages, the one on the screen. */
  readonly cursorPage: number
  /** Differs between views that are read anew. */
  readonly viewKey: string
  /** How many rows the drawn page has. */
  readonly renderedCount: number
  /** The place of the drawn page's first row among all, 0-based. */
  readonly firstRowIndex: number
  /** The visible ones, from left to right. */
  readonly columns: readonly Column[]
  readonly isLoading: boolean
  /** Its rows may come at once: until then what is drawn stays that of the view before (state/held-drawing.ts). */
  readonly isFrozen: boolean
  readonly hasFailed: boolean
  /** Why nothing is asked: a filter is missing or two cannot go together; null while the list is asked for. */
  readonly idleReason: string | null
  /** null until the first answer. */
  readonly totals: ListTotals | null
  /** Where the cursor stands on these rows; null until the table was entered. */
  readonly cursor: Cursor | null
  /** By id, kept over pages. */
  readonly selection: ReadonlyMap<number, Row>
  /** Ids of the rows that came or changed while the list is followed. */
  readonly changedIds: ReadonlySet<number>
  /** One quiet line above the table. */
  readonly notice: string | null
  /** What the typed filter line stands for while it is open and differs from what is applied; else null. */
  readonly draftFilters: ListState['filters'] | null
  readonly openMenu: OpenMenu | null
  readonly openPanel: OpenPanel
  /** The record under the cursor stands beside the table, whatever else is opened. */
  readonly isPreviewOpen: boolean
  readonly gridRef: RefObject<HTMLTableElement | null>
  /** How far the table is scrolled, px. */
  readonly scrollTopRef: RefObject<number>
  readonly filterRef: RefObject<HTMLFormElement | null>
  /** `id` is told where the rows that it will stand on are not drawn yet; null where it is not known. */
  setCursor(next: GridCursor & Pick<Cursor, 'pendingIndex'>, id?: number | null): void
  setSelection(next: ReadonlyMap<number, Row>): void
  setChangedIds(ids: ReadonlySet<number>): void
  setNotice(text: string | null): void
  setDraftFilters(filters: ListState['filters'] | null): void
  setOpenMenu(menu: OpenMenu | null): void
  setOpenPanel(panel: OpenPanel): void
  setPreviewOpen(isOpen: boolean): void
  /** Closes whichever menu is open; the focus goes back to the table. */
  closeMenu(): void
  /** Changes the address; another size, order or filter goes back to page 0. `said` is told with the outcome. */
  updateState(patch: Partial<ListState>, message?: string): void
  /** Goes so many pages on, or back. */
  turnPages(step: number): void
  /** Asks with these filters; the very same ones are asked for again, as a press of Aplicar means it. */
  applyFilters(filters: ListState['filters']): void
  /** Ascending first, then inverted. */
  sortBy(field: string): void
  reload(): void
  /** Stops waiting for the page being read: the list has failed then, and can be read again. False where none is. */
  cancelLoading(): boolean
  /** A block of one long table has come. */
  setBlock(at: number, rows: readonly Row[]): void
  /** It could not be read; or was passed, and is asked for once more when it comes back into sight. */
  setFailedBlocks(change: (missed: readonly number[]) => readonly number[]): void
  /** Asks once more for what could not be read. */
  retry(): void
  /** What was read anew beside an answer that is about to take the place of the one at hand; of pages no block. */
  replacePage(next: ListPage, blocks: Blocks): void
  /** Puts the cursor on a place among all rows of one long table, 0-based. */
  jumpToIndex(index: number): void
  /** The page so many pages away is about to be asked for. */
  prefetchPage(step: number): void
}
