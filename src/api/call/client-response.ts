/** From what fetch gives to an answer or to the one error (cases F2-F8, F14). */
import * as z from 'zod/mini'
import type { Endpoint } from '#api/endpoint.ts'
import {
  ApiError,
  describeNotPlatform,
  findFailureMessage,
  findFieldMessages,
  isNotPlatformStatus,
  isFailureResponse,
} from '#api/errors.ts'
import { completePageOutput } from '#api/page.ts'

/** A longer answer is given up, bytes. */
const MAX_RESPONSE_BYTES = 25 * 1024 * 1024

async function readResponseText(response: Response, uncertain: boolean): Promise<string> {
  const tooLarge = () => new ApiError({ kind: 'too-large', status: response.status, isUncertain: uncertain })
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
  // As a whole: decoding each part, and joining the texts, costs a page of a thousand rows a tenth of its reading.
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

/** Seconds of a Retry-After header, given as seconds or as a date; null where it says neither. `now` in ms. */
export function parseRetryAfter(header: string | null, nowMs: number): number | null {
  if (header === null || header.trim() === '') return null
  if (/^\s*\d+\s*$/.test(header)) return Number(header)
  const date = Date.parse(header)
  return Number.isNaN(date) || /^[\d.\s-]+$/.test(header) ? null : Math.max(0, (date - nowMs) / 1000)
}

/** Statuses of what stands between, or of a platform that gave up: they do not tell whether a write was done (O1). */
const AMBIGUOUS_STATUSES = new Set([408, 502, 503, 504])

/**
 * The answer of a 2xx, null for an empty one; otherwise throws an ApiError, also where a 2xx says of itself that the
 * call failed. A page of HTML, a cut JSON, or a write that was redirected (the browser then asks with GET) is never
 * taken for an answer of the platform: of a write nobody then knows whether it was done.
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
    // A plain text is a message too: "a JSON string or an object message" (spec 1 §8) of a server that labels it badly.
    const body = json ? json.value : isHtml ? null : text
    const message = findFailureMessage(body) ?? null
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

/** JSON that is a word and says nothing to whoever reads it. */
const EMPTY_JSON_WORDS = ['null', 'true', 'false']

/** More than an empty object or a number. */
const hasMeaningfulText = (text: string): boolean => /[a-z]{3}/i.test(text) && !EMPTY_JSON_WORDS.includes(text.trim())

/**
 * The checked output of an endpoint; of a page `input` says which one was asked for. Throws an ApiError, 'unexpected',
 * where its shape is not the endpoint's.
 */
export function parseOutput<Input, Output>(endpoint: Endpoint<Input, Output>, body: unknown, input?: unknown): Output {
  try {
    return completePageOutput(z.parse(endpoint.output, body), input)
  } catch (cause) {
    const uncertain = endpoint.method !== 'GET'
    throw new ApiError({ kind: 'unexpected', status: 200, isUncertain: uncertain, cause })
  }
}
