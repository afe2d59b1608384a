/** Turns a match into the arguments of its command. */
import type { Arg, ListView } from '#commands/args.ts'
import { canRowSupplyArg } from '#commands/command-args.ts'
import { TOGGLE_ARG } from '#commands/define.ts'
import type { NamedRecord, InterpretationContext, UnsupportedCondition } from './interpretation.ts'
import type { Match } from './match-state.ts'
import { UnresolvedName, getNoNameReason } from '#commands/language/views/record-names.ts'
import { ROW_IDS } from '#commands/language/words/parse-ids.ts'
import type { SlotValue } from './slot-values.ts'

/** The arguments that a match gives, and those that are missing. */
export interface MatchedArgs {
  args: Readonly<Record<string, unknown>>
  /** Required arguments to request, in the command's order. */
  missing: readonly string[]
  namedRecords: readonly NamedRecord[]
  /** Why an argument cannot be used; null if all can. */
  problem: string | null
  /** Conditions that the list cannot filter by. Set only if nothing else is wrong. */
  unsupportedConditions?: readonly UnsupportedCondition[]
  /** The possible arguments, if the line leaves open which of several filters is meant. */
  options?: readonly Readonly<Record<string, unknown>>[]
}

/** A column without a direction is sorted ascending (commands/README §3). Changes `args`. */
export function addDefaultDirection(argEntries: readonly (readonly [string, Arg])[], args: Record<string, unknown>) {
  const direction = argEntries.find(([, arg]) => arg.kind === 'direcao')
  const hasColumn = argEntries.some(([name, arg]) => arg.kind === 'coluna' && name in args)
  if (direction && hasColumn) args[direction[0]] ??= 'ASC'
}

/** The record that a value gives by name; null if the value is complete. */
function findNamedRecord(arg: string, { value, namedFilter }: SlotValue): NamedRecord | null {
  if (value instanceof UnresolvedName) return { argName: arg, ...value.search }
  return namedFilter ? { argName: arg, ...namedFilter, remainingView: value as ListView } : null
}

/** Reads the match's slots into arguments. 'este' and 'selecionados' are left to the focused row and the selection. */
export function toMatchedArgs(
  { pattern: { command, phraseIndex }, values, isCount }: Match,
  context: InterpretationContext,
): MatchedArgs {
  if (isCount)
    return { args: {}, missing: [], namedRecords: [], problem: 'Isto diz quantos: diga quais, por id ou intervalo' }
  const args: Record<string, unknown> = {}
  const missing: string[] = []
  const namedRecords: NamedRecord[] = []
  let problem: string | null = null
  const argEntries = Object.entries(command.args as Readonly<Record<string, Arg>>)
  for (const [name, arg] of argEntries) {
    const found = values.get(name)
    const namedRecord = found && findNamedRecord(name, found)
    if (namedRecord) {
      namedRecords.push(namedRecord)
      missing.push(name)
      problem ??= found.problem ?? getNoNameReason(namedRecord)
      continue
    }
    problem ??= found?.problem ?? (found?.isUnfinished ? `Complete: ${arg.label}` : null)
    const isUnusable =
      found?.isUnfinished ?? (found?.problem !== undefined && (arg.kind === 'ids' || arg.kind === 'id'))
    if (found && found.value !== ROW_IDS && !isUnusable) args[name] = found.value
    else if (!arg.optional && !isUnusable && !(context.hasRow && canRowSupplyArg(command, arg, context.resource)))
      missing.push(name)
  }
  addDefaultDirection(argEntries, args)
  const state = command.phraseStates?.[phraseIndex]
  if (state !== undefined) args[TOGGLE_ARG] = state
  const [ambiguousValue] = [...values].filter(([, { options }]) => options)
  const options = ambiguousValue?.[1].options?.map((value) => ({ ...args, [ambiguousValue[0]]: value }))
  const unsupportedConditions = [...values.values()].find((value) => value.unsupportedConditions)?.unsupportedConditions
  return {
    args,
    missing,
    namedRecords,
    problem,
    ...(unsupportedConditions && { unsupportedConditions }),
    ...(options && { options }),
  }
}
