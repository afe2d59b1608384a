/** Users found by the sign before their name: '@maria' (commands/README §4 rule 12). */
import type { Noun, RecordSummary } from '#commands/noun.ts'
import { type Entry, entryOf } from './entry.ts'
import type { Scene } from './listing.ts'
import { openerOf } from './openers.ts'

/** The noun whose records the text names, and the name; null where it names none. */
export function namedRecords(text: string, { registry }: Scene): { noun: Noun; text: string } | null {
  const line = text.trim()
  const searched = registry.nouns.filter(({ search }) => search)
  const signed = searched.find(({ sign }) => sign !== undefined && line.startsWith(sign))
  const name = signed?.sign ? line.slice(signed.sign.length).trim() : ''
  return signed && name.length > 1 ? { noun: signed, text: name } : null
}

/** Found records, each with the command that opens it. */
export function recordEntries(noun: Noun, found: readonly RecordSummary[], scene: Scene): Entry[] {
  const opener = openerOf(scene.registry, noun)
  if (!opener) return []
  return found.map(({ id, name }) =>
    entryOf(opener.command, { [opener.name]: id }, scene, {
      key: `registro ${noun.id} ${id}`,
      title: name || `#${id}`,
    }),
  )
}
