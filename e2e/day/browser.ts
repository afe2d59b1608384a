/** The interface of a browser for the day's steps, whichever browser it is. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** ms that a condition is waited for. */
export const WAIT_TIMEOUT_MS = 30_000

/** A running browser with one page. */
export interface Browser {
  version: string
  /** The folder for downloads. */
  downloadFolder: string
  open(url: string): Promise<void>
  /**
   * Runs the function with this value in every page from now on, before its own scripts; not every driver supports it.
   */
  addInitScript?<Value>(run: (value: Value) => void, value: Value): Promise<void>
  /** Runs the function in the page with these values, and returns its result. */
  evaluate<Result, Values extends readonly unknown[]>(
    run: (...values: Values) => Result,
    ...values: Values
  ): Promise<Result>
  /** Waits until the function is true in the page; `what` names the condition in the error. */
  waitFor<Values extends readonly unknown[]>(
    what: string,
    run: (...values: Values) => boolean,
    ...values: Values
  ): Promise<void>
  /** Presses 'g p', 'Control+k', 'Enter' one after the other, with trusted events. */
  press(keys: string): Promise<void>
  type(text: string): Promise<void>
  /** Everything that the browser has reported so far. */
  problems: readonly string[]
  close(): Promise<void>
}

/** WebDriver's code points of named keys. */
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

/** Returns the keys of each part of 'g Control+k', as WebDriver names them. */
export const toChords = (keys: string): string[][] =>
  keys.split(' ').map((part) => part.split('+').map((key) => KEY_CODE_POINTS[key] ?? key))

/**
 * Returns the function's source. The loader of this file wraps inner functions in a helper that the page does not have,
 * so the source defines it.
 */
export const toFunctionText = (run: (...values: never[]) => unknown) => `(...values) => {
  const __name = (named) => named
  return (${String(run)})(...values)
}`

/** Waits as `Browser.waitFor` does; after a timeout it saves a picture of the page at `path`. */
export const createWaitFor =
  (evaluate: Browser['evaluate'], path: string, picture: () => Promise<string>): Browser['waitFor'] =>
  async (what, run, ...values) => {
    for (const end = performance.now() + WAIT_TIMEOUT_MS; ; await pause(50)) {
      // A navigation may remove the page during the check.
      const isMet = await evaluate(run, ...values).catch(() => false)
      if (isMet) return
      if (performance.now() > end) {
        mkdirSync('test-results', { recursive: true })
        writeFileSync(path, Buffer.from(await picture(), 'base64'))
        throw new Error(`not so in ${WAIT_TIMEOUT_MS / 1000} s: ${what} (${path})`)
      }
    }
  }
