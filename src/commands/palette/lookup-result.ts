/** What looking the records up means for an act: which it leaves out, how many are left. */
import type { RecordSummary } from '#commands/resource.ts'
import type { Step } from '#commands/execution/script.ts'
import { type PaletteEntry, getScript } from './entry.ts'
import type { RecordLookup, RecordLookups } from './palette-lines.ts'

interface LookupResult {
  /** What the act leaves out, and why. */
  skip: ReadonlyMap<number, string>
  /** By id; those of a script by the places of its steps. */
  records: ReadonlyMap<number, RecordSummary>
  /** Which could not be read, for the question: 'Não lido antes: #9.'; '' for none. */
  note: string
  /** How many records it acts on; null where they have not been looked up. */
  count: number | null
}

/** Of an act whose records were not looked up. */
export const EMPTY_LOOKUP: LookupResult = { skip: new Map(), records: new Map(), note: '', count: null }

/** So many are told that could not be read. */
const MAX_LISTED_UNREAD = 10

function formatUnreadNote(lookups: readonly (readonly [id: number, looked: RecordLookup])[]): string {
  const ids = lookups.flatMap(([id, { state }]) => (state === 'failed' || state === 'loading' ? [id] : []))
  if (ids.length === 0) return ''
  const more = ids.length > MAX_LISTED_UNREAD ? ` e mais ${ids.length - MAX_LISTED_UNREAD}` : ''
  const told = ids.slice(0, MAX_LISTED_UNREAD).map((id) => `#${id}`)
  return `${ids.length === 1 ? 'Não lido' : 'Não lidos'} antes: ${told.join(', ')}${more}.`
}

/** Why this record is left out; null where it is not. */
function getSkipReason(id: number, lookup: RecordLookup): string | null {
  if (lookup.state === 'missing') return `#${id} não existe`
  return lookup.state === 'found' && lookup.unchangedReason !== null ? `#${id} ${lookup.unchangedReason}` : null
}

/** For this entry of the listing; `shown` are the entries whose records were looked up. */
export function createLookupResult(
  entry: PaletteEntry,
  lookups: RecordLookups,
  lookedUpEntries: readonly PaletteEntry[],
): LookupResult {
  const script = getScript(entry)
  if (script) return createScriptLookupResult(script.steps, lookups, lookedUpEntries)
  const own = lookups.get(entry.key) ?? []
  const skip = own.flatMap(([id, state]): [number, string][] => {
    const why = getSkipReason(id, state)
    return why === null ? [] : [[id, why]]
  })
  return {
    skip: new Map(skip),
    records: new Map(own.flatMap(([id, state]) => (state.state === 'found' ? [[id, state.record] as const] : []))),
    note: formatUnreadNote(own),
    count: own.length > 0 ? own.length - skip.length : null,
  }
}

/** A script leaves out steps, by their place from 1. */
function createScriptLookupResult(
  steps: readonly Step[],
  lookups: RecordLookups,
  lookedUpEntries: readonly PaletteEntry[],
): LookupResult {
  const skip = new Map<number, string>()
  const records = new Map<number, RecordSummary>()
  const all: [id: number, looked: RecordLookup][] = []
  for (const [index, { command, id, phrase }] of steps.entries()) {
    const state = lookedUpEntries
      .filter((each) => each.command === command)
      .flatMap((each) => lookups.get(each.key) ?? [])
      .find(([record]) => record === id)?.[1]
    if (id === null || !state) continue
    all.push([id, state])
    if (state.state === 'found') records.set(index + 1, state.record)
    // What a step before this one makes of the record is not known yet: 'desabilitar {1}', 'habilitar {1}' are both
    // done.
    const isChanged = steps.slice(0, index).some((one) => one.id === id && one.command.resource === command.resource)
    const skipReason = isChanged && state.state === 'found' ? null : getSkipReason(id, state)
    if (skipReason !== null) skip.set(index + 1, `${phrase} (${skipReason})`)
  }
  return { skip, records, note: formatUnreadNote(all), count: null }
}
