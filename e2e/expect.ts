/**
 * Playwright's `expect`, looking often at what is there in a moment on a machine with nothing else to do, and without
 * its description of the whole page at each look that finds nothing: 50 ms of the page's own thread each (Playwright
 * 1.62 on).
 */
import { expect as plain, type Locator } from '@playwright/test'

/**
 * ms: Playwright looks every 50 ms where it may wait for less than 0.5 s, every 100 ms for less than 2.5 s, else every
 * 500 ms.
 */
const QUICK_TIMEOUTS_MS = [490, 2_400]

/** Of `expect.poll`, which asks this process alone for what is compared. */
const POLL_INTERVALS_MS = [20, 50, 100]

type Matcher = (...args: unknown[]) => unknown
/** What is asked of a value; under `not` and `resolves` the same again. */
type Matchers = Record<string, Matcher | object>

const hasTimeout = (args: readonly unknown[]) =>
  args.some((each) => typeof each === 'object' && each !== null && 'timeout' in each)

/** The report is to name the line that expected something, not one of this file. */
function withTestStack(error: unknown): unknown {
  if (error instanceof Error) {
    const lines = error.stack?.split('\n') ?? []
    error.stack = lines.filter((line) => !line.includes(import.meta.filename)).join('\n')
  }
  return error
}

/** What came of the wait; where it was in vain, of the next, longer one. */
async function waitLonger(wait: unknown, longer: (() => unknown) | undefined): Promise<unknown> {
  try {
    return await wait
  } catch (error) {
    if (!longer) throw withTestStack(error)
    return longer()
  }
}

const isLocator = (actual: unknown): actual is Locator =>
  typeof actual === 'object' && actual !== null && 'waitFor' in actual && 'page' in actual

/** What an element has to be before the matcher can hold; null where it says nothing of one, or speaks of several. */
function getElementState(name: string, isNot: boolean, [wanted]: readonly unknown[]) {
  if (name === 'toHaveCount' || Array.isArray(wanted)) return null
  if (name === 'toBeVisible' || name === 'toBeHidden') return (name === 'toBeHidden') === isNot ? 'visible' : 'hidden'
  return name === 'toBeAttached' && isNot ? 'detached' : 'attached'
}

/** Waits until the element is as the matcher needs it. Where it is not for long, the matcher itself tells. */
async function waitForState(locator: Locator, state: NonNullable<ReturnType<typeof getElementState>>): Promise<void> {
  for (const timeout of QUICK_TIMEOUTS_MS)
    try {
      return await locator.waitFor({ state, timeout })
    } catch {
      continue
    }
}

/** The matchers of the first; where it has waited in vain those of the next. `actual`: what is matched. */
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
          return waitLonger(outcome, next && (() => (tryInTurn(null, next(), further)[name] as Matcher)(...args)))
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
const of = (each: typeof plain, actual: unknown, message?: string) => each(actual, message) as unknown as Matchers

/**
 * Waits, looking often, and then as long as it takes: what is configured, or what a matcher is told. Only what a test
 * expects is waited for in this way, not what it clicks on.
 */
export const expect = Object.assign(
  (actual: unknown, message?: string) =>
    tryInTurn(
      actual,
      of(shortly, actual, message),
      patient.map((each) => () => of(each, actual, message)),
    ),
  plain,
  {
    poll: (ask: () => unknown, options?: string | object) =>
      plain.poll(ask, {
        intervals: POLL_INTERVALS_MS,
        ...(typeof options === 'string' ? { message: options } : options),
      }),
  },
) as unknown as typeof plain
