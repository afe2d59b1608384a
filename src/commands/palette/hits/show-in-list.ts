/** Shows a found record among its neighbours: its list, with the cursor on the record. */
import type { ListView } from '#commands/args.ts'
import type { AnyCommand } from '#commands/define.ts'
import { getScreen, listRendered } from '#commands/screen.ts'
import type { Hit } from '#commands/palette/entry.ts'
import type { PaletteContext } from '#commands/palette/palette-listing.ts'
import { createOnlyView, findViewCommand } from './view-command.ts'

/** Rows per page around a record of a list that is sorted by name. */
const PAGE_SIZE = 50
/** In ms: after this time the list is not waited for any longer. */
const GIVE_UP_MS = 5_000

/** The command that shows a list, and which part of it. */
interface Neighbours {
  command: AnyCommand
  view: ListView
}

/**
 * Returns the part of the list where a record stands: the rows that were found with it; in a list without a filter by
 * name its page in the order of names; of a record that was not searched for, the rows with its name. null if the
 * resource has no list.
 */
export function findNeighbours({ resource, record, found }: Hit, context: PaletteContext): Neighbours | null {
  const { path, search, scanOrder } = resource
  const createNeighbours = (
    listPath: string | undefined,
    filters: ListView['filters'],
    more: Partial<ListView> = {},
  ) => {
    const command = findViewCommand(context, listPath, filters)
    return command ? { command, view: { ...createOnlyView(context, command, filters), ...more } } : null
  }
  const sizes = findViewCommand(context, path, {})?.args['vista']?.listSchema?.sizes ?? []
  const size = sizes.includes(PAGE_SIZE) ? PAGE_SIZE : sizes.at(-1)
  if (found?.index !== undefined && scanOrder && size !== undefined)
    return createNeighbours(path, {}, { sort: scanOrder.sort, size, page: Math.floor(found.index / size) })
  const byName: ListView['filters'] = search && record.name !== '' ? { [search.by]: record.name } : {}
  const byFound = found?.filters ? createNeighbours(found.path, found.filters) : null
  return byFound ?? createNeighbours(path, byName) ?? createNeighbours(path, {})
}

/**
 * Puts the cursor on the row with this id as soon as the list at `path` shows it. Gives up after 5 s, and when the
 * operator presses a key.
 */
export function focusRowWhenShown(path: string, id: number): void {
  const focusRow = () => {
    const screen = getScreen()
    if (screen.path === path && screen.list && !screen.list.isLoading() && screen.list.focusRow(id)) stop()
  }
  const unsubscribe = listRendered.subscribe(focusRow)
  const timer = setTimeout(stop, GIVE_UP_MS)
  addEventListener('keydown', stop, { capture: true, once: true })
  function stop() {
    unsubscribe()
    clearTimeout(timer)
    removeEventListener('keydown', stop, { capture: true })
  }
}
