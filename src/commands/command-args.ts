/** Whom a command acts on: arguments from the focused row or the selection, and which of them are still missing. */
import type { Arg, Values } from './args.ts'
import type { AnyCommand } from './define.ts'
import type { Noun, Row } from './noun.ts'
import type { Screen } from './screen.ts'

/** The arguments of a command, each under its name, in the order in which they are asked for. */
export const argEntries = ({ args }: AnyCommand): [string, Arg][] => Object.entries(args)

/** The name of the argument that takes the rows' ids; null for a command without one. */
export function idArgOf(command: AnyCommand, noun?: Screen['noun']): string | null {
  const entry = argEntries(command).find(
    ([, arg]) => (arg.kind === 'ids' || arg.kind === 'id') && (!noun || !arg.noun || arg.noun === noun),
  )
  return entry?.[0] ?? null
}

/** True for a command that can act on several records at once. */
export const takesMany = (command: AnyCommand): boolean => argEntries(command).some(([, arg]) => arg.kind === 'ids')

/** The ids that these values name, ascending as they were given. */
export function idsIn(command: AnyCommand, values: Values): number[] {
  const name = idArgOf(command)
  const value = name === null ? undefined : values[name]
  if (typeof value === 'number') return [value]
  return Array.isArray(value) ? value.filter((item): item is number => typeof item === 'number') : []
}

/**
 * The arguments that these rows of the screen's list give (define.ts, `row`): all ids where the command takes many,
 * else those of the only row. null where the rows mean nothing to it, or are too many.
 */
export function argsOfRows(command: AnyCommand, rows: readonly Row[], screen: Screen): Values | null {
  const [first, ...others] = rows
  if (!first) return null
  const given = rows.map((row) => argsOfRow(command, row, screen))
  if (given.some((values) => values === null)) return null
  if (others.length === 0) return given[0] ?? null
  const name = idArgOf(command)
  if (name === null || !takesMany(command)) return null
  return { ...given[0], [name]: [...new Set(given.flatMap((values) => (values ? idsIn(command, values) : [])))] }
}

function argsOfRow(command: AnyCommand, row: Row, screen: Screen): Values | null {
  if (command.row) return command.row(row, screen)
  const name = idArgOf(command, screen.list?.noun)
  if (name === null) return {}
  return { [name]: command.args[name]?.kind === 'ids' ? [row.id] : row.id }
}

/** True where a row of a list of this noun can give the argument. */
export function rowGives(command: AnyCommand, { kind, noun: whose }: Arg, noun: Noun | null | undefined): boolean {
  if (kind !== 'id' && kind !== 'ids') return false
  if (command.row) return command.noun === undefined || command.noun === noun || whose === noun
  return whose === undefined ? command.place === 'row' : whose === noun
}

/** The rows a command speaks of without naming any: the selection, else the row under the cursor. */
export function rowsAtHand(screen: Screen): readonly Row[] {
  const selection = screen.list?.selection() ?? []
  if (selection.length > 0) return selection
  const cursor = screen.list?.cursor()
  return cursor ? [cursor] : []
}

/** What is known of a command's arguments. */
export interface Completed {
  args: Values
  /** Names of those still to be asked for, in order. */
  missing: readonly string[]
  /** True where something is missing because the command takes one row alone. */
  tooMany: boolean
}

/** The arguments, what they lack taken from rows of the screen's list where those can be what the command is about. */
export function completed(command: AnyCommand, given: Values, rows: readonly Row[], screen: Screen): Completed {
  const missing = missingIn(command, given)
  const known = { args: given, missing, tooMany: false }
  const isAbout = argEntries(command).some(([, arg]) => rowGives(command, arg, screen.list?.noun))
  if (missing.length === 0 || rows.length === 0 || !isAbout) return known
  const fromRows = argsOfRows(command, rows, screen)
  if (!fromRows) return { ...known, tooMany: rows.length > 1 }
  const args = { ...fromRows, ...given }
  return { args, missing: missingIn(command, args), tooMany: false }
}

/** Names of the required arguments that are not there yet, in the order to ask for them. */
export function missingIn(command: AnyCommand, values: Values): string[] {
  return argEntries(command)
    .filter(([name, arg]) => {
      const value = values[name]
      return !arg.optional && (value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
    })
    .map(([name]) => name)
}
