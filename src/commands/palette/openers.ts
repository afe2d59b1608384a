/** Commands that open one record: its window, its form, its history. */
import type { AnyCommand } from '#commands/define.ts'
import type { Noun } from '#commands/noun.ts'
import type { Registry } from '#commands/registry.ts'
import { argEntries } from '#commands/command-args.ts'

/** The name of the only required argument, where it is the id of a record of the command's own noun. */
export function ownId(command: AnyCommand): string | null {
  const [first, ...others] = argEntries(command).filter(([, arg]) => !arg.optional)
  return first && others.length === 0 && first[1].kind === 'id' && command.noun && first[1].noun === command.noun
    ? first[0]
    : null
}

/** True for a command that opens one record and does nothing else. */
export const opensRecord = (command: AnyCommand): boolean =>
  !command.hidden &&
  command.confirm === undefined &&
  ownId(command) !== null &&
  (command.to !== undefined || command.opensRecord === true)

/** What opens a record of this noun, with the name of its argument; null where nothing does. */
export function openerOf(registry: Registry, noun: Noun): { command: AnyCommand; name: string } | null {
  const command = registry.commands.find((each) => each.noun === noun && opensRecord(each))
  const name = command && ownId(command)
  return command && name ? { command, name } : null
}
