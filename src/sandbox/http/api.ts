/** The platform's HTTP face: one hono route per endpoint of the contract, with token, input, sentinels and refusals. */
import type { Context } from 'hono'
import { Hono } from 'hono'
import type { HttpBindings } from '@hono/node-server'
import type { Sessions } from '#sandbox/auth/sessions.ts'
import type { Database } from '#sandbox/database/open.ts'
import { wallClock } from '#sandbox/database/time.ts'
import type { Sentinels } from '#sandbox/sentinels.ts'
import type { EnvelopeForm } from './envelope.ts'
import { wrap } from './envelope.ts'
import { readInput } from './input.ts'
import { Refusal } from './refusal.ts'
import type { Route } from './route.ts'
import { PageAnswer, RawAnswer } from './route.ts'
import type { Settings } from '#sandbox/settings.ts'

/** What a running platform consists of. */
export interface Platform {
  readonly settings: Settings
  readonly routes: readonly Route[]
  sentinels: Sentinels
  readonly db: Database
  readonly sessions: Sessions
  envelope: EnvelopeForm
}

/** What Hono knows of a request here. */
export type ApiEnv = { Bindings: HttpBindings }

/** '/gestor/produtos/{id}' as hono spells it. */
const honoPath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1')

/** Fixed segments go before slots, so that '/transacoes/valor' is never taken for an id. */
const slots = (route: Route) => route.endpoint.path.split('{').length

function answered(c: Context<ApiEnv>, platform: Platform, status: number, result: unknown): Response {
  if (result instanceof RawAnswer) {
    return new Response(result.body as BodyInit | null, { status: result.status, headers: result.headers })
  }
  const body = result instanceof PageAnswer ? wrap(platform.envelope, result.page) : (result ?? {})
  return c.json(body as object, status as 200)
}

/** What went wrong without the statement's parameters, which drizzle puts into the message. */
function describe(error: Error): unknown {
  const { cause } = error as { cause?: unknown }
  return cause ?? error
}

/** Every write waits for the one before it: rules that read and then write hold under concurrent calls. */
function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const mine = last.then(work, work)
    last = mine.catch(() => undefined)
    return mine
  }
}

/** The API without its prefix: '/gestor/cashback/listar'. */
export function createApi(platform: Platform): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>()
  const inTurn = oneAtATime()

  app.onError((error, c) => {
    if (error instanceof Refusal) return c.json(error.body() as object, error.status as 400)
    console.error(describe(error))
    return c.json({ message: 'Erro interno da plataforma.' }, 500)
  })
  app.notFound((c) => c.json({ message: 'Recurso não encontrado.' }, 404))
  app.use(async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
  })

  const serve = (route: Route) => async (c: Context<ApiEnv>) => {
    const { db, sessions, settings, sentinels } = platform
    const bearer = route.open ? null : await sessions.check(c.req.header('authorization'))
    const input = await readInput(c, route.endpoint)
    const work = async () => {
      const sentinel = sentinels.find(route.endpoint.id, input, bearer)
      if (sentinel?.refuse) return answered(c, platform, 200, sentinel.refuse)
      const result = await route.answer(input, { db, settings, bearer, now: wallClock(settings.now()) })
      const said = sentinel?.says === undefined ? result : { message: sentinel.says }
      return answered(c, platform, route.status, said)
    }
    if (route.endpoint.method === 'GET') return work()
    return inTurn(() => work().finally(() => db.counts.clear()))
  }

  const ordered = [...platform.routes].sort((one, other) => slots(one) - slots(other))
  for (const route of ordered) {
    for (const path of [route.endpoint.path, ...route.aliases]) {
      app.on(route.endpoint.method, honoPath(path), serve(route))
    }
  }
  return app
}
