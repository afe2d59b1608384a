/**
 * Serves the API: one hono route per endpoint of the contract, with token check, input, seeded errors and HTTP errors.
 */
import type { Context } from 'hono'
import { Hono } from 'hono'
import type { HttpBindings } from '@hono/node-server'
import type { Sessions } from '#sandbox/auth/sessions.ts'
import type { Database } from '#sandbox/database/open-database.ts'
import { toWallClockMs } from '#sandbox/database/time.ts'
import type { SeededErrorFinder } from '#sandbox/seeded-error-finder.ts'
import type { EnvelopeForm } from './envelope.ts'
import { wrapPage } from './envelope.ts'
import { readInput } from './input.ts'
import { HttpError } from './http-error.ts'
import type { Route } from './route.ts'
import { PagedResponse, RawResponse } from './route.ts'
import type { Settings } from '#sandbox/settings.ts'

/** The parts of a running platform. */
export interface Platform {
  readonly settings: Settings
  readonly routes: readonly Route[]
  seededErrors: SeededErrorFinder
  readonly db: Database
  readonly sessions: Sessions
  envelopeForm: EnvelopeForm
}

/** The hono environment of the API: Node's request and response. */
export type ApiEnv = { Bindings: HttpBindings }

/** Converts '/gestor/produtos/{id}' to hono's syntax. */
const honoPath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1')

/** Orders routes: fixed segments before parameters, so that '/transacoes/valor' is never taken for an id. */
const countPathParams = (route: Route) => route.endpoint.path.split('{').length

function toResponse(c: Context<ApiEnv>, platform: Platform, status: number, result: unknown): Response {
  if (result instanceof RawResponse) {
    return new Response(result.body as BodyInit | null, { status: result.status, headers: result.headers })
  }
  const body = result instanceof PagedResponse ? wrapPage(platform.envelopeForm, result.page) : (result ?? {})
  return c.json(body as object, status as 200)
}

/** The error to log, without the statement's parameters, which drizzle puts into its own message. */
function getLoggedCause(error: Error): unknown {
  const { cause } = error as { cause?: unknown }
  return cause ?? error
}

/** Runs writes one after the other, so that rules that read and then write also hold under concurrent calls. */
function createSerialQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const current = last.then(work, work)
    last = current.catch(() => undefined)
    return current
  }
}

/** The API without its path prefix: '/gestor/cashback/listar'. */
export function createApi(platform: Platform): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>()
  const runSerially = createSerialQueue()

  app.onError((error, c) => {
    if (error instanceof HttpError) return c.json(error.body() as object, error.status as 400)
    console.error(getLoggedCause(error))
    return c.json({ message: 'Erro interno da plataforma.' }, 500)
  })
  app.notFound((c) => c.json({ message: 'Recurso não encontrado.' }, 404))
  app.use(async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
  })

  const createHandler = (route: Route) => async (c: Context<ApiEnv>) => {
    const { db, sessions, settings, seededErrors } = platform
    const bearer = route.isPublic ? null : await sessions.authenticate(c.req.header('authorization'))
    const input = await readInput(c, route.endpoint)
    const work = async () => {
      const seededError = seededErrors.find(route.endpoint.id, input, bearer)
      if (seededError?.errorResponse) return toResponse(c, platform, 200, seededError.errorResponse)
      const result = await route.handle(input, { db, settings, bearer, nowMs: toWallClockMs(settings.now()) })
      const body = seededError?.successMessage === undefined ? result : { message: seededError.successMessage }
      return toResponse(c, platform, route.status, body)
    }
    if (route.endpoint.method === 'GET') return work()
    return runSerially(() => work().finally(() => db.counts.clear()))
  }

  const sortedRoutes = [...platform.routes].sort((one, other) => countPathParams(one) - countPathParams(other))
  for (const route of sortedRoutes) {
    for (const path of [route.endpoint.path, ...route.aliases]) {
      app.on(route.endpoint.method, honoPath(path), createHandler(route))
    }
  }
  return app
}
