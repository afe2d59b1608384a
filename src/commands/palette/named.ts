/** Records found by their name: 'prod fone', '@maria' (commands/README §4 rules 12 and 14). */
import { fold } from '#lib/fold.ts'
import { formsOf } from '#commands/language/vocabulary.ts'
import type { Noun, RecordSummary } from '#commands/noun.ts'
import { type Entry, entryOf } from './entry.ts'
import type { Scene } from './listing.ts'
import { openerOf } from './openers.ts'

/** The noun whose records the text names, and the name; null where it names none. */
export function namedRecords(text: string, { registry }: Scene): { noun: Noun; text: string } | null {
  const line = text.trim()
  const searched = registry.nouns.filter(({ search }) => search)
  const signed = searched.find(({ sign }) => sign !== undefined && line.startsWith(sign))
  if (signed?.sign) {
    const name = line.slice(signed.sign.length).trim()
    return name.length > 1 ? { noun: signed, text: name } : null
  }
  const [, first = '', rest = ''] = /^(\p{L}{3,})\s+(\S.*)$/u.exec(line) ?? []
  if (rest.trim().length < 2 || /\d/.test(rest)) return null
  const typed = fold(first)
  const isMeant = (word: string) => word === typed || (typed.length >= 4 && word.startsWith(typed))
  const noun = searched.find((each) => formsOf(each).some((form) => isMeant(fold(form.text))))
  return noun ? { noun, text: rest.trim() } : null
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
