import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestServer } from '#sandbox/test-server.ts'
import { startTestServer } from '#sandbox/test-server.ts'

let server: TestServer
let clock = Date.UTC(2026, 10, 20, 15)

beforeAll(async () => {
  server = await startTestServer({ now: () => clock, tokenTtlSeconds: 60, rotation: 10_000, faults: true })
})
afterAll(() => server.close())

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })
const me = (token: string) => server.call('GET /gestor/auth/me', undefined, bearer(token))
const refresh = (token: string, path = '/gestor/auth/refreshToken') =>
  server.call(`POST ${path}`, undefined, bearer(token))
const policy = (controls: object) =>
  server.raw('/__sandbox/token', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(controls),
  })
const claims = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, number>

describe('signing in and out', () => {
  test('a login returns a token with the configured lifetime, and the profile', async () => {
    const token = await server.login()
    const { exp = 0, iat = 0 } = claims(token)
    expect(exp - iat).toBe(60)
    expect((await me(token)).json).toEqual({
      id: 1,
      dscNome: 'Marina Duarte',
      dscEmail: 'operador@gestor.test',
      dscFoto: '/imagens/operador-1.png',
    })
  })

  test('a wrong password and an unknown e-mail get the same response', async () => {
    const attempt = (dscEmail: string) => server.call('POST /gestor/auth/login', { dscEmail, dscSenha: 'errada' })
    const [known, unknown] = [await attempt('operador@gestor.test'), await attempt('ninguem@gestor.test')]
    expect(known.status).toBe(401)
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
  })

  test('a logout revokes the token and every one refreshed from it', async () => {
    const token = await server.login()
    const next = (await refresh(token)).json.accessToken
    expect((await server.call('POST /gestor/auth/logout', undefined, bearer(next))).status).toBe(200)
    expect([(await me(token)).status, (await me(next)).status, (await refresh(next)).status]).toEqual([401, 401, 401])
  })

  test('the alternative paths lead to the same calls', async () => {
    const token = await server.login()
    expect((await server.call('GET /auth/me', undefined, bearer(token))).status).toBe(200)
    const second = (await refresh(token, '/gestor/auth/refresh')).json.accessToken
    expect((await refresh(second, '/gestor/auth/refreshtoken')).status).toBe(200)
    expect((await server.call('POST /auth/logout', undefined, bearer(second))).status).toBe(200)
  })
})

describe('rotation', () => {
  test('within the grace period the old token stays valid, and a repeated refresh returns the same new token', async () => {
    const token = await server.login()
    clock += 5_000
    const first = (await refresh(token)).json.accessToken
    clock += 9_000
    expect((await refresh(token)).json.accessToken).toBe(first)
    expect((await me(token)).status).toBe(200)
    clock += 2_000
    expect([(await me(token)).status, (await refresh(token)).status, (await me(first)).status]).toEqual([401, 401, 200])
  })

  test('strict: the old token is revoked at once; none: it stays valid until it expires', async () => {
    await policy({ rotation: 'strict' })
    const token = await server.login()
    const next = (await refresh(token)).json.accessToken
    expect([(await me(token)).status, (await refresh(token)).status, (await me(next)).status]).toEqual([401, 401, 200])
    await policy({ rotation: 'none' })
    const lasting = await server.login()
    await refresh(lasting)
    expect([(await me(lasting)).status, (await refresh(lasting)).status]).toEqual([200, 200])
    await policy({ rotation: 10_000 })
  })

  test('twenty concurrent refreshes under strict rotation give one new token', async () => {
    await policy({ rotation: 'strict' })
    const token = await server.login()
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(19)
    await policy({ rotation: 10_000 })
  })
})

describe('invalid tokens', () => {
  test('an expired token is refused by data calls and by the refresh', async () => {
    const token = await server.login()
    clock += 61_000
    expect([(await me(token)).status, (await refresh(token)).status]).toEqual([401, 401])
  })

  test('forged, unsigned, truncated and foreign tokens are refused', async () => {
    const token = await server.login()
    const [head = '', body = '', signature = ''] = token.split('.')
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const stretched = encode({ ...claims(token), exp: 9_999_999_999 })
    const none = encode({ alg: 'none', typ: 'JWT' })
    const foreign = createHmac('sha256', 'segredo').update(`${head}.${body}`).digest('base64url')
    const forged = [
      `${head}.${stretched}.${signature}`,
      `${none}.${body}.`,
      `${none}.${body}.${signature}`,
      `${head}.${body}.${foreign}`,
      `${head}.${body}`,
      `${token}x`,
      '',
      'null',
      'a.b.c',
    ]
    for (const bad of forged) expect([bad, (await me(bad)).status]).toEqual([bad, 401])
  })

  test('no call but the login works without a token', async () => {
    const paths = ['/gestor/cashback/listar', '/gestor/rv-hub/saldo', '/auditoria/transacoes/valor', '/gestor/bonus']
    for (const path of paths) expect((await server.raw(`/api${path}`)).status).toBe(401)
  })
})
