/** The sandbox as one process on one port: platform, configuration, pictures, the built console, security headers. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { createPlatform } from './platform.ts'
import { securityHeaders } from '#lib/policy.ts'
import { staticFiles } from './http/static.ts'
import type { Settings } from './settings.ts'
import { defaults } from './settings.ts'

export interface RunningServer {
  /** 'http://127.0.0.1:4173' */
  readonly url: string
  readonly port: number
  /** Ends open connections and gives the database back. */
  close(): Promise<void>
  /** Data, faults and token controls as at the start; sessions live on. */
  reset(): Promise<void>
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((done, failed) => {
    server.once('error', failed)
    server.listen(port, host, () => done((server.address() as AddressInfo).port))
  })
}

/** Origins that config.json names besides the console's own: the policy must let them be called. */
function foreignOrigins(config: Readonly<Record<string, unknown>>): string[] {
  const addresses = [config['apiBase'], config['analyticsUrl']].filter((value) => typeof value === 'string')
  return [...new Set(addresses.flatMap((address) => (URL.canParse(address) ? [new URL(address).origin] : [])))]
}

/** Starts a sandbox; what `options` leaves out has its default (settings.ts). Port 0 takes any free port. */
export async function startServer(options: Partial<Settings> = {}): Promise<RunningServer> {
  const settings: Settings = { ...defaults, ...options }
  const platform = await createPlatform(settings)
  const headers = Object.entries(securityHeaders({ connect: foreignOrigins(settings.config) }))
  const files = settings.dist === null ? null : staticFiles(resolve(settings.dist))

  const answer = async (req: IncomingMessage, res: ServerResponse) => {
    for (const [name, value] of headers) res.setHeader(name, value)
    if (await platform.handle(req, res)) return
    const path = (req.url ?? '/').split('?')[0] ?? '/'
    if (files) return files(path, req, res)
    res.statusCode = 404
    res.end()
  }
  const server = createServer((req, res) => {
    answer(req, res).catch((error: unknown) => {
      console.error(error)
      res.destroy()
    })
  })
  const port = await listen(server, settings.port, settings.host).catch(async (error: unknown) => {
    await platform.close()
    throw error
  })
  return {
    url: `http://${settings.host}:${port}`,
    port,
    reset: () => platform.reset(),
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
      await platform.close()
    },
  }
}
