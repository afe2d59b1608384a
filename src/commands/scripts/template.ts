/**
 * The phrases of a script with places for ids: 'habilitar cashback {1}'. Each is read once, with numbers that stand for
 * the places, so that a run over a thousand records reads no more than one over two (commands/scripts/README §2). Pure.
 */
import type { ListView, ArgValues } from '#commands/args.ts'
import { getArgEntries, findIdArg, getIds } from '#commands/command-args.ts'
import type { AnyCommand } from '#commands/define.ts'
import type { Resource } from '#commands/resource.ts'
import { formatCanonicalPhrase } from '#commands/language/canonical-phrase.ts'
import type { Step } from '#commands/execution/script.ts'
import type { Interpreter, InterpretationContext } from '#commands/language/interpretation.ts'

/** A phrase that a script can hold. */
export interface TemplateLine {
  text: string
  command: AnyCommand
  /** With the numbers that stand for {1}, {2} … in place of ids. */
  args: ArgValues
  /** The places it has, ascending: 1, 2. */
  slots: readonly number[]
}

/** A phrase that it cannot hold, and why. */
export interface RefusedLine {
  text: string
  reason: string
}

/** '{1}' to '{9}'. */
const SLOT_PATTERN = /\{([1-9])\}/g
/** Stand for the places while a phrase is read: ids that no platform gives, further apart than a range may reach. */
const PROBE_BASE = 900_000_000_000_000
const PROBE_DISTANCE = 10_000

/** The number that stands for a place. */
export const getProbe = (slot: number): number => PROBE_BASE + slot * PROBE_DISTANCE

/** The phrase with its places written as places again. */
export const restoreSlots = (phrase: string): string =>
  phrase.replaceAll(new RegExp(`${PROBE_BASE / PROBE_DISTANCE / 10}([1-9])0{4}(?!\\d)`, 'g'), '{$1}')

/** The places of these phrases, ascending. */
export const getSlots = (lines: readonly string[]): number[] =>
  [...new Set(lines.flatMap((line) => [...line.matchAll(SLOT_PATTERN)].map((match) => Number(match[1]))))].sort(
    (a, b) => a - b,
  )

/** Reads alike wherever it is said: a script has no screen of its own. */
export const createNeutralContext = (now: Date): InterpretationContext => ({
  path: '',
  resource: null,
  hasRow: false,
  hasForm: false,
  columns: [],
  now,
  getUsage: () => 0,
})

/** What a command must be to stand in a script: an act, a place to go to, or a part of a list; no form, no window. */
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

/** The phrase as a script keeps it, or why it cannot. */
export function parseTemplateLine(text: string, interpreter: Interpreter, now: Date): TemplateLine | RefusedLine {
  const refuseWith = (why: string): RefusedLine => ({ text, reason: why })
  const line = text.replaceAll(SLOT_PATTERN, (_, slot: string) => String(getProbe(Number(slot))))
  if (RANGE_WITH_SLOT.test(text)) return refuseWith('um intervalo não leva {1}: os ids são ditos ao chamar')
  const stopReason = interpreter.getStopReason(line)
  if (stopReason !== null) return refuseWith(stopReason)
  const [reading] = interpreter.interpret(line, createNeutralContext(now)).filter(({ command }) => !command.hidden)
  if (!reading || reading.tier === 'corrected') return refuseWith('não entendido')
  const { command, args, problem, missing, namedRecords, isAmbiguous } = reading
  if (problem !== null) return refuseWith(problem)
  if (namedRecords.length > 0) return refuseWith('diz um nome: num roteiro, digite o id')
  if (missing.length > 0) return refuseWith('falta um argumento')
  if (isAmbiguous) return refuseWith('tem mais de uma leitura: diga o nome da lista')
  if (!isScriptable(command)) return refuseWith('é da tela, e não vai num roteiro')
  const slots = getSlots([text])
  const held = JSON.stringify(args)
  if (slots.some((slot) => !held.includes(String(getProbe(slot))))) return refuseWith('o lugar do id não foi entendido')
  return { text, command, args, slots }
}

/** True for a line that no script can hold. */
export const isRefused = (line: TemplateLine | RefusedLine): line is RefusedLine => 'reason' in line

