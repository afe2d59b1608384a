/** The found records as lines of the palette, and the listing with them. Pure. */
import { formatCount } from '#lib/format/format-count.ts'
import { formatInteger } from '#lib/format/money.ts'
import { shortenText } from '#lib/format/shorten-text.ts'
import { getSearchWords, MERELY_CONTAINED, rankMatch } from '#lib/format/match-words.ts'
import { type PaletteEntry, createEntry } from '#commands/palette/entry.ts'
import type { EntryGroup, HitSearch, PaletteContext, PaletteListing } from '#commands/palette/palette-listing.ts'
import { findOpener } from '#commands/palette/record-openers.ts'
import { findFinder, type Resource } from '#commands/resource.ts'
import { createHitEntry, getHitKey } from './hit-entry.ts'
import { createRecentEntries, RECENT_RECORDS_HEADING } from './recent-entries.ts'
import { describeUnsearched } from './hit-search.ts'
import { type Hits, MAX_HITS } from './find-hits.ts'
import { createOnlyView, findViewCommand } from './view-command.ts'
import type { HitAnswer, RecordHits } from './use-record-hits.ts'

/** In characters: a longer text is shortened in the last line. */
const MAX_SHOWN_LENGTH = 40

const getListPath = (resource: Resource, { kind }: HitSearch): string | undefined =>
  kind === 'amount' || kind === 'day' ? (findFinder(resource, kind)?.path ?? resource.path) : resource.path

/** 'mais 12 em Produtos': the filtered list, or the other hits in place if its call has no such filter. */
function createMoreEntry(
  resource: Resource,
  hits: Hits,
  shown: number,
  search: HitSearch,
  context: PaletteContext,
): PaletteEntry | null {
  const left = hits.total === null ? null : hits.total - shown
  if (left === 0) return null
  const { filters } = hits
  const command = filters && findViewCommand(context, getListPath(resource, search), filters)
  const opener = findOpener(context.registry, resource)
  const key = `mais ${resource.id}`
  const more = left === null ? 'mais' : `mais ${formatInteger(left)}`
  if (command) {
    const [text] = Object.values(filters)
    const entry = createEntry(command, { vista: createOnlyView(context, command, filters) }, context)
    const title = left === null ? `${resource.title} com “${text}”` : `${more} em ${resource.title}`
    return { ...entry, key, title, detail: '', chips: [], keys: null, icon: 'abaixo' }
  }
  const hidden = hits.records.length - shown
  if (!opener || hidden <= 0) return null
  const entry = createEntry(opener.command, {}, context)
  return { ...entry, key, title: `mais ${formatInteger(hidden)}`, detail: '', icon: 'abaixo', expands: resource.id }
}

function createGroup(
  { resource, hits, hasFailed }: HitAnswer,
  search: HitSearch,
  { context, hiddenKeys, expanded }: HitOptions,
): EntryGroup {
  const heading = resource.title
  if (hasFailed) return { heading, entries: [], note: `Não foi possível procurar em ${resource.plural}` }
  if (!hits) return { heading, entries: [] }
  const words = getSearchWords(search.text)
  const limit = expanded.has(resource.id) ? hits.records.length : MAX_HITS
  const listed = hits.records.slice(0, limit)
  const entries = listed
    .filter(({ id }) => !hiddenKeys.has(getHitKey(resource, id)))
    .map((record) => {
      const index = hits.indices?.get(record.id)
      const found = { filters: hits.filters, path: getListPath(resource, search), index }
      return createHitEntry(resource, record, words, context, found)
    })
    .filter((entry) => entry !== null)
  const more = createMoreEntry(resource, hits, listed.length, search, context)
  return { heading, entries: more && listed.length > 0 ? [...entries, more] : entries }
}

interface HitOptions {
  context: PaletteContext
  /** Keys of records that are listed already. */
  hiddenKeys: ReadonlySet<string>
  /** Ids of resources whose hits are all listed. */
  expanded: ReadonlySet<string>
}

/**
 * Sorts the answers: the screen's own resource, then those with a name that begins with the words, or one of whose
 * words does, then those with a name that contains them.
 */
