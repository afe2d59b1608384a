/** Turns the response of fetch into the platform's response or an ApiError (cases F2-F8, F14). */
import * as z from 'zod/mini'
import type { Endpoint } from '#api/endpoint.ts'
import {
  ApiError,
  describeNotPlatform,
  findRefusalMessage,
  findFieldMessages,
  isNotPlatformStatus,
  isFailureResponse,
} from '#api/errors.ts'
import { completePageOutput } from '#api/page.ts'

/** A larger response is aborted, bytes. */
const MAX_RESPONSE_BYTES = 25 * 1024 * 1024

async function readResponseText(response: Response, isUncertain: boolean): Promise<string> {
  const tooLarge = () => new ApiError({ kind: 'too-large', status: response.status, isUncertain })
  if (Number(response.headers.get('content-length')) > MAX_RESPONSE_BYTES) {
    await response.body?.cancel()
    throw tooLarge()
  }
  const reader = response.body?.getReader()
  if (!reader) return ''
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    chunks.push(value)
    size += value.byteLength
    if (size <= MAX_RESPONSE_BYTES) continue
    await reader.cancel()
    throw tooLarge()
  }
  // Decoded in one piece: decoding each chunk and joining the texts takes a tenth of the reading time of 1,000 rows.
  const bytes = new Uint8Array(size)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.byteLength
  }
  return new TextDecoder().decode(bytes)
}

const parseJson = (text: string): { value: unknown } | null => {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return null
  }
}

/**
 * Returns the seconds of a Retry-After header that holds seconds or a date; null if it holds neither. `nowMs` is in ms
 * since the epoch.
 */
export function parseRetryAfter(header: string | null, nowMs: number): number | null {
  if (header === null || header.trim() === '') return null
  if (/^\s*\d+\s*$/.test(header)) return Number(header)
  const date = Date.parse(header)
  return Number.isNaN(date) || /^[\d.\s-]+$/.test(header) ? null : Math.max(0, (date - nowMs) / 1000)
}

/** Statuses of a gateway, or of a platform that gave up: they do not tell whether a write was done (O1). */
const AMBIGUOUS_STATUSES = new Set([408, 502, 503, 504])

/**
 * Returns the body of a 2xx response, null if it is empty. Otherwise throws an ApiError, also if a 2xx response reports
 * a failure. An HTML page, incomplete JSON, or a redirected write (the browser then sends a GET) is never taken for a
 * response of the platform; a write is then unconfirmed.
 */
export async function parseResponse(response: Response, isWrite: boolean): Promise<unknown> {
  const { ok, status } = response
  const text = await readResponseText(response, ok && isWrite)
  const type = response.headers.get('content-type') ?? ''
  const isHtml = /html/i.test(type) || /^\s*</.test(text)
  const json = isHtml ? null : parseJson(text)
  if (isHtml && isNotPlatformStatus(status)) {
    const url = response.url.replace(/[?#].*/, '')
    throw new ApiError({ kind: 'unexpected', status, message: describeNotPlatform(url, status) })
  }
  const isRedirected = isWrite && response.redirected
  if (!ok || (json && !isRedirected && isFailureResponse(json.value))) {
    // Plain text counts as a message too: "a JSON string or an object message" (spec 1 §8) from a server that sends a
    // wrong content type.
    const body = json ? json.value : isHtml ? null : text
    const message = findRefusalMessage(body) ?? null
    throw new ApiError({
      kind: 'status',
      status,
      platformMessage: message,
      detail: message === null && hasMeaningfulText(text) ? text.trim() : null,
      isUncertain: isWrite && AMBIGUOUS_STATUSES.has(status),
      fieldMessages: findFieldMessages(body),
      retryAfterSeconds: parseRetryAfter(response.headers.get('retry-after'), Date.now()),
    })
  }
  if (isRedirected) throw new ApiError({ kind: 'unexpected', status, isUncertain: true })
  if (text.trim() === '') return null
  if (json) return json.value
  if (isWrite && !isHtml && /^text\/plain/i.test(type)) return text
  throw new ApiError({ kind: 'unexpected', status, isUncertain: isWrite })
}

/** JSON words that tell a reader nothing. */
const EMPTY_JSON_WORDS = ['null', 'true', 'false']

/** True for more than an empty object or a number. */
const hasMeaningfulText = (text: string): boolean => /[a-z]{3}/i.test(text) && !EMPTY_JSON_WORDS.includes(text.trim())

/**
 * Parses a body with the endpoint's output schema. `input` is the call's input, which completes a page. Throws an
 * ApiError of kind 'unexpected' if the body does not fit the schema.
 */
export function parseOutput<Input, Output>(endpoint: Endpoint<Input, Output>, body: unknown, input?: unknown): Output {
  try {
    return completePageOutput(z.parse(endpoint.output, body), input)
  } catch (cause) {
    const isUncertain = endpoint.method !== 'GET'
    throw new ApiError({ kind: 'unexpected', status: 200, isUncertain, cause })
  }
}
