/**
 * Recorded acts as the phrases of a script: the ids of what was changed become places (commands/scripts/README §4).
 * Pure.
 */
import type { ArgValues } from '#commands/args.ts'
import { getArgEntries } from '#commands/command-args.ts'
import type { AnyCommand } from '#commands/define.ts'
import type { Resource } from '#commands/resource.ts'
import { formatCanonicalPhrase } from '#commands/language/canonical-phrase.ts'
import { restoreSlots, getProbe } from './template.ts'

interface RecordedCommand {
  command: AnyCommand
  args: ArgValues
}

/** The arguments that take ids of this noun, and have some. */
const findIdArgs = ({ command, args }: RecordedCommand, resource: Resource) =>
  getArgEntries(command).filter(
    ([name, arg]) => (arg.kind === 'id' || arg.kind === 'ids') && arg.resource === resource && args[name] !== undefined,
  )

/** Whose records the script changes: those of the first act on one. */
function findChangedResource(acts: readonly RecordedCommand[]): Resource | null {
  for (const { command, args } of acts)
    for (const [name, arg] of getArgEntries(command))
      if ((arg.kind === 'id' || arg.kind === 'ids') && arg.resource && args[name] !== undefined) return arg.resource
  return null
}

/** Most places that a script has. */
const MAX_SLOTS = 9

interface SlotRecords {
  ids: Set<number>
  /** What was done on them, with a hole for the record; each once. */
  doneActions: string[]
}

const toIds = (value: unknown): number[] => [value].flat().filter((id): id is number => typeof id === 'number')

/** The act with this number for its records of the noun. */
function formatWithSlots(
  act: RecordedCommand,
  resource: Resource,
  of: (ids: readonly number[]) => number | null,
): string {
  const open = findIdArgs(act, resource).flatMap(([name, { kind }]) => {
    const probe = of(toIds(act.args[name]))
    return probe === null ? [] : [[name, kind === 'ids' ? [probe] : probe] as const]
  })
  return formatCanonicalPhrase(act.command, { ...act.args, ...Object.fromEntries(open) }).trim()
}

const isPrefix = (longer: readonly string[], shorter: readonly string[]) =>
  shorter.every((each, at) => each === longer[at])

/**
 * Which records take one place: those that one act was about, and those on which the same was done, as far as it was
 * done on each. All others are told apart.
 */
function assignSlots(acts: readonly RecordedCommand[], resource: Resource): SlotRecords[] {
  const slots: SlotRecords[] = []
  for (const act of acts) {
    const done = formatWithSlots(act, resource, () => getProbe(1))
    for (const [name] of findIdArgs(act, resource)) {
      const ids = toIds(act.args[name])
      const matchingSlots = slots.filter((place) => ids.some((id) => place.ids.has(id)))
      const [place = { ids: new Set(), doneActions: [] }, ...others] = matchingSlots
      if (matchingSlots.length === 0) slots.push(place)
      for (const other of others) {
        slots.splice(slots.indexOf(other), 1)
        for (const id of other.ids) place.ids.add(id)
        place.doneActions = [...new Set([...place.doneActions, ...other.doneActions])]
      }
      for (const id of ids) place.ids.add(id)
      if (!place.doneActions.includes(done)) place.doneActions.push(done)
    }
  }
  const joined: SlotRecords[] = []
  for (const place of slots) {
    const like = joined.find(
      ({ doneActions }) => isPrefix(doneActions, place.doneActions) || isPrefix(place.doneActions, doneActions),
    )
    if (!like) joined.push(place)
    else {
      for (const id of place.ids) like.ids.add(id)
      if (place.doneActions.length > like.doneActions.length) like.doneActions = place.doneActions
    }
  }
  return joined
}

/** One phrase a line, in order; a phrase that is there already says nothing new. */
export function createScriptLines(acts: readonly RecordedCommand[]): string[] {
  const resource = findChangedResource(acts)
  const places = resource ? assignSlots(acts, resource) : []
  const getSlot = (ids: readonly number[]) => {
    const at = places.findIndex((each) => ids.some((id) => each.ids.has(id))) + 1
    return at > 0 && at <= MAX_SLOTS ? getProbe(at) : null
  }
  const lines = acts.map((act) =>
    resource
      ? restoreSlots(formatWithSlots(act, resource, getSlot))
      : formatCanonicalPhrase(act.command, act.args).trim(),
  )
  return [...new Set(lines)]
}
