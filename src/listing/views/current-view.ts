/** Which saved view a list shows, for its tabs and for the command that saves what was changed in it. */
import type { ListState } from '#commands/screen.ts'
import { type Place, placeAt, readQuery } from '#lib/places/place.ts'
import { fold } from '#lib/written/fold.ts'
import { withChoice } from '#listing/address/list-search.ts'
import { readListState, writeListState } from '#listing/address/url-state.ts'
import type { AnyList } from '#listing/define.ts'
import { savedViews, type View } from './views.ts'

/** The view that is shown. */
export interface CurrentView {
  view: View
  /** The list shows something else by now. */
  isChanged: boolean
}

/** The saved views of this list. */
export const viewsOf = ({ path }: Pick<AnyList, 'path'>, views: readonly View[] = savedViews()): View[] =>
  views.filter(({ to }) => placeAt(to).to === path)

/** What a view keeps of a list's state, as one text: neither the page nor its own name. */
const keptPart = (definition: AnyList, state: ListState): string =>
  writeListState(definition, { ...state, page: 0, savedView: undefined })

/** The view that was opened, else the one that says just what the list shows; null where there is none. */
export function currentView(definition: AnyList, state: ListState, views = viewsOf(definition)): CurrentView | null {
  const now = keptPart(definition, state)
  const isShown = ({ to }: View) => keptPart(definition, readListState(definition, placeAt(to).search ?? {})) === now
  const opened = views.find(({ name }) => state.savedView !== undefined && fold(name) === fold(state.savedView))
  if (opened) return { view: opened, isChanged: !isShown(opened) }
  const same = views.find(isShown)
  return same ? { view: same, isChanged: false } : null
}

/** The whole list, with the columns and the mode that its operator has chosen for it. */
export const wholeListPlace = (definition: AnyList): Place => ({
  to: definition.path,
  search: readQuery(withChoice(definition, '')),
})

/** True where the list shows no view and no filter, but those it cannot be without. */
export const showsWholeList = ({ filters = [] }: Pick<AnyList, 'filters'>, state: ListState): boolean =>
  state.savedView === undefined && filters.every(({ name, initial = '' }) => (state.filters[name] ?? '') === initial)
