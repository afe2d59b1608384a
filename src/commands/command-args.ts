/**
 * Which records a command acts on: its arguments from the focused row or the selection, and which arguments are still
 * missing.
 */
import type { Arg, ArgValues } from './args.ts'
import type { AnyCommand } from './define.ts'
import type { Resource, Row } from './resource.ts'
import type { Screen } from './screen.ts'

/** The arguments of a command as [name, argument], in the order in which the palette asks for them. */
export const getArgEntries = ({ args }: AnyCommand): [string, Arg][] => Object.entries(args)

/** The name of the argument that takes ids of rows (of this resource, if given); null if the command has none. */
export function findIdArg(command: AnyCommand, resource?: Screen['resource']): string | null {
  const entry = getArgEntries(command).find(
    ([, arg]) => (arg.kind === 'ids' || arg.kind === 'id') && (!resource || !arg.resource || arg.resource === resource),
  )
  return entry?.[0] ?? null
}

/** The name of the field that a command sets or opens: 'preço'; undefined if these values name none. */
export const getFieldLabel = (command: AnyCommand, values: ArgValues): string | undefined =>
  getArgEntries(command).flatMap(([name, { isField, choices = [] }]) =>
    isField ? choices.filter(({ value }) => value === values[name]) : [],
  )[0]?.label

/** True for a command that can act on several records at once. */
export const acceptsMultiple = (command: AnyCommand): boolean =>
  getArgEntries(command).some(([, arg]) => arg.kind === 'ids')

/** The ids in these values, in the order given (ascending). */
export function getIds(command: AnyCommand, values: ArgValues): number[] {
  const name = findIdArg(command)
  const value = name === null ? undefined : values[name]
  if (typeof value === 'number') return [value]
  return Array.isArray(value) ? value.filter((item): item is number => typeof item === 'number') : []
}

/**
 * The arguments that these rows of the screen's list supply (`argsFromRow` in define.ts): all ids if the command
 * accepts several, else those of the only row. null if a row supplies nothing to the command, or if there are too many
 * rows.
 */
export function argsFromRows(command: AnyCommand, rows: readonly Row[], screen: Screen): ArgValues | null {
  const [first, ...others] = rows
  if (!first) return null
  const argsByRow = rows.map((row) => argsFromSingleRow(command, row, screen))
  if (argsByRow.some((values) => values === null)) return null
  if (others.length === 0) return argsByRow[0] ?? null
  const name = findIdArg(command)
  if (name === null || !acceptsMultiple(command)) return null
  return {
    ...argsByRow[0],
    [name]: [...new Set(argsByRow.flatMap((values) => (values ? getIds(command, values) : [])))],
  }
}

function argsFromSingleRow(command: AnyCommand, row: Row, screen: Screen): ArgValues | null {
  if (command.argsFromRow) return command.argsFromRow(row, screen)
  const name = findIdArg(command, screen.list?.resource)
  if (name === null) return {}
  return { [name]: command.args[name]?.kind === 'ids' ? [row.id] : row.id }
}

/** True if a row of a list of this resource can supply the argument. */
export function canRowSupplyArg(
  command: AnyCommand,
  { kind, resource: argResource }: Arg,
  resource: Resource | null | undefined,
): boolean {
  if (kind !== 'id' && kind !== 'ids') return false
  if (command.argsFromRow)
    return command.resource === undefined || command.resource === resource || argResource === resource
  return argResource === undefined ? command.scope === 'row' : argResource === resource
}

/** The rows that a command acts on if it names none: the selection, else the row under the cursor. */
export function getTargetRows(screen: Screen): readonly Row[] {
  const selection = screen.list?.getSelection() ?? []
  if (selection.length > 0) return selection
  const cursor = screen.list?.getCursorRow()
  return cursor ? [cursor] : []
}

/** The arguments of a command as far as they are known. */
export interface ResolvedArgs {
  args: ArgValues
  /** Names of the arguments to ask for, in order. */
  missing: readonly string[]
  /** True if an argument is missing because the command takes only one row. */
  hasTooManyRows: boolean
}

/** Completes the given arguments from rows of the screen's list, if those rows can be what the command acts on. */
export function resolveArgs(command: AnyCommand, given: ArgValues, rows: readonly Row[], screen: Screen): ResolvedArgs {
  const missing = getMissingArgs(command, given)
  const withoutRows = { args: given, missing, hasTooManyRows: false }
  const canUseRows = getArgEntries(command).some(([, arg]) => canRowSupplyArg(command, arg, screen.list?.resource))
  if (missing.length === 0 || rows.length === 0 || !canUseRows) return withoutRows
  const fromRows = argsFromRows(command, rows, screen)
  if (!fromRows) return { ...withoutRows, hasTooManyRows: rows.length > 1 }
  const args = { ...fromRows, ...given }
  return { args, missing: getMissingArgs(command, args), hasTooManyRows: false }
}

/** Names of the required arguments without a value, in the order to ask for them. */
export function getMissingArgs(command: AnyCommand, values: ArgValues): string[] {
  return getArgEntries(command)
    .filter(([name, arg]) => {
      const value = values[name]
      return !arg.optional && (value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
    })
    .map(([name]) => name)
}
