/**
 * A text that is too long for a command (commands/language/README §1): it is not interpreted. What may be meant by it is
 * offered, and nothing of it is chosen: the ids that it speaks of, a script of its lines, a search of the list.
 */
import { defineCommand } from '#commands/define.ts'
import { idsInText } from '#commands/language/ids-in-text.ts'
import { cleanText } from '#commands/language/words/clean-text.ts'
import { idList } from '#commands/language/words/inflection.ts'
import { MOST_IDS } from '#commands/language/words/numbers.ts'
import { counted } from '#lib/written/counted.ts'
import { type CommandEntry, type Entry, entryOf } from './entry.ts'
import { type EntryGroup, type Listing, readingContext, type Scene } from './listing.ts'

const takeIds = defineCommand({
  id: 'paleta.ids',
  title: 'Usar os ids do texto',
  group: 'Console',
  place: 'global',
  phrases: ['usar os ids do texto'],
})

/** Letters of a text that a list is searched for. */
const MOST_SOUGHT = 200
/** So many of the ids are told in words. */
const MOST_TOLD = 8

/** The beginning of a text, cut between two words. */
const beginningOf = (text: string): string => {
  const said = text.replaceAll(/\s+/g, ' ').trim()
  if (said.length <= MOST_SOUGHT) return said
  const cut = said.lastIndexOf(' ', MOST_SOUGHT)
  return said.slice(0, cut > 0 ? cut : MOST_SOUGHT)
}

/**
 * 'cadeira gamer preta' on the products: the rows of the list on the screen that have the words, where its call seeks a
 * text; of a long text those that have its beginning.
 */
export const textsOfList = (line: string, scene: Scene): CommandEntry[] =>
  scene.reader
    .read(`com a palavra "${beginningOf(line.replaceAll('"', ''))}"`, readingContext(scene))
    .filter(
      ({ tier, problem, command }) =>
        tier === 'exact' && problem === null && command.path === scene.context.screen.path,
    )
    .map(({ command, args, phrase }) => entryOf(command, args, scene, { phrase }))

/** Writes the ids of the text in its place; what is done with them is chosen then. */
function idsEntry(text: string, scene: Scene): Entry[] {
  const ids = idsInText(text)
  if (ids.length === 0 || ids.length > MOST_IDS) return []
  const told = ids.slice(0, MOST_TOLD)
  const detail = idList(told) + (ids.length > told.length ? ` e mais ${ids.length - told.length}` : '')
  const title = ids.length === 1 ? 'Usar o id do texto' : `Usar os ${counted(ids.length, 'id', 'ids')} do texto`
  return [{ ...entryOf(takeIds, {}, scene, { title, detail }), types: ids.join(', ') }]
}

/** What is offered for a long text; `script` are the lines of it as commands, where it has several. */
export function longListing(text: string, why: string, script: readonly EntryGroup[], scene: Scene): Listing {
  const said = cleanText(text).text
  const groups: EntryGroup[] = [
    { heading: 'Ids do texto', entries: idsEntry(said, scene) },
    { heading: 'Nesta lista', entries: textsOfList(said, scene) },
    ...script,
  ]
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    reading: null,
    offset: 0,
    choose: false,
    note: `${why}: isto é um texto, e nada dele executa`,
  }
}
