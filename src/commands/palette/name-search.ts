/**
 * A line that gives a record by its name (commands/language/views/README §5): the records found are listed under the
 * interpretation, as for an id. If one is found it is used; if several are, the operator chooses; if none is, the note
 * says so.
 */
import type { ListView, ArgValues } from '#commands/args.ts'
import type { RecordSummary } from '#commands/resource.ts'
import type { NamedRecord, Interpretation } from '#commands/language/interpretation.ts'
import { isWriteCommand } from '#commands/language/patterns.ts'
import type { RecordSearchResult } from '#commands/records.ts'
import { type PaletteEntry, createEntry } from './entry.ts'
import type { RecordLookup, RecordLookups } from './palette-lines.ts'
import type { PaletteListing, PaletteContext } from './palette-listing.ts'
import { describeUnnamedRecord } from './unnamed-record.ts'

/** The state of a search by name. */
export type NameSearchState =
  | { state: 'searching' }
  | { state: 'failed' }
  /** `owner`: the records are all those that belong to the record with this name. */
  | ({ state: 'found'; owner?: string } & RecordSearchResult)

type FoundState = Extract<NameSearchState, { state: 'found' }>

/** The name that the palette has to look for; null if the best interpretation has none, or cannot run anyway. */
export function getNamedRecord({ interpretation }: PaletteListing): NamedRecord | null {
  const [named] = interpretation?.namedRecords ?? []
  return named && interpretation?.problem === null ? named : null
}

/** The arguments with the ids that replace the name. */
export function withResolvedIds(
  args: ArgValues,
  { argName, filterName, remainingView }: NamedRecord,
  ids: readonly number[],
  isMultiple: boolean,
): ArgValues {
  if (filterName === undefined) return { ...args, [argName]: isMultiple ? ids : ids[0] }
  const view: ListView = { filters: {}, removedFilters: [], ...remainingView }
  return { ...args, [argName]: { ...view, filters: { ...view.filters, [filterName]: String(ids[0]) } } }
}

const quoteName = ({ text, resource }: NamedRecord): string =>
  typeof text === 'number' ? `${resource.singular} #${text}` : `“${text}”`

/** 'Nenhum produto com “fone”', 'Nenhum bônus pendente de Maria Silva'. */
function formatNoneFound(named: NamedRecord, found: FoundState): string {
  const searchedResource = found.owner === undefined ? named.resource : (named.ownedBy?.resource ?? named.resource)
  const none = searchedResource.article === 'a' ? 'Nenhuma' : 'Nenhum'
  if (found.owner !== undefined)
    return `${none} ${[searchedResource.singular, named.ownedBy?.filter?.label].filter(Boolean).join(' ')} de ${found.owner}`
  const among = found.scannedCount
    ? ` entre ${searchedResource.article}s ${searchedResource.article === 'a' ? 'primeiras' : 'primeiros'} ${found.scannedCount}`
    : ''
  return `${none} ${searchedResource.singular} com ${quoteName(named)}${among}`
}

/** A listing whose first line gives a record by its name. */
interface NamedListing {
  listing: PaletteListing
  interpretation: Interpretation
  named: NamedRecord
  firstEntry: PaletteEntry
  context: PaletteContext
}

/** The interpretation with these records instead of the name. */
function createResolvedEntry(
  { interpretation, named, firstEntry, context }: NamedListing,
  records: readonly RecordSummary[],
  key: string,
): PaletteEntry {
  const { command } = interpretation
  const ids = records.map(({ id }) => id)
  const args = withResolvedIds(interpretation.args, named, ids, command.args[named.argName]?.kind === 'ids')
  const detail = named.filterName ? { detail: records[0]?.name ?? '' } : {}
  const [, nextNamed] = interpretation.namedRecords
  const entry = createEntry(command, args, context, { key, ...detail })
  return { ...entry, correction: firstEntry.correction, promptText: nextNamed ? String(nextNamed.text) : '' }
}

/**
 * One entry per record, if several were found. If the name is an owner's, choosing one only writes its id into the
 * line.
 */
function createChoiceEntries(namedListing: NamedListing, records: readonly RecordSummary[]): PaletteEntry[] {
  const { named, firstEntry } = namedListing
  return records.map((record): PaletteEntry => {
    const title = record.name || describeUnnamedRecord(record) || `#${record.id}`
    const display = { title, chips: [`#${record.id}`], detail: record.status?.descricao ?? '', keys: null }
    if (named.ownedBy)
      return {
        ...firstEntry,
        ...display,
        key: `${firstEntry.key} ${record.id}`,
        disabledReason: null,
        replacementId: record.id,
      }
    return { ...createResolvedEntry(namedListing, [record], `nome ${record.id}`), ...display }
  })
}

