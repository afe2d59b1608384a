/** The line of a found record. Pure. */
import type { Resource, RecordSummary } from '#commands/resource.ts'
import { formatRecordId } from '#lib/format/record-id.ts'
import { type CommandEntry, type Hit, createEntry } from '#commands/palette/entry.ts'
import type { PaletteContext } from '#commands/palette/palette-listing.ts'
import { findOpener } from '#commands/palette/record-openers.ts'
import { describeUnnamedRecord } from '#commands/palette/unnamed-record.ts'

/** The key of the line of a record, for the highlight. */
export const getHitKey = (resource: Pick<Resource, 'id'>, id: number): string => `registro ${resource.id} ${id}`

/** The line of a found record; null if no command opens it. `words` are marked in its name. */
export function createHitEntry(
  resource: Resource,
  record: RecordSummary,
  words: readonly string[],
  context: PaletteContext,
  found?: Hit['found'],
): CommandEntry | null {
  const opener = findOpener(context.registry, resource)
  if (!opener) return null
  const entry = createEntry(opener.command, { [opener.argName]: record.id }, context)
  return {
    ...entry,
    key: getHitKey(resource, record.id),
    title: record.name || describeUnnamedRecord(record) || formatRecordId(record.id),
    detail: '',
    keys: null,
    icon: getResourceIcon(resource, context) ?? entry.icon,
    // Everything known of the record is in the line.
    affectedRecords: null,
    hit: { resource, record, words, ...(found && { found }) },
  }
}

/** The icon of the resource's list in the menu. */
const getResourceIcon = ({ path }: Resource, { registry }: Pick<PaletteContext, 'registry'>) =>
  registry.commands.find(
    ({ group, args, to }) =>
      group === 'Ir para' && path !== undefined && Object.keys(args).length === 0 && to?.({}).to === path,
  )?.icon
