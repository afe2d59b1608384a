/** What the looked-up records mean for a command: which of them it skips, how many remain. */
import type { RecordSummary } from '#commands/resource.ts'
import type { Step } from '#commands/execution/script.ts'
import { type PaletteEntry, getScript } from './entry.ts'
import type { RecordLookup, RecordLookups } from './palette-lines.ts'

interface LookupResult {
  /** The ids that the command skips, with the reason. */
  skip: ReadonlyMap<number, string>
  /** By id; for a script by the position of the step. */
  records: ReadonlyMap<number, RecordSummary>
  /** Which records could not be read, for the confirmation: 'Não lido antes: #9.'; '' for none. */
  note: string
  /** How many records are affected; null if they have not been looked up. */
  count: number | null
}

/** The result for an entry whose records were not looked up. */
export const EMPTY_LOOKUP: LookupResult = { skip: new Map(), records: new Map(), note: '', count: null }

/** How many unread records are listed. */
const MAX_LISTED_UNREAD = 10

function formatUnreadNote(lookups: readonly (readonly [id: number, lookup: RecordLookup])[]): string {
  const ids = lookups.flatMap(([id, { state }]) => (state === 'failed' || state === 'loading' ? [id] : []))
  if (ids.length === 0) return ''
  const more = ids.length > MAX_LISTED_UNREAD ? ` e mais ${ids.length - MAX_LISTED_UNREAD}` : ''
  const listedIds = ids.slice(0, MAX_LISTED_UNREAD).map((id) => `#${id}`)
  return `${ids.length === 1 ? 'Não lido' : 'Não lidos'} antes: ${listedIds.join(', ')}${more}.`
}

/** Why this record is skipped; null if it is not. */
function getSkipReason(id: number, lookup: RecordLookup): string | null {
  if (lookup.state === 'missing') return `#${id} não existe`
  return lookup.state === 'found' && lookup.unchangedReason !== null ? `#${id} ${lookup.unchangedReason}` : null
}

/** The result for this entry of the listing; `lookedUpEntries` are the entries whose records were looked up. */
export function createLookupResult(
  entry: PaletteEntry,
  lookups: RecordLookups,
  lookedUpEntries: readonly PaletteEntry[],
): LookupResult {
  const script = getScript(entry)
  if (script) return createScriptLookupResult(script.steps, lookups, lookedUpEntries)
  const entryLookups = lookups.get(entry.key) ?? []
  const skip = entryLookups.flatMap(([id, state]): [number, string][] => {
    const reason = getSkipReason(id, state)
    return reason === null ? [] : [[id, reason]]
  })
  return {
    skip: new Map(skip),
    records: new Map(
      entryLookups.flatMap(([id, state]) => (state.state === 'found' ? [[id, state.record] as const] : [])),
    ),
    note: formatUnreadNote(entryLookups),
    count: entryLookups.length > 0 ? entryLookups.length - skip.length : null,
  }
}

/** A script skips steps, by position from 1. */
function createScriptLookupResult(
  steps: readonly Step[],
  lookups: RecordLookups,
  lookedUpEntries: readonly PaletteEntry[],
): LookupResult {
  const skip = new Map<number, string>()
  const records = new Map<number, RecordSummary>()
  const stepLookups: [id: number, lookup: RecordLookup][] = []
  for (const [index, { command, id, phrase }] of steps.entries()) {
    const state = lookedUpEntries
      .filter((each) => each.command === command)
      .flatMap((each) => lookups.get(each.key) ?? [])
      .find(([record]) => record === id)?.[1]
    if (id === null || !state) continue
    stepLookups.push([id, state])
    if (state.state === 'found') records.set(index + 1, state.record)
    // An earlier step may change the record, so its later state is not known yet: of 'desabilitar {1}', 'habilitar {1}'
    // both run.
    const isChanged = steps
      .slice(0, index)
      .some((earlierStep) => earlierStep.id === id && earlierStep.command.resource === command.resource)
    const skipReason = isChanged && state.state === 'found' ? null : getSkipReason(id, state)
    if (skipReason !== null) skip.set(index + 1, `${phrase} (${skipReason})`)
  }
  return { skip, records, note: formatUnreadNote(stepLookups), count: null }
}