/** The listing with its first line replaced by these entries. */
function replaceFirstEntry(
  { listing }: NamedListing,
  entries: readonly PaletteEntry[],
  more: Partial<PaletteListing>,
  heading?: string,
): PaletteListing {
  const [group, ...groups] = listing.groups
  const others = group?.entries.slice(1) ?? []
  const rest = group && others.length > 0 ? [{ ...group, entries: others }, ...groups] : groups
  const first = entries.length > 0 ? [{ heading: heading ?? group?.heading ?? '', entries }] : []
  return { ...listing, ...more, groups: [...first, ...rest] }
}

/** The listing with the found records, and the lookups shown under its lines. */
export function addFoundRecords(
  listing: PaletteListing,
  named: NamedRecord,
  searchState: NameSearchState,
  context: PaletteContext,
): { listing: PaletteListing; lookups: RecordLookups } {
  const firstEntry = listing.groups[0]?.entries[0]
  const { interpretation } = listing
  if (!firstEntry || !interpretation) return { listing, lookups: NO_LOOKUPS }
  const namedListing = { listing, interpretation, named, firstEntry, context }
  if (searchState.state !== 'found') {
    const disabledReason = searchState.state === 'failed' ? 'A busca falhou' : `Procurando ${quoteName(named)}…`
    return {
      listing: replaceFirstEntry(namedListing, [{ ...firstEntry, disabledReason }], {
        highlightsFirst: false,
      }),
      lookups: NO_LOOKUPS,
    }
  }
  const { records, total, owner } = searchState
  if (records.length === 0 && named.fallbackFilters) {
    // 'produtos da motorola' names no supplier, and may mean a text.
    const { remainingView, fallbackFilters } = named
    const view: ListView = { filters: {}, removedFilters: [], ...remainingView }
    const args = {
      ...interpretation.args,
      [named.argName]: { ...view, filters: { ...view.filters, ...fallbackFilters } },
    }
    const entry = {
      ...createEntry(interpretation.command, args, context, { key: 'texto' }),
      correction: firstEntry.correction,
    }
    return {
      listing: replaceFirstEntry(namedListing, [entry], { note: formatNoneFound(named, searchState) }),
      lookups: NO_LOOKUPS,
    }
  }
  if (records.length === 0)
    return {
      listing: replaceFirstEntry(namedListing, [], {
        highlightsFirst: false,
        note: formatNoneFound(named, searchState),
      }),
      lookups: NO_LOOKUPS,
    }
  const { command } = interpretation
  if (owner !== undefined || records.length === 1) {
    const entry = createResolvedEntry(namedListing, records, 'nome')
    const note = total > records.length ? `Os primeiros ${records.length} de ${total}` : null
    const lookups = records.map((record) => {
      const unchangedReason = command.unchangedReason?.(record) ?? null
      return [record.id, { state: 'found', record, unchangedReason } satisfies RecordLookup] as const
    })
    return {
      listing: replaceFirstEntry(namedListing, [entry], { highlightsFirst: true, note }),
      lookups: named.filterName === undefined ? new Map([[entry.key, lookups]]) : NO_LOOKUPS,
    }
  }
  const countText = total > records.length ? ` (${records.length} de ${total})` : ''
  const heading = `${firstEntry.title.replace(/…$/, '')}: qual ${named.resource.singular}?${countText}`
  const highlightsFirst = !isWriteCommand(command) && !named.ownedBy
  return {
    listing: replaceFirstEntry(namedListing, createChoiceEntries(namedListing, records), { highlightsFirst }, heading),
    lookups: NO_LOOKUPS,
  }
}

const NO_LOOKUPS: RecordLookups = new Map()

/** The line with the name replaced by the id of the chosen record: 'liberar pendentes de @12'. */
export function replaceNameWithId(text: string, { interpretation, textOffset }: PaletteListing, id: number): string {
  const [named] = interpretation?.namedRecords ?? []
  const span = interpretation?.spans.find(({ arg }) => arg === named?.argName)
  if (!named || !span) return text
  const sign = named.resource.sign ?? `${named.resource.singular} `
  return text.slice(0, textOffset + span.start) + sign + String(id) + text.slice(textOffset + span.end)
}
