/**
 * The sandbox as one process on one port: platform, configuration, pictures, the built console and security headers.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createPlatform } from './platform.ts'
import {
  inlineScriptHashes,
  platformResponseHeaders,
  type SecurityHeaderOptions,
  securityHeaders,
} from '#lib/security-headers.ts'
import type { SandboxResource } from './http/route.ts'
import { isAllowedHost } from './http/allowed-hosts.ts'
import { createStaticHandler } from './http/static.ts'
import type { Settings } from './settings.ts'
import { DEFAULT_SETTINGS } from './settings.ts'

/** A running sandbox: console and platform on one port. */
export interface RunningServer {
  /** 'http://127.0.0.1:4173' */
  readonly url: string
  readonly port: number
  /** What happened to the database at the start, and why; null if it was unchanged. */
  readonly preparationMessage: string | null
  /** Closes open connections, waits for the calls in progress, and closes the database. */
  close(): Promise<void>
  /** Resets data, faults and token controls to their initial state. Sessions stay valid. */
  reset(): Promise<void>
  /** Resets faults and token controls to their initial state. The data stays. */
  clearFaults(): void
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((onListening, onError) => {
    server.once('error', onError)
    server.listen(port, host, () => onListening((server.address() as AddressInfo).port))
  })
}

/** The foreign origins in config.json. The content security policy must allow the console to call them. */
function findForeignOrigins(config: Readonly<Record<string, unknown>>): string[] {
  const addresses = [config['apiBase'], config['analyticsUrl'], config['reportUrl']].filter(
    (value) => typeof value === 'string',
  )
  return [...new Set(addresses.flatMap((address) => (URL.canParse(address) ? [new URL(address).origin] : [])))]
}

/** The options of the security policy: the foreign origins, and the hash of the inline script in the built page. */
async function createHeaderOptions({ dist, config }: Settings): Promise<SecurityHeaderOptions> {
  const page = dist === null ? '' : await readFile(join(dist, 'index.html'), 'utf8').catch(() => '')
  return { connectOrigins: findForeignOrigins(config), scriptHashes: await inlineScriptHashes(page) }
}

/**
 * Starts a sandbox. Missing `options` have their defaults (settings.ts). Port 0 takes any free port. `resources` are
 * the registered ones by default. Rejects if the database cannot be used or the port is taken.
 */
export async function startServer(
  options: Partial<Settings> = {},
  resources?: readonly SandboxResource[],
): Promise<RunningServer> {
  const settings: Settings = { ...DEFAULT_SETTINGS, ...options }
  const platform = await createPlatform(settings, resources)
  const headerOptions = await createHeaderOptions(settings)
  const fileHeaders = Object.entries(securityHeaders(headerOptions))
  const answerHeaders = Object.entries(platformResponseHeaders(headerOptions))
  const files = settings.dist === null ? null : createStaticHandler(resolve(settings.dist))

  const handleRequest = async (req: IncomingMessage, res: ServerResponse) => {
    const isPlatform = platform.isPlatformRequest(req)
    for (const [name, value] of isPlatform ? answerHeaders : fileHeaders) res.setHeader(name, value)
    if (isPlatform) return platform.handle(req, res)
    const path = (req.url ?? '/').split('?')[0] ?? '/'
    if (files) return files(path, req, res)
    res.statusCode = 404
    res.end()
  }
  const server = createServer((req, res) => {
    if (!isAllowedHost(req.headers.host, settings.host, port, settings.hosts)) {
      res.statusCode = 421
      return void res.end()
    }
    handleRequest(req, res).catch((error: unknown) => {
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
    preparationMessage: platform.preparationMessage,
    reset: () => platform.reset(),
    clearFaults: () => platform.clearFaults(),
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
      await platform.close()
    },
  }
}
