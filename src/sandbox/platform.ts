/**
 * A platform over its database, as a handler of Node requests: the same for `npm start`, Vite's dev server and tests.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { authNoun } from './auth/routes.ts'
import { openSessions } from './auth/sessions.ts'
import { createFaults } from './faults/control.ts'
import type { Database } from './database/open.ts'
import { openDatabase } from './database/open.ts'
import { namesOf, prepare, rebuild, refill } from './database/setup.ts'
import type { ApiEnv, Platform } from './http/api.ts'
import { createApi } from './http/api.ts'
import type { Route } from './http/route.ts'
import { allowed } from './http/cors.ts'
import { packed } from './http/packed.ts'
import { callsUnderway } from './http/underway.ts'
import { imageAt } from './images.ts'
import { nouns as registered } from './nouns.ts'
import { createSentinels } from './sentinels.ts'
import type { Scale, Settings } from './settings.ts'

/** The platform, ready to answer inside a server. */
export interface RunningPlatform {
  /** True where the request is the platform's own: /api, /config.json, /imagens, /__sandbox. */
  owns(req: IncomingMessage): boolean
  handle(req: IncomingMessage, res: ServerResponse): Promise<void>
  reset(): Promise<void>
  calm(): void
  close(): Promise<void>
  /** What became of the database at the start, and why; null where it was as it had been left. */
  readonly prepared: string | null
}

/** Where the API is, as the default config.json says. */
const prefix = '/api'

/** Where nobody signs in: the routes are only looked at, or the tables only filled. */
const unserved = () =>
  authNoun(() => {
    throw new Error('this platform is not served')
  })

/** Every route of the platform, without serving it. */
export const allRoutes = (): Route[] => [unserved(), ...registered].flatMap(({ routes }) => routes)

/** The names of all tables that the sandbox makes. */
export const ownTables = (): string[] => namesOf([unserved(), ...registered])

/** Fills the database anew at a scale of its own, without serving it. */
export const fill = (db: Database, scale: Scale): Promise<void> => refill(db, [unserved(), ...registered], scale)

/** Opens, and fills where it is new, the database of the settings; `nouns` in order of reference (nouns.ts). */
export async function createPlatform(settings: Settings, nouns = registered): Promise<RunningPlatform> {
  const db = await openDatabase(settings.database, settings.databaseToken)
  const auth = authNoun(() => platform.sessions)
  const all = [auth, ...nouns]
  const prepared = await prepare(db, all, settings.scale).catch((error: unknown) => {
    db.close()
    throw error
  })
  const tokens = {
    ttlSeconds: settings.tokenTtlSeconds,
    rotation: settings.rotation,
    exp: true,
    iat: true,
    clockOffset: 0,
  }
  const platform: Platform = {
    settings,
    routes: all.flatMap(({ routes }) => routes),
    sentinels: createSentinels(),
    db,
    sessions: await openSessions(db, tokens, settings.now),
    envelope: settings.envelope,
  }

  const reset = async () => {
    await rebuild(db, nouns, settings.scale)
    platform.sentinels = createSentinels()
  }

  const app = new Hono<ApiEnv>()
  app.use(packed)
  if (settings.cors.length > 0) app.use(allowed(settings.cors))
  const faults = settings.faults ? createFaults(platform, prefix, reset) : null
  if (faults) {
    app.route('/__sandbox', faults.control)
    app.use(`${prefix}/*`, faults.middleware)
  }
  // Inside the faults: a call that one of them holds back has not touched the database yet.
  const underway = callsUnderway()
  for (const path of [`${prefix}/*`, '/imagens/*']) app.use(path, underway.middleware)
  app.route(prefix, createApi(platform))
  app.all(`${prefix}/*`, (c) => c.json({ message: 'Recurso não encontrado.' }, 404))
  app.get('/config.json', (c) => c.json(settings.config, 200, { 'Cache-Control': 'no-store' }))
  app.get('/imagens/*', async (c) => {
    const image = await imageAt(platform.db, c.req.path)
    if (!image) return c.text('Imagem não encontrada.', 404)
    return c.body(new Uint8Array(image.bytes), 200, { 'Content-Type': image.type, 'Cache-Control': 'max-age=300' })
  })
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  const own = /^\/(api|imagens|__sandbox)(\/|\?|$)|^\/config\.json(\?|$)/

  const calm = () => faults?.clear()
  return {
    prepared,
    calm,
    owns: (req) => own.test(req.url ?? ''),
    async handle(req, res) {
      await listener(req, res)
    },
    async reset() {
      await reset()
      calm()
    },
    async close() {
      await underway.end()
      db.close()
    },
  }
}
