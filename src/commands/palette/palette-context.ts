/** The scene at the moment that the palette is opened: it speaks of what stood on the screen then, or of what comes. */
import { getRecentActions } from '#commands/execution/history.ts'
import { isInGrid } from '#ui/focus/focus.ts'
import { getCustomKeys } from '#commands/custom-keys.ts'
import { createInterpreter } from '#commands/language/interpreter.ts'
import type { Interpreter } from '#commands/language/interpretation.ts'
import { getCommandContext, getRegistry } from '#commands/runtime.ts'
import { getUsage } from '#commands/execution/usage.ts'
import { routeTransition } from '#commands/screen.ts'
import { getSavedScripts } from '#commands/scripts/saved-scripts.ts'
import type { PaletteContext } from './listing.ts'
import { getPaletteState } from './palette-store.ts'
import { toPlatformTime } from '#lib/format/platform-time.ts'

const MAX_RECENT_ACTIONS = 5
let cachedInterpreter: Interpreter | null = null

/** The command language of all verbs, made once; ahead of the first opening where there is time. */
export const getInterpreter = (): Interpreter => (cachedInterpreter ??= createInterpreter(getRegistry()))

/** Takes the scene; its rows are the selection, else the row that has the focus. */
export function createPaletteContext(): PaletteContext {
  const now = getCommandContext()
  // On the way to another screen it speaks of nothing on the one that is left.
  const isLeft = routeTransition.get() === 'under way'
  const context = isLeft ? { ...now, screen: { ...now.screen, resource: null, list: null, form: null } } : now
  const { list } = context.screen
  const selection = list?.getSelection() ?? []
  const cursor = isInGrid(getPaletteState().previousFocus) ? list?.getCursorRow() : null
  return {
    registry: getRegistry(),
    interpreter: getInterpreter(),
    context,
    customKeys: getCustomKeys(),
    now: toPlatformTime(),
    getUsage: (id) => getUsage(id),
    recentActions: getRecentActions(MAX_RECENT_ACTIONS),
    scripts: getSavedScripts(),
    rows: selection.length > 0 ? selection : cursor ? [cursor] : [],
  }
}
