/** The sandbox as one process on one port: platform, configuration, pictures, the built console, security headers. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createPlatform } from './platform.ts'
import { inlineScriptHashes, platformAnswerHeaders, type PolicyOptions, securityHeaders } from '#lib/policy.ts'
import type { Noun } from './http/route.ts'
import { isOwnHost } from './http/doors.ts'
import { staticFiles } from './http/static.ts'
import type { Settings } from './settings.ts'
import { defaults } from './settings.ts'

/** The console and the platform on one port. */
export interface RunningServer {
  /** 'http://127.0.0.1:4173' */
  readonly url: string
  readonly port: number
  /** What became of the database at the start, and why; null where it was as it had been left. */
  readonly prepared: string | null
  /** Ends open connections, lets what they asked for end too, and gives the database back. */
  close(): Promise<void>
  /** Data, faults and token controls as at the start; sessions live on. */
  reset(): Promise<void>
  /** Faults and token controls as at the start; the data stays as it is. */
  calm(): void
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

/** What the policy says of this console: whom it calls, and the hash of the built page's own script. */
async function policyOf({ dist, config }: Settings): Promise<PolicyOptions> {
  const page = dist === null ? '' : await readFile(join(dist, 'index.html'), 'utf8').catch(() => '')
  return { connect: foreignOrigins(config), scripts: await inlineScriptHashes(page) }
}

/**
 * Starts a sandbox; what `options` leaves out has its default (settings.ts). Port 0 takes any free port. `nouns` are
 * the registered ones unless told.
 */
export async function startServer(options: Partial<Settings> = {}, nouns?: readonly Noun[]): Promise<RunningServer> {
  const settings: Settings = { ...defaults, ...options }
  const platform = await createPlatform(settings, nouns)
  const policy = await policyOf(settings)
  const fileHeaders = Object.entries(securityHeaders(policy))
  const answerHeaders = Object.entries(platformAnswerHeaders(policy))
  const files = settings.dist === null ? null : staticFiles(resolve(settings.dist))

  const answer = async (req: IncomingMessage, res: ServerResponse) => {
    const isPlatform = platform.owns(req)
    for (const [name, value] of isPlatform ? answerHeaders : fileHeaders) res.setHeader(name, value)
    if (isPlatform) return platform.handle(req, res)
    const path = (req.url ?? '/').split('?')[0] ?? '/'
    if (files) return files(path, req, res)
    res.statusCode = 404
    res.end()
  }
  const server = createServer((req, res) => {
    if (!isOwnHost(req.headers.host, settings.host, port, settings.hosts)) {
      res.statusCode = 421
      return void res.end()
    }
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
    prepared: platform.prepared,
    reset: () => platform.reset(),
    calm: () => platform.calm(),
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
      await platform.close()
    },
  }
}
