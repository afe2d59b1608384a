/** Applies a fault to one call (sandbox/README). */
import { setTimeout as sleep } from 'node:timers/promises'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import type { ApiEnv } from '#sandbox/http/api.ts'
import { corruptResponse } from './corrupt-response.ts'
import type { Effect } from './rules.ts'

type Latency = Extract<Effect, { kind: 'latency' }>
type Status = Extract<Effect, { kind: 'status' }>

const PORTAL_HTML = '<!doctype html><html lang="pt-BR"><title>Proxy</title><h1>Serviço indisponível</h1></html>'

/**
 * The delay in ms. `chance` is a seeded random number from 0 to 1; `pageNumber` is the 0-based number of the requested
 * page.
 */
export function getLatencyMs({ ms, from, to, median, byPage }: Latency, chance: number, pageNumber: number): number {
  if (byPage?.length) return byPage[Math.min(pageNumber, byPage.length - 1)] ?? 0
  if (median !== undefined) return Math.round(median * Math.exp((-Math.log(1 - chance) - Math.LN2) * 0.6))
  if (from !== undefined || to !== undefined) {
    const low = from ?? 0
    return Math.round(low + chance * Math.max(0, (to ?? low) - low))
  }
  return ms ?? 0
}

function createStatusResponse({ status, body, message = 'Falha provocada.', retryAfter }: Status): Response {
  const headers = new Headers(retryAfter === undefined ? {} : { 'Retry-After': retryAfter })
  if (body === 'empty' || status === 204 || status === 304) return new Response(null, { status, headers })
  if (body === 'html') {
    headers.set('Content-Type', 'text/html; charset=utf-8')
    return new Response(PORTAL_HTML, { status, headers })
  }
  headers.set('Content-Type', 'application/json; charset=utf-8')
  const payload = { text: message, message: { message }, failure: { success: false, message } }[body]
  return new Response(JSON.stringify(payload), { status, headers })
}

/** Writes the response to the socket directly, so that the connection can break in the middle. */
async function sendBroken(c: Context<ApiEnv>, effect: Effect, response: Response): Promise<Response> {
  const { outgoing } = c.env
  const body = Buffer.from(await response.arrayBuffer())
  const type = response.headers.get('content-type') ?? 'application/json'
  const head = (length?: number) =>
    outgoing.writeHead(response.status, {
      'Content-Type': type,
      ...(length === undefined ? {} : { 'Content-Length': length }),
    })
  const firstHalf = body.subarray(0, Math.floor(body.byteLength / 2))
  if (effect.kind === 'hang') {
    head(body.byteLength)
    outgoing.flushHeaders()
  } else if (effect.kind === 'slowBody') {
    head(body.byteLength)
    const step = Math.max(1, Math.floor(effect.bytesPerSecond / 10))
    for (let offset = 0; offset < body.byteLength && !outgoing.destroyed; offset += step) {
      await sleep(100)
      outgoing.write(body.subarray(offset, offset + step))
    }
    outgoing.end()
  } else {
    head(effect.kind === 'shortLength' ? body.byteLength + 100 : undefined)
    outgoing.write(effect.kind === 'shortLength' ? body : firstHalf)
    await sleep(20)
    outgoing.destroy()
  }
  return RESPONSE_ALREADY_SENT
}

const dropConnection = (c: Context<ApiEnv>): Response => {
  c.env.outgoing.destroy()
  return RESPONSE_ALREADY_SENT
}

/** Applies one effect that is not a latency. `apply` lets the platform handle the call and returns its response. */
export async function applyEffect(
  c: Context<ApiEnv>,
  effect: Effect,
  apply: () => Promise<Response>,
): Promise<Response> {
  switch (effect.kind) {
    case 'status':
      return createStatusResponse(effect)
    case 'redirect':
      return c.redirect('/__sandbox/pagina', 302)
    case 'reset':
      return dropConnection(c)
    case 'applyThenDrop':
      await apply()
      return dropConnection(c)
    case 'applyThenStatus':
      await apply()
      return createStatusResponse({ kind: 'status', status: effect.status, body: 'message' })
    case 'contentType': {
      const response = await apply()
      return new Response(await response.text(), { status: response.status, headers: { 'Content-Type': effect.type } })
    }
    case 'cutJson': {
      const response = await apply()
      const text = await response.text()
      return new Response(text.slice(0, Math.floor(text.length / 2)), response)
    }
    case 'data': {
      const response = await apply()
      return new Response(corruptResponse(await response.text(), effect.fault), response)
    }
    case 'latency':
      return apply()
    default:
      return sendBroken(c, effect, await apply())
  }
}

/** The page of a captive portal, which the effect 'redirect' leads to. */
export const portalPage = PORTAL_HTML
