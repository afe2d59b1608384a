/**
 * The control prefix /__sandbox and the middleware in front of the API: present only with the flag (sandbox/README).
 */
import type { Context, MiddlewareHandler } from 'hono'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TokenPolicy } from '#sandbox/auth/sessions.ts'
import type { ApiEnv, Platform } from '#sandbox/http/api.ts'
import { CONTROL_HEADER } from '#sandbox/http/doors.ts'
import { envelopeForms } from '#sandbox/http/envelope.ts'
import type { FaultEngine } from './engine.ts'
import { createFaultEngine } from './engine.ts'
import { moveRows } from './rows.ts'
import type { Rule } from './rules.ts'
import { rulesSchema } from './rules.ts'
import type { Stats } from './stats.ts'
import { createStats } from './stats.ts'
import { portalPage, strike, waitOf } from './strike.ts'

const refreshNames = ['refreshToken', 'refreshtoken', 'refresh'] as const

const tokenSchema = z.object({
  ttlSeconds: z.optional(z.int().check(z.gte(1), z.lte(86_400))),
  exp: z.optional(z.boolean()),
  iat: z.optional(z.boolean()),
  /** Added to the server's clock, ms. */
  clockOffset: z.optional(z.int()),
  /** 'none', 'strict' or a grace in ms. */
  rotation: z.optional(z.union([z.literal('none'), z.literal('strict'), z.int().check(z.nonnegative())])),
  /** How the next `times` refreshes are answered: a status, an HTML page, or so many ms late. */
  refresh: z.optional(
    z.object({
      times: z.optional(z.int().check(z.positive())),
      status: z.optional(z.int()),
      html: z.optional(z.boolean()),
      ms: z.optional(z.int()),
    }),
  ),
  /** Which of the refresh paths exist. */
  paths: z.optional(z.array(z.enum(refreshNames))),
  revokeAll: z.optional(z.boolean()),
})
type TokenControls = z.output<typeof tokenSchema>

/** The doors of control and what they do to calls. */
export interface Faults {
  readonly control: Hono<ApiEnv>
  readonly middleware: MiddlewareHandler<ApiEnv>
  readonly engine: FaultEngine
  /** Rules, statistics and token controls as at the start. */
  clear(seed?: number): void
}

/** Reads a JSON body by a schema, or answers 400 with what is wrong. */
async function read<Value>(c: Context<ApiEnv>, schema: z.ZodMiniType<Value>): Promise<Value | Response> {
  const parsed = z.safeParse(schema, await c.req.json().catch(() => null))
  return parsed.success ? parsed.data : c.json({ message: z.prettifyError(parsed.error) }, 400)
}

/** The rule that makes refreshes answer as the token controls say. */
function refreshRule({ times, status, html, ms }: NonNullable<TokenControls['refresh']>): Rule {
  const match = { method: 'POST', path: '/auth/refresh(token|Token)?$' }
  const effect =
    ms === undefined
      ? {
          kind: 'status' as const,
          status: status ?? (html ? 200 : 401),
          body: html ? ('html' as const) : ('message' as const),
        }
      : { kind: 'latency' as const, ms }
  return { match, ...(times === undefined ? {} : { times }), probability: 1, effect }
}

