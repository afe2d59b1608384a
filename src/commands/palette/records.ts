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
import type { Looked } from './lines.ts'

/** ms after the last key before the platform is asked. */
const PAUSE = { ids: 120, name: 400 }
/** A record looked up is not asked for again within this time, ms. */
const FRESH = 10_000

export interface Wanted {
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

/** What is known of these records, in their order: from the list on the screen, else from the platform. */
export function useRecords(wanted: readonly Wanted[], registry: Registry, screen: Screen, command: AnyCommand | null) {
  const onScreen = ({ noun, id }: Wanted) =>
    screen.list?.noun === noun ? screen.list.rows().find((row) => row.id === id) : undefined
  const unknown = wanted.filter((each) => !onScreen(each))
  const settled = useSettled(unknown, unknown.map(({ noun, id }) => `${noun}${id}`).join(), PAUSE.ids)
  const answers = useQueries(
    {
      queries: (settled ?? []).map(({ noun, id }) => ({
        queryKey: ['paleta.registro', noun, id],
        queryFn: ({ signal }: { signal: AbortSignal }) => registry.records(noun)?.load?.(id, signal) ?? null,
        staleTime: FRESH,
        retry: false,
      })),
    },
    queryClient,
  )
  const known = new Map((settled ?? []).map(({ noun, id }, index) => [`${noun}${id}`, answers[index]] as const))
  return wanted.map((each): readonly [number, Looked] => {
    const row = onScreen(each)
    if (row) return [each.id, found(summaryOfRow(row), command)]
    const answer = known.get(`${each.noun}${each.id}`)
    if (!answer || answer.isPending) return [each.id, { state: 'loading' }]
    if (answer.isError) return [each.id, { state: 'failed' }]
    return [each.id, answer.data ? found(answer.data, command) : { state: 'missing' }]
  })
}

const found = (record: RecordSummary, command: AnyCommand | null): Looked => ({
  state: 'found',
  record,
  noop: command?.noop?.(record) ?? null,
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
