/** What a reading of a list takes from the world: its call, this computer's clock and disk. */
import * as z from 'zod/mini'
import { call } from '#api/session/client.ts'
import { parseOutput } from '#api/call/client-response.ts'
import type { Row } from '#commands/resource.ts'
import type { ListState } from '#commands/screen.ts'
import { getCellValue } from '#listing/define.ts'
import { toFilterInput } from '#listing/url-state/list-state-url.ts'
import { waitForNextTask } from '#scan/jobs/next-task.ts'
import type { PageStore, ScanEnvironment, ScanProgress } from '#scan/protocol/scan-environment.ts'
import type { ListSource } from '#listing/list-source.ts'

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', finish)
      resolve()
    }
    const timer = setTimeout(finish, ms)
    signal.addEventListener('abort', finish, { once: true })
  })

/** ms after a key during which another one is likely. */
const BUSY_AFTER_KEY_MS = 500
let lastKeyAtMs = Number.NEGATIVE_INFINITY
if (typeof document !== 'undefined')
  addEventListener('keydown', () => void (lastKeyAtMs = performance.now()), { capture: true })

/** ms between two tellings of the progress, each of which is drawn; the last one is always told. */
const PROGRESS_INTERVAL_MS = 250

/** The newest of many values, told at most four times a second; `stop` lets the last one go. */
function throttle<Value>(notify: (value: Value) => void) {
  let last = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    tell(value: Value) {
      clearTimeout(timer)
      const left = last + PROGRESS_INTERVAL_MS - performance.now()
      const now = () => {
        last = performance.now()
        notify(value)
      }
      if (left <= 0) now()
      else timer = setTimeout(now, left)
    },
    stop: () => clearTimeout(timer),
  }
}

/** The environment of one reading of a list with these filters; `stop` ends the telling of its progress. */
export function createScanEnvironment(
  source: ListSource,
  filters: ListState['filters'],
  pages: PageStore<Row>,
  onProgress: (progress: ScanProgress) => void,
): ScanEnvironment<Row> & { stop(): void } {
  const { definition } = source
  const fixed = { ...definition.fixedInput, ...toFilterInput(definition, filters) }
  const computed = definition.columns.filter(({ getValue }) => getValue !== undefined)
  const told = throttle(onProgress)
  const unread = { ...definition.endpoint, output: z.unknown() }
  /** A column whose value is not at its field has it put there. */
  const addComputedValues = (row: Row): Row =>
    computed.length === 0
      ? row
      : { ...row, ...Object.fromEntries(computed.map((column) => [column.field, getCellValue(column, row)])) }
  return {
    async fetchPage(ask, signal) {
      let date: number | null = null
      const onHeaders = (headers: Headers) => (date = Date.parse(headers.get('date') ?? '') || null)
      const text = await call(unread, { ...fixed, ...ask }, { signal, onHeaders })
      // A thousand rows: their text is read in one task, what it says is looked through in another.
      await waitForNextTask()
      const answer = parseOutput(definition.endpoint, text, ask)
      return {
        ...answer,
        date,
        content: computed.length === 0 ? answer.content : answer.content.map(addComputedValues),
      }
    },
    pageStore: pages,
    getNow: Date.now,
    wait,
    isBusy: () => performance.now() - lastKeyAtMs < BUSY_AFTER_KEY_MS,
    onProgress: told.tell,
    stop: told.stop,
  }
}