function sortAnswers(
  answers: readonly HitAnswer[],
  { text }: HitSearch,
  { commandContext }: PaletteContext,
): readonly HitAnswer[] {
  const getRank = ({ resource, hits }: HitAnswer) => {
    if (resource === commandContext.screen.resource) return 0
    const [best] = hits?.records ?? []
    return (best && rankMatch(best.name, text)) === MERELY_CONTAINED ? 2 : 1
  }
  return answers.toSorted((one, other) => getRank(one) - getRank(other))
}

/** The groups of hits, one for each resource with hits or with a failure. */
export const createHitGroups = (
  answers: readonly HitAnswer[],
  search: HitSearch,
  options: HitOptions,
): readonly EntryGroup[] => {
  // Without a connection all searches fail: one line says so.
  if (answers.length > 1 && answers.every(({ hasFailed }) => hasFailed))
    return [{ heading: '', entries: [], note: 'Não foi possível procurar registros' }]
  return sortAnswers(answers, search, options.context)
    .map((answer) => createGroup(answer, search, options))
    .filter(({ entries, note }) => entries.length > 0 || note !== undefined)
}

const getKeys = (groups: readonly EntryGroup[]) => groups.flatMap(({ entries }) => entries.map(({ key }) => key))

/**
 * The listing with the records found for its text: before the commands if none of them covers the whole line, else
 * after them. The last line shows that records are looked for, or that none was found.
 */
export function addHits(
  listing: PaletteListing,
  search: HitSearch,
  { answers, isSearching }: RecordHits,
  context: PaletteContext,
  expanded: ReadonlySet<string>,
): PaletteListing {
  const recents = search.kind === 'name' ? createRecentEntries(getSearchWords(search.text), context, answers) : []
  const isFirst = listing.hitsComeFirst === true
  // Each record is listed once, where it comes first.
  const listedKeys = isFirst ? [] : getKeys(listing.groups)
  const hiddenKeys = new Set([...listedKeys, ...recents.map(({ key }) => key)])
  const recentGroups: EntryGroup[] = recents.length > 0 ? [{ heading: RECENT_RECORDS_HEADING, entries: recents }] : []
  const groups = [...recentGroups, ...createHitGroups(answers, search, { context, hiddenKeys, expanded })]
  const hasHits = groups.some(({ entries }) => entries.length > 0)
  const failures = groups.flatMap(({ note }) => note ?? [])
  const notFound =
    hasHits || failures.length > 0 || answers.length === 0
      ? null
      : `Nenhum registro com “${shortenText(search.text, MAX_SHOWN_LENGTH)}”`
  const hitCount = groups.flatMap(({ entries }) => entries.filter(({ hit }) => hit)).length
  const found = hitCount > 0 ? formatCount(hitCount, 'registro encontrado', 'registros encontrados') : notFound
  const announcement = isSearching ? null : [found, ...failures].filter(Boolean).join('. ')
  const foot: EntryGroup = {
    heading: '',
    entries: [],
    // The field shows the text, so the line names only what was not searched.
    note: [isSearching ? 'Procurando registros…' : notFound && 'Nenhum registro', describeUnsearched(search, context)]
      .filter(Boolean)
      .join(' · '),
  }
  const footGroups = foot.note === '' ? [] : [foot]
  if (!hasHits) return { ...listing, announcement, groups: [...listing.groups, ...groups, ...footGroups] }
  const hitKeys = new Set(getKeys(groups))
  // With a record found, the line is not without a match.
  const others = listing.groups
    .filter(({ entries }) => !entries.some(({ command }) => command?.isOfferedWithoutMatch))
    .map((group) => ({ ...group, entries: group.entries.filter(({ key }) => !hitKeys.has(key)) }))
  return {
    ...listing,
    groups: isFirst ? [...groups, ...others, ...footGroups] : [...listing.groups, ...groups, ...footGroups],
    highlightsFirst: isFirst || listing.highlightsFirst,
    note: isFirst ? null : listing.note,
    announcement,
  }
}
