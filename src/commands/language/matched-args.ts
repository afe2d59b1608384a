/** The arguments that a match gives a command, and those it leaves out. */
import type { Arg, ListView } from '#commands/args.ts'
import { canRowSupplyArg } from '#commands/command-args.ts'
import { TOGGLE_ARG } from '#commands/define.ts'
import type { NamedRecord, InterpretationContext, Unmet } from './interpretation.ts'
import type { Match } from './match-state.ts'
import { UnresolvedName, getNoNameReason } from '#commands/language/views/record-names.ts'
import { ROW_IDS } from '#commands/language/words/parse-numbers.ts'
import type { SlotValue } from './slot-values.ts'

/** The arguments that a matched line gives, and those that it leaves out. */
export interface MatchedArgs {
  args: Readonly<Record<string, unknown>>
  /** Required arguments to ask for, in the command's order. */
  missing: readonly string[]
  namedRecords: readonly NamedRecord[]
  /** Why an argument cannot be used. */
  problem: string | null
  /** What the list's call has no filter for, where nothing else is wrong. */
  unmet?: readonly Unmet[]
  /** The arguments of which these are one, where the line leaves open which. */
  options?: readonly Readonly<Record<string, unknown>>[]
}

/** A column without a direction is sorted crescente (commands/README §3). */
export function addDefaultDirection(known: readonly (readonly [string, Arg])[], args: Record<string, unknown>) {
  const direction = known.find(([, arg]) => arg.kind === 'direcao')
  const hasColumn = known.some(([name, arg]) => arg.kind === 'coluna' && name in args)
  if (direction && hasColumn) args[direction[0]] ??= 'ASC'
}

/** Whom a value speaks of by name; null where it is a value. */
function findNamedRecord(arg: string, { value, namedFilter }: SlotValue): NamedRecord | null {
  if (value instanceof UnresolvedName) return { argName: arg, ...value.search }
  return namedFilter ? { argName: arg, ...namedFilter, remainingView: value as ListView } : null
}

/** Reads the match's slots into arguments; 'este' and 'selecionados' are left to the row and the selection. */
export function toMatchedArgs(
  { pattern: { command, phraseIndex }, values, isCount }: Match,
  context: InterpretationContext,
): MatchedArgs {
  if (isCount)
    return { args: {}, missing: [], namedRecords: [], problem: 'Isto diz quantos: diga quais, por id ou intervalo' }
  const args: Record<string, unknown> = {}
  const missing: string[] = []
  const named: NamedRecord[] = []
  let problem: string | null = null
  const known = Object.entries(command.args as Readonly<Record<string, Arg>>)
  for (const [name, arg] of known) {
    const found = values.get(name)
    const sought = found && findNamedRecord(name, found)
    if (sought) {
      named.push(sought)
      missing.push(name)
      problem ??= found.problem ?? getNoNameReason(sought)
      continue
    }
    problem ??= found?.problem ?? (found?.isUnfinished ? `Complete: ${arg.label}` : null)
    const isUnusable =
      found?.isUnfinished ?? (found?.problem !== undefined && (arg.kind === 'ids' || arg.kind === 'id'))
    if (found && found.value !== ROW_IDS && !isUnusable) args[name] = found.value
    else if (!arg.optional && !isUnusable && !(context.hasRow && canRowSupplyArg(command, arg, context.resource)))
      missing.push(name)
  }
  addDefaultDirection(known, args)
  const state = command.phraseStates?.[phraseIndex]
  if (state !== undefined) args[TOGGLE_ARG] = state
  const [asked] = [...values].filter(([, { options }]) => options)
  const options = asked?.[1].options?.map((value) => ({ ...args, [asked[0]]: value }))
  const unmet = [...values.values()].find((value) => value.unmet)?.unmet
  return { args, missing, namedRecords: named, problem, ...(unmet && { unmet }), ...(options && { options }) }
}
