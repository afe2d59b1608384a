/**
 * Turns recorded actions into the phrases of a script: the ids of changed records become slots (commands/scripts/README
 * §4). Pure.
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

/** The arguments of this action that take ids of this resource, and have a value. */
const findIdArgs = ({ command, args }: RecordedCommand, resource: Resource) =>
  getArgEntries(command).filter(
    ([name, arg]) => (arg.kind === 'id' || arg.kind === 'ids') && arg.resource === resource && args[name] !== undefined,
  )

/** The resource whose records the script changes: that of the first action on a record. */
function findChangedResource(actions: readonly RecordedCommand[]): Resource | null {
  for (const { command, args } of actions)
    for (const [name, arg] of getArgEntries(command))
      if ((arg.kind === 'id' || arg.kind === 'ids') && arg.resource && args[name] !== undefined) return arg.resource
  return null
}

/** The most slots that a script has. */
const MAX_SLOTS = 9

interface SlotRecords {
  ids: Set<number>
  /** What was done on these records, with a slot in place of the record; each phrase once. */
  doneActions: string[]
}

const toIds = (value: unknown): number[] => [value].flat().filter((id): id is number => typeof id === 'number')

/** The action's phrase, with the number from `of` in place of its records of the resource. */
function formatWithSlots(
  action: RecordedCommand,
  resource: Resource,
  getSlotProbe: (ids: readonly number[]) => number | null,
): string {
  const slotArgs = findIdArgs(action, resource).flatMap(([name, { kind }]) => {
    const probe = getSlotProbe(toIds(action.args[name]))
    return probe === null ? [] : [[name, kind === 'ids' ? [probe] : probe] as const]
  })
  return formatCanonicalPhrase(action.command, { ...action.args, ...Object.fromEntries(slotArgs) }).trim()
}

const isPrefix = (longer: readonly string[], shorter: readonly string[]) =>
  shorter.every((each, index) => each === longer[index])

/**
 * Which records share a slot: those of one action, and those on which the same was done, as far as it was done on each.
 * All others get their own slot.
 */
function assignSlots(actions: readonly RecordedCommand[], resource: Resource): SlotRecords[] {
  const slots: SlotRecords[] = []
  for (const action of actions) {
    const done = formatWithSlots(action, resource, () => getProbe(1))
    for (const [name] of findIdArgs(action, resource)) {
      const ids = toIds(action.args[name])
      const matchingSlots = slots.filter((place) => ids.some((id) => place.ids.has(id)))
      const [slot = { ids: new Set(), doneActions: [] }, ...others] = matchingSlots
      if (matchingSlots.length === 0) slots.push(slot)
      for (const other of others) {
        slots.splice(slots.indexOf(other), 1)
        for (const id of other.ids) slot.ids.add(id)
        slot.doneActions = [...new Set([...slot.doneActions, ...other.doneActions])]
      }
      for (const id of ids) slot.ids.add(id)
      if (!slot.doneActions.includes(done)) slot.doneActions.push(done)
    }
  }
  const joinedSlots: SlotRecords[] = []
  for (const slot of slots) {
    const similarSlot = joinedSlots.find(
      ({ doneActions }) => isPrefix(doneActions, slot.doneActions) || isPrefix(slot.doneActions, doneActions),
    )
    if (!similarSlot) joinedSlots.push(slot)
    else {
      for (const id of slot.ids) similarSlot.ids.add(id)
      if (slot.doneActions.length > similarSlot.doneActions.length) similarSlot.doneActions = slot.doneActions
    }
  }
  return joinedSlots
}

/** One phrase per line, in order; a phrase that is already there is not repeated. */
export function createScriptLines(actions: readonly RecordedCommand[]): string[] {
  const resource = findChangedResource(actions)
  const slots = resource ? assignSlots(actions, resource) : []
  const getSlot = (ids: readonly number[]) => {
    const slotNumber = slots.findIndex((each) => ids.some((id) => each.ids.has(id))) + 1
    return slotNumber > 0 && slotNumber <= MAX_SLOTS ? getProbe(slotNumber) : null
  }
  const lines = actions.map((action) =>
    resource
      ? restoreSlots(formatWithSlots(action, resource, getSlot))
      : formatCanonicalPhrase(action.command, action.args).trim(),
  )
  return [...new Set(lines)]
}
