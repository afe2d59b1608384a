/** Records found by their name: 'prod fone', '@maria' (commands.md §4 rules 12 and 14). */
import { fold } from '#lib/fold.ts'
import { nouns } from '#commands/language/vocabulary.ts'
import type { RecordSummary } from '#commands/define.ts'
import type { Noun } from '#commands/nouns.ts'
import { type Entry, entryOf } from './entry.ts'
import type { Scene } from './listing.ts'
import { openerOf } from './openers.ts'

const words = (noun: Noun): string[] => {
  const { one, many, either = [] } = nouns[noun]
  return [...one, ...many, ...either].map(fold)
}

/** The noun whose records the text names, and the name; null where it names none. */
export function namedRecords(text: string, { registry }: Scene): { noun: Noun; text: string } | null {
  const user = /^\s*@\s*(\S.+)$/.exec(text)?.[1]
  if (user !== undefined) return registry.records('usuario')?.search ? { noun: 'usuario', text: user.trim() } : null
  const [, first = '', rest = ''] = /^\s*(\p{L}{3,})\s+(\S.*)$/u.exec(text) ?? []
  if (rest.trim().length < 2 || /\d/.test(rest)) return null
  const sources = registry.sources.filter(({ search }) => search)
  const typed = fold(first)
  const source = sources.find(({ noun }) =>
    words(noun).some((word) => word === typed || (typed.length >= 4 && word.startsWith(typed))),
  )
  return source ? { noun: source.noun, text: rest.trim() } : null
}

/** Found records, each with the command that opens it. */
export function recordEntries(noun: Noun, found: readonly RecordSummary[], scene: Scene): Entry[] {
  const opener = openerOf(scene.registry, noun)
  if (!opener) return []
  return found.map(({ id, name }) =>
    entryOf(opener.command, { [opener.name]: id }, scene, { key: `registro ${noun} ${id}`, title: name || `#${id}` }),
  )
}
