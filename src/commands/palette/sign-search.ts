/** Finds users by the sign before their name: '@maria' (commands/README §4 rule 12). */
import type { Resource, RecordSummary } from '#commands/resource.ts'
import { type PaletteEntry, createEntry } from './entry.ts'
import type { PaletteContext } from './palette-listing.ts'
import { findOpener } from './record-openers.ts'

/** The resource that the sign stands for, and the name; null if the text has no sign. */
export function parseSignSearch(
  text: string,
  { registry }: PaletteContext,
): { resource: Resource; text: string } | null {
  const line = text.trim()
  const searchableResources = registry.resources.filter(({ search }) => search)
  const resource = searchableResources.find(({ sign }) => sign !== undefined && line.startsWith(sign))
  const name = resource?.sign ? line.slice(resource.sign.length).trim() : ''
  return resource && name.length > 1 ? { resource, text: name } : null
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
