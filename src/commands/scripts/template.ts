/**
 * The phrases of a script with slots for ids: 'habilitar cashback {1}'. Each is interpreted once, with probe numbers in
 * its slots, so that a run over a thousand records interprets no more than one over two (commands/scripts/README §2).
 * Pure.
 */
import type { ListView, ArgValues } from '#commands/args.ts'
import { getArgEntries, findIdArg, getIds } from '#commands/command-args.ts'
import type { AnyCommand } from '#commands/define.ts'
import type { Resource } from '#commands/resource.ts'
import { formatCanonicalPhrase } from '#commands/language/canonical-phrase.ts'
import type { Step } from '#commands/execution/script.ts'
import type { Interpreter, InterpretationContext } from '#commands/language/interpretation.ts'
import { LINE_REFUSALS } from './line-refusals.ts'

/** A phrase that a script can hold. */
export interface TemplateLine {
  text: string
  command: AnyCommand
  /** With the probe numbers of {1}, {2} … instead of ids. */
  args: ArgValues
  /** The slots of the phrase, ascending: 1, 2. */
  slots: readonly number[]
}

/** A phrase that a script cannot hold, and why. */
export interface RefusedLine {
  text: string
  reason: string
}

/** '{1}' to '{9}'. */
const SLOT_PATTERN = /\{([1-9])\}/g
/**
 * Probe numbers replace the slots while a phrase is interpreted: ids that no platform uses, further apart than a range
 * may reach.
 */
const PROBE_BASE = 900_000_000_000_000
const PROBE_DISTANCE = 10_000

/** The probe number of a slot. */
export const getProbe = (slot: number): number => PROBE_BASE + slot * PROBE_DISTANCE

/** The phrase with its probe numbers turned back into slots. */
export const restoreSlots = (phrase: string): string =>
  phrase.replaceAll(new RegExp(`${PROBE_BASE / PROBE_DISTANCE / 10}([1-9])0{4}(?!\\d)`, 'g'), '{$1}')

/** The slots of these phrases, ascending. */
export const getSlots = (lines: readonly string[]): number[] =>
  [...new Set(lines.flatMap((line) => [...line.matchAll(SLOT_PATTERN)].map((match) => Number(match[1]))))].sort(
    (a, b) => a - b,
  )

/** A context in which a phrase means the same on every screen, since a script has no screen of its own. */
export const createNeutralContext = (now: Date): InterpretationContext => ({
  path: '',
  resource: null,
  hasRow: false,
  hasForm: false,
  columns: [],
  now,
  getUsage: () => 0,
})

/** True for a command that a script can hold: an action, a navigation, or a part of a list; no form and no dialog. */
export function isScriptable({
  group,
  hidden,
  to,
  runEach,
  run,
  args,
  opensRecord,
  opensAnyRecord,
}: AnyCommand): boolean {
  if (hidden || opensRecord || opensAnyRecord) return false
  if (to) return group === 'Ir para' || 'vista' in args
  return group === 'Ações' && Boolean(runEach ?? run)
}