const getLineSlots = (lines: readonly TemplateLine[]): number[] =>
  [...new Set(lines.flatMap((line) => line.slots))].sort((a, b) => a - b)

/** What a place of a line is: the id of whose record, where it is no amount; and the least number it takes. */
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
      const whose = resource ?? listSchema?.filters.find((field) => holdsSlot(filters[field.name], slot))?.resource
      return [{ slot, resource: whose, minimum: whose ? 1 : min }]
    }),
  )
}

/** True where every place of these lines stands for records of this noun: rows of its list can fill them. */
export const acceptsRecordsOf = (lines: readonly TemplateLine[], noun: Resource): boolean =>
  lines.flatMap(getSlotUses).every((stand) => stand.resource === noun)

/** Why one of these sets cannot stand in the places: '“0” não é um id'; null where all can. */
export function getSetError(lines: readonly TemplateLine[], sets: readonly (readonly number[])[]): string | null {
  const slots = getLineSlots(lines)
  for (const { slot, resource, minimum } of lines.flatMap(getSlotUses)) {
    if (sets.some((set) => (set[slots.indexOf(slot)] ?? minimum) < minimum))
      return resource ? '“0” não é um id' : `O mínimo é ${minimum}`
  }
  return null
}

/** The value with ids in the places. */
function fillSlots(value: unknown, ids: ReadonlyMap<number, number>): unknown {
  if (typeof value === 'number') return ids.get(value) ?? value
  if (typeof value === 'string')
    return [...ids].reduce((text, [probe, id]) => text.replaceAll(`${probe}`, `${id}`), value)
  if (Array.isArray(value)) return value.map((each) => fillSlots(each, ids))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fillSlots(each, ids)]))
}

const mapSlotsToIds = (slots: readonly number[], ids: readonly number[]): ReadonlyMap<number, number> =>
  new Map(slots.map((slot, at) => [getProbe(slot), ids[at] ?? 0]))

/** The arguments of one line with these ids in the places of the whole script. */
export const fillArgs = (line: TemplateLine, slots: readonly number[], ids: readonly number[]): ArgValues =>
  fillSlots(line.args, mapSlotsToIds(slots, ids)) as ArgValues

/** The acts of one line: one for each record where the command takes several; `phrase` where it is known for one. */
function createSteps(command: AnyCommand, args: ArgValues, phrase?: string): Step[] {
  const name = findIdArg(command)
  const ids = getIds(command, args)
  const [only = null] = ids.length === 1 ? ids : []
  if (!command.runEach || name === null || (phrase !== undefined && only !== null))
    return [{ command, args, id: only, phrase: phrase ?? formatCanonicalPhrase(command, args).trim() }]
  return ids.map((id) => {
    const one = { ...args, [name]: [id] }
    return { command, args: one, id, phrase: formatCanonicalPhrase(command, one).trim() }
  })
}

/** The acts of lines without places, in order. */
export const createStepsOfLines = (lines: readonly { command: AnyCommand; args: ArgValues }[]): Step[] =>
  lines.flatMap(({ command, args }) => createSteps(command, args))

/**
 * The acts of a script in order: lines with places run together for each set of ids, lines without run once, where they
 * stand.
 */
export function expandTemplate(lines: readonly TemplateLine[], sets: readonly (readonly number[])[]): Step[] {
  const slots = getLineSlots(lines)
  const steps: Step[] = []
  for (let at = 0; at < lines.length;) {
    const isOpen = (lines[at]?.slots.length ?? 0) > 0
    let end = at
    while (end < lines.length && (lines[end]?.slots.length ?? 0) > 0 === isOpen) end++
    const stretch = lines.slice(at, end)
    for (const ids of isOpen ? sets : [[]])
      for (const line of stretch) {
        const args = isOpen ? fillArgs(line, slots, ids) : line.args
        const phrase = line.text.replaceAll(SLOT_PATTERN, (_, slot: string) =>
          String(ids[slots.indexOf(Number(slot))] ?? ''),
        )
        steps.push(...createSteps(line.command, args, phrase))
      }
    at = end
  }
  return steps
}
