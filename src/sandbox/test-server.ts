/** A sandbox for one test: a temporary database, a free port, a signed-in operator and short calls. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEMO_LOGIN } from './auth/routes.ts'
import { CONTROL_HEADER } from './http/allowed-hosts.ts'
import { startLibsqlServer } from './libsql-server.ts'
import type { SandboxResource } from './http/route.ts'
import type { RunningServer } from './server.ts'
import { startServer } from './server.ts'
import type { Settings } from './settings.ts'

/** A record in a response. Only the fields that tests read further are typed. */
export interface Row {
  readonly id: number
  readonly statusId: number
  readonly pedidoId: number
  readonly transacaoId: number
  readonly rvProductId: number | null
  readonly status: { readonly id: number; readonly descricao: string }
  readonly categoria: { readonly dscNome: string }
  readonly usuarioOrigem: { readonly id: number }
  readonly usuarioDestino: { readonly id: number }
  readonly [field: string]: unknown
}

/**
 * A response body: a record, a page, an error or a token. The test knows which; the fields of the others are undefined.
 */
export interface ResponseBody extends Row {
  readonly content: readonly Row[]
  readonly totalElements: number
  readonly data: Row
  readonly message: string
  readonly errors: readonly { readonly field: string; readonly message: string }[]
  readonly accessToken: string
}

/** A response of the test server. */
export interface TestResponse {
  status: number
  headers: Headers
  text: string
  /** The parsed body; an empty object if the body is empty or not JSON. */
  json: ResponseBody
}

/** A sandbox for a test. The test must close it. */
export interface TestServer extends RunningServer {
  /** Sends 'GET /gestor/bonus?size=2' under /api with the operator's token. A plain object is sent as JSON. */
  call(line: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<TestResponse>
  /** Sends a request to any path of the server, without a token. */
  raw(path: string, init?: RequestInit): Promise<TestResponse>
  /** Signs an operator in and returns the access token. */
  login(email?: string): Promise<string>
}

async function readResponse(response: Response): Promise<TestResponse> {
  const text = await response.text()
  const { status, headers } = response
  let json = {}
  try {
    json = JSON.parse(text) as object
  } catch {
    // Not JSON: `text` holds the body.
  }
  return { status, headers, text, json: json as ResponseBody }
}

/** The path of the libSQL server's program. `npm run test:libsql` sets it; without it tests use a file. */
const program = process.env['SANDBOX_TEST_SERVER']

/** A fifth of the default rows, which takes only a moment to fill. */
const SMALL_SCALE = { transacoes: 1_000, usuarios: 120, pedidos: 400, bonus: 200 }

/** Starts a sandbox with a database of its own. `resources` replace the registered ones. */
export async function startTestServer(
  options: Partial<Settings> = {},
  resources?: readonly SandboxResource[],
): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'gestor-sandbox-'))
  const libsql = program ? await startLibsqlServer(program, join(folder, 'sqld')) : null
  const database = libsql?.url ?? join(folder, 'plataforma.db')
  const settings = { port: 0, dist: null, scale: SMALL_SCALE, database, ...options }
  const server = await startServer(settings, resources)
  const raw = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    if (path.startsWith('/__sandbox/')) headers.set(CONTROL_HEADER, '1')
    return readResponse(await fetch(server.url + path, { ...init, headers }))
  }

  const login = async (email: string = DEMO_LOGIN.dscEmail): Promise<string> => {
    const body = JSON.stringify({ dscEmail: email, dscSenha: DEMO_LOGIN.dscSenha })
    const response = await raw('/api/gestor/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    })
    return response.json.accessToken
  }
  const token = await login()

  return {
    ...server,
    raw,
    login,
    call(line, body, headers = {}) {
      const [method = 'GET', path = ''] = line.split(/ (.*)/)
      const isJson = body !== undefined && !(body instanceof FormData) && typeof body !== 'string'
      return raw(`/api${path}`, {
        method,
        headers: {
          Authorization: `Bearer ${token}`,
          ...(isJson ? { 'Content-Type': 'application/json' } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { body: isJson ? JSON.stringify(body) : (body as BodyInit) }),
      })
    },
    async close() {
      await server.close()
      await libsql?.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
