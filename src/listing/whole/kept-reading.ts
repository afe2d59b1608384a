/** A reading that lies on this computer's disk: gone on with where it stopped, or shown again with its verdict. */
import { goTo } from '#commands/runtime.ts'
import { placeAt } from '#lib/place.ts'
import type { KeptReading } from '#reading/keeper/database.ts'
import { listOnScreen } from './list-on-screen.ts'
import { readingLock, runReading, showKept } from './run-reading.ts'
import { type ListSource, sourceOf } from './source.ts'
import { keyOf } from './whole-store.ts'

/** An address that leads elsewhere by now is not waited for any longer. */
const MOST_FRAMES = 300

/** True where another tab is reading it now. */
export async function isHeld({ id }: KeptReading): Promise<boolean> {
  if (!('locks' in navigator)) return false
  const { held = [] } = await navigator.locks.query()
  return held.some(({ name }) => name === readingLock(id))
}

/** Settles when the list shows what the reading is of; the address is drawn some frames after it was gone to. */
async function filtered(source: ListSource, { key }: KeptReading): Promise<void> {
  const shows = () => key === keyOf(source.definition, source.model().state.filters)
  for (let frames = 0; frames < MOST_FRAMES && !shows(); frames++) await new Promise(requestAnimationFrame)
}

/** Goes to its list and filter; goes on reading where it has no verdict yet. */
export async function takeUpReading(reading: KeptReading): Promise<void> {
  const { label, walks, outcome } = reading
  goTo(placeAt(label.address))
  const source = sourceOf(await listOnScreen(label.title))
  await filtered(source, reading)
  if (outcome) await showKept(source, reading, outcome)
  else await runReading(source, walks === 'twice' ? 'twice' : 'once')
}
