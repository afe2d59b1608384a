/** The context at the moment when the palette opens: the current screen, or the next one during a navigation. */
import { getRecentActions } from '#commands/execution/history.ts'
import { isInGrid } from '#ui/focus/focus.ts'
import { getCustomKeys } from '#commands/custom-keys.ts'
import { createInterpreter } from '#commands/language/interpreter.ts'
import type { Interpreter } from '#commands/language/interpretation.ts'
import { getCommandContext, getRegistry } from '#commands/runtime.ts'
import { getRecentRecords } from '#commands/recent-records.ts'
import { getUsage } from '#commands/execution/usage.ts'
import { routeTransition } from '#commands/screen.ts'
import { getSavedScripts } from '#commands/scripts/saved-scripts.ts'
import type { PaletteContext } from './palette-listing.ts'
import { getPaletteState } from './palette-store.ts'
import { memoizeByObject } from '#commands/language/words/memoize.ts'
import { toPlatformTime } from '#lib/format/platform-time.ts'

const MAX_RECENT_ACTIONS = 5
const interpreterByRegistry = memoizeByObject(createInterpreter)

/** The interpreter for all commands; created once, before the first opening if there is time. */
export const getInterpreter = (): Interpreter => interpreterByRegistry(getRegistry())

/** Creates the context; its rows are the selection, else the row that has the focus. */
export function createPaletteContext(): PaletteContext {
  const currentContext = getCommandContext()
  // During a navigation nothing refers to the screen that is being left.
  const isNavigating = routeTransition.get() === 'under way'
  const commandContext = isNavigating
    ? { ...currentContext, screen: { ...currentContext.screen, resource: null, list: null, form: null } }
    : currentContext
  const { list } = commandContext.screen
  const selection = list?.getSelection() ?? []
  const cursor = isInGrid(getPaletteState().previousFocus) ? list?.getCursorRow() : null
  return {
    registry: getRegistry(),
    interpreter: getInterpreter(),
    commandContext,
    customKeys: getCustomKeys(),
    now: toPlatformTime(),
    getUsage: (id) => getUsage(id),
    recentActions: getRecentActions(MAX_RECENT_ACTIONS),
    recentRecords: getRecentRecords(),
    scripts: getSavedScripts(),
    rows: selection.length > 0 ? selection : cursor ? [cursor] : [],
  }
}
