/** Which saved view a list shows, for the tabs and for the command that saves its changes. */
import type { ListState } from '#commands/screen.ts'
import { type RouteLocation, parseHref, parseQueryParams } from '#lib/urls/route-location.ts'
import { normalizeText } from '#lib/format/normalize-text.ts'
import { applyStoredChoice } from '#listing/url-state/use-list-state.ts'
import { parseListState, formatListState } from '#listing/url-state/list-state-url.ts'
import type { AnyList } from '#listing/define.ts'
import { getSavedViews, type SavedView } from './saved-views.ts'

/** The saved view that a list shows. */
export interface CurrentView {
  view: SavedView
  /** The list has been changed since the view was opened. */
  isChanged: boolean
}

/** Returns the saved views of this list. */
export const getViewsOfList = (
  { path }: Pick<AnyList, 'path'>,
  views: readonly SavedView[] = getSavedViews(),
): SavedView[] => views.filter(({ to }) => parseHref(to).to === path)

/** Returns the part of a list's state that a view saves, as one text: without the page and the view's name. */
const getSavedPart = (definition: AnyList, state: ListState): string =>
  formatListState(definition, { ...state, page: 0, savedView: undefined })

/** Returns the view that was opened, else one equal to what the list shows; null if there is none. */
export function getCurrentView(
  definition: AnyList,
  state: ListState,
  views = getViewsOfList(definition),
): CurrentView | null {
  const current = getSavedPart(definition, state)
  const isShown = ({ to }: SavedView) =>
    getSavedPart(definition, parseListState(definition, parseHref(to).search ?? {})) === current
  const opened = views.find(
    ({ name }) => state.savedView !== undefined && normalizeText(name) === normalizeText(state.savedView),
  )
  if (opened) return { view: opened, isChanged: !isShown(opened) }
  const equalView = views.find(isShown)
  return equalView ? { view: equalView, isChanged: false } : null
}

/** Returns the location of the list without filters, with the operator's stored columns and mode. */
export const getUnfilteredLocation = (definition: AnyList): RouteLocation => ({
  to: definition.path,
  search: parseQueryParams(applyStoredChoice(definition, '')),
})

/** True if the list shows no view and no filter, except filters that it always needs. */
export const isUnfiltered = ({ filters = [] }: Pick<AnyList, 'filters'>, state: ListState): boolean =>
  state.savedView === undefined && filters.every(({ name, initial = '' }) => (state.filters[name] ?? '') === initial)
