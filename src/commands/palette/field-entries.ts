/** 'Alterar preço…': one line for each field that a command can set. Pure. */
import type { ArgValues } from '#commands/args.ts'
import type { AnyCommand } from '#commands/define.ts'
import type { Interpretation } from '#commands/language/interpretation.ts'
import { argsFromRows, getArgEntries, getIds } from '#commands/command-args.ts'
import { getDisabledReason } from '#commands/command-item.ts'
import { type CommandEntry, createEntry } from './entry.ts'
import type { PaletteContext } from './palette-listing.ts'

/** The heading of the fields of a record. */
export const FIELDS_HEADING = 'Alterar um campo'

/** One line for each field that the command can set with these arguments; none for a command that sets no field. */
export function createFieldEntries(command: AnyCommand, args: ArgValues, context: PaletteContext): CommandEntry[] {
  const [name, arg] = getArgEntries(command).find(([, { isField }]) => isField) ?? []
  if (command.fieldRole !== 'set' || name === undefined) return []
  return (arg?.choices ?? []).map(({ value }) =>
    createEntry(command, { ...args, [name]: value }, context, { key: value, detail: '' }),
  )
}

/**
 * The fields of the records that a line wants to edit ('alterar', 'editar produto 12'): those that it names, else the
 * selection or the row under the cursor. None for any other line.
 */
export function createFieldEntriesOfLine(
  line: string,
  { command: { fieldRole, resource }, args, correction }: Interpretation,
  context: PaletteContext,
): CommandEntry[] {
  const { registry, commandContext, interpreter, rows } = context
  if (fieldRole !== 'open' || args['campo'] !== undefined || correction !== null) return []
  // 'ver produto 12' opens the same form.
  if (!interpreter.asksForChange(line)) return []
  const setter = registry.commands.find((each) => each.fieldRole === 'set' && each.resource === resource)
  if (!setter || !resource) return []
  const ids = typeof args['id'] === 'number' ? [args['id']] : null
  const isOwnList = commandContext.screen.list?.resource === resource
  const fromRows = isOwnList ? argsFromRows(setter, rows, commandContext.screen) : null
  const idsName = getArgEntries(setter).find(([, { kind }]) => kind === 'ids')?.[0] ?? ''
  const found = ids ? { [idsName]: ids } : fromRows
  if (!found || getIds(setter, found).length === 0) return []
  return getDisabledReason(setter, found, commandContext) === null ? createFieldEntries(setter, found, context) : []
}
