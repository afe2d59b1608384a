/**
 * A line that tells a record by its name (commands/language/views/README §5): the records found stand under the reading
 * as under an id. One is taken, of several one is chosen, and none is told.
 */
import type { ListView, ArgValues } from '#commands/args.ts'
import type { RecordSummary } from '#commands/resource.ts'
import type { NamedRecord, Interpretation } from '#commands/language/interpretation.ts'
import { isWriteCommand } from '#commands/language/patterns.ts'
import type { RecordSearchResult } from '#commands/records.ts'
import { type PaletteEntry, createEntry } from './entry.ts'
import type { RecordLookup, RecordLookups } from './palette-lines.ts'
import type { PaletteListing, PaletteContext } from './listing.ts'
import { describeUnnamedRecord } from './unnamed-record.ts'

/** What is known of the records sought. */
export type NameSearchState =
  | { state: 'searching' }
  | { state: 'failed' }
  /** `owner`: the records are all of those that belong to the one of this name. */
  | ({ state: 'found'; owner?: string } & RecordSearchResult)

type FoundState = Extract<NameSearchState, { state: 'found' }>

/** The name that the palette has to look for; null where the best reading tells none, or cannot be run anyway. */
export function getNamedRecord({ interpretation }: PaletteListing): NamedRecord | null {
  const [named] = interpretation?.namedRecords ?? []
  return named && interpretation?.problem === null ? named : null
}

/** The arguments with the ids taken for the name. */
export function withResolvedIds(
  args: ArgValues,
  { argName, filterName, remainingView }: NamedRecord,
  ids: readonly number[],
  many: boolean,
): ArgValues {
  if (filterName === undefined) return { ...args, [argName]: many ? ids : ids[0] }
  const view: ListView = { filters: {}, removedFilters: [], ...remainingView }
  return { ...args, [argName]: { ...view, filters: { ...view.filters, [filterName]: String(ids[0]) } } }
}

const quoteName = ({ text, resource }: NamedRecord): string =>
  typeof text === 'number' ? `${resource.singular} #${text}` : `“${text}”`

/** 'Nenhum produto com “fone”', 'Nenhum bônus pendente de Maria Silva'. */
function formatNoneFound(named: NamedRecord, sight: FoundState): string {
  const wanted = sight.owner === undefined ? named.resource : (named.ownedBy?.resource ?? named.resource)
  const none = wanted.article === 'a' ? 'Nenhuma' : 'Nenhum'
  if (sight.owner !== undefined)
    return `${none} ${[wanted.singular, named.ownedBy?.only?.label].filter(Boolean).join(' ')} de ${sight.owner}`
  const among = sight.scannedCount
    ? ` entre ${wanted.article}s ${wanted.article === 'a' ? 'primeiras' : 'primeiros'} ${sight.scannedCount}`
    : ''
  return `${none} ${wanted.singular} com ${quoteName(named)}${among}`
}

/** A listing whose first line tells a record by its name. */
interface NamedListing {
  listing: PaletteListing
  interpretation: Interpretation
  named: NamedRecord
  firstEntry: PaletteEntry
  context: PaletteContext
}

/** The reading with these records taken for the name. */
function createResolvedEntry(
  { interpretation, named, firstEntry, context }: NamedListing,
  records: readonly RecordSummary[],
  key: string,
): PaletteEntry {
  const { command } = interpretation
  const ids = records.map(({ id }) => id)
  const args = withResolvedIds(interpretation.args, named, ids, command.args[named.argName]?.kind === 'ids')
  const detail = named.filterName ? { detail: records[0]?.name ?? '' } : {}
  const [, next] = interpretation.namedRecords
  const entry = createEntry(command, args, context, { key, ...detail })
  return { ...entry, correction: firstEntry.correction, promptText: next ? String(next.text) : '' }
}

