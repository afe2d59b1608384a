/**
 * The phrases of a script with places for ids: 'habilitar cashback {1}'. Each is read once, with numbers that stand for
 * the places, so that a run over a thousand records reads no more than one over two (commands/scripts/README §2). Pure.
 */
import type { ListView, Values } from '#commands/args.ts'
import { argEntries, idArgOf, idsIn } from '#commands/command-args.ts'
import type { AnyCommand } from '#commands/define.ts'
import type { Noun } from '#commands/noun.ts'
import { canonicalPhrase } from '#commands/language/canonical.ts'
import type { Step } from '#commands/running/script.ts'
import type { Reader, ReadingContext } from '#commands/language/reading.ts'

/** A phrase that a script can hold. */
export interface TemplateLine {
  text: string
  command: AnyCommand
  /** With the numbers that stand for {1}, {2} … in place of ids. */
  args: Values
  /** The places it has, ascending: 1, 2. */
  slots: readonly number[]
}

/** A phrase that it cannot hold, and why. */
export interface Refused {
  text: string
  why: string
}

/** '{1}' to '{9}'. */
const SLOT = /\{([1-9])\}/g
/** Stand for the places while a phrase is read: ids that no platform gives, further apart than a range may reach. */
const PROBE = 900_000_000_000_000
const APART = 10_000

/** The number that stands for a place. */
export const probeOf = (slot: number): number => PROBE + slot * APART

/** The phrase with its places written as places again. */
export const asSlots = (phrase: string): string =>
  phrase.replaceAll(new RegExp(`${PROBE / APART / 10}([1-9])0{4}(?!\\d)`, 'g'), '{$1}')

/** The places of these phrases, ascending. */
export const templateSlots = (lines: readonly string[]): number[] =>
  [...new Set(lines.flatMap((line) => [...line.matchAll(SLOT)].map((match) => Number(match[1]))))].sort((a, b) => a - b)

/** Reads alike wherever it is said: a script has no screen of its own. */
export const nowhere = (now: Date): ReadingContext => ({
  path: '',
  noun: null,
  hasRow: false,
  hasForm: false,
  columns: [],
  now,
  usage: () => 0,
})

/** What a command must be to stand in a script: an act, a place to go to, or a part of a list; no form, no window. */
export function isForScripts({ group, hidden, to, each, run, args, opensRecord, opensAnyRecord }: AnyCommand): boolean {
  if (hidden || opensRecord || opensAnyRecord) return false
  if (to) return group === 'Ir para' || 'vista' in args
  return group === 'Ações' && Boolean(each ?? run)
}

