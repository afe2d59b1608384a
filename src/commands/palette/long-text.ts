/**
 * Lists what a text may mean that is too long for a command (commands/language/README §1) and therefore not
 * interpreted: its ids, a script of its lines, a search of the list. None of them is highlighted.
 */
import { defineCommand } from '#commands/define.ts'
import { formatIdList, MAX_IDS } from '#commands/language/words/id-list.ts'
import { extractIds } from '#commands/language/ids-in-text.ts'
import { cleanText } from '#commands/language/words/clean-text.ts'
import { formatCount } from '#lib/format/format-count.ts'
import { type CommandEntry, type PaletteEntry, createEntry } from './entry.ts'
import {
  type EntryGroup,
  type PaletteListing,
  getInterpretationContext,
  type PaletteContext,
} from './palette-listing.ts'

const useIdsCommand = defineCommand({
  id: 'paleta.ids',
  title: 'Usar os ids do texto',
  group: 'Console',
  scope: 'global',
  phrases: ['usar os ids do texto'],
})

/** How many characters of the text the list is searched for. */
const MAX_SEARCH_LENGTH = 200
/** How many of the ids are listed. */
const MAX_LISTED_IDS = 8

/** The beginning of a text, cut between two words. */
const truncateAtWord = (text: string): string => {
  const message = text.replaceAll(/\s+/g, ' ').trim()
  if (message.length <= MAX_SEARCH_LENGTH) return message
  const cut = message.lastIndexOf(' ', MAX_SEARCH_LENGTH)
  return message.slice(0, cut > 0 ? cut : MAX_SEARCH_LENGTH)
}

/**
 * 'cadeira gamer preta' on the products: rows of the current list that contain the words, if its request has a text
 * filter. For a long text, rows that contain its beginning.
 */
export const createListSearchEntries = (line: string, context: PaletteContext): CommandEntry[] =>
  context.interpreter
    .interpret(`com a palavra "${truncateAtWord(line.replaceAll('"', ''))}"`, getInterpretationContext(context))
    .filter(
      ({ tier, problem, command }) =>
        tier === 'exact' && problem === null && command.path === context.commandContext.screen.path,
    )
    .map(({ command, args, phrase }) => createEntry(command, args, context, { phrase }))

/** Replaces the text with its ids; the operator then chooses what to do with them. */
function createIdsEntries(text: string, context: PaletteContext): PaletteEntry[] {
  const ids = extractIds(text)
  if (ids.length === 0 || ids.length > MAX_IDS) return []
  const listedIds = ids.slice(0, MAX_LISTED_IDS)
  const detail =
    formatIdList(listedIds) + (ids.length > listedIds.length ? ` e mais ${ids.length - listedIds.length}` : '')
  const title = ids.length === 1 ? 'Usar o id do texto' : `Usar os ${formatCount(ids.length, 'id', 'ids')} do texto`
  return [{ ...createEntry(useIdsCommand, {}, context, { title, detail }), replacementLine: ids.join(', ') }]
}

/** What is listed for a long text; `script` has the lines of the text as commands, if there are several. */
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
