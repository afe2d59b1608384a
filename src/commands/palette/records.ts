/** Looks the records of a line up before the act: cached, cancelled with the line, late answers never replace newer. */
import { useQueries, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { queryClient } from '#api/query.ts'
import type { AnyCommand, RecordSummary } from '#commands/define.ts'
import type { Noun } from '#commands/nouns.ts'
import type { Registry } from '#commands/registry.ts'
import type { Screen } from '#commands/screen.ts'
import type { RecordSource } from '#commands/section.ts'
import { summaryOfRow } from '#commands/summary.ts'
import type { Entry } from './entry.ts'
import type { Looked } from './lines.ts'

/** ms after the last key before the platform is asked. */
const PAUSE = { ids: 120, name: 400 }
/** A record looked up is not asked for again within this time, ms. */
const FRESH = 10_000

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

/** What was found out, by the key of the entry. */
export type LookedUp = ReadonlyMap<string, readonly (readonly [number, Looked])[]>

/** What is known of the records of these entries: from the list on the screen, else from the platform. */
export function useRecords(entries: readonly Entry[], registry: Registry, screen: Screen): LookedUp {
  const wanted = entries.flatMap(({ records }) =>
    records ? records.ids.map((id): Wanted => ({ id, noun: records.noun })) : [],
  )
  const onScreen = ({ noun, id }: Wanted) =>
    screen.list?.noun === noun ? screen.list.rows().find((row) => row.id === id) : undefined
  const unknown = new Map(wanted.filter((each) => !onScreen(each)).map((each) => [keyOf(each), each]))
  const settled = useSettled(unknown, [...unknown.keys()].join(), PAUSE.ids) ?? NOTHING
  const answers = useQueries(
    {
      queries: [...settled.values()].map(({ noun, id }) => ({
        queryKey: ['paleta.registro', noun, id],
        queryFn: ({ signal }: { signal: AbortSignal }) => registry.records(noun)?.load?.(id, signal) ?? null,
        staleTime: FRESH,
        retry: false,
      })),
    },
    queryClient,
  )
  const known = new Map([...settled.keys()].map((key, index) => [key, answers[index]]))
  const look = (each: Wanted, command: AnyCommand): Looked => {
    const row = onScreen(each)
    if (row) return found(summaryOfRow(row), command)
    const answer = known.get(keyOf(each))
    if (!answer || answer.isPending) return { state: 'loading' }
    if (answer.isError) return { state: 'failed' }
    return answer.data ? found(answer.data, command) : { state: 'missing' }
  }
  return new Map(
    entries.flatMap(({ key, command, records }) =>
      records
        ? [[key, records.ids.map((id) => [id, look({ id, noun: records.noun }, command)] as const)] as const]
        : [],
    ),
  )
}

const NOTHING: ReadonlyMap<string, Wanted> = new Map()
const keyOf = ({ noun, id }: Wanted) => `${noun} ${id}`

const found = (record: RecordSummary, command: AnyCommand): Looked => ({
  state: 'found',
  record,
  noop: command.noop?.(record) ?? null,
})

/** Records of this source whose name begins like the text, from the platform; none while it is empty. */
export function useFound(source: RecordSource | undefined, text: string): readonly RecordSummary[] {
  const settled = useSettled(text, `${source?.noun ?? ''} ${text}`, PAUSE.name)
  const { data } = useQuery(
    {
      queryKey: ['paleta.busca', source?.noun, settled],
      queryFn: ({ signal }) => source?.search?.(settled ?? '', signal) ?? [],
      enabled: Boolean(source?.search && settled),
      staleTime: FRESH,
      retry: false,
    },
    queryClient,
  )
  return (settled && data) || []
}