/** '{1}-{2}', '12 a {1}' */
const RANGE = /\{[1-9]\}\s*(?:-|–|a|até|\.\.)\s*[{\d]|\d\s*(?:-|–|a|até|\.\.)\s*\{[1-9]\}/i

/** The phrase as a script keeps it, or why it cannot. */
export function readTemplateLine(text: string, reader: Reader, now: Date): TemplateLine | Refused {
  const refuse = (why: string): Refused => ({ text, why })
  const line = text.replaceAll(SLOT, (_, slot: string) => String(probeOf(Number(slot))))
  if (RANGE.test(text)) return refuse('um intervalo não leva {1}: os ids são ditos ao chamar')
  const stop = reader.stop(line)
  if (stop !== null) return refuse(stop)
  const [reading] = reader.read(line, nowhere(now)).filter(({ command }) => !command.hidden)
  if (!reading || reading.tier === 'corrected') return refuse('não entendido')
  const { command, args, problem, missing, named, ambiguous } = reading
  if (problem !== null) return refuse(problem)
  if (named.length > 0) return refuse('diz um nome: num roteiro, digite o id')
  if (missing.length > 0) return refuse('falta um argumento')
  if (ambiguous) return refuse('tem mais de uma leitura: diga o nome da lista')
  if (!isForScripts(command)) return refuse('é da tela, e não vai num roteiro')
  const slots = templateSlots([text])
  const held = JSON.stringify(args)
  if (slots.some((slot) => !held.includes(String(probeOf(slot))))) return refuse('o lugar do id não foi entendido')
  return { text, command, args, slots }
}

/** True for a line that no script can hold. */
export const isRefused = (line: TemplateLine | Refused): line is Refused => 'why' in line

const slotsOf = (lines: readonly TemplateLine[]): number[] =>
  [...new Set(lines.flatMap((line) => line.slots))].sort((a, b) => a - b)

/** What a place of a line is: the id of whose record, where it is no amount; and the least number it takes. */
interface Stand {
  slot: number
  noun: Noun | undefined
  least: number
}

function standsIn({ command, args, slots }: TemplateLine): Stand[] {
  const isAt = (value: unknown, slot: number) => JSON.stringify(value ?? '').includes(String(probeOf(slot)))
  return slots.flatMap((slot) =>
    argEntries(command).flatMap(([name, { noun, facts, min = 0 }]): Stand[] => {
      if (!isAt(args[name], slot)) return []
      const { filters = {} } = (facts ? args[name] : {}) as Partial<ListView>
      const whose = noun ?? facts?.filters.find((field) => isAt(filters[field.name], slot))?.noun
      return [{ slot, noun: whose, least: whose ? 1 : min }]
    }),
  )
}

/** True where every place of these lines stands for records of this noun: rows of its list can fill them. */
export const takesRecordsOf = (lines: readonly TemplateLine[], noun: Noun): boolean =>
  lines.flatMap(standsIn).every((stand) => stand.noun === noun)

/** Why one of these sets cannot stand in the places: '“0” não é um id'; null where all can. */
export function whyUnfit(lines: readonly TemplateLine[], sets: readonly (readonly number[])[]): string | null {
  const slots = slotsOf(lines)
  for (const { slot, noun, least } of lines.flatMap(standsIn)) {
    if (sets.some((set) => (set[slots.indexOf(slot)] ?? least) < least))
      return noun ? '“0” não é um id' : `O mínimo é ${least}`
  }
  return null
}

/** The value with ids in the places. */
function filled(value: unknown, ids: ReadonlyMap<number, number>): unknown {
  if (typeof value === 'number') return ids.get(value) ?? value
  if (typeof value === 'string')
    return [...ids].reduce((text, [probe, id]) => text.replaceAll(`${probe}`, `${id}`), value)
  if (Array.isArray(value)) return value.map((each) => filled(each, ids))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, filled(each, ids)]))
}

const idsFor = (slots: readonly number[], ids: readonly number[]): ReadonlyMap<number, number> =>
  new Map(slots.map((slot, at) => [probeOf(slot), ids[at] ?? 0]))

/** The arguments of one line with these ids in the places of the whole script. */
export const fillArgs = (line: TemplateLine, slots: readonly number[], ids: readonly number[]): Values =>
  filled(line.args, idsFor(slots, ids)) as Values

/** The acts of one line: one for each record where the command takes several; `phrase` where it is known for one. */
function stepsOf(command: AnyCommand, args: Values, phrase?: string): Step[] {
  const name = idArgOf(command)
  const ids = idsIn(command, args)
  const [only = null] = ids.length === 1 ? ids : []
  if (!command.each || name === null || (phrase !== undefined && only !== null))
    return [{ command, args, id: only, phrase: phrase ?? canonicalPhrase(command, args).trim() }]
  return ids.map((id) => {
    const one = { ...args, [name]: [id] }
    return { command, args: one, id, phrase: canonicalPhrase(command, one).trim() }
  })
}

/** The acts of lines without places, in order. */
export const stepsOfLines = (lines: readonly { command: AnyCommand; args: Values }[]): Step[] =>
  lines.flatMap(({ command, args }) => stepsOf(command, args))

/**
 * The acts of a script in order: lines with places run together for each set of ids, lines without run once, where they
 * stand.
 */
export function expand(lines: readonly TemplateLine[], sets: readonly (readonly number[])[]): Step[] {
  const slots = slotsOf(lines)
  const steps: Step[] = []
  for (let at = 0; at < lines.length;) {
    const isOpen = (lines[at]?.slots.length ?? 0) > 0
    let end = at
    while (end < lines.length && (lines[end]?.slots.length ?? 0) > 0 === isOpen) end++
    const stretch = lines.slice(at, end)
    for (const ids of isOpen ? sets : [[]])
      for (const line of stretch) {
        const args = isOpen ? fillArgs(line, slots, ids) : line.args
        const phrase = line.text.replaceAll(SLOT, (_, slot: string) => String(ids[slots.indexOf(Number(slot))] ?? ''))
        steps.push(...stepsOf(line.command, args, phrase))
      }
    at = end
  }
  return steps
}
