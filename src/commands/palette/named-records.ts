/** Users found by the sign before their name: '@maria' (commands/README §4 rule 12). */
import type { Resource, RecordSummary } from '#commands/resource.ts'
import { type PaletteEntry, createEntry } from './entry.ts'
import type { PaletteContext } from './listing.ts'
import { findOpener } from './record-openers.ts'

/** The noun whose records the text names, and the name; null where it names none. */
export function parseNamedRecords(
  text: string,
  { registry }: PaletteContext,
): { resource: Resource; text: string } | null {
  const line = text.trim()
  const searched = registry.resources.filter(({ search }) => search)
  const signed = searched.find(({ sign }) => sign !== undefined && line.startsWith(sign))
  const name = signed?.sign ? line.slice(signed.sign.length).trim() : ''
  return signed && name.length > 1 ? { resource: signed, text: name } : null
}

/** Found records, each with the command that opens it. */
export function createRecordEntries(
  resource: Resource,
  found: readonly RecordSummary[],
  context: PaletteContext,
): PaletteEntry[] {
  const opener = findOpener(context.registry, resource)
  if (!opener) return []
  return found.map(({ id, name }) =>
    createEntry(opener.command, { [opener.argName]: id }, context, {
      key: `registro ${resource.id} ${id}`,
      title: name || `#${id}`,
    }),
  )
}
