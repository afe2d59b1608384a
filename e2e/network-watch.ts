/**
 * Collects what no test may leave unnoticed: policy violations, console errors, unhandled rejections and foreign
 * requests. One problem is ignored in every test: while a number is typed slowly, the palette looks for the record of
 * its first digits, which may not exist (404).
 */
import type { BrowserContext, Request } from '@playwright/test'

/** The browser's console message about a failed call, whatever the reason: for tests that provoke one. */
export const FAILED_CALL_MESSAGE = /Failed to load resource/

/** A call of the console to the platform, as the network saw it. */
export interface Call {
  method: string
  /** The path without the API's prefix: '/gestor/produtos/12'. */
  path: string
  query: Record<string, string>
  headers: Record<string, string>
  /** Parsed JSON, or the raw text if it is no JSON; null if the body is empty. */
  body: unknown
}

/** What one test's tabs did. */
export interface Watch {
  /** Every problem so far, one line each. */
  readonly problems: string[]
  /** Every call to the platform so far. */
  readonly calls: Call[]
  /** The calls that the console cancelled before the response. */
  readonly cancelledCalls: Call[]
  /** Accepts the problems matching `pattern`: the test provokes them. */
  acceptProblem(pattern: RegExp): void
  /** Returns the problems that the test has not accepted. */
  getUnexpected(): string[]
}

function parseBody(request: Request): unknown {
  const text = request.postData()
  if (text === null || text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Watches every tab of the context from now on. `onWrite` is called for every call that may change data. */
export async function startWatch(context: BrowserContext, url: string, onWrite: () => void): Promise<Watch> {
  const problems: string[] = []
  const calls: Call[] = []
  const cancelledCalls: Call[] = []
  const sent = new Map<Request, Call>()
  const addresses: string[] = []
  const accepted: RegExp[] = []
  /**
   * Whether the missing record's number is the beginning of another one requested: '/produtos/9' and '/produtos/99'.
   */
  const isHalfTypedId = (problem: string): boolean => {
    const [, beginning] = /status of 404 .*\((.*[/=]\d+)\)$/.exec(problem) ?? []
    return (
      beginning !== undefined &&
      addresses.some((address) => /^\d/.test(address.slice(beginning.length)) && address.startsWith(beginning))
    )
  }

  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) =>
      console.error(`securitypolicyviolation ${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber}`),
    )
  })
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => problems.push(`uncaught: ${error.error().stack ?? error.error().message}`))
  context.on('request', (request) => {
    const { origin, pathname, searchParams, protocol } = new URL(request.url())
    if (protocol === 'data:' || protocol === 'blob:') return
    if (origin !== url) problems.push(`foreign request: ${request.url()}`)
    if (!pathname.startsWith('/api/')) return
    addresses.push(request.url())
    const method = request.method()
    const path = pathname.slice('/api'.length)
    const query = Object.fromEntries(searchParams)
    const call = { method, path, query, headers: request.headers(), body: parseBody(request) }
    calls.push(call)
    sent.set(request, call)
    if (method !== 'GET' && !path.startsWith('/gestor/auth/')) onWrite()
  })

  context.on('requestfailed', (request) => {
    const call = sent.get(request)
    if (call && request.failure()?.errorText === 'net::ERR_ABORTED') cancelledCalls.push(call)
  })

  return {
    problems,
    calls,
    cancelledCalls,
    acceptProblem: (pattern) => accepted.push(pattern),
    getUnexpected: () =>
      problems.filter((problem) => !isHalfTypedId(problem) && !accepted.some((pattern) => pattern.test(problem))),
  }
}
