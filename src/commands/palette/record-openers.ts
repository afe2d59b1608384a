/** Commands that open one record: its dialog, its form, its history; and what else can be done with one. */
import type { AnyCommand } from '#commands/define.ts'
import type { Resource } from '#commands/resource.ts'
import type { Registry } from '#commands/registry.ts'
import { acceptsMultiple, findIdArg, getArgEntries, getIds } from '#commands/command-args.ts'
import { getDisabledReason } from '#commands/command-item.ts'
import type { Interpretation } from '#commands/language/interpretation.ts'
import { type CommandEntry, createEntry, type PaletteEntry } from './entry.ts'
import type { PaletteContext } from './palette-listing.ts'

/**
 * The name of the only required argument, if it is the id of a record of the command's own resource; null otherwise.
 */
export function findOwnIdArg(command: AnyCommand): string | null {
  const [first, ...others] = getArgEntries(command).filter(([, arg]) => !arg.optional)
  return first &&
    others.length === 0 &&
    first[1].kind === 'id' &&
    command.resource &&
    first[1].resource === command.resource
    ? first[0]
    : null
}

/** True for a command that opens one record and does nothing else. */
export const opensRecord = (command: AnyCommand): boolean =>
  !command.hidden &&
  command.confirm === undefined &&
  findOwnIdArg(command) !== null &&
  (command.to !== undefined || command.opensRecord === true)

/** The command that opens a record of this resource, with the name of its argument; null if there is none. */
export function findOpener(registry: Registry, resource: Resource): { command: AnyCommand; argName: string } | null {
  const command = registry.commands.find((each) => each.resource === resource && opensRecord(each))
  const name = command && findOwnIdArg(command)
  return command && name ? { command, argName: name } : null
}

/** What else can be done with the first record in the line. */
export function createSameRecordEntries(
  { command, args }: Interpretation,
  listed: readonly { entry: PaletteEntry }[],
  context: PaletteContext,
): CommandEntry[] {
  const [first] = getIds(command, args)
  if (first === undefined) return []
  return context.registry.commands.flatMap((other) => {
    const name = findIdArg(other)
    const fits =
      other.resource === command.resource && other.scope === 'row' && !acceptsMultiple(other) && !other.argsFromRow
    if (!fits || name === null || other.hidden || listed.some(({ entry }) => entry.command === other)) return []
    return getDisabledReason(other, { [name]: first }, context.commandContext) === null
      ? [createEntry(other, { [name]: first }, context)]
      : []
  })
}
