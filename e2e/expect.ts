/**
 * Playwright's `expect` with shorter polling intervals, for pages that are ready within a moment. It also avoids
 * Playwright's description of the whole page after each failed look, which costs 50 ms of the page's own thread (since
 * Playwright 1.62).
 */
import { expect as plain, type Locator } from '@playwright/test'

/**
 * Timeouts in ms of the first tries. Playwright polls every 50 ms if the timeout is below 0.5 s, every 100 ms if below
 * 2.5 s, otherwise every 500 ms.
 */
const QUICK_TIMEOUTS_MS = [490, 2_400]

/** Intervals in ms of `expect.poll`, which runs in this process and costs the page nothing. */
const POLL_INTERVALS_MS = [20, 50, 100]

type Matcher = (...args: unknown[]) => unknown
/** The matchers of a value by name; `not` and `resolves` hold matchers again. */
type Matchers = Record<string, Matcher | object>

const hasTimeout = (args: readonly unknown[]) =>
  args.some((arg) => typeof arg === 'object' && arg !== null && 'timeout' in arg)

/** Removes the lines of this file from the stack, so that the report names the line of the test. */
function withTestStack(error: unknown): unknown {
  if (error instanceof Error) {
    const lines = error.stack?.split('\n') ?? []
    error.stack = lines.filter((line) => !line.includes(import.meta.filename)).join('\n')
  }
  return error
}

/** Returns the result of the first wait; if it fails, that of the longer one. */
async function retryLonger(wait: unknown, longer: (() => unknown) | undefined): Promise<unknown> {
  try {
    return await wait
  } catch (error) {
    if (!longer) throw withTestStack(error)
    return longer()
  }
}

const isLocator = (actual: unknown): actual is Locator =>
  typeof actual === 'object' && actual !== null && 'waitFor' in actual && 'page' in actual

/**
 * Returns the state the element must have before the matcher can pass; null if the matcher needs none or compares
 * several elements.
 */
function getElementState(name: string, isNot: boolean, [expectedValue]: readonly unknown[]) {
  if (name === 'toHaveCount' || Array.isArray(expectedValue)) return null
  if (name === 'toBeVisible' || name === 'toBeHidden') return (name === 'toBeHidden') === isNot ? 'visible' : 'hidden'
  return name === 'toBeAttached' && isNot ? 'detached' : 'attached'
}

/** Waits until the element has the state the matcher needs. If it never has, the matcher itself reports the failure. */
async function waitForState(locator: Locator, state: NonNullable<ReturnType<typeof getElementState>>): Promise<void> {
  for (const timeout of QUICK_TIMEOUTS_MS)
    try {
      return await locator.waitFor({ state, timeout })
    } catch {
      continue
    }
}

/**
 * Returns matchers that try `first` and, if it times out, each of `others` in turn. `actual` is the value under test.
 */
function tryInTurn(actual: unknown, first: Matchers, others: readonly (() => Matchers)[], isNot = false): Matchers {
  const getMatchersUnder = (name: string) => others.map((each) => () => each()[name] as Matchers)
  return new Proxy(first, {
    get(_, name: string) {
      const matcher = first[name]
      if (typeof matcher !== 'function')
        return (
          matcher && tryInTurn(actual, matcher as Matchers, getMatchersUnder(name), name === 'not' ? !isNot : isNot)
        )
      return (...args: unknown[]) => {
        const [next, ...further] = hasTimeout(args) ? [] : others
        try {
          const state = next && isLocator(actual) ? getElementState(name, isNot, args) : null
          const runMatchers = () => (matcher as Matcher)(...args)
          const outcome: unknown = state ? waitForState(actual as Locator, state).then(runMatchers) : runMatchers()
          if (!(outcome instanceof Promise)) return outcome
          return retryLonger(outcome, next && (() => (tryInTurn(null, next(), further)[name] as Matcher)(...args)))
        } catch (error) {
          throw withTestStack(error)
        }
      }
    },
  })
}

const [shortly, ...patient] = [...QUICK_TIMEOUTS_MS.map((timeout) => plain.configure({ timeout })), plain] as [
  typeof plain,
]
const createMatchers = (expectFn: typeof plain, actual: unknown, message?: string) =>
  expectFn(actual, message) as unknown as Matchers

/**
 * `expect` for the tests: tries two short timeouts with frequent polling, then the configured one. A timeout given to
 * the matcher is used alone. Only expectations wait this way, not clicks.
 */
export const expect = Object.assign(
  (actual: unknown, message?: string) =>
    tryInTurn(
      actual,
      createMatchers(shortly, actual, message),
      patient.map((each) => () => createMatchers(each, actual, message)),
    ),
  plain,
  {
    poll: (getValue: () => unknown, options?: string | object) =>
      plain.poll(getValue, {
        intervals: POLL_INTERVALS_MS,
        ...(typeof options === 'string' ? { message: options } : options),
      }),
  },
) as unknown as typeof plain
