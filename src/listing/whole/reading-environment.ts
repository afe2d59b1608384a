/** What a reading of a list takes from the world: its call, this computer's clock and disk. */
import * as z from 'zod/mini'
import { call } from '#api/session/client.ts'
import { readOutput } from '#api/call/client-answer.ts'
import type { Row } from '#commands/noun.ts'
import type { ListState } from '#commands/screen.ts'
import { cellValue } from '#listing/define.ts'
import { filterInput } from '#listing/address/url-state.ts'
import { partTask } from '#reading/jobs/part-task.ts'
import type { PageKeeper, ReadingEnvironment, ReadingProgress } from '#reading/walk/environment.ts'
import type { ListSource } from '#listing/source.ts'

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done, { once: true })
  })

/** ms after a key during which another one is likely. */
const AT_KEYS = 500
let lastKey = Number.NEGATIVE_INFINITY
if (typeof document !== 'undefined')
  addEventListener('keydown', () => void (lastKey = performance.now()), { capture: true })

/** ms between two tellings of the progress, each of which is drawn; the last one is always told. */
const TELLING = 250

/** The newest of many values, told at most four times a second; `stop` lets the last one go. */
function seldom<Value>(tell: (value: Value) => void) {
  let last = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    tell(value: Value) {
      clearTimeout(timer)
      const left = last + TELLING - performance.now()
      const now = () => {
        last = performance.now()
        tell(value)
      }
      if (left <= 0) now()
      else timer = setTimeout(now, left)
    },
    stop: () => clearTimeout(timer),
  }
}

/** The environment of one reading of a list with these filters; `stop` ends the telling of its progress. */
export function environmentOf(
  source: ListSource,
  filters: ListState['filters'],
  pages: PageKeeper<Row>,
  onProgress: (progress: ReadingProgress) => void,
): ReadingEnvironment<Row> & { stop(): void } {
  const { definition } = source
  const fixed = { ...definition.fixed, ...filterInput(definition, filters) }
  const computed = definition.columns.filter(({ value }) => value !== undefined)
  const told = seldom(onProgress)
  const unread = { ...definition.query, output: z.unknown() }
  /** A column whose value is not at its field has it put there. */
  const withValues = (row: Row): Row =>
    computed.length === 0
      ? row
      : { ...row, ...Object.fromEntries(computed.map((column) => [column.field, cellValue(column, row)])) }
  return {
    async fetchPage(ask, signal) {
      let date: number | null = null
      const onHeaders = (headers: Headers) => (date = Date.parse(headers.get('date') ?? '') || null)
      const text = await call(unread, { ...fixed, ...ask }, { signal, onHeaders })
      // A thousand rows: their text is read in one task, what it says is looked through in another.
      await partTask()
      const answer = readOutput(definition.query, text, ask)
      return { ...answer, date, content: computed.length === 0 ? answer.content : answer.content.map(withValues) }
    },
    pages,
    now: Date.now,
    wait,
    isBusy: () => performance.now() - lastKey < AT_KEYS,
    onProgress: told.tell,
    stop: told.stop,
  }
}
