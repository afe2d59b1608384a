/** What the day asks of a browser, whichever it is. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** How long a condition is waited for, ms. */
export const WAIT_TIMEOUT_MS = 30_000

/** A browser under way, with one page. */
export interface Browser {
  version: string
  /** Where downloads go. */
  downloadFolder: string
  open(url: string): Promise<void>
  /** Runs the function with this value in every page from now on, before its own scripts; not every driver can. */
  addInitScript?<Value>(run: (value: Value) => void, value: Value): Promise<void>
  /** Runs the function in the page with these values, and gives what it returns. */
  evaluate<Result, Values extends readonly unknown[]>(
    run: (...values: Values) => Result,
    ...values: Values
  ): Promise<Result>
  /** Waits until the function is true in the page; `what` names it where it never is. */
  waitFor<Values extends readonly unknown[]>(
    what: string,
    run: (...values: Values) => boolean,
    ...values: Values
  ): Promise<void>
  /** 'g p', 'Control+k', 'Enter': pressed one after the other by trusted events. */
  press(keys: string): Promise<void>
  type(text: string): Promise<void>
  /** Everything that the browser complained of so far. */
  problems: readonly string[]
  close(): Promise<void>
}

/** Names of keys by their code points in WebDriver. */
const KEY_CODE_POINTS: Readonly<Record<string, string>> = {
  Control: '\uE009',
  Shift: '\uE008',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowDown: '\uE015',
  Home: '\uE011',
  F6: '\uE036',
  F8: '\uE038',
  Delete: '\uE017',
  End: '\uE010',
  Space: ' ',
}

/** The keys of each part of 'g Control+k', as WebDriver names them. */
export const toChords = (keys: string): string[][] =>
  keys.split(' ').map((part) => part.split('+').map((key) => KEY_CODE_POINTS[key] ?? key))

/** The function as a text; what runs this file names inner functions by a call that the page does not know. */
export const toFunctionText = (run: (...values: never[]) => unknown) => `(...values) => {
  const __name = (named) => named
  return (${String(run)})(...values)
}`

/** Waits as `Browser.until` does; where it waits in vain, what stood on the page is left at `path`. */
export const createWaitFor =
  (ask: Browser['evaluate'], path: string, picture: () => Promise<string>): Browser['waitFor'] =>
  async (what, run, ...values) => {
    for (const end = performance.now() + WAIT_TIMEOUT_MS; ; await pause(50)) {
      // A navigation takes the page away from under the question.
      const isSo = await ask(run, ...values).catch(() => false)
      if (isSo) return
      if (performance.now() > end) {
        mkdirSync('test-results', { recursive: true })
        writeFileSync(path, Buffer.from(await picture(), 'base64'))
        throw new Error(`not so in ${WAIT_TIMEOUT_MS / 1000} s: ${what} (${path})`)
      }
    }
  }