/** Several were found: one is chosen. Whose records are meant is settled first, and the line says the id then. */
function createChoiceEntries(telling: NamedListing, records: readonly RecordSummary[]): PaletteEntry[] {
  const { named, firstEntry } = telling
  return records.map((record): PaletteEntry => {
    const title = record.name || describeUnnamedRecord(record) || `#${record.id}`
    const told = { title, chips: [`#${record.id}`], detail: record.status?.descricao ?? '', keys: null }
    if (named.ownedBy)
      return {
        ...firstEntry,
        ...told,
        key: `${firstEntry.key} ${record.id}`,
        disabledReason: null,
        replacementId: record.id,
      }
    return { ...createResolvedEntry(telling, [record], `nome ${record.id}`), ...told }
  })
}

/** The listing with its first line replaced by these. */
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

/** The listing with what was found; `looked` are the records under its lines. */
export function addFoundRecords(
  listing: PaletteListing,
  named: NamedRecord,
  searchState: NameSearchState,
  context: PaletteContext,
): { listing: PaletteListing; lookups: RecordLookups } {
  const top = listing.groups[0]?.entries[0]
  const { interpretation } = listing
  if (!top || !interpretation) return { listing, lookups: NO_LOOKUPS }
  const telling = { listing, interpretation, named, firstEntry: top, context }
  if (searchState.state !== 'found') {
    const off = searchState.state === 'failed' ? 'A busca falhou' : `Procurando ${quoteName(named)}…`
    return {
      listing: replaceFirstEntry(telling, [{ ...top, disabledReason: off }], { highlightsFirst: false }),
      lookups: NO_LOOKUPS,
    }
  }
  const { records, total, owner } = searchState
  if (records.length === 0 && named.otherwise) {
    // 'produtos da motorola' is of no supplier, and may be of a text.
    const { remainingView, otherwise } = named
    const view: ListView = { filters: {}, removedFilters: [], ...remainingView }
    const args = { ...interpretation.args, [named.argName]: { ...view, filters: { ...view.filters, ...otherwise } } }
    const entry = {
      ...createEntry(interpretation.command, args, context, { key: 'texto' }),
      correction: top.correction,
    }
    return {
      listing: replaceFirstEntry(telling, [entry], { note: formatNoneFound(named, searchState) }),
      lookups: NO_LOOKUPS,
    }
  }
  if (records.length === 0)
    return {
      listing: replaceFirstEntry(telling, [], { highlightsFirst: false, note: formatNoneFound(named, searchState) }),
      lookups: NO_LOOKUPS,
    }
  const { command } = interpretation
  if (owner !== undefined || records.length === 1) {
    const entry = createResolvedEntry(telling, records, 'nome')
    const note = total > records.length ? `Os primeiros ${records.length} de ${total}` : null
    const looked = records.map((record) => {
      const noop = command.unchangedReason?.(record) ?? null
      return [record.id, { state: 'found', record, unchangedReason: noop } satisfies RecordLookup] as const
    })
    return {
      listing: replaceFirstEntry(telling, [entry], { highlightsFirst: true, note }),
      lookups: named.filterName === undefined ? new Map([[entry.key, looked]]) : NO_LOOKUPS,
    }
  }
  const some = total > records.length ? ` (${records.length} de ${total})` : ''
  const heading = `${top.title.replace(/…$/, '')}: qual ${named.resource.singular}?${some}`
  const choose = !isWriteCommand(command) && !named.ownedBy
  return {
    listing: replaceFirstEntry(telling, createChoiceEntries(telling, records), { highlightsFirst: choose }, heading),
    lookups: NO_LOOKUPS,
  }
}

const NO_LOOKUPS: RecordLookups = new Map()

/** The line with the name replaced by the id of the record taken: 'liberar pendentes de @12'. */
export function fillInId(text: string, { interpretation, textOffset }: PaletteListing, id: number): string {
  const [named] = interpretation?.namedRecords ?? []
  const span = interpretation?.spans.find(({ arg }) => arg === named?.argName)
  if (!named || !span) return text
  const sign = named.resource.sign ?? `${named.resource.singular} `
  return text.slice(0, textOffset + span.start) + sign + String(id) + text.slice(textOffset + span.end)
}
