/** A sandbox of a test's own: a temporary database, a free port, a signed-in operator and short calls. */
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

/** A record: those of its fields that tests read further are named, all others stand as they came. */
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

/** A record, a page, a refusal, a token: a test knows which it asked for, and finds what is missing undefined. */
export interface ResponseBody extends Row {
  readonly content: readonly Row[]
  readonly totalElements: number
  readonly data: Row
  readonly message: string
  readonly errors: readonly { readonly field: string; readonly message: string }[]
  readonly accessToken: string
}

/** What the server answered. */
export interface TestResponse {
  status: number
  headers: Headers
  text: string
  /** The parsed body; empty where it is empty or not JSON. */
  json: ResponseBody
}

/** A sandbox that a test may drive, and must close. */
export interface TestServer extends RunningServer {
  /** Sends 'GET /gestor/bonus?size=2' under /api with the operator's token; a plain object goes as JSON. */
  call(line: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<TestResponse>
  /** Sends to any path of the server, without a token. */
  raw(path: string, init?: RequestInit): Promise<TestResponse>
  /** Signs an operator in and gives the token. */
  login(email?: string): Promise<string>
}

async function readResponse(response: Response): Promise<TestResponse> {
  const text = await response.text()
  const { status, headers } = response
  let json = {}
  try {
    json = JSON.parse(text) as object
  } catch {
    // The text says what came instead.
  }
  return { status, headers, text, json: json as ResponseBody }
}

/** Set by `npm run test:libsql`: the libSQL server's program, to be run instead of a file. */
const program = process.env['SANDBOX_TEST_SERVER']

/** A fifth of the usual rows fills in a moment. */
const SMALL_SCALE = { transacoes: 1_000, usuarios: 120, pedidos: 400, bonus: 200 }

/** Starts one in a database of its own; `nouns` in the place of the product's, where they are given. */
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
