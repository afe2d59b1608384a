/**
 * What stands on the screen now, as commands and keys see it. A list or a form registers its handle here while it is
 * mounted; nothing in this layer knows React. One screen at a time: the route change clears it.
 */
import { createEmitter, createStore } from '#lib/storage/store.ts'
import type { Origin } from '#lib/urls/origin.ts'
import type { Resource, Row } from './resource.ts'

/** A column as the verbs of a table know it. */
export interface ListColumn {
  field: string
  label: string
  isSortable: boolean
  isHidden: boolean
}

/** How the columns of a list stand, by their fields; empty where they stand as the list's definition has them. */
export interface ColumnLayout {
  /** Left out. */
  hidden: readonly string[]
  /** All of them from left to right, where they were moved. */
  order: readonly string[]
  /** px at density padrão, where a width was set. */
  widths: Readonly<Record<string, number>>
  /** Held at the left while the others scroll. */
  pinned: readonly string[]
}

/** What the list shows: page is 0-based; sort is 'field,ASC|DESC'; filters are texts as sent, empty ones left out. */
export interface ListState {
  page: number
  size: number
  sort: string
  filters: Readonly<Record<string, string>>
  layout: ColumnLayout
  /** Ids of the rows that stay on top. */
  pinnedIds: readonly number[]
  /** One long table in the place of pages. */
  continuous: boolean
  /** The name of the saved view that was opened, whatever was changed since. */
  savedView?: string | undefined
}

/** Why a verb on filters is off on a list that has none: it is not promised there at all. */
export const NO_FILTERS_REASON = 'Esta lista não tem filtros'

/**
 * A mounted list. Every verb of commands/keys/README §4, §5 on tables goes through this door, whatever surface it came
 * from.
 */
export interface ListHandle {
  readonly resource: Resource
  /** Its rows are parts of one record, with ids of their own: none of them is a record of the noun. */
  readonly hasSubRecords?: boolean
  readonly title: string
  readonly hasFilters: boolean
  getColumns(): readonly ListColumn[]
  getRows(): readonly Row[]
  /** The row under the cursor, also while the focus is elsewhere; null where there is none. */
  getCursorRow(): Row | null
  getSelection(): readonly Row[]
  getState(): ListState
  /** null before the first answer. */
  getTotals(): { totalElements: number; totalPages: number; isTotalUnknown?: true; isUnknown?: true } | null
  /** True while its rows are being read, and away. */
  isLoading(): boolean
  /** True after a failed load ('Não foi possível carregar.'), of part of its rows too. */
  hasFailed(): boolean
  defaults(): { size: number; sort: string; sizes: readonly number[] }
  /** Changes the URL state in one step; anything but a page goes back to page 0. */
  updateState(patch: Partial<ListState>): void
  reload(): void
  focusTable(): void
  submitFilters(): void
  clearFilters(): void
  /** Sets the cursor on this id and focuses it; false when the id is not on this page. */
  focusRow(id: number): boolean
  select(ids: readonly number[]): void
  /** Sets the cursor on this id where it is on this page, and leaves the focus where it is. */
  setCursor(id: number): void
  exportCsv(): void
  /** One quiet line above the table, for failures that raise no toast (commands/README §4 rule 7). */
  showMessage(message: string): void
}

/** A mounted form. */
export interface FormHandle {
  readonly resource: Resource
  isDirty(): boolean
  /** What was typed is on its way to the platform. */
  isSubmitting?(): boolean
  save(): void
  /** Saves, and opens the form anew for the next record instead of leaving; absent where a stored one is edited. */
  saveAndCreateAnother?: (() => void) | undefined
  reset(): void
  /** Leaves for the list; the leave guard asks where something was changed. */
  leave(): void
  focusFirstError(): boolean
  /** Nobody knows how its last save ended. */
  isUnconfirmed?(): boolean
  /** Looks how it ended. */
  verifyOutcome?(): void
  /** What the form does for the verbs of its own, by the verb itself. */
  readonly commandHandlers: ReadonlyMap<object, (args: Readonly<Record<string, unknown>>) => void>
}

/** The screen that the operator is on. */
export interface Screen {
  /** Path without query: '/produtos'. */
  path: string
  resource: Resource | null
  list: ListHandle | null
  form: FormHandle | null
  /** The list from which this page was opened; undefined where it was opened from elsewhere. */
  origin?: Origin | undefined
}

const screenStore = createStore<Screen>({ path: '/', resource: null, list: null, form: null })

/** The screen as it is now; the same object until something changes (useSyncExternalStore relies on it). */
export const getScreen = screenStore.get

/** Called on every change of the screen; returns the way to stop. */
export const subscribeToScreen = screenStore.subscribe

const patchScreen = (patch: Partial<Screen>) => screenStore.set({ ...screenStore.get(), ...patch })

/** The router tells where it is; another page of the same list is the same place. */
export function setRoute(path: string, resource: Resource | null, origin?: Origin): void {
  const now = screenStore.get()
  const isSame = now.path === path && now.resource === resource && now.origin?.address === origin?.address
  if (!isSame) patchScreen({ path, resource, origin })
}

/**
 * How the change of screen that was begun last goes; given up is one that failed, or that another took the place of.
 */
export type TransitionStatus = 'under way' | 'done' | 'given up'

/**
 * Set by the router: while it is under way the address is the next screen's already and the one before is still drawn.
 */
export const routeTransition = createStore<TransitionStatus>('done')

/** Registers the mounted list; returns the way to take it back. */
export function registerList(list: ListHandle): () => void {
  patchScreen({ list })
  return () => {
    if (screenStore.get().list === list) patchScreen({ list: null })
  }
}

/** Tells that the mounted list was drawn: with other rows, another cursor or selection, as it may be. */
export const listRendered = createEmitter()

/** Resolves when what was gone to is drawn and its list read, well or not; at the next turn where it is. */
export const whenScreenReady = (): Promise<void> =>
  new Promise((resolve) => {
    const stops: (() => void)[] = []
    const look = () => {
      if (routeTransition.get() === 'under way' || screenStore.get().list?.isLoading()) return
      for (const stop of stops) stop()
      resolve()
    }
    // The address is written before anything is drawn by it.
    setTimeout(() => {
      stops.push(
        ...[routeTransition.subscribe, screenStore.subscribe, listRendered.subscribe].map((subscribe) =>
          subscribe(look),
        ),
      )
      look()
    })
  })

/** Told of records that an act has just been done to: where they are selected they are let go. */
export const recordsProcessed = createEmitter<[noun: Resource, ids: readonly number[]]>()

/** Registers the mounted form; returns the way to take it back. */
export function registerForm(form: FormHandle): () => void {
  patchScreen({ form })
  return () => {
    if (screenStore.get().form === form) patchScreen({ form: null })
  }
}

/**
 * The row of this record, as the list on the screen shows it; undefined where it is not in sight. Of the selection: as
 * it was when it was selected, on whatever page.
 */
export const findRow = (
  noun: Resource,
  id: number,
  { screen: { list } }: { screen: Screen },
  of: 'rows' | 'selection' = 'rows',
): Row | undefined =>
  list?.resource === noun && !list.hasSubRecords
    ? (of === 'rows' ? list.getRows() : list.getSelection()).find((row) => row.id === id)
    : undefined
