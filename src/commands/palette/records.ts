/** Looks the records of a line up before the act: cached, cancelled with the line, late answers never replace newer. */
import { useQueries, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { cacheOwner } from '#lib/kept/owner.ts'
import { onWritten, queryClient } from '#api/cache/query.ts'
import type { AnyCommand } from '#commands/define.ts'
import { isFoundByName, type Noun, type RecordSummary, summaryOf } from '#commands/noun.ts'
import { type FoundRecords, findRecords, loadRecord, ownedRecords } from '#commands/records.ts'
import type { Named } from '#commands/language/reading.ts'
import { rowOf, type Screen } from '#commands/screen.ts'
import type { Entry } from './entry.ts'
import type { RecordLookup, RecordLookups } from './lines.ts'
import type { Sight } from './sought.ts'

/** ms after the last key before the platform is asked. */
const PAUSE = { ids: 120, name: 400 }
/** A record looked up is not asked for again within this time, ms. */
const FRESH = 10_000

/** What was looked up before a write is not what it is after it. */
const isLookup = ({ queryKey: [id] }: { queryKey: readonly unknown[] }) => String(id).startsWith('paleta.')
onWritten(() => {
  queryClient.removeQueries({ type: 'inactive', predicate: isLookup })
  void queryClient.invalidateQueries({ refetchType: 'none', predicate: isLookup })
})

interface Wanted {
  noun: Noun
  id: number
}

/** The value once its key has stood for `delay` ms; null until then. */
function useSettled<Value>(value: Value, key: string, delay: number): Value | null {
  const [settled, setSettled] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(key), delay)
    return () => clearTimeout(timer)
  }, [key, delay])
  return settled === key ? value : null
}

/** What is known of the records of these entries: from the list on the screen, else from the platform. */
export function useRecords(entries: readonly Entry[], screen: Screen): RecordLookups {
  const wanted = entries.flatMap(({ records }) =>
    records ? records.ids.map((id): Wanted => ({ id, noun: records.noun })) : [],
  )
  const onScreen = ({ noun, id }: Wanted) => rowOf(noun, id, { screen })
  const unknown = new Map(wanted.filter((each) => !onScreen(each)).map((each) => [keyOf(each), each]))
  const settled = useSettled(unknown, [...unknown.keys()].join(), PAUSE.ids) ?? NOTHING
  const answers = useQueries(
    {
      queries: [...settled.values()].map(({ noun, id }) => ({
        queryKey: ['paleta.registro', noun.id, id, cacheOwner()],
        queryFn: ({ signal }: { signal: AbortSignal }) => loadRecord(noun, id, signal),
        staleTime: FRESH,
        retry: false,
      })),
    },
    queryClient,
  )
  const known = new Map([...settled.keys()].map((key, index) => [key, answers[index]]))
  const look = (each: Wanted, command: AnyCommand): RecordLookup => {
    const row = onScreen(each)
    if (row) return lookedUp(summaryOf(each.noun, row), command)
    const answer = known.get(keyOf(each))
    if (!answer || answer.isPending) return { state: 'loading' }
    if (answer.isError) return { state: 'failed' }
    return answer.data ? lookedUp(answer.data, command) : { state: 'missing' }
  }
  return new Map(
    entries.flatMap(({ key, command, records }) =>
      records && command
        ? [[key, records.ids.map((id) => [id, look({ id, noun: records.noun }, command)] as const)] as const]
        : [],
    ),
  )
}

const NOTHING: ReadonlyMap<string, Wanted> = new Map()
const keyOf = ({ noun, id }: Wanted) => `${noun.id} ${id}`

const lookedUp = (record: RecordSummary, command: AnyCommand): RecordLookup => ({
  state: 'found',
  record,
  noop: command.noop?.(record) ?? null,
})

/** What was found of this noun by name; undefined while it is looked for, or where nothing is. */
export function useSearch(noun: Noun | undefined, text: string) {
  const settled = useSettled(text, `${noun?.id ?? ''} ${text}`, PAUSE.name)
  const { data, isError } = useQuery(
    {
      queryKey: ['paleta.busca', noun?.id, settled, cacheOwner()],
      queryFn: ({ signal }) => (noun ? findRecords(noun, settled ?? '', signal) : NONE),
      enabled: Boolean(noun && isFoundByName(noun) && settled),
      staleTime: FRESH,
      retry: false,
    },
    queryClient,
  )
  return { found: settled ? data : undefined, isError }
}

const NONE: FoundRecords = { records: [], total: 0 }

/** Records of this noun whose name begins like the text, from the platform; none while it is empty. */
export const useFound = (noun: Noun | undefined, text: string): readonly RecordSummary[] =>
  useSearch(noun, text).found?.records ?? NONE.records

/** What is known of the records that the line tells by name; null where it tells none. */
export function useSought(named: Named | null): Sight | null {
  const { found, isError } = useSearch(
    typeof named?.text === 'string' ? named.noun : undefined,
    typeof named?.text === 'string' ? named.text : '',
  )
  const owned = named?.owned
  const [only] = found?.records.length === 1 ? found.records : []
  const ownerId = typeof named?.text === 'number' ? named.text : only?.id
  const theirs = useQuery(
    {
      queryKey: ['paleta.deles', owned?.noun.id, owned?.only?.filters, ownerId, cacheOwner()],
      queryFn: ({ signal }) =>
        owned && ownerId !== undefined
          ? ownedRecords(owned.noun, { by: owned.by, id: ownerId }, owned.only?.filters ?? {}, signal)
          : NONE,
      enabled: owned !== undefined && ownerId !== undefined,
      staleTime: FRESH,
      retry: false,
    },
    queryClient,
  )
  if (!named) return null
  if (isError || (owned && theirs.isError)) return { state: 'failed' }
  if (!owned || ownerId === undefined) return found ? { state: 'found', ...found } : { state: 'searching' }
  const owner = only?.name ?? `${named.noun.singular} #${ownerId}`
  return theirs.data ? { state: 'found', owner, ...theirs.data } : { state: 'searching' }
}
