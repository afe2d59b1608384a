/**
 * Looks up the records of a line before the command runs. Lookups are cached and cancelled with the line; late
 * responses never replace newer ones.
 */
import { useQueries, useQuery } from '@tanstack/react-query'
import { getCacheOwnerId } from '#lib/storage/owner.ts'
import { queryClient } from '#api/cache/query.ts'
import { onWriteSettled } from '#api/cache/write.ts'
import type { AnyCommand } from '#commands/define.ts'
import { isSearchableByName, type Resource, type RecordSummary, summarizeRow } from '#commands/resource.ts'
import { type RecordSearchResult, findRecords, loadRecord, loadOwnedRecords } from '#commands/records.ts'
import type { NamedRecord } from '#commands/language/interpretation.ts'
import { findRow, type Screen } from '#commands/screen.ts'
import type { PaletteEntry } from './entry.ts'
import type { RecordLookup, RecordLookups } from './palette-lines.ts'
import type { NameSearchState } from './name-search.ts'
import { useValueAfterDelay } from './use-value-after-delay.ts'

/** In ms: how long after the last key the platform is asked. */
const LOOKUP_DELAY_MS = { ids: 120, name: 400 }
/** In ms: a record is not looked up again within this time. */
const STALE_AFTER_MS = 10_000

/** A write may change what was looked up before it. */
const isLookupQuery = ({ queryKey: [id] }: { queryKey: readonly unknown[] }) => String(id).startsWith('paleta.')
onWriteSettled(() => {
  queryClient.removeQueries({ type: 'inactive', predicate: isLookupQuery })
  void queryClient.invalidateQueries({ refetchType: 'none', predicate: isLookupQuery })
})

interface WantedRecord {
  resource: Resource
  id: number
}

/** What is known about the records of these entries: from the list on the screen, else from the platform. */
export function useRecordLookups(entries: readonly PaletteEntry[], screen: Screen): RecordLookups {
  const wantedRecords = entries.flatMap(({ affectedRecords }) =>
    affectedRecords ? affectedRecords.ids.map((id): WantedRecord => ({ id, resource: affectedRecords.resource })) : [],
  )
  const findOnScreen = ({ resource, id }: WantedRecord) => findRow(resource, id, { screen })
  const unknown = new Map(wantedRecords.filter((each) => !findOnScreen(each)).map((each) => [getRecordKey(each), each]))
  const settled = useValueAfterDelay(unknown, [...unknown.keys()].join(), LOOKUP_DELAY_MS.ids) ?? NO_WANTED
  const results = useQueries(
    {
      queries: [...settled.values()].map(({ resource, id }) => ({
        queryKey: ['paleta.registro', resource.id, id, getCacheOwnerId()],
        queryFn: ({ signal }: { signal: AbortSignal }) => loadRecord(resource, id, signal),
        staleTime: STALE_AFTER_MS,
        retry: false,
      })),
    },
    queryClient,
  )
  const resultsByKey = new Map([...settled.keys()].map((key, index) => [key, results[index]]))
  const getLookup = (wanted: WantedRecord, command: AnyCommand): RecordLookup => {
    const row = findOnScreen(wanted)
    if (row) return toFoundLookup(summarizeRow(wanted.resource, row), command)
    const result = resultsByKey.get(getRecordKey(wanted))
    if (!result || result.isPending) return { state: 'loading' }
    if (result.isError) return { state: 'failed' }
    return result.data ? toFoundLookup(result.data, command) : { state: 'missing' }
  }
  return new Map(
    entries.flatMap(({ key, command, affectedRecords }) =>
      affectedRecords && command
        ? [
            [
              key,
              affectedRecords.ids.map(
                (id) => [id, getLookup({ id, resource: affectedRecords.resource }, command)] as const,
              ),
            ] as const,
          ]
        : [],
    ),
  )
}

const NO_WANTED: ReadonlyMap<string, WantedRecord> = new Map()
const getRecordKey = ({ resource, id }: WantedRecord) => `${resource.id} ${id}`

const toFoundLookup = (record: RecordSummary, command: AnyCommand): RecordLookup => ({
  state: 'found',
  record,
  unchangedReason: command.unchangedReason?.(record) ?? null,
})

/** The records of this resource found by name; undefined while the search runs, or if there is none. */
export function useNameSearch(resource: Resource | undefined, text: string) {
  const settled = useValueAfterDelay(text, `${resource?.id ?? ''} ${text}`, LOOKUP_DELAY_MS.name)
  const { data, isError } = useQuery(
    {
      queryKey: ['paleta.busca', resource?.id, settled, getCacheOwnerId()],
      queryFn: ({ signal }) => (resource ? findRecords(resource, settled ?? '', signal) : NO_RECORDS),
      enabled: Boolean(resource && isSearchableByName(resource) && settled),
      staleTime: STALE_AFTER_MS,
      retry: false,
    },
    queryClient,
  )
  return { found: settled ? data : undefined, isError }
}

const NO_RECORDS: RecordSearchResult = { records: [], total: 0 }

/** The platform's records of this resource whose name matches the text; none while it is empty. */
export const useFoundRecords = (resource: Resource | undefined, text: string): readonly RecordSummary[] =>
  useNameSearch(resource, text).found?.records ?? NO_RECORDS.records

/** The state of the search for the record that the line names; null if it names none. */
export function useNameSearchState(named: NamedRecord | null): NameSearchState | null {
  const { found, isError } = useNameSearch(
    typeof named?.text === 'string' ? named.resource : undefined,
    typeof named?.text === 'string' ? named.text : '',
  )
  const ownedBy = named?.ownedBy
  const [ownerRecord] = found?.records.length === 1 ? found.records : []
  const ownerId = typeof named?.text === 'number' ? named.text : ownerRecord?.id
  const ownedQuery = useQuery(
    {
      queryKey: ['paleta.deles', ownedBy?.resource.id, ownedBy?.filter?.filters, ownerId, getCacheOwnerId()],
      queryFn: ({ signal }) =>
        ownedBy && ownerId !== undefined
          ? loadOwnedRecords(
              ownedBy.resource,
              { by: ownedBy.filterName, id: ownerId },
              ownedBy.filter?.filters ?? {},
              signal,
            )
          : NO_RECORDS,
      enabled: ownedBy !== undefined && ownerId !== undefined,
      staleTime: STALE_AFTER_MS,
      retry: false,
    },
    queryClient,
  )
  if (!named) return null
  if (isError || (ownedBy && ownedQuery.isError)) return { state: 'failed' }
  if (!ownedBy || ownerId === undefined) return found ? { state: 'found', ...found } : { state: 'searching' }
  const owner = ownerRecord?.name ?? `${named.resource.singular} #${ownerId}`
  return ownedQuery.data ? { state: 'found', owner, ...ownedQuery.data } : { state: 'searching' }
}
