/** What looking the records up means for an act: which it leaves out, how many are left. */
import type { RecordSummary } from '#commands/noun.ts'
import type { Step } from '#commands/running/script.ts'
import { type Entry, scriptOf } from './entry.ts'
import type { RecordLookup, RecordLookups } from './lines.ts'

interface LookupResult {
  /** What the act leaves out, and why. */
  skip: ReadonlyMap<number, string>
  records: ReadonlyMap<number, RecordSummary>
  /** How many records it acts on; null where they have not been looked up. */
  count: number | null
}

/** Of an act whose records were not looked up. */
export const NO_LOOKUP: LookupResult = { skip: new Map(), records: new Map(), count: null }

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
    count: own.length > 0 ? own.length - skip.length : null,
  }
}

/** A script leaves out steps, by their place from 1. */
function forScript(steps: readonly Step[], looked: RecordLookups, shown: readonly Entry[]): LookupResult {
  const skip = steps.flatMap(({ command, id, phrase }, index): [number, string][] => {
    const state = shown
      .filter((each) => each.command === command)
      .flatMap((each) => looked.get(each.key) ?? [])
      .find(([record]) => record === id)?.[1]
    // What a step before this one makes of the record is not known yet: 'desabilitar {1}', 'habilitar {1}' are both done.
    const isChanged = steps.slice(0, index).some((one) => one.id === id && one.command.noun === command.noun)
    const why = id !== null && state && !(isChanged && state.state === 'found') ? whyLeft(id, state) : null
    return why === null ? [] : [[index + 1, `${phrase} (${why})`]]
  })
  return { ...NO_LOOKUP, skip: new Map(skip) }
}
