/** One level deeper: what can be done with a found record, and the lists that it owns rows of. Pure. */
import { capitalize } from '#lib/format/capitalize.ts'
import { getSearchWords, includesWords } from '#lib/format/match-words.ts'
import { formatRecordId } from '#lib/format/record-id.ts'
import type { AnyCommand } from '#commands/define.ts'
import type { ArgValues } from '#commands/args.ts'
import { getArgEntries } from '#commands/command-args.ts'
import { getDisabledReason } from '#commands/command-item.ts'
import { type Hit, type PaletteEntry, createEntry } from '#commands/palette/entry.ts'
import { getRowTitle } from '#commands/palette/initial-listing.ts'
import { createFieldEntries, FIELDS_HEADING } from '#commands/palette/field-entries.ts'
import {
  type EntryGroup,
  type PaletteContext,
  type PaletteListing,
  groupByHeading,
} from '#commands/palette/palette-listing.ts'

/** '#12 Mochila urbana': the record that the palette lists commands for. */
export const formatSubject = ({ record }: Pick<Hit, 'record'>): string =>
  `${formatRecordId(record.id)} ${record.name}`.trim()

/** The arguments with which the command acts on this record; null if it does not act on one. */
function getSubjectArgs(command: AnyCommand, { resource, record }: Hit): ArgValues | null {
  if (command.resource !== resource || command.hidden) return null
  // A record to copy is no record that the command acts on.
  const [name, arg] =
    getArgEntries(command).find(([, { resource: owner, optional }]) => owner === resource && !optional) ?? []
  if (name === undefined || (arg?.kind !== 'id' && arg?.kind !== 'ids')) return null
  return { [name]: arg.kind === 'ids' ? [record.id] : record.id }
}

/** The list of this command with only the rows that belong to the record; null if it has no such filter. */
function getOwnedViewArgs(command: AnyCommand, { resource, record }: Hit): ArgValues | null {
  const schema = command.args['vista']?.listSchema
  const filter = schema?.filters.find((each) => each.resource === resource)
  if (!filter || command.path !== schema?.path) return null
  return { vista: { filters: { [filter.name]: String(record.id) }, removedFilters: [] } }
}

/** The commands on this record whose titles have the words of the text, each enabled or with its reason. */
export function createSubjectListing(subject: Hit, text: string, context: PaletteContext): PaletteListing {
  const { resource, record } = subject
  const words = getSearchWords(text)
  const heading = `${capitalize(resource.singular)} ${formatSubject(subject)}`
  const createPairs = (
    listHeading: string,
    getArgs: (command: AnyCommand, hit: Hit) => ArgValues | null,
  ): (readonly [heading: string, entry: PaletteEntry])[] =>
    context.registry.commands.flatMap((command) => {
      const args = getArgs(command, subject)
      if (args === null || getDisabledReason(command, args, context.commandContext) !== null) return []
      const fields = createFieldEntries(command, args, context)
      const disabledReason = command.unchangedReason?.(record) ?? null
      const created = fields.length > 0 ? fields : [createEntry(command, args, context, { detail: '', disabledReason })]
      return created
        .map((entry) => (command.scope === 'row' ? { ...entry, title: getRowTitle(entry) } : entry))
        .filter(({ title }, index) => includesWords(`${title} ${created[index]?.title}`, words))
        .map((entry) => [fields.length > 0 ? FIELDS_HEADING : listHeading, { ...entry, chips: [] }] as const)
    })
  // The chip before the text names the record.
  const groups = groupByHeading([...createPairs(heading, getSubjectArgs), ...createPairs('Listas', getOwnedViewArgs)])
  const isFieldGroup = (group: EntryGroup) => group.heading === FIELDS_HEADING
  const note =
    groups.length === 0 ? `Nada a fazer com ${formatRecordId(record.id)}${text && ` por “${text.trim()}”`}` : null
  return {
    // Fields are many: the commands come before them.
    groups: [...groups.filter((group) => !isFieldGroup(group)), ...groups.filter(isFieldGroup)],
    interpretation: null,
    textOffset: 0,
    highlightsFirst: true,
    note,
  }
}
