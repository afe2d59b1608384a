/**
 * What no test may leave behind unnoticed: policy violations, console errors, unhandled rejections, foreign calls. One
 * thing is everybody's: while a number is typed slowly the palette looks for the record that its first digits name, and
 * there may be none (404).
 */
import type { BrowserContext, Request } from '@playwright/test'

/** What the browser says of a call that failed, whatever the reason: for tests that provoke one. */
export const FAILED_CALL_MESSAGE = /Failed to load resource/

/** A call of the console to the platform, as the network saw it. */
export interface Call {
  method: string
  /** Without the API's prefix: '/gestor/produtos/12'. */
  path: string
  query: Record<string, string>
  headers: Record<string, string>
  /** Parsed JSON, or the raw text of anything else; null where the body is empty. */
  body: unknown
}

/** What was seen of the tabs of one test. */
export interface Watch {
  /** Everything objectionable so far, in words. */
  readonly problems: string[]
  /** Every call to the platform so far. */
  readonly calls: Call[]
  /** The calls that the console gave up before they were answered. */
  readonly cancelledCalls: Call[]
  /** This problem is what the test provokes. */
  acceptProblem(pattern: RegExp): void
  /** The problems that nobody accepted. */
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

/** Watches every tab of the context from now on. `onWrite` is told of every call that may change data. */
export async function startWatch(context: BrowserContext, url: string, onWrite: () => void): Promise<Watch> {
  const problems: string[] = []
  const calls: Call[] = []
  const givenUp: Call[] = []
  const sent = new Map<Request, Call>()
  const addresses: string[] = []
  const accepted: RegExp[] = []
  /** The record that is not there has a number that went on: '/produtos/9' beside '/produtos/99'. */
  const isHalfTypedId = (problem: string): boolean => {
    const [, begun] = /status of 404 .*\((.*[/=]\d+)\)$/.exec(problem) ?? []
    return (
      begun !== undefined &&
      addresses.some((address) => /^\d/.test(address.slice(begun.length)) && address.startsWith(begun))
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
    if (call && request.failure()?.errorText === 'net::ERR_ABORTED') givenUp.push(call)
  })

  return {
    problems,
    calls,
    cancelledCalls: givenUp,
    acceptProblem: (pattern) => accepted.push(pattern),
    getUnexpected: () =>
      problems.filter((problem) => !isHalfTypedId(problem) && !accepted.some((pattern) => pattern.test(problem))),
  }
}
