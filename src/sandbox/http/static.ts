/** The built console as files: its one page for every unknown path, 404 for a missing asset (reliability.md I8). */
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { cacheControl } from '#lib/policy.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

const compressible = new Set(['.html', '.js', '.css', '.json', '.svg', '.txt', '.webmanifest'])
const shrink = {
  br: (text: Buffer) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text: Buffer) => promisify(gzip)(text),
}

interface Found {
  file: string
  size: number
  changed: number
}

async function fileAt(dist: string, path: string): Promise<Found | null> {
  let decoded: string
  try {
    decoded = decodeURIComponent(path)
  } catch {
    return null
  }
  const file = normalize(join(dist, decoded))
  if (decoded.includes('\0') || !file.startsWith(dist + sep)) return null
  const info = await stat(file).catch(() => null)
  return info?.isFile() ? { file, size: info.size, changed: info.mtimeMs } : null
}

/** Serves the folder `dist`; the returned function answers one request whose path is `path`. */
export function staticFiles(dist: string) {
  const packed = new Map<string, Promise<Buffer>>()

  async function send(path: string, { file, size, changed }: Found, req: IncomingMessage, res: ServerResponse) {
    const extension = extname(file).toLowerCase()
    res.setHeader('Content-Type', types[extension] ?? 'application/octet-stream')
    res.setHeader('Cache-Control', cacheControl(path))
    const accepted = String(req.headers['accept-encoding'] ?? '')
    const encoding = (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted))
    if (!encoding || !compressible.has(extension) || size < 1024) {
      res.setHeader('Content-Length', size)
      if (req.method === 'HEAD') return void res.end()
      return void createReadStream(file).pipe(res)
    }
    const key = `${encoding} ${changed} ${file}`
    const body = packed.get(key) ?? readFile(file).then(shrink[encoding])
    packed.set(key, body)
    const bytes = await body
    res.setHeader('Content-Encoding', encoding)
    res.setHeader('Vary', 'Accept-Encoding')
    res.setHeader('Content-Length', bytes.byteLength)
    res.end(req.method === 'HEAD' ? undefined : bytes)
  }

  return async (path: string, req: IncomingMessage, res: ServerResponse): Promise<void> => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.statusCode = 405
      return void res.end()
    }
    const found = await fileAt(dist, path)
    if (found) return send(path, found, req, res)
    const page = extname(path) === '' && !path.startsWith('/assets/') ? await fileAt(dist, '/index.html') : null
    if (page) return send('/index.html', page, req, res)
    res.statusCode = 404
    res.setHeader('Content-Type', 'text/plain; charset=utf-8')
    res.end('Arquivo não encontrado.')
  }
}