/** '{1}-{2}', '12 a {1}' */
const RANGE_WITH_SLOT = /\{[1-9]\}\s*(?:-|–|a|até|\.\.)\s*[{\d]|\d\s*(?:-|–|a|até|\.\.)\s*\{[1-9]\}/i

/** The phrase as a script stores it, or why it cannot. */
export function parseTemplateLine(text: string, interpreter: Interpreter, now: Date): TemplateLine | RefusedLine {
  const refuseWith = (reason: string): RefusedLine => ({ text, reason })
  const line = text.replaceAll(SLOT_PATTERN, (_, slot: string) => String(getProbe(Number(slot))))
  if (RANGE_WITH_SLOT.test(text)) return refuseWith('um intervalo não leva {1}: os ids são ditos ao chamar')
  const stopReason = interpreter.getStopReason(line, createNeutralContext(now))
  if (stopReason !== null) return refuseWith(stopReason)
  const [interpretation] = interpreter
    .interpret(line, createNeutralContext(now))
    .filter(({ command }) => !command.hidden)
  if (!interpretation || interpretation.tier === 'corrected') return refuseWith(LINE_REFUSALS.notUnderstood)
  const { command, args, problem, missing, namedRecords, isAmbiguous } = interpretation
  if (problem !== null) return refuseWith(problem)
  if (namedRecords.length > 0) return refuseWith(LINE_REFUSALS.namesRecord)
  if (missing.length > 0) return refuseWith(LINE_REFUSALS.lacksArgument)
  if (isAmbiguous) return refuseWith('tem mais de uma leitura: diga o nome da lista')
  if (!isScriptable(command)) return refuseWith('é da tela, e não vai num roteiro')
  const slots = getSlots([text])
  const argsText = JSON.stringify(args)
  if (slots.some((slot) => !argsText.includes(String(getProbe(slot)))))
    return refuseWith('o lugar do id não foi entendido')
  return { text, command, args, slots }
}

/** True for a phrase that no script can hold. */
export const isRefused = (line: TemplateLine | RefusedLine): line is RefusedLine => 'reason' in line

const getLineSlots = (lines: readonly TemplateLine[]): number[] =>
  [...new Set(lines.flatMap((line) => line.slots))].sort((a, b) => a - b)

/** What a slot of a line is: the id of a resource's record, or an amount without a resource; and its minimum. */
interface SlotUse {
  slot: number
  resource: Resource | undefined
  minimum: number
}

function getSlotUses({ command, args, slots }: TemplateLine): SlotUse[] {
  const holdsSlot = (value: unknown, slot: number) => JSON.stringify(value ?? '').includes(String(getProbe(slot)))
  return slots.flatMap((slot) =>
    getArgEntries(command).flatMap(([name, { resource, listSchema, min = 0 }]): SlotUse[] => {
      if (!holdsSlot(args[name], slot)) return []
      const { filters = {} } = (listSchema ? args[name] : {}) as Partial<ListView>
      const slotResource =
        resource ?? listSchema?.filters.find((field) => holdsSlot(filters[field.name], slot))?.resource
      return [{ slot, resource: slotResource, minimum: slotResource ? 1 : min }]
    }),
  )
}

/** True if every slot of these lines is a record of this resource, so that rows of its list can fill them. */
export const acceptsRecordsOf = (lines: readonly TemplateLine[], resource: Resource): boolean =>
  lines.flatMap(getSlotUses).every((use) => use.resource === resource)

/** Why one of these sets cannot fill the slots: '“0” não é um id'; null if all can. */
export function getSetError(lines: readonly TemplateLine[], sets: readonly (readonly number[])[]): string | null {
  const slots = getLineSlots(lines)
  for (const { slot, resource, minimum } of lines.flatMap(getSlotUses)) {
    if (sets.some((set) => (set[slots.indexOf(slot)] ?? minimum) < minimum))
      return resource ? '“0” não é um id' : `O mínimo é ${minimum}`
  }
  return null
}

/** The value with ids instead of probe numbers. */
function fillSlots(value: unknown, ids: ReadonlyMap<number, number>): unknown {
  if (typeof value === 'number') return ids.get(value) ?? value
  if (typeof value === 'string')
    return [...ids].reduce((text, [probe, id]) => text.replaceAll(`${probe}`, `${id}`), value)
  if (Array.isArray(value)) return value.map((each) => fillSlots(each, ids))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fillSlots(each, ids)]))
}

const mapSlotsToIds = (slots: readonly number[], ids: readonly number[]): ReadonlyMap<number, number> =>
  new Map(slots.map((slot, index) => [getProbe(slot), ids[index] ?? 0]))

/** The arguments of one line with these ids in the slots of the whole script. */
export const fillArgs = (line: TemplateLine, slots: readonly number[], ids: readonly number[]): ArgValues =>
  fillSlots(line.args, mapSlotsToIds(slots, ids)) as ArgValues

/**
 * The steps of one line: one per record if the command accepts several; `phrase` if there is one for a single record.
 */
function createSteps(command: AnyCommand, args: ArgValues, phrase?: string): Step[] {
  const name = findIdArg(command)
  const ids = getIds(command, args)
  const [singleId = null] = ids.length === 1 ? ids : []
  if (!command.runEach || name === null || (phrase !== undefined && singleId !== null))
    return [{ command, args, id: singleId, phrase: phrase ?? formatCanonicalPhrase(command, args).trim() }]
  return ids.map((id) => {
    const stepArgs = { ...args, [name]: [id] }
    return { command, args: stepArgs, id, phrase: formatCanonicalPhrase(command, stepArgs).trim() }
  })
}

/** The steps of lines without slots, in order. */
export const createStepsOfLines = (lines: readonly { command: AnyCommand; args: ArgValues }[]): Step[] =>
  lines.flatMap(({ command, args }) => createSteps(command, args))

/**
 * The steps of a script in order: adjacent lines with slots run together for each set of ids; lines without slots run
 * once, where they are.
 */
export function expandTemplate(lines: readonly TemplateLine[], sets: readonly (readonly number[])[]): Step[] {
  const slots = getLineSlots(lines)
  const steps: Step[] = []
  for (let start = 0; start < lines.length;) {
    const hasSlots = (lines[start]?.slots.length ?? 0) > 0
    let end = start
    while (end < lines.length && (lines[end]?.slots.length ?? 0) > 0 === hasSlots) end++
    const block = lines.slice(start, end)
    for (const ids of hasSlots ? sets : [[]])
      for (const line of block) {
        const args = hasSlots ? fillArgs(line, slots, ids) : line.args
        const phrase = line.text.replaceAll(SLOT_PATTERN, (_, slot: string) =>
          String(ids[slots.indexOf(Number(slot))] ?? ''),
        )
        steps.push(...createSteps(line.command, args, phrase))
      }
    start = end
  }
  return steps
}
