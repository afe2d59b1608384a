/**
 * A text that is too long for a command (commands/language/README §1): it is not interpreted. What may be meant by it is
 * offered, and nothing of it is chosen: the ids that it speaks of, a script of its lines, a search of the list.
 */
import { defineCommand } from '#commands/define.ts'
import { extractIds } from '#commands/language/ids-in-text.ts'
import { cleanText } from '#commands/language/words/clean-text.ts'
import { formatIdList } from '#commands/language/words/inflection.ts'
import { MAX_IDS } from '#commands/language/words/parse-numbers.ts'
import { formatCount } from '#lib/format/format-count.ts'
import { type CommandEntry, type PaletteEntry, createEntry } from './entry.ts'
import { type EntryGroup, type PaletteListing, getInterpretationContext, type PaletteContext } from './listing.ts'

const useIdsCommand = defineCommand({
  id: 'paleta.ids',
  title: 'Usar os ids do texto',
  group: 'Console',
  scope: 'global',
  phrases: ['usar os ids do texto'],
})

/** Letters of a text that a list is searched for. */
const MAX_SEARCH_LENGTH = 200
/** So many of the ids are told in words. */
const MAX_LISTED_IDS = 8

/** The beginning of a text, cut between two words. */
const truncateAtWord = (text: string): string => {
  const message = text.replaceAll(/\s+/g, ' ').trim()
  if (message.length <= MAX_SEARCH_LENGTH) return message
  const cut = message.lastIndexOf(' ', MAX_SEARCH_LENGTH)
  return message.slice(0, cut > 0 ? cut : MAX_SEARCH_LENGTH)
}

/**
 * 'cadeira gamer preta' on the products: the rows of the list on the screen that have the words, where its call seeks a
 * text; of a long text those that have its beginning.
 */
export const createListSearchEntries = (line: string, scene: PaletteContext): CommandEntry[] =>
  scene.interpreter
    .interpret(`com a palavra "${truncateAtWord(line.replaceAll('"', ''))}"`, getInterpretationContext(scene))
    .filter(
      ({ tier, problem, command }) =>
        tier === 'exact' && problem === null && command.path === scene.context.screen.path,
    )
    .map(({ command, args, phrase }) => createEntry(command, args, scene, { phrase }))

/** Writes the ids of the text in its place; what is done with them is chosen then. */
function createIdsEntries(text: string, context: PaletteContext): PaletteEntry[] {
  const ids = extractIds(text)
  if (ids.length === 0 || ids.length > MAX_IDS) return []
  const told = ids.slice(0, MAX_LISTED_IDS)
  const detail = formatIdList(told) + (ids.length > told.length ? ` e mais ${ids.length - told.length}` : '')
  const title = ids.length === 1 ? 'Usar o id do texto' : `Usar os ${formatCount(ids.length, 'id', 'ids')} do texto`
  return [{ ...createEntry(useIdsCommand, {}, context, { title, detail }), replacementLine: ids.join(', ') }]
}

/** What is offered for a long text; `script` are the lines of it as commands, where it has several. */
export function createLongTextListing(
  text: string,
  reason: string,
  script: readonly EntryGroup[],
  context: PaletteContext,
): PaletteListing {
  const message = cleanText(text).text
  const groups: EntryGroup[] = [
    { heading: 'Ids do texto', entries: createIdsEntries(message, context) },
    { heading: 'Nesta lista', entries: createListSearchEntries(message, context) },
    ...script,
  ]
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    interpretation: null,
    textOffset: 0,
    highlightsFirst: false,
    note: `${reason}: isto é um texto, e nada dele executa`,
  }
}
