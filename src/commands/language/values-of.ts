/** The arguments that a match gives a command, and those it leaves out. */
import type { Arg, ListView } from '#commands/args.ts'
import { rowGives } from '#commands/command-args.ts'
import { STATE } from '#commands/define.ts'
import type { Named, ReadingContext, Unmet } from './reading.ts'
import type { Match } from './fit.ts'
import { NamedValue, whyNoName } from '#commands/language/views/names.ts'
import { FROM_ROW } from '#commands/language/words/numbers.ts'
import type { SlotValue } from './values.ts'

/** The arguments that a matched line gives, and those that it leaves out. */
export interface ReadArguments {
  args: Readonly<Record<string, unknown>>
  /** Required arguments to ask for, in the command's order. */
  missing: readonly string[]
  named: readonly Named[]
  /** Why an argument cannot be used. */
  problem: string | null
  /** What the list's call has no filter for, where nothing else is wrong. */
  unmet?: readonly Unmet[]
  /** The arguments of which these are one, where the line leaves open which. */
  options?: readonly Readonly<Record<string, unknown>>[]
}

/** A column without a direction is sorted crescente (commands/README §3). */
export function withDirection(known: readonly (readonly [string, Arg])[], args: Record<string, unknown>) {
  const direction = known.find(([, arg]) => arg.kind === 'direcao')
  const hasColumn = known.some(([name, arg]) => arg.kind === 'coluna' && name in args)
  if (direction && hasColumn) args[direction[0]] ??= 'ASC'
}

/** Whom a value speaks of by name; null where it is a value. */
function soughtBy(arg: string, { value, named }: SlotValue): Named | null {
  if (value instanceof NamedValue) return { arg, ...value.sought }
  return named ? { arg, ...named, rest: value as ListView } : null
}

/** Reads the match's slots into arguments; 'este' and 'selecionados' are left to the row and the selection. */
export function valuesOf(
  { pattern: { command, index }, values, isCount }: Match,
  context: ReadingContext,
): ReadArguments {
  if (isCount) return { args: {}, missing: [], named: [], problem: 'Isto diz quantos: diga quais, por id ou intervalo' }
  const args: Record<string, unknown> = {}
  const missing: string[] = []
  const named: Named[] = []
  let problem: string | null = null
  const known = Object.entries(command.args as Readonly<Record<string, Arg>>)
  for (const [name, arg] of known) {
    const found = values.get(name)
    const sought = found && soughtBy(name, found)
    if (sought) {
      named.push(sought)
      missing.push(name)
      problem ??= found.problem ?? whyNoName(sought)
      continue
    }
    problem ??= found?.problem ?? (found?.isUnfinished ? `Complete: ${arg.label}` : null)
    const isUnusable =
      found?.isUnfinished ?? (found?.problem !== undefined && (arg.kind === 'ids' || arg.kind === 'id'))
    if (found && found.value !== FROM_ROW && !isUnusable) args[name] = found.value
    else if (!arg.optional && !isUnusable && !(context.hasRow && rowGives(command, arg, context.noun)))
      missing.push(name)
  }
  withDirection(known, args)
  const state = command.states?.[index]
  if (state !== undefined) args[STATE] = state
  const [asked] = [...values].filter(([, { options }]) => options)
  const options = asked?.[1].options?.map((value) => ({ ...args, [asked[0]]: value }))
  const unmet = [...values.values()].find((value) => value.unmet)?.unmet
  return { args, missing, named, problem, ...(unmet && { unmet }), ...(options && { options }) }
}
