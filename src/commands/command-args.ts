/** Whom a command acts on: arguments from the focused row or the selection, and which of them are still missing. */
import type { Arg, ArgValues } from './args.ts'
import type { AnyCommand } from './define.ts'
import type { Resource, Row } from './resource.ts'
import type { Screen } from './screen.ts'

/** The arguments of a command, each under its name, in the order in which they are asked for. */
export const getArgEntries = ({ args }: AnyCommand): [string, Arg][] => Object.entries(args)

/** The name of the argument that takes the rows' ids; null for a command without one. */
export function findIdArg(command: AnyCommand, resource?: Screen['resource']): string | null {
  const entry = getArgEntries(command).find(
    ([, arg]) => (arg.kind === 'ids' || arg.kind === 'id') && (!resource || !arg.resource || arg.resource === resource),
  )
  return entry?.[0] ?? null
}

/** True for a command that can act on several records at once. */
export const acceptsMultiple = (command: AnyCommand): boolean =>
  getArgEntries(command).some(([, arg]) => arg.kind === 'ids')

/** The ids that these values name, ascending as they were given. */
export function getIds(command: AnyCommand, values: ArgValues): number[] {
  const name = findIdArg(command)
  const value = name === null ? undefined : values[name]
  if (typeof value === 'number') return [value]
  return Array.isArray(value) ? value.filter((item): item is number => typeof item === 'number') : []
}

/**
 * The arguments that these rows of the screen's list give (define.ts, `row`): all ids where the command takes many,
 * else those of the only row. null where the rows mean nothing to it, or are too many.
 */
export function argsFromRows(command: AnyCommand, rows: readonly Row[], screen: Screen): ArgValues | null {
  const [first, ...others] = rows
  if (!first) return null
  const given = rows.map((row) => argsFromSingleRow(command, row, screen))
  if (given.some((values) => values === null)) return null
  if (others.length === 0) return given[0] ?? null
  const name = findIdArg(command)
  if (name === null || !acceptsMultiple(command)) return null
  return { ...given[0], [name]: [...new Set(given.flatMap((values) => (values ? getIds(command, values) : [])))] }
}

function argsFromSingleRow(command: AnyCommand, row: Row, screen: Screen): ArgValues | null {
  if (command.argsFromRow) return command.argsFromRow(row, screen)
  const name = findIdArg(command, screen.list?.resource)
  if (name === null) return {}
  return { [name]: command.args[name]?.kind === 'ids' ? [row.id] : row.id }
}

/** True where a row of a list of this noun can give the argument. */
export function canRowSupplyArg(
  command: AnyCommand,
  { kind, resource: whose }: Arg,
  resource: Resource | null | undefined,
): boolean {
  if (kind !== 'id' && kind !== 'ids') return false
  if (command.argsFromRow) return command.resource === undefined || command.resource === resource || whose === resource
  return whose === undefined ? command.scope === 'row' : whose === resource
}

/** The rows a command speaks of without naming any: the selection, else the row under the cursor. */
export function getTargetRows(screen: Screen): readonly Row[] {
  const selection = screen.list?.getSelection() ?? []
  if (selection.length > 0) return selection
  const cursor = screen.list?.getCursorRow()
  return cursor ? [cursor] : []
}

/** What is known of a command's arguments. */
export interface ResolvedArgs {
  args: ArgValues
  /** Names of those still to be asked for, in order. */
  missing: readonly string[]
  /** True where something is missing because the command takes one row alone. */
  hasTooManyRows: boolean
}

/** The arguments, what they lack taken from rows of the screen's list where those can be what the command is about. */
export function resolveArgs(command: AnyCommand, given: ArgValues, rows: readonly Row[], screen: Screen): ResolvedArgs {
  const missing = getMissingArgs(command, given)
  const known = { args: given, missing, hasTooManyRows: false }
  const isAbout = getArgEntries(command).some(([, arg]) => canRowSupplyArg(command, arg, screen.list?.resource))
  if (missing.length === 0 || rows.length === 0 || !isAbout) return known
  const fromRows = argsFromRows(command, rows, screen)
  if (!fromRows) return { ...known, hasTooManyRows: rows.length > 1 }
  const args = { ...fromRows, ...given }
  return { args, missing: getMissingArgs(command, args), hasTooManyRows: false }
}

/** Names of the required arguments that are not there yet, in the order to ask for them. */
export function getMissingArgs(command: AnyCommand, values: ArgValues): string[] {
  return getArgEntries(command)
    .filter(([name, arg]) => {
      const value = values[name]
      return !arg.optional && (value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
    })
    .map(([name]) => name)
}
