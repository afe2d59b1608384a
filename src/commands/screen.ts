/**
 * The current screen as commands and keys see it. A list or a form registers its handle here while it is mounted;
 * nothing in this layer knows React. There is one screen at a time; a change of route clears it.
 */
import { createEmitter, createStore } from '#lib/storage/store.ts'
import type { SourceList } from '#lib/urls/origin.ts'
import type { Resource, Row } from './resource.ts'

/** A column as the table's commands see it. */
export interface ListColumn {
  field: string
  label: string
  isSortable: boolean
  /** Why the column cannot be sorted, if there is a reason besides its kind. */
  notSortableReason?: string | undefined
  isHidden: boolean
}

/** The layout of a list's columns, by field; empty values mean the layout of the list's definition. */
export interface ColumnLayout {
  /** Hidden columns. */
  hidden: readonly string[]
  /** All columns from left to right, if the operator moved one. */
  order: readonly string[]
  /** Widths set by the operator, in px at density padrão. */
  widths: Readonly<Record<string, number>>
  /** Columns that stay at the left while the others scroll. */
  pinned: readonly string[]
}

/** The state of the list: page is 0-based; sort is 'field,ASC|DESC'; filters are texts as sent, without empty ones. */
export interface ListState {
  page: number
  size: number
  sort: string
  filters: Readonly<Record<string, string>>
  layout: ColumnLayout
  /** Ids of the rows pinned on top. */
  pinnedIds: readonly number[]
  /** True in continuous mode: one long table instead of pages. */
  continuous: boolean
  /** The name of the saved view that was opened, even if the state was changed since. */
  savedView?: string | undefined
}

/** Why filter commands are disabled on a list without filters: commands/README promises none there. */
export const NO_FILTERS_REASON = 'Esta lista não tem filtros'

/**
 * A mounted list. Every table command of commands/keys/README §4, §5 uses this handle, whatever surface it came from.
 */
export interface ListHandle {
  readonly resource: Resource
  /** The rows are parts of one record, with ids of their own: none of them is a record of the resource. */
  readonly hasSubRecords?: boolean
  readonly title: string
  readonly hasFilters: boolean
  /** Why it has none although its call would, because the platform carries none of them out; else undefined. */
  readonly noFiltersReason?: string | undefined
  getColumns(): readonly ListColumn[]
  getRows(): readonly Row[]
  /** The row under the cursor, also while the focus is elsewhere; null if there is none. */
  getCursorRow(): Row | null
  getSelection(): readonly Row[]
  getState(): ListState
  /** null before the first response. */
  getTotals(): { totalElements: number; totalPages: number; isTotalUnknown?: true; isUnknown?: true } | null
  /** True while its rows are being read and are not shown. */
  isLoading(): boolean
  /** True after a failed load ('Não foi possível carregar.'), also if only some rows failed. */
  hasFailed(): boolean
  getDefaults(): { size: number; sort: string; sizes: readonly number[] }
  /** Changes the URL state in one step; any change except of the page returns to page 0. */
  updateState(patch: Partial<ListState>): void
  reload(): void
  focusTable(): void
  submitFilters(): void
  clearFilters(): void
  /** Moves the cursor to the row with this id and focuses it; false if the id is not on this page. */
  focusRow(id: number): boolean
  select(ids: readonly number[]): void
  /** Moves the cursor to the row with this id if it is on this page; leaves the focus where it is. */
  setCursor(id: number): void
  exportCsv(): void
  /** Shows one quiet line above the table, for failures without a toast (commands/README §4 rule 7). */
  showMessage(message: string): void
}