/** `prefix` is the API's; `reset` gives the data as at the start. */
export function createFaults(platform: Platform, prefix: string, reset: () => Promise<void>): Faults {
  const { settings, sessions } = platform
  const engine = createFaultEngine(settings.faultSeed, settings.now)
  const stats = createStats()
  const first: TokenPolicy = { ...sessions.policy }
  let paths: readonly string[] = refreshNames

  const clear = (seed = settings.faultSeed) => {
    engine.clear(seed)
    stats.clear()
    Object.assign(sessions.policy, first)
    platform.envelope = settings.envelope
    paths = refreshNames
  }

  async function setTokens(controls: TokenControls) {
    const { ttlSeconds, exp, iat, clockOffset, rotation } = controls
    const given = Object.entries({ ttlSeconds, exp, iat, clockOffset, rotation }).filter(
      ([, value]) => value !== undefined,
    )
    Object.assign(sessions.policy, Object.fromEntries(given))
    if (controls.paths) paths = controls.paths
    if (controls.refresh) engine.add([refreshRule(controls.refresh)])
    if (controls.revokeAll) await sessions.revokeAll()
    return { ...sessions.policy, paths }
  }

  const control = new Hono<ApiEnv>()
    .get('/pagina', (c) => c.html(portalPage))
    .use(async (c, next) => {
      // Neither can be sent by a page of another site without its being asked whether it may.
      if (c.req.header(CONTROL_HEADER) === undefined) return c.json({ message: `Falta ${CONTROL_HEADER}.` }, 403)
      const isJson = (c.req.header('content-type') ?? '').startsWith('application/json')
      if (c.req.method === 'POST' && !isJson) return c.json({ message: 'Só JSON.' }, 415)
      await next()
      return undefined
    })
    .get('/faults', (c) => c.json({ seed: engine.seed(), rules: engine.report() }))
    .delete('/faults', (c) => {
      engine.clear()
      return c.json({})
    })
    .post('/faults', async (c) => {
      const rules = await read(c, rulesSchema)
      if (rules instanceof Response) return rules
      engine.add(rules)
      return c.json({ seed: engine.seed(), rules: engine.report().length })
    })
    .post('/token', async (c) => {
      const controls = await read(c, tokenSchema)
      return controls instanceof Response ? controls : c.json(await setTokens(controls))
    })
    .post('/envelope', async (c) => {
      const asked = await read(c, z.object({ form: z.enum(envelopeForms) }))
      if (asked instanceof Response) return asked
      platform.envelope = asked.form
      return c.json(asked)
    })
    .get('/stats', (c) => c.json(stats.report() as object))
    .post('/reset', async (c) => {
      const { seed } = (await c.req.json().catch(() => ({}))) as { seed?: unknown }
      await reset()
      clear(typeof seed === 'number' && Number.isSafeInteger(seed) ? seed : undefined)
      return c.json({ seed: engine.seed() })
    })

  return { control, engine, clear, middleware: createMiddleware(platform, engine, stats, prefix, () => paths) }
}

/** Waits, strikes and takes note of every call to the API. */
function createMiddleware(
  platform: Platform,
  engine: FaultEngine,
  stats: Stats,
  prefix: string,
  refreshPaths: () => readonly string[],
): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const path = c.req.path.slice(prefix.length)
    const { method } = c.req
    const query = c.req.query()
    const retry = c.req.header('x-retry') !== undefined
    const body = method === 'GET' ? null : await c.req.raw.clone().text()
    const token = /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? null
    const { socket } = c.env.incoming
    const call = { method, path, token, retry, requestId: c.req.header('x-request-id') ?? null, body, socket }
    let status: number | null = null
    let refreshed: string | null = null
    stats.open(socket)

    const apply = async (): Promise<Response> => {
      await next()
      status = c.res.status
      if (status < 300 && /\/auth\/(login|refresh)/i.test(path)) {
        const answer = (await c.res.clone().json()) as { accessToken?: string }
        refreshed = answer.accessToken ?? null
      }
      return c.res
    }
    const struck = async (): Promise<Response> => {
      const name = /\/auth\/(refresh\w*)$/i.exec(path)?.[1]
      if (name !== undefined && !refreshPaths().includes(name))
        return c.json({ message: 'Recurso não encontrado.' }, 404)
      for (const effect of engine.strike({ method, path, query, retry })) {
        if (effect.kind === 'rows') await moveRows(platform.db, effect)
        else if (effect.kind !== 'latency') return strike(c, effect, apply)
        else await sleep(waitOf(effect, engine.chance(), Number(query['page'] ?? query['PAGE'] ?? 0)))
      }
      return apply()
    }
    const answer = await struck()
    stats.record(call, status, refreshed, platform.settings.now())
    c.res = answer
    return undefined
  }
}
