/** What the parts of a list screen are drawn from; made by useList and passed down whole. */
import type { RefObject } from 'react'
import type { Row } from '#commands/noun.ts'
import type { ListState } from '#commands/screen.ts'
import type { AnyList, Column } from './define.ts'
import type { GridCursor } from './grid-keys.ts'

/** The menu that is open: a row's actions, by id, or the choice of columns. */
export type OpenMenu = { row: number } | 'columns'

/** The cursor: which record, and where it stood, so that a removed row's place is taken by the next one. */
export interface Cursor extends GridCursor {
  id: number | null
}

/** How many records and pages a list has. */
export interface Totals {
  totalElements: number
  totalPages: number
}

export interface ListModel {
  readonly definition: AnyList
  readonly state: ListState
  /** Empty while a request is under way, as the specification writes it (spec 1 §4). */
  readonly rows: readonly Row[]
  /** The visible ones. */
  readonly columns: readonly Column[]
  readonly loading: boolean
  readonly failed: boolean
  /** Why nothing is asked: a filter is missing or two cannot go together; null while the list is asked for. */
  readonly idle: string | null
  /** null until the first answer. */
  readonly totals: Totals | null
  /** Where the cursor stands on these rows; null until the table was entered. */
  readonly cursor: Cursor | null
  /** By id, kept over pages. */
  readonly selection: ReadonlyMap<number, Row>
  /** One quiet line above the table. */
  readonly notice: string | null
  readonly menu: OpenMenu | null
  readonly gridRef: RefObject<HTMLTableElement | null>
  readonly filterRef: RefObject<HTMLFormElement | null>
  setCursor(next: GridCursor): void
  setSelection(next: ReadonlyMap<number, Row>): void
  setNotice(text: string | null): void
  setMenu(menu: OpenMenu | null): void
  /** Closes whichever menu is open; the focus goes back to the table. */
  closeMenu(): void
  /** Hides or shows a column; the last visible one stays. */
  toggleColumn(field: string): void
  /** Changes the address; anything but a page goes back to page 0. */
  show(patch: Partial<ListState>): void
  /** Asks with these filters; the very same ones are asked for again, as a press of Aplicar means it. */
  applyFilters(filters: ListState['filters']): void
  /** Ascending first, then inverted. */
  sortBy(field: string): void
  reload(): void
}
