/** Creates the environment of a scan of a list: its call, this computer's clock and disk. */
import * as z from 'zod/mini'
import { call } from '#api/session/client.ts'
import { parseOutput } from '#api/call/client-response.ts'
import type { Row } from '#commands/resource.ts'
import type { ListState } from '#commands/screen.ts'
import { type AnyList, getCellValue } from '#listing/define.ts'
import { toFilterInput } from '#listing/url-state/list-state-url.ts'
import { waitForNextTask } from '#scan/jobs/next-task.ts'
import type { PageStore, ScanEnvironment, ScanProgress } from '#scan/protocol/scan-environment.ts'

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

/** ms after a key press during which another one is likely. */
const BUSY_AFTER_KEY_MS = 500

/** Watches the keys of the page, if there is one. Returns whether one was pressed a moment ago. */
function watchKeys(): () => boolean {
  let lastKeyAtMs = Number.NEGATIVE_INFINITY
  if (typeof document !== 'undefined')
    addEventListener('keydown', () => void (lastKeyAtMs = performance.now()), { capture: true })
  return () => performance.now() - lastKeyAtMs < BUSY_AFTER_KEY_MS
}

/** The watch begins before a scan does: the key that starts a scan counts as well. */
const isKeyRecent = watchKeys()

/** ms between two progress reports, each of which renders; the last report is never dropped. */
const PROGRESS_INTERVAL_MS = 250

/** Passes on the newest of many values, at most four times a second; `stop` discards a pending value. */
function throttle<Value>(notify: (value: Value) => void) {
  let lastMs = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    push(value: Value) {
      clearTimeout(timer)
      const remainingMs = lastMs + PROGRESS_INTERVAL_MS - performance.now()
      const flush = () => {
        lastMs = performance.now()
        notify(value)
      }
      if (remainingMs <= 0) flush()
      else timer = setTimeout(flush, remainingMs)
    },
    stop: () => clearTimeout(timer),
  }
}

/** What of a list its scan reads. */
export type ScannedList = Pick<AnyList, 'endpoint' | 'columns' | 'filters' | 'fixedInput'>

/** Creates the environment of one scan of a list with these filters; `stop` ends the progress reports. */
export function createScanEnvironment(
  { definition }: { readonly definition: ScannedList },
  filters: ListState['filters'],
  pages: PageStore<Row>,
  onProgress: (progress: ScanProgress) => void,
): ScanEnvironment<Row> & { stop(): void } {
  const fixed = { ...definition.fixedInput, ...toFilterInput(definition, filters) }
  const computed = definition.columns.filter(({ getValue }) => getValue !== undefined)
  const throttled = throttle(onProgress)
  const uncheckedEndpoint = { ...definition.endpoint, output: z.unknown() }
  /** If the value of a column is not at its field, puts it there. */
  const addComputedValues = (row: Row): Row =>
    computed.length === 0
      ? row
      : { ...row, ...Object.fromEntries(computed.map((column) => [column.field, getCellValue(column, row)])) }
  return {
    async fetchPage(request, signal) {
      let date: number | null = null
      const onHeaders = (headers: Headers) => (date = Date.parse(headers.get('date') ?? '') || null)
      const text = await call(uncheckedEndpoint, { ...fixed, ...request }, { signal, onHeaders })
      // Parsing a thousand rows and checking them are two tasks, so that keys are handled in between.
      await waitForNextTask()
      const response = parseOutput(definition.endpoint, text, request)
      return {
        ...response,
        date,
        content: computed.length === 0 ? response.content : response.content.map(addComputedValues),
      }
    },
    pageStore: pages,
    getNow: Date.now,
    wait,
    isBusy: isKeyRecent,
    onProgress: throttled.push,
    stop: throttled.stop,
  }
}
