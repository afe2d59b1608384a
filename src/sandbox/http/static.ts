/** Serves the built console's files: index.html for every unknown path, 404 for a missing asset (case I8). */
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { cacheControl } from '#lib/security-headers.ts'

const CONTENT_TYPES: Readonly<Record<string, string>> = {
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

/** The compressed copies that the build stores beside a file (src/app/build/compress-files.ts), the smaller first. */
const ENCODINGS = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
] as const

interface FoundFile {
  file: string
  size: number
}

async function findFile(dist: string, path: string): Promise<FoundFile | null> {
  let decoded: string
  try {
    decoded = decodeURIComponent(path)
  } catch {
    return null
  }
  const file = normalize(join(dist, decoded))
  if (decoded.includes('\0') || !file.startsWith(dist + sep)) return null
  const info = await stat(file).catch(() => null)
  return info?.isFile() ? { file, size: info.size } : null
}

/** The compressed copy of a file that the client accepts; null if the build has stored none. */
async function findCompressedFile(path: string, accepted: string): Promise<(FoundFile & { encoding: string }) | null> {
  for (const { encoding, suffix } of ENCODINGS) {
    if (!new RegExp(`\\b${encoding}\\b`).test(accepted)) continue
    const info = await stat(path + suffix).catch(() => null)
    if (info?.isFile()) return { file: path + suffix, size: info.size, encoding }
  }
  return null
}

/** Serves the folder `dist`. The returned function responds to one request with the path `path`. */
export function createStaticHandler(dist: string) {
  async function send(path: string, found: FoundFile, req: IncomingMessage, res: ServerResponse) {
    const extension = extname(found.file).toLowerCase()
    res.setHeader('Content-Type', CONTENT_TYPES[extension] ?? 'application/octet-stream')
    res.setHeader('Cache-Control', cacheControl(path))
    const compressedFile = await findCompressedFile(found.file, String(req.headers['accept-encoding'] ?? ''))
    if (compressedFile) res.setHeader('Content-Encoding', compressedFile.encoding)
    res.setHeader('Vary', 'Accept-Encoding')
    const { file, size } = compressedFile ?? found
    res.setHeader('Content-Length', size)
    if (req.method === 'HEAD') return void res.end()
    return void createReadStream(file).pipe(res)
  }

  return async (path: string, req: IncomingMessage, res: ServerResponse): Promise<void> => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.statusCode = 405
      return void res.end()
    }
    const found = await findFile(dist, path)
    if (found) return send(path, found, req, res)
    // The path '/produtos/editar/1.5' does not name a file.
    const isFile = /[^\d.]/.test(extname(path)) || path.startsWith('/assets/')
    const page = isFile ? null : await findFile(dist, '/index.html')
    if (page) return send('/index.html', page, req, res)
    res.statusCode = 404
    res.setHeader('Content-Type', 'text/plain; charset=utf-8')
    res.setHeader('Cache-Control', 'no-store')
    res.end('Arquivo não encontrado.')
  }
}
