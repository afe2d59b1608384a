/** 'Alterar preço…': one line for each field that a command can set. Pure. */
import { beginsWords, getSearchWords } from '#lib/format/match-words.ts'
import type { ArgValues } from '#commands/args.ts'
import type { AnyCommand } from '#commands/define.ts'
import type { Interpretation } from '#commands/language/interpretation.ts'
import { argsFromRows, findIdArg, getArgEntries, getFieldLabel, getIds } from '#commands/command-args.ts'
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

/** Lines of fields. */
interface FieldLines {
  fields: readonly CommandEntry[]
  /** True if they come before the best interpretation of the line. */
  comeFirst: boolean
}

const NO_FIELDS: FieldLines = { fields: [], comeFirst: false }

/**
 * The fields of the records that a line wants to edit: all of them for 'alterar' and 'editar produto 12', those that
 * the words begin for 'alterar st'. The records are those that the line names, else the selection or the row under the
 * cursor. `best` is the best interpretation of the line.
 */
export function createFieldLines(line: string, best: Interpretation | undefined, context: PaletteContext): FieldLines {
  const { registry, commandContext, interpreter, rows } = context
  const { screen } = commandContext
  const opener = best?.command.fieldRole === 'open' && best.correction === null ? best : null
  const id = opener?.args['id']
  const resource = typeof id === 'number' ? opener?.command.resource : screen.list?.resource
  const setter = registry.commands.find((each) => each.fieldRole === 'set' && each.resource === resource)
  const namesField = best?.command.fieldRole === 'set' || best?.args['campo'] !== undefined
  // 'ver produto 12' opens the same form. A line that names a field has its own meaning.
  if (!setter || namesField || !interpreter.asksForChange(line)) return NO_FIELDS
  const args = typeof id === 'number' ? { [findIdArg(setter) ?? '']: [id] } : argsFromRows(setter, rows, screen)
  if (!args || getIds(setter, args).length === 0 || getDisabledReason(setter, args, commandContext) !== null)
    return NO_FIELDS
  const fields = createFieldEntries(setter, args, context)
  if (opener?.command.resource === resource && opener?.namedRecords.length === 0) return { fields, comeFirst: false }
  const [, ...words] = getSearchWords(line)
  const begun = fields.filter(({ command, args: values }) => beginsWords(getFieldLabel(command, values) ?? '', words))
  return words.length === 0
    ? NO_FIELDS
    : { fields: begun, comeFirst: best?.tier !== 'exact' && (best?.namedRecords.length ?? 0) === 0 }
}
