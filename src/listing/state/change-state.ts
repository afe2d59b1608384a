/** Changes the state of a list on the screen: the URL, and what goes with a change of view. */
import { navigateTo } from '#commands/runtime.ts'
import type { ListState } from '#commands/screen.ts'
import { parseQueryParams } from '#lib/urls/route-location.ts'
import type { AnyList } from '#listing/define.ts'
import type { Cursor, ListModel } from '#listing/model.ts'
import { DEFAULT_LAYOUT } from '#listing/url-state/column-layout.ts'
import { nextListState, formatListState } from '#listing/url-state/list-state-url.ts'
import { storeChoice, formatSearch } from '#listing/url-state/use-list-state.ts'
import { isCached, fetchBeforeStep } from './offline-step.ts'
import { requestStep } from './prefetch.ts'
import { describeChange } from './use-announce-list.ts'

/** Returns what the platform is asked for, as one text. */
export const getViewKey = (definition: AnyList, state: ListState): string =>
  formatListState(definition, { ...state, layout: DEFAULT_LAYOUT, pinnedIds: [], savedView: undefined })

/** What a change of state needs besides the list. */
interface ChangeActions {
  /** Sets what is announced when the rows are there; '' for nothing. */
  readonly setAnnouncement: (text: string) => void
  /** Ends the wait for a URL that still changes. */
  readonly settleAddress: () => void
  /** Keeps the rows of before on the screen until those of the view with this key are there. */
  readonly freeze: (viewKey: string) => void
  /** Sets the cursor as it is, with the record that it names. */
  readonly setCursor: (cursor: Cursor) => void
}

/** Changes the state of `list`; `message` is announced instead of the usual text. */
export function changeState(
  list: ListModel,
  actions: ChangeActions,
  patch: Partial<ListState>,
  message: string | undefined,
): void {
  const { definition, state, totals, viewKey } = list
  // In continuous mode a page is a position to scroll to.
  if (state.continuous && patch.page !== undefined && Object.keys(patch).length === 1) {
    actions.setAnnouncement('')
    return list.jumpToIndex(patch.page * state.size)
  }
  const next = nextListState(state, patch)
  const nextViewKey = getViewKey(definition, next)
  if (nextViewKey !== viewKey && !isCached(definition, next))
    return void fetchBeforeStep(definition, next, () => changeState(list, actions, patch, message))
  actions.setAnnouncement(
    message ?? describeChange(definition, state, next, totals?.isTotalUnknown ? null : (totals?.totalPages ?? 1)),
  )
  if (patch.layout || patch.continuous !== undefined) storeChoice(definition, next)
  actions.settleAddress()
  if (nextViewKey !== viewKey) requestStep(definition, next)
  if (!state.continuous && !next.continuous) actions.freeze(nextViewKey)
  // Navigate first: changing the URL after the page was drawn anew makes the browser compute its styles halfway.
  navigateTo({ to: definition.path, search: parseQueryParams(formatSearch(definition, next)) })
  list.setNotice(null)
  const cursor = getCursorAfter(list, patch)
  if (cursor) actions.setCursor(cursor)
}

/**
 * Returns the cursor after another view was requested; null if it stays as it is. A page turn keeps the column and moves
 * the cursor to the first row below the pinned ones (commands/keys/README §5). With another order, filter or size the
 * cursor stays on its record if that is on the page.
 */
function getCursorAfter({ cursor, pinnedRows }: ListModel, patch: Partial<ListState>): Cursor | null {
  const isView = patch.page !== undefined || patch.size !== undefined || patch.sort !== undefined || patch.filters
  if (!isView || patch.continuous !== undefined || !cursor) return null
  return patch.page === undefined
    ? { ...cursor, row: Math.min(cursor.row, pinnedRows.length) }
    : { ...cursor, row: cursor.row === -1 ? -1 : pinnedRows.length, id: null }
}
