/**
 * The platform over its database, as a handler of Node requests. `npm start`, Vite's dev server and the tests share it.
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

/** The platform, ready to handle the requests of a server. */
export interface RunningPlatform {
  /** True if the platform handles the request: /api, /config.json, /imagens, /__sandbox. */
  isPlatformRequest(req: IncomingMessage): boolean
  handle(req: IncomingMessage, res: ServerResponse): Promise<void>
  reset(): Promise<void>
  clearFaults(): void
  close(): Promise<void>
  /** What happened to the database at the start, and why; null if it was unchanged. */
  readonly preparationMessage: string | null
}

/** The path prefix of the API, as in the default config.json. */
const API_PREFIX = '/api'

/** Auth routes for code that only lists routes or fills tables. Nobody can sign in to them. */
const createUnservedAuth = () =>
  createAuthResource(() => {
    throw new Error('this platform is not served')
  })

/** All routes of the platform, without starting it. */
export const listRoutes = (): Route[] => [createUnservedAuth(), ...registered].flatMap(({ routes }) => routes)

/** The names of all tables that the sandbox creates. */
export const listOwnTables = (): string[] => listTableNames([createUnservedAuth(), ...registered])

/** Drops the sandbox's tables and fills them at this scale, without starting the platform. */
export const fillDatabase = (db: Database, scale: Scale): Promise<void> =>
  refillDatabase(db, [createUnservedAuth(), ...registered], scale)

/**
 * Opens the database of the settings, and fills it if it is new. `resources` are in the order of their references
 * (resources.ts).
 */
export async function createPlatform(settings: Settings, resources = registered): Promise<RunningPlatform> {
  const db = await openDatabase(settings.database, settings.databaseToken)
  const auth = createAuthResource(() => platform.sessions)
  const allResources = [auth, ...resources]
  const preparationMessage = await prepareDatabase(db, allResources, settings.scale).catch((error: unknown) => {
    db.close()
    throw error
  })
  const tokenPolicy = {
    ttlSeconds: settings.tokenTtlSeconds,
    rotation: settings.rotation,
    exp: true,
    iat: true,
    clockOffset: 0,
  }
  const platform: Platform = {
    settings,
    routes: allResources.flatMap(({ routes }) => routes),
    seededErrors: createSeededErrorFinder(),
    db,
    sessions: await openSessions(db, tokenPolicy, settings.now),
    envelopeForm: settings.envelope,
  }

  const reset = async () => {
    await rebuildTables(db, resources, settings.scale)
    platform.seededErrors = createSeededErrorFinder()
  }

  const app = new Hono<ApiEnv>()
  app.use(gzipMiddleware)
  const faults = settings.faults ? createFaultControls(platform, API_PREFIX, reset) : null
  if (faults) app.use(faults.corsMiddleware)
  if (settings.cors.length > 0) app.use(createCorsMiddleware(settings.cors))
  if (faults) {
    app.route('/__sandbox', faults.control)
    app.use(`${API_PREFIX}/*`, faults.middleware)
  }
  // After the faults middleware: a call that a fault delays has not touched the database yet.
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
  const platformPaths = /^\/(api|imagens|__sandbox)(\/|\?|$)|^\/config\.json(\?|$)/

  const clearFaults = () => faults?.clear()
  return {
    preparationMessage,
    clearFaults,
    isPlatformRequest: (req) => platformPaths.test(req.url ?? ''),
    async handle(req, res) {
      await listener(req, res)
    },
    async reset() {
      await reset()
      clearFaults()
    },
    async close() {
      await pendingCalls.drain()
      db.close()
    },
  }
}
