/** The scene at the moment that the palette is opened: it speaks of what stood on the screen then, or of what comes. */
import { recentPhrases } from '#commands/running/history.ts'
import { isInGrid } from '#ui/focus/focus.ts'
import { ownKeys } from '#commands/own-keys.ts'
import { createReader } from '#commands/language/reader.ts'
import type { Reader } from '#commands/language/reading.ts'
import { commandContext, theRegistry } from '#commands/runtime.ts'
import { usage } from '#commands/running/usage.ts'
import { screenChange } from '#commands/screen.ts'
import { keptScripts } from '#commands/scripts/kept-scripts.ts'
import type { Scene } from './listing.ts'
import { paletteState } from './store.ts'
import { platformNow } from '#lib/written/platform-day.ts'

const RECENTS = 5
let reader: Reader | null = null

/** The command language of all verbs, made once; ahead of the first opening where there is time. */
export const theReader = (): Reader => (reader ??= createReader(theRegistry()))

/** Takes the scene; its rows are the selection, else the row that has the focus. */
export function takeScene(): Scene {
  const now = commandContext()
  // On the way to another screen it speaks of nothing on the one that is left.
  const isLeft = screenChange.get() === 'under way'
  const context = isLeft ? { ...now, screen: { ...now.screen, noun: null, list: null, form: null } } : now
  const { list } = context.screen
  const selection = list?.selection() ?? []
  const cursor = isInGrid(paletteState().focus) ? list?.cursor() : null
  return {
    registry: theRegistry(),
    reader: theReader(),
    context,
    own: ownKeys(),
    now: platformNow(),
    usage: (id) => usage(id),
    recents: recentPhrases(RECENTS),
    scripts: keptScripts(),
    rows: selection.length > 0 ? selection : cursor ? [cursor] : [],
  }
}
