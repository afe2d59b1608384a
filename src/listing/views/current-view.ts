/** Which saved view a list shows, for its tabs and for the command that saves what was changed in it. */
import type { ListState } from '#commands/screen.ts'
import { type RouteLocation, parseHref, parseQueryParams } from '#lib/urls/route-location.ts'
import { normalizeText } from '#lib/format/normalize-text.ts'
import { applyStoredChoice } from '#listing/url-state/use-list-state.ts'
import { parseListState, formatListState } from '#listing/url-state/list-state-url.ts'
import type { AnyList } from '#listing/define.ts'
import { getSavedViews, type SavedView } from './saved-views.ts'

/** The view that is shown. */
export interface CurrentView {
  view: SavedView
  /** The list shows something else by now. */
  isChanged: boolean
}

/** The saved views of this list. */
export const getViewsOfList = (
  { path }: Pick<AnyList, 'path'>,
  views: readonly SavedView[] = getSavedViews(),
): SavedView[] => views.filter(({ to }) => parseHref(to).to === path)

/** What a view keeps of a list's state, as one text: neither the page nor its own name. */
const getSavedPart = (definition: AnyList, state: ListState): string =>
  formatListState(definition, { ...state, page: 0, savedView: undefined })

/** The view that was opened, else the one that says just what the list shows; null where there is none. */
export function getCurrentView(
  definition: AnyList,
  state: ListState,
  views = getViewsOfList(definition),
): CurrentView | null {
  const now = getSavedPart(definition, state)
  const isShown = ({ to }: SavedView) =>
    getSavedPart(definition, parseListState(definition, parseHref(to).search ?? {})) === now
  const opened = views.find(
    ({ name }) => state.savedView !== undefined && normalizeText(name) === normalizeText(state.savedView),
  )
  if (opened) return { view: opened, isChanged: !isShown(opened) }
  const same = views.find(isShown)
  return same ? { view: same, isChanged: false } : null
}

/** The whole list, with the columns and the mode that its operator has chosen for it. */
export const getUnfilteredLocation = (definition: AnyList): RouteLocation => ({
  to: definition.path,
  search: parseQueryParams(applyStoredChoice(definition, '')),
})

/** True where the list shows no view and no filter, but those it cannot be without. */
export const isUnfiltered = ({ filters = [] }: Pick<AnyList, 'filters'>, state: ListState): boolean =>
  state.savedView === undefined && filters.every(({ name, initial = '' }) => (state.filters[name] ?? '') === initial)
