/**
 * Turns what fails in the browser into observations that may leave it. An observation holds names of the console's own
 * code, numbers and nothing else: an error's message may quote a record, and an address an id or a filter.
 */
import type { CallOutcome } from '#api/call/call-log.ts'
import { parseUrl } from '#lib/urls/parse-url.ts'

/** One thing that failed or was measured. */
export type Observation =
  /**
   * An error or rejection that nothing caught, or only a boundary of React. `frames` are places in the build's files:
   * 'list-1a2b.js:1:2345'.
   */
  | { readonly type: 'error'; readonly name: string; readonly frames: readonly string[] }
  /** A file of the build that could not be loaded; null if the browser does not name it. */
  | { readonly type: 'chunk'; readonly file: string | null }
  /** A violation of the content security policy. `blocked` is what `nameBlockedSource` returns. */
  | { readonly type: 'policy'; readonly directive: string; readonly blocked: string; readonly frame: string | null }
  /** A call that ended with 5xx, or with a response that cannot be read. */
  | {
      readonly type: 'call'
      readonly call: string
      readonly outcome: string
      readonly status: number
      readonly ms: number
    }
  /** A measure of web-vitals; INP and LCP in ms, CLS without a unit. */
  | { readonly type: 'vital'; readonly name: 'INP' | 'LCP' | 'CLS'; readonly value: number; readonly rating: string }

/**
 * What is observed, and must not leave the browser as it is: an event, a chunk that is missing, or an error that a
 * React boundary caught.
 */
export type Failure =
  Event | { readonly type: 'chunk'; readonly url: string | null } | { readonly type: 'caught'; readonly error: unknown }

/** The innermost places of an error that are enough to find it. */
const MAX_FRAMES = 10

/** The file names of the build, with or without a place in them: 'assets/list-1a2b.js:1:2345'. */
const BUILT_FILE = /^[\w.-]+\.(?:js|css)(?::\d+){0,2}$/

/** Returns 'list-1a2b.js:1:2345' for a place in a file under `assetsUrl`; null for any other address. */
export function nameBuiltFile(url: string, assetsUrl: string): string | null {
  if (!url.startsWith(assetsUrl)) return null
  const name = url.slice(assetsUrl.length)
  return BUILT_FILE.test(name) ? name : null
}

/** How Chromium begins a stack: 'TypeError: ' and the message. Firefox and Safari begin with a place. */
const STACK_HEAD = /^[\w$]+(?:: |(?=\n|$))/

/**
 * Returns the part of the stack that only has places in code: the message before it may quote a record that looks like
 * a place. '' if the message was changed after the error was made, because then its end is unknown.
 */
function getStackPlaces({ stack = '', message }: Error): string {
  const [head] = STACK_HEAD.exec(stack) ?? []
  if (head === undefined) return stack
  const rest = stack.slice(head.length)
  // '' if there is nothing behind the message, else a line end and the places.
  const hasOnlyPlaces = (text: string) => text === '' || text.startsWith('\n')
  if (hasOnlyPlaces(rest)) return rest
  const places = rest.startsWith(message) ? rest.slice(message.length) : null
  return places !== null && hasOnlyPlaces(places) ? places : ''
}

/** The names that errors of browsers, libraries and this console have: 'TypeError'. */
const ERROR_NAME = /^[A-Z][A-Za-z]{0,35}Error$/

/**
 * Describes what was thrown: the error's name and its places in the build's files. `assetsUrl` is the address of their
 * folder: 'https://gestor.exemplo.com/assets/'.
 */
export function observeError(thrown: unknown, assetsUrl: string): Observation {
  if (!(thrown instanceof Error)) return { type: 'error', name: 'NotAnError', frames: [] }
  const urls = getStackPlaces(thrown).match(/https?:\/\/[^\s()@]+:\d+:\d+/g) ?? []
  return {
    type: 'error',
    name: ERROR_NAME.test(thrown.name) ? thrown.name : 'Error',
    frames: urls.flatMap((url) => nameBuiltFile(url, assetsUrl) ?? []).slice(0, MAX_FRAMES),
  }
}

/** Describes a file that could not be loaded. */
export const observeChunk = (url: string | null, assetsUrl: string): Observation => ({
  type: 'chunk',
  file: url === null ? null : nameBuiltFile(url, assetsUrl),
})

/** What browsers name instead of an address, and schemes that only code chooses. A scheme may also be a typed word. */
const KNOWN_SOURCES = new Set([
  'inline',
  'eval',
  'wasm-eval',
  'self',
  'trusted-types-policy',
  'trusted-types-sink',
  'data',
  'blob',
  'about',
  'filesystem',
  'javascript',
  'chrome-extension',
  'moz-extension',
  'safari-extension',
  'safari-web-extension',
])

/**
 * Returns 'inline', 'eval' and their like as the browser names them, 'self' for the console's own origin, the key of
 * config.json that has the blocked origin, the scheme of an extension or of 'data:', or 'other'.
 */
export function nameBlockedSource(
  blockedUri: string,
  ownOrigin: string,
  addresses: Readonly<Record<string, string | null>>,
): string {
  if (KNOWN_SOURCES.has(blockedUri)) return blockedUri
  const blockedUrl = parseUrl(blockedUri)
  if (!blockedUrl) return 'other'
  const { origin, protocol } = blockedUrl
  const scheme = protocol.slice(0, -1)
  if (!/^https?$/.test(scheme)) return KNOWN_SOURCES.has(scheme) ? scheme : 'other'
  if (origin === ownOrigin) return 'self'
  return Object.keys(addresses).find((key) => parseUrl(addresses[key] ?? '')?.origin === origin) ?? 'other'
}

/** The fields of a policy violation that are read. */
type Violation = Pick<
  SecurityPolicyViolationEvent,
  'effectiveDirective' | 'blockedURI' | 'sourceFile' | 'lineNumber' | 'columnNumber'
>

/** Describes a violation of the policy. `addresses` are those of config.json, by key. */
export function observeViolation(
  { effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber }: Violation,
  assetsUrl: string,
  addresses: Readonly<Record<string, string | null>>,
): Observation {
  const ownOrigin = new URL(assetsUrl).origin
  return {
    type: 'policy',
    directive: /^[a-z-]{1,40}$/.test(effectiveDirective) ? effectiveDirective : 'other',
    blocked: nameBlockedSource(blockedURI, ownOrigin, addresses),
    frame: sourceFile ? nameBuiltFile(`${sourceFile}:${lineNumber}:${columnNumber}`, assetsUrl) : null,
  }
}

/** Describes a call that ended with 5xx or cannot be read; null for every other outcome. */
export function observeCall({ call, outcome, status, ms }: CallOutcome): Observation | null {
  const isUnreadable = outcome === 'unexpected' || outcome === 'too-large'
  const isServerError = outcome === 'status' && status !== null && status >= 500
  return isUnreadable || isServerError ? { type: 'call', call, outcome, status: status ?? 0, ms } : null
}
