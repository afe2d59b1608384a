/** A platform without a database for the benches: every measured page gets the same transactions. */
import { readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { createPage } from './transactions.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}
const CURRENT_USER = { id: 1, dscNome: 'Operadora Teste', dscEmail: 'op@exemplo.test', dscFoto: null }
/** Number of cached responses, so that creating them costs every contestant the same. */
const MAX_CACHED = 400

/** The server of one build, with cached responses. */
export interface BenchServer {
  /** The origin: 'http://127.0.0.1:40123'. */
  readonly url: string
  close(): void
}

const cachedResponses = new Map<string, string>()

function createResponse({ pathname, search, searchParams }: URL): string {
  const key = pathname + search
  const cached = cachedResponses.get(key)
  if (cached !== undefined) return cached
  const number = (name: string, fallback: number) =>
    Number(searchParams.get(name.toUpperCase()) ?? searchParams.get(name) ?? fallback)
  const sort = searchParams.get('ORDER') ?? searchParams.get('sort') ?? 'id,DESC'
  const answer = pathname.endsWith('/auth/me')
    ? CURRENT_USER
    : createPage(number('page', 0), Math.min(1000, number('size', 10)), sort)
  const text = JSON.stringify(answer)
  if (cachedResponses.size > MAX_CACHED) cachedResponses.delete(cachedResponses.keys().next().value ?? '')
  cachedResponses.set(key, text)
  return text
}

/** Serves the folder, with its page for unknown paths, and /api; responses of /api take `latencyMs`. */
export async function startBenchServer(folder: string, latencyMs = 0): Promise<BenchServer> {
  const files = new Map<string, { type: string; body: Buffer; packed: boolean }>()
  function findFile(path: string) {
    const wanted = join(folder, decodeURIComponent(path))
    const exists = extname(path) !== '' && statSync(wanted, { throwIfNoEntry: false })?.isFile()
    const name = exists ? wanted : join(folder, 'index.html')
    let file = files.get(name)
    if (!file) {
      const type = TYPES[extname(name)] ?? 'application/octet-stream'
      const packed = extname(name) !== '.woff2'
      const raw = readFileSync(name)
      file = { type, packed, body: packed ? gzipSync(raw, { level: 9 }) : raw }
      files.set(name, file)
    }
    return file
  }
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://x')
    if (url.pathname.startsWith('/api/')) {
      const send = () => {
        response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
        response.end(createResponse(url))
      }
      return void (latencyMs > 0 ? setTimeout(send, latencyMs) : send())
    }
    // Whatever platform the build is configured for, here it is this one.
    if (url.pathname === '/config.json') {
      response.writeHead(200, { 'content-type': 'application/json' })
      return void response.end('{"apiBase":"/api"}')
    }
    const { type, body, packed } = findFile(url.pathname)
    response.writeHead(200, {
      'content-type': type,
      'content-length': body.byteLength,
      'cache-control': url.pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(packed ? { 'content-encoding': 'gzip' } : {}),
    })
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
