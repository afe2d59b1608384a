/** What looking the records up means for an act: which it leaves out, how many are left. */
import type { RecordSummary } from '#commands/noun.ts'
import type { Step } from '#commands/running/script.ts'
import { type Entry, scriptOf } from './entry.ts'
import type { RecordLookup, RecordLookups } from './lines.ts'

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
export const NO_LOOKUP: LookupResult = { skip: new Map(), records: new Map(), note: '', count: null }

/** So many are told that could not be read. */
const UNREAD_TOLD = 10

function unreadNote(of: readonly (readonly [id: number, looked: RecordLookup])[]): string {
  const ids = of.flatMap(([id, { state }]) => (state === 'failed' || state === 'loading' ? [id] : []))
  if (ids.length === 0) return ''
  const more = ids.length > UNREAD_TOLD ? ` e mais ${ids.length - UNREAD_TOLD}` : ''
  const told = ids.slice(0, UNREAD_TOLD).map((id) => `#${id}`)
  return `${ids.length === 1 ? 'Não lido' : 'Não lidos'} antes: ${told.join(', ')}${more}.`
}

/** Why this record is left out; null where it is not. */
function whyLeft(id: number, looked: RecordLookup): string | null {
  if (looked.state === 'missing') return `#${id} não existe`
  return looked.state === 'found' && looked.noop !== null ? `#${id} ${looked.noop}` : null
}

/** For this entry of the listing; `shown` are the entries whose records were looked up. */
export function lookupResult(entry: Entry, looked: RecordLookups, shown: readonly Entry[]): LookupResult {
  const script = scriptOf(entry)
  if (script) return forScript(script.steps, looked, shown)
  const own = looked.get(entry.key) ?? []
  const skip = own.flatMap(([id, state]): [number, string][] => {
    const why = whyLeft(id, state)
    return why === null ? [] : [[id, why]]
  })
  return {
    skip: new Map(skip),
    records: new Map(own.flatMap(([id, state]) => (state.state === 'found' ? [[id, state.record] as const] : []))),
    note: unreadNote(own),
    count: own.length > 0 ? own.length - skip.length : null,
  }
}

/** A script leaves out steps, by their place from 1. */
function forScript(steps: readonly Step[], looked: RecordLookups, shown: readonly Entry[]): LookupResult {
  const skip = new Map<number, string>()
  const records = new Map<number, RecordSummary>()
  const all: [id: number, looked: RecordLookup][] = []
  for (const [index, { command, id, phrase }] of steps.entries()) {
    const state = shown
      .filter((each) => each.command === command)
      .flatMap((each) => looked.get(each.key) ?? [])
      .find(([record]) => record === id)?.[1]
    if (id === null || !state) continue
    all.push([id, state])
    if (state.state === 'found') records.set(index + 1, state.record)
    // What a step before this one makes of the record is not known yet: 'desabilitar {1}', 'habilitar {1}' are both
    // done.
    const isChanged = steps.slice(0, index).some((one) => one.id === id && one.command.noun === command.noun)
    const why = isChanged && state.state === 'found' ? null : whyLeft(id, state)
    if (why !== null) skip.set(index + 1, `${phrase} (${why})`)
  }
  return { skip, records, note: unreadNote(all), count: null }
}
