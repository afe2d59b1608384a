/**
 * The control routes under /__sandbox, and the fault middleware in front of the API. They exist only if the setting
 * `faults` is on (sandbox/README).
 */
import type { Context, MiddlewareHandler } from 'hono'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TokenPolicy } from '#sandbox/auth/sessions.ts'
import type { ApiEnv, Platform } from '#sandbox/http/api.ts'
import { CONTROL_HEADER } from '#sandbox/http/allowed-hosts.ts'
import { ENVELOPE_FORMS } from '#sandbox/http/envelope.ts'
import type { FaultEngine } from './fault-engine.ts'
import { createFaultEngine } from './fault-engine.ts'
import { changeQuery } from './change-query.ts'
import { changeRows } from './change-rows.ts'
import type { FaultRule } from './rules.ts'
import { rulesSchema } from './rules.ts'
import type { CallStats } from './call-stats.ts'
import { createCallStats } from './call-stats.ts'
import { createReceivedReports } from './reports.ts'
import { portalPage, applyEffect, getLatencyMs } from './apply-effect.ts'

const REFRESH_PATH_NAMES = ['refreshToken', 'refreshtoken', 'refresh'] as const

const tokenSchema = z.object({
  ttlSeconds: z.optional(z.int().check(z.gte(1), z.lte(86_400))),
  exp: z.optional(z.boolean()),
  iat: z.optional(z.boolean()),
  /** Added to the server's clock, in ms. */
  clockOffset: z.optional(z.int()),
  /** 'none', 'strict' or a grace period in ms. */
  rotation: z.optional(z.union([z.literal('none'), z.literal('strict'), z.int().check(z.nonnegative())])),
  /** How the next `times` refreshes respond: with a status, with an HTML page, or after `ms`. */
  refresh: z.optional(
    z.object({
      times: z.optional(z.int().check(z.positive())),
      status: z.optional(z.int()),
      html: z.optional(z.boolean()),
      ms: z.optional(z.int()),
    }),
  ),
  /** The refresh paths that exist. */
  paths: z.optional(z.array(z.enum(REFRESH_PATH_NAMES))),
  revokeAll: z.optional(z.boolean()),
})
type TokenControls = z.output<typeof tokenSchema>

/** The control routes and the fault middleware. */
export interface FaultControls {
  readonly control: Hono<ApiEnv>
  readonly middleware: MiddlewareHandler<ApiEnv>
  /** In front of the CORS middleware: removes headers from what a preflight allows. */
  readonly corsMiddleware: MiddlewareHandler<ApiEnv>
  readonly engine: FaultEngine
  /** Resets rules, statistics and token controls to their initial state. */
  clear(seed?: number): void
}

/** Reads a JSON body with a schema, or responds 400 with the error. */
async function readBody<Value>(c: Context<ApiEnv>, schema: z.ZodMiniType<Value>): Promise<Value | Response> {
  const parsed = z.safeParse(schema, await c.req.json().catch(() => null))
  return parsed.success ? parsed.data : c.json({ message: z.prettifyError(parsed.error) }, 400)
}

