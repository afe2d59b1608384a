/** A reading that lies on this computer's disk: gone on with where it stopped, or shown again with its verdict. */
import { formatInteger } from '#lib/written/money.ts'
import { goTo } from '#commands/runtime.ts'
import { placeAt } from '#lib/places/place.ts'
import type { KeptReading } from '#reading/keeper/database.ts'
import { listReadings, pagesKept, readingRecord } from '#reading/keeper/page-store.ts'
import { firstMoved, furtherRounds } from '#reading/walk/further-rounds.ts'
import { pagesFor } from '#reading/walk/marks.ts'
import { walksOf } from '#reading/walk/progress.ts'
import type { ReadingOutcome } from '#reading/walk/verdict.ts'
import { isHeld, isHeldAndTold, readingOwner, runReading, showKept, wholeSession } from '#listing/whole/run-reading.ts'
import { wholeReading } from '#listing/whole/whole-store.ts'
import type { ListSource } from '#listing/source.ts'
import { listShowing } from './list-on-screen.ts'

/** Goes to its list and filter; goes on reading where it has no verdict yet. */
export async function takeUpReading(reading: KeptReading): Promise<void> {
  const { label, walks, outcome, id } = reading
  if (await isHeldAndTold(id)) return
  goTo(placeAt(label.address))
  const source = await listShowing(label.title, () => reading.key)
  if (source === null) return
  if (outcome) await showKept(source, reading, outcome)
  else await runReading(source, walks === 'twice' ? 'twice' : 'once')
}

/** Shows the newest reading of this key that has its verdict; false where the disk has none, or another tab shows it. */
export async function showNewest(source: ListSource, key: string): Promise<boolean> {
  const all = await listReadings(readingOwner(), Date.now()).catch(() => [])
  const kept = all.find((reading) => reading.key === key && reading.outcome)
  if (!kept?.outcome || (await isHeld(kept.id))) return false
  await showKept(source, kept, kept.outcome)
  return wholeReading.get()?.outcome === kept.outcome
}

/** Goes on with a reading that is not proved; the pages before the first that moved stand. */
export async function goOnReading(reading: KeptReading): Promise<void> {
  const { position, outcome } = reading
  const first = outcome && firstMoved(outcome)
  if (outcome === null || first === null) return takeUpReading(reading)
  if (await isHeldAndTold(reading.id)) return
  const record = readingRecord(reading, Date.now)
  // Left between the two, the pages that are still there are found to differ again.
  await record.note(furtherRounds(position, outcome))
  await record.cut(position.walk, first)
  await takeUpReading({ ...reading, outcome: null })
}

/** The same with the reading on the screen; it is read anew where nothing of it is kept any more. */
export async function goOnWithShown(): Promise<void> {
  const session = wholeSession()
  if (!session) return
  const kept = await listReadings(readingOwner(), Date.now()).catch(() => [])
  const shown = kept.find(({ id }) => id === session.keeper.id)
  await (shown ? goOnReading(shown) : runReading(session.source, 'once'))
}

/** '4 de 5 páginas'; of two walks those of both. */
export async function pagesReadText({ id, position, walks }: KeptReading): Promise<string> {
  const pages = pagesFor(position.total, position.size)
  const read = (position.walk - 1) * pages + (await pagesKept(id, position.walk))
  return `${formatInteger(read)} de ${formatInteger(pages * walksOf(walks, position))} páginas`
}

/** What going on is called; null where there is nothing to go on with. */
export function wayOn(outcome: ReadingOutcome | null): string | null {
  if (outcome === null || outcome.verdict.kind === 'incomplete') return 'Retomar'
  const first = firstMoved(outcome)
  return first === null ? null : `Reler da página ${first + 1}`
}
