/** Looks the records of a line up before the act: cached, cancelled with the line, late answers never replace newer. */
import { useQueries, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { getCacheOwnerId } from '#lib/storage/owner.ts'
import { onWriteSettled, queryClient } from '#api/cache/query.ts'
import type { AnyCommand } from '#commands/define.ts'
import { isSearchableByName, type Resource, type RecordSummary, summarizeRow } from '#commands/resource.ts'
import { type RecordSearchResult, findRecords, loadRecord, loadOwnedRecords } from '#commands/records.ts'
import type { NamedRecord } from '#commands/language/interpretation.ts'
import { findRow, type Screen } from '#commands/screen.ts'
import type { PaletteEntry } from './entry.ts'
import type { RecordLookup, RecordLookups } from './palette-lines.ts'
import type { NameSearchState } from './name-search.ts'

/** ms after the last key before the platform is asked. */
const LOOKUP_DELAY_MS = { ids: 120, name: 400 }
/** A record looked up is not asked for again within this time, ms. */
const STALE_AFTER_MS = 10_000

/** What was looked up before a write is not what it is after it. */
const isLookupQuery = ({ queryKey: [id] }: { queryKey: readonly unknown[] }) => String(id).startsWith('paleta.')
onWriteSettled(() => {
  queryClient.removeQueries({ type: 'inactive', predicate: isLookupQuery })
  void queryClient.invalidateQueries({ refetchType: 'none', predicate: isLookupQuery })
})

interface WantedRecord {
  resource: Resource
  id: number
}

/** The value once its key has stood for `delay` ms; null until then. */
function useValueAfterDelay<Value>(value: Value, key: string, delayMs: number): Value | null {
  const [settled, setSettled] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(key), delayMs)
    return () => clearTimeout(timer)
  }, [key, delayMs])
  return settled === key ? value : null
}

/** What is known of the records of these entries: from the list on the screen, else from the platform. */
export function useRecordLookups(entries: readonly PaletteEntry[], screen: Screen): RecordLookups {
  const wantedRecords = entries.flatMap(({ affectedRecords }) =>
    affectedRecords ? affectedRecords.ids.map((id): WantedRecord => ({ id, resource: affectedRecords.resource })) : [],
  )
  const findOnScreen = ({ resource, id }: WantedRecord) => findRow(resource, id, { screen })
  const unknown = new Map(wantedRecords.filter((each) => !findOnScreen(each)).map((each) => [getRecordKey(each), each]))
  const settled = useValueAfterDelay(unknown, [...unknown.keys()].join(), LOOKUP_DELAY_MS.ids) ?? NO_WANTED
  const answers = useQueries(
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
  const answersByKey = new Map([...settled.keys()].map((key, index) => [key, answers[index]]))
  const getLookup = (each: WantedRecord, command: AnyCommand): RecordLookup => {
    const row = findOnScreen(each)
    if (row) return toFoundLookup(summarizeRow(each.resource, row), command)
    const answer = answersByKey.get(getRecordKey(each))
    if (!answer || answer.isPending) return { state: 'loading' }
    if (answer.isError) return { state: 'failed' }
    return answer.data ? toFoundLookup(answer.data, command) : { state: 'missing' }
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

/** What was found of this noun by name; undefined while it is looked for, or where nothing is. */
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

/** Records of this noun whose name begins like the text, from the platform; none while it is empty. */
export const useFoundRecords = (noun: Resource | undefined, text: string): readonly RecordSummary[] =>
  useNameSearch(noun, text).found?.records ?? NO_RECORDS.records

/** What is known of the records that the line tells by name; null where it tells none. */
export function useNameSearchState(named: NamedRecord | null): NameSearchState | null {
  const { found, isError } = useNameSearch(
    typeof named?.text === 'string' ? named.resource : undefined,
    typeof named?.text === 'string' ? named.text : '',
  )
  const owned = named?.ownedBy
  const [only] = found?.records.length === 1 ? found.records : []
  const ownerId = typeof named?.text === 'number' ? named.text : only?.id
  const theirs = useQuery(
    {
      queryKey: ['paleta.deles', owned?.resource.id, owned?.only?.filters, ownerId, getCacheOwnerId()],
      queryFn: ({ signal }) =>
        owned && ownerId !== undefined
          ? loadOwnedRecords(owned.resource, { by: owned.by, id: ownerId }, owned.only?.filters ?? {}, signal)
          : NO_RECORDS,
      enabled: owned !== undefined && ownerId !== undefined,
      staleTime: STALE_AFTER_MS,
      retry: false,
    },
    queryClient,
  )
  if (!named) return null
  if (isError || (owned && theirs.isError)) return { state: 'failed' }
  if (!owned || ownerId === undefined) return found ? { state: 'found', ...found } : { state: 'searching' }
  const owner = only?.name ?? `${named.resource.singular} #${ownerId}`
  return theirs.data ? { state: 'found', owner, ...theirs.data } : { state: 'searching' }
}