/** The fault rule for refreshes, from the token controls. */
function createRefreshRule({ times, status, html, ms }: NonNullable<TokenControls['refresh']>): FaultRule {
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

/** Creates the controls. `prefix` is the path prefix of the API; `reset` resets the data. */
export function createFaultControls(platform: Platform, prefix: string, reset: () => Promise<void>): FaultControls {
  const { settings, sessions } = platform
  const engine = createFaultEngine(settings.faultSeed, settings.now)
  const stats = createCallStats()
  const reports = createReceivedReports()
  const initialPolicy: TokenPolicy = { ...sessions.policy }
  let paths: readonly string[] = REFRESH_PATH_NAMES
  let hiddenHeaders: readonly string[] = []

  const clear = (seed = settings.faultSeed) => {
    engine.clear(seed)
    stats.clear()
    reports.clear()
    Object.assign(sessions.policy, initialPolicy)
    platform.envelopeForm = settings.envelope
    paths = REFRESH_PATH_NAMES
    hiddenHeaders = []
  }

  async function setTokens(controls: TokenControls) {
    const { ttlSeconds, exp, iat, clockOffset, rotation } = controls
    const policyChanges = Object.entries({ ttlSeconds, exp, iat, clockOffset, rotation }).filter(
      ([, value]) => value !== undefined,
    )
    Object.assign(sessions.policy, Object.fromEntries(policyChanges))
    if (controls.paths) paths = controls.paths
    if (controls.refresh) engine.add([createRefreshRule(controls.refresh)])
    if (controls.revokeAll) await sessions.revokeAll()
    return { ...sessions.policy, paths }
  }

  const control = new Hono<ApiEnv>()
    .get('/pagina', (c) => c.html(portalPage))
    // A beacon can send neither the header nor JSON. A page of another site can do no more than add to the list.
    .post('/reports', async (c) => {
      const refusal = reports.receive(await c.req.text())
      return refusal === null ? c.body(null, 204) : c.json({ message: refusal }, 400)
    })
    .use(async (c, next) => {
      // A page of another site can send neither the header nor a JSON body without a CORS preflight.
      if (c.req.header(CONTROL_HEADER) === undefined) return c.json({ message: `Falta ${CONTROL_HEADER}.` }, 403)
      const isJson = (c.req.header('content-type') ?? '').startsWith('application/json')
      if (c.req.method === 'POST' && !isJson) return c.json({ message: 'Só JSON.' }, 415)
      await next()
      return undefined
    })
    .get('/faults', (c) => c.json({ seed: engine.getSeed(), rules: engine.report() }))
    .delete('/faults', (c) => {
      engine.clear()
      return c.json({})
    })
    .post('/faults', async (c) => {
      const rules = await readBody(c, rulesSchema)
      if (rules instanceof Response) return rules
      engine.add(rules)
      return c.json({ seed: engine.getSeed(), rules: engine.report().length })
    })
    .post('/token', async (c) => {
      const controls = await readBody(c, tokenSchema)
      return controls instanceof Response ? controls : c.json(await setTokens(controls))
    })
    .post('/envelope', async (c) => {
      const body = await readBody(c, z.object({ form: z.enum(ENVELOPE_FORMS) }))
      if (body instanceof Response) return body
      platform.envelopeForm = body.form
      return c.json(body)
    })
    .get('/reports', (c) => c.json(reports.list()))
    .post('/cors', async (c) => {
      const body = await readBody(c, z.object({ hiddenHeaders: z.array(z.string()) }))
      if (body instanceof Response) return body
      hiddenHeaders = body.hiddenHeaders.map((name) => name.toLowerCase())
      return c.json(body)
    })
    .get('/stats', (c) => c.json(stats.report() as object))
    .post('/reset', async (c) => {
      const { seed } = (await c.req.json().catch(() => ({}))) as { seed?: unknown }
      await reset()
      clear(typeof seed === 'number' && Number.isSafeInteger(seed) ? seed : undefined)
      return c.json({ seed: engine.getSeed() })
    })

  const corsMiddleware: MiddlewareHandler<ApiEnv> = async (c, next) => {
    await next()
    const name = 'Access-Control-Allow-Headers'
    const allowed = c.res.headers.get(name)?.split(',') ?? []
    const left = allowed.filter((header) => !hiddenHeaders.includes(header.trim().toLowerCase()))
    if (left.length < allowed.length) c.res.headers.set(name, left.join(','))
  }

  return {
    control,
    engine,
    clear,
    corsMiddleware,
    middleware: createMiddleware(platform, engine, stats, prefix, () => paths),
  }
}

/** Applies the faults to each call to the API and records the call. */
function createMiddleware(
  platform: Platform,
  engine: FaultEngine,
  stats: CallStats,
  prefix: string,
  refreshPaths: () => readonly string[],
): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const path = c.req.path.slice(prefix.length)
    const { method } = c.req
    const query = c.req.query()
    const isRetry = c.req.header('x-retry') !== undefined
    const body = method === 'GET' ? null : await c.req.raw.clone().text()
    const token = /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? null
    const { socket } = c.env.incoming
    const call = {
      method,
      path,
      token,
      isRetry,
      requestId: c.req.header('x-request-id') ?? null,
      body,
      socket,
    }
    let status: number | null = null
    let refreshed: string | null = null
    stats.open(socket)

    const apply = async (): Promise<Response> => {
      await next()
      status = c.res.status
      if (status < 300 && /\/auth\/(login|refresh)/i.test(path)) {
        const json = (await c.res.clone().json()) as { accessToken?: string }
        refreshed = json.accessToken ?? null
      }
      return c.res
    }
    const applyFaults = async (): Promise<Response> => {
      const refreshName = /\/auth\/(refresh\w*)$/i.exec(path)?.[1]
      if (refreshName !== undefined && !refreshPaths().includes(refreshName))
        return c.json({ message: 'Recurso não encontrado.' }, 404)
      for (const effect of engine.selectEffects({ method, path, query, retry: isRetry })) {
        if (effect.kind === 'rows') await changeRows(platform.db, effect)
        else if (effect.kind === 'query') {
          if (method === 'GET') c.req.raw = new Request(changeQuery(c.req.url, effect), { headers: c.req.raw.headers })
        } else if (effect.kind !== 'latency') return applyEffect(c, effect, apply)
        else await sleep(getLatencyMs(effect, engine.nextRandom(), Number(query['page'] ?? query['PAGE'] ?? 0)))
      }
      return apply()
    }
    const response = await applyFaults()
    stats.record(call, status, refreshed, platform.settings.now())
    c.res = response
    return undefined
  }
}
