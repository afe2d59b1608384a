/**
 * A platform over its database, as a handler of Node requests: the same for `npm start`, Vite's dev server and tests.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { createAuthResource } from './auth/routes.ts'
import { openSessions } from './auth/sessions.ts'
import { createFaultControls } from './faults/control.ts'
import type { Database } from './database/open-database.ts'
import { openDatabase } from './database/open-database.ts'
import { listTableNames, prepareDatabase, rebuildTables, refillDatabase } from './database/setup.ts'
import type { ApiEnv, Platform } from './http/api.ts'
import { createApi } from './http/api.ts'
import type { Route } from './http/route.ts'
import { createCorsMiddleware } from './http/cors.ts'
import { gzipMiddleware } from './http/gzip-middleware.ts'
import { trackPendingCalls } from './http/pending-calls.ts'
import { findImage } from './images.ts'
import { sandboxResources as registered } from './resources.ts'
import { createSeededErrorFinder } from './seeded-error-finder.ts'
import type { Scale, Settings } from './settings.ts'

/** The platform, ready to answer inside a server. */
export interface RunningPlatform {
  /** True where the request is the platform's own: /api, /config.json, /imagens, /__sandbox. */
  isPlatformRequest(req: IncomingMessage): boolean
  handle(req: IncomingMessage, res: ServerResponse): Promise<void>
  reset(): Promise<void>
  clearFaults(): void
  close(): Promise<void>
  /** What became of the database at the start, and why; null where it was as it had been left. */
  readonly preparationMessage: string | null
}

/** Where the API is, as the default config.json says. */
const API_PREFIX = '/api'

/** Where nobody signs in: the routes are only looked at, or the tables only filled. */
const createUnservedAuth = () =>
  createAuthResource(() => {
    throw new Error('this platform is not served')
  })

/** Every route of the platform, without serving it. */
export const listRoutes = (): Route[] => [createUnservedAuth(), ...registered].flatMap(({ routes }) => routes)

/** The names of all tables that the sandbox makes. */
export const listOwnTables = (): string[] => listTableNames([createUnservedAuth(), ...registered])

/** Fills the database anew at a scale of its own, without serving it. */
export const fillDatabase = (db: Database, scale: Scale): Promise<void> =>
  refillDatabase(db, [createUnservedAuth(), ...registered], scale)

/** Opens, and fills where it is new, the database of the settings; `nouns` in order of reference (nouns.ts). */
export async function createPlatform(settings: Settings, resources = registered): Promise<RunningPlatform> {
  const db = await openDatabase(settings.database, settings.databaseToken)
  const auth = createAuthResource(() => platform.sessions)
  const all = [auth, ...resources]
  const prepared = await prepareDatabase(db, all, settings.scale).catch((error: unknown) => {
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
    seededErrors: createSeededErrorFinder(),
    db,
    sessions: await openSessions(db, tokens, settings.now),
    envelopeForm: settings.envelope,
  }

  const reset = async () => {
    await rebuildTables(db, resources, settings.scale)
    platform.seededErrors = createSeededErrorFinder()
  }

  const app = new Hono<ApiEnv>()
  app.use(gzipMiddleware)
  if (settings.cors.length > 0) app.use(createCorsMiddleware(settings.cors))
  const faults = settings.faults ? createFaultControls(platform, API_PREFIX, reset) : null
  if (faults) {
    app.route('/__sandbox', faults.control)
    app.use(`${API_PREFIX}/*`, faults.middleware)
  }
  // Inside the faults: a call that one of them holds back has not touched the database yet.
  const pendingCalls = trackPendingCalls()
  for (const path of [`${API_PREFIX}/*`, '/imagens/*']) app.use(path, pendingCalls.middleware)
  app.route(API_PREFIX, createApi(platform))
  app.all(`${API_PREFIX}/*`, (c) => c.json({ message: 'Recurso não encontrado.' }, 404))
  app.get('/config.json', (c) => c.json(settings.config, 200, { 'Cache-Control': 'no-store' }))
  app.get('/imagens/*', async (c) => {
    const image = await findImage(platform.db, c.req.path)
    if (!image) return c.text('Imagem não encontrada.', 404)
    return c.body(new Uint8Array(image.bytes), 200, { 'Content-Type': image.type, 'Cache-Control': 'max-age=300' })
  })
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  const ownPaths = /^\/(api|imagens|__sandbox)(\/|\?|$)|^\/config\.json(\?|$)/

  const calm = () => faults?.clear()
  return {
    preparationMessage: prepared,
    clearFaults: calm,
    isPlatformRequest: (req) => ownPaths.test(req.url ?? ''),
    async handle(req, res) {
      await listener(req, res)
    },
    async reset() {
      await reset()
      calm()
    },
    async close() {
      await pendingCalls.drain()
      db.close()
    },
  }
}