/** A mounted form. */
export interface FormHandle {
  readonly resource: Resource
  isDirty(): boolean
  /** True while the typed values are being sent to the platform. */
  isSubmitting?(): boolean
  /** Why the platform would not take what the form saves (`capabilities`); null if it does. */
  getSaveRefusal?(): string | null
  save(): void
  /**
   * Saves, then opens the form for the next new record instead of leaving; absent if the form edits an existing record.
   */
  saveAndCreateAnother?: (() => void) | undefined
  reset(): void
  /** Leaves for the list; the leave guard asks if something was changed. */
  leave(): void
  focusFirstError(): boolean
  /** True if nobody knows how the last save ended. */
  isUnconfirmed?(): boolean
  /** Checks how the last save ended. */
  verifyOutcome?(): void
  /** What the form does for its own commands, by command object. */
  readonly commandHandlers: ReadonlyMap<object, (args: Readonly<Record<string, unknown>>) => void>
}

/** The screen that the operator is on. */
export interface Screen {
  /** The path without its query: '/produtos'. */
  path: string
  resource: Resource | null
  list: ListHandle | null
  form: FormHandle | null
  /** The list from which this page was opened; undefined if it was opened from elsewhere. */
  origin?: SourceList | undefined
}

const screenStore = createStore<Screen>({ path: '/', resource: null, list: null, form: null })

/** Returns the current screen; the same object until something changes (useSyncExternalStore relies on it). */
export const getScreen = screenStore.get

/** Calls the listener on every change of the screen; returns the function that unsubscribes. */
export const subscribeToScreen = screenStore.subscribe

const patchScreen = (patch: Partial<Screen>) => screenStore.set({ ...screenStore.get(), ...patch })

/** Called by the router with the current route; another page of the same list counts as the same screen. */
export function setRoute(path: string, resource: Resource | null, origin?: SourceList): void {
  const current = screenStore.get()
  const isSame = current.path === path && current.resource === resource && current.origin?.address === origin?.address
  if (!isSame) patchScreen({ path, resource, origin })
}

/** The status of the latest change of screen; 'given up' means that it failed, or that another one replaced it. */
export type TransitionStatus = 'under way' | 'done' | 'given up'

/**
 * Set by the router. While the status is 'under way', the address is already the next screen's, but the previous screen
 * is still rendered.
 */
export const routeTransition = createStore<TransitionStatus>('done')

/** Registers the mounted list; returns the function that unregisters it. */
export function registerList(list: ListHandle): () => void {
  patchScreen({ list })
  return () => {
    if (screenStore.get().list === list) patchScreen({ list: null })
  }
}

/** Emits when the mounted list was rendered: its rows, cursor or selection may differ. */
export const listRendered = createEmitter()

/**
 * Resolves when the target screen is rendered and its list read, successfully or not; in the next task if it is
 * already.
 */
export const whenScreenReady = (): Promise<void> =>
  new Promise((resolve) => {
    const stops: (() => void)[] = []
    const resolveIfReady = () => {
      if (routeTransition.get() === 'under way' || screenStore.get().list?.isLoading()) return
      for (const stop of stops) stop()
      resolve()
    }
    // The address changes before anything is rendered for it.
    setTimeout(() => {
      stops.push(
        ...[routeTransition.subscribe, screenStore.subscribe, listRendered.subscribe].map((subscribe) =>
          subscribe(resolveIfReady),
        ),
      )
      resolveIfReady()
    })
  })

/** Emits the records that a command has just acted on: a list deselects them. */
export const recordsProcessed = createEmitter<[resource: Resource, ids: readonly number[]]>()

/** Registers the mounted form; returns the function that unregisters it. */
export function registerForm(form: FormHandle): () => void {
  patchScreen({ form })
  return () => {
    if (screenStore.get().form === form) patchScreen({ form: null })
  }
}

/**
 * The row of this record as the list on the screen shows it; undefined if it is not shown. With 'selection': the row as
 * it was when it was selected, on any page.
 */
export const findRow = (
  resource: Resource,
  id: number,
  { screen: { list } }: { screen: Screen },
  source: 'rows' | 'selection' = 'rows',
): Row | undefined =>
  list?.resource === resource && !list.hasSubRecords
    ? (source === 'rows' ? list.getRows() : list.getSelection()).find((row) => row.id === id)
    : undefined
