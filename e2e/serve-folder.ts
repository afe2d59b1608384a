/** Serves the build from a folder on an origin of its own, as a static host does. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { inlineScriptHashes, securityHeaders } from '#lib/security-headers.ts'
import { createStaticHandler } from '#sandbox/http/static.ts'

export const FOLDER_PATH = '/gestor'
const dist = resolve(process.env['DIST'] ?? 'dist')

/**
 * Serves the build under FOLDER_PATH with the policy that a host sends; every other path is 404. `apiBase` goes into
 * config.json; the policy allows calls and images from the origins in `connect`. `url` ends in the folder, without a
 * slash.
 */
export async function serveFolder(apiBase: string, origins: readonly string[]) {
  const files = createStaticHandler(dist)
  const scripts = await inlineScriptHashes(readFileSync(join(dist, 'index.html'), 'utf8'))
  const headers = Object.entries(
    securityHeaders({ scriptHashes: scripts, connectOrigins: origins, imageOrigins: origins }),
  )
  const server = createServer((req, res) => {
    const path = (req.url ?? '/').split('?')[0] ?? '/'
    for (const [name, value] of headers) res.setHeader(name, value)
    if (path === `${FOLDER_PATH}/config.json`) {
      res.setHeader('Content-Type', 'application/json')
      return void res.end(JSON.stringify({ apiBase, cdnBase: new URL(apiBase).origin }))
    }
    if (path.startsWith(`${FOLDER_PATH}/`)) return void files(path.slice(FOLDER_PATH.length), req, res)
    res.statusCode = 404
    return void res.end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = () =>
    new Promise((done) => {
      server.close(done)
      // A browser opens connections in advance, and Node does not count a connection without a request as idle.
      server.closeAllConnections()
    })
  return { url: origin + FOLDER_PATH, close }
}
