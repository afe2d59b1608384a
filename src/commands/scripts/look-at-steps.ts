/**
 * What the steps of a script will touch, looked at before its one question: each by its own command
 * (commands/scripts/README §3).
 */
import type { Values } from '#commands/args.ts'
import { idArgOf, idsIn } from '#commands/command-args.ts'
import type { AnyCommand, CommandContext } from '#commands/define.ts'
import { summaryOf } from '#commands/noun.ts'
import { lookBefore } from '#commands/running/look-before.ts'
import { rowOf } from '#commands/screen.ts'
import { counted } from '#lib/written/counted.ts'
import type { Fact } from '#ui/dialogs/question.ts'

/** So many looks are taken, of a command that takes no several records at once; so many of them are told. */
const MOST_LOOKS = 50
const TOLD = 10

/** A step, by its place from 1. */
export interface PlacedStep {
  place: number
  phrase: string
  command: AnyCommand
  args: Values
}

/** Steps that are looked at together: those of one command whose arguments differ by the record alone. */
interface Together {
  command: AnyCommand
  args: Values
  places: Map<number, PlacedStep>
}

/** A step about a record that one before it is about is not among them: what that makes of it is not known yet. */
function together(steps: readonly PlacedStep[]): Together[] {
  const groups = new Map<string, Together>()
  const touched = new Set<string>()
  for (const step of steps) {
    const { command, args, place } = step
    const name = idArgOf(command)
    const ids = idsIn(command, args)
    const records = ids.map((id) => `${command.noun?.id} ${id}`)
    const isFresh = !records.some((record) => touched.has(record))
    records.forEach((record) => touched.add(record))
    if (!isFresh || (!command.look && !command.noop)) continue
    const isOneOf = command.each && name !== null
    const key = `${command.id} ${isOneOf ? JSON.stringify({ ...args, [name]: 0 }) : place}`
    const group = groups.get(key) ?? { command, args, places: new Map() }
    for (const id of ids) group.places.set(id, step)
    if (isOneOf) group.args = { ...args, [name]: [...group.places.keys()] }
    groups.set(key, group)
  }
  return [...groups.values()]
}

interface Looked {
  facts: readonly Fact[]
  /** Why steps are left out, by their places: 'liberar bônus 600 (já liberado)'. */
  left: ReadonlyMap<number, string>
}

/** What all of these will touch and would leave as it is; of those that are left out no facts are told. */
export async function lookAtSteps(steps: readonly PlacedStep[], context: CommandContext): Promise<Looked> {
  const groups = together(steps)
  const looks = groups.filter(({ command }) => command.look)
  const unseen = new Set(looks.slice(MOST_LOOKS))
  const left = new Map<number, string>()
  const told = await Promise.all(
    groups.map(async (group): Promise<Fact[]> => {
      const { command, args, places } = group
      const known = (id: number) => {
        const row = command.noun && rowOf(command.noun, id, context)
        return row && command.noun ? summaryOf(command.noun, row) : null
      }
      const leave = (id: number, why: string) => {
        const step = places.get(id)
        if (step) left.set(step.place, `${step.phrase} (${why})`)
      }
      if (steps.length > 1)
        for (const id of places.keys()) {
          const record = known(id)
          const why = (record && command.noop?.(record)) ?? null
          if (why !== null) leave(id, why)
        }
      // What calls one of them off calls all of them off, and the script with them.
      const seen = unseen.has(group) ? null : await lookBefore(command, args, context, known)
      const { facts, skip } = seen ?? { facts: [] }
      for (const [id, why] of skip ?? []) leave(id, why)
      const [only, ...more] = places.values()
      if (facts.length === 0 || (only && more.length === 0 && left.has(only.place))) return []
      if (groups.length === 1) return [...facts]
      const value = facts.map((fact) => `${fact.label}: ${fact.value as string}`).join('; ')
      return [{ label: only && more.length === 0 ? only.phrase : command.title, value }]
    }),
  )
  const facts = told.flat()
  const commands = (count: number) => counted(count, 'comando', 'comandos')
  return {
    left,
    facts: [
      ...facts.slice(0, TOLD),
      ...(facts.length > TOLD ? [{ label: 'E mais', value: commands(facts.length - TOLD) }] : []),
      ...(unseen.size > 0 ? [{ label: 'Não conferidos', value: commands(unseen.size) }] : []),
    ],
  }
}
