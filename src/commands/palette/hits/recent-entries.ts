/** The lines of records that the operator had lately (commands/recent-records.ts). Pure. */
import { includesWords } from '#lib/format/match-words.ts'
import type { RecentRecord } from '#commands/recent-records.ts'
import type { PaletteEntry } from '#commands/palette/entry.ts'
import type { PaletteContext } from '#commands/palette/palette-listing.ts'
import { createHitEntry } from './hit-entry.ts'
import type { HitAnswer } from './use-record-hits.ts'

export const RECENT_RECORDS_HEADING = 'Registros recentes'
/** How many are listed before anything is typed, and how many come first among hits. */
export const MAX_RECENT_LINES = 3

/** True for the record whose form is on the screen: it is open already. */
const isOnScreen = ({ resourceId, id }: RecentRecord, { commandContext: { screen } }: PaletteContext): boolean =>
  screen.form?.resource.id === resourceId && screen.path.endsWith(`/${id}`)

/**
 * The last records whose names have these normalized words, three at most; with no words the last ones. A record that
 * has just been found is shown as it is now.
 */
export function createRecentEntries(
  words: readonly string[],
  context: PaletteContext,
  answers: readonly HitAnswer[] = [],
): PaletteEntry[] {
  const entries: PaletteEntry[] = []
  for (const recent of context.recentRecords) {
    if (entries.length === MAX_RECENT_LINES) break
    const resource = context.registry.resources.find(({ id }) => id === recent.resourceId)
    if (!resource || isOnScreen(recent, context) || !includesWords(recent.name, words)) continue
    const answer = answers.find((each) => each.resource.id === recent.resourceId)
    const found = answer?.hits?.records.find(({ id }) => id === recent.id)
    const record = found ?? { id: recent.id, name: recent.name, row: { id: recent.id } }
    const entry = createHitEntry(resource, record, words, context)
    if (entry) entries.push({ ...entry, detail: found ? '' : resource.singular })
  }
  return entries
}
