import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { TestServer } from '#sandbox/test-server.ts'
import { startTestServer } from '#sandbox/test-server.ts'
import { createFaultEngine } from './fault-engine.ts'
import { getLatencyMs } from './apply-effect.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ faults: true })
})
afterAll(() => server.close())

const control = (method: string, path: string, body?: unknown) =>
  server.raw(`/__sandbox/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
/** The responses of the control routes. */
interface Told {
  rules: { hits: number }[]
  journal: { applied: boolean; hash: string }[]
  doubles: object[]
  refreshes: object
  retries: number
  oldTokens: number
  routes: Record<string, number>
}
const readControl = async (path: string) => JSON.parse((await control('GET', path)).text) as Told
const fault = (rule: object) => control('POST', 'faults', rule)
const stock = 'GET /gestor/produtos/12/estoque'
const list = 'GET /gestor/bonus?size=4'

afterEach(async () => {
  await control('DELETE', 'faults')
})

describe('rules', () => {
  test('apply by method, path, query, X-Retry, count and nth call', async () => {
    const effect = { kind: 'status', status: 503 }
    await fault({ match: { method: 'GET', path: '/estoque$' }, times: 2, effect })
    const statuses = async (line: string, n: number, headers = {}) => {
      const found: number[] = []
      for (let k = 0; k < n; k++) found.push((await server.call(line, undefined, headers)).status)
      return found
    }
    expect(await statuses(list, 1)).toEqual([200])
    expect(await statuses(stock, 3)).toEqual([503, 503, 200])
    await fault({ match: { path: '/estoque$', nth: 3 }, effect })
    expect(await statuses(stock, 6)).toEqual([200, 200, 503, 200, 200, 503])
    await control('DELETE', 'faults')
    await fault([
      { match: { query: { size: '4' }, retry: true }, effect },
      { match: { path: 'nunca' }, effect },
    ])
    expect(await statuses(list, 1)).toEqual([200])
    expect(await statuses(list, 1, { 'X-Retry': '1' })).toEqual([503])
    const { rules } = await readControl('faults')
    expect(rules.map(({ hits }) => hits)).toEqual([1, 0])
  })

  test('delete, add and change rows before the call is handled', async () => {
    const rows = async () => {
      const { json } = await server.call('GET /gestor/bonus?size=1000&sort=id,ASC')
      return json
    }
    const before = await rows()
    const [one, two] = before.content
    const move = (table: string, what: object) =>
      fault({ match: { path: 'bonus' }, times: 1, effect: { kind: 'rows', table, move: what } })
    await move('bonus', { act: 'delete', ids: [one?.id] })
    await move('bonus', { act: 'add', count: 3 })
    await move('bonus', { act: 'set', ids: [two?.id], column: 'statusId', value: 3 })
    const { totalElements, content } = await rows()
    expect(totalElements).toBe(before.totalElements + 2)
    expect(content[0]).toMatchObject({ id: two?.id, statusId: 3 })
    expect(content.at(-1)?.id).toBe((before.content.at(-1)?.id ?? 0) + 3)
    await move('transacoes', { act: 'delete', ids: [9] })
    await rows()
    expect((await server.call('GET /auditoria/transacoes/9')).status).toBe(404)
  })

  test('use random numbers of the seed: the same seed selects the same calls', () => {
    const struck = (seed: number) => {
      const engine = createFaultEngine(seed, () => 0)
      engine.add([{ match: {}, probability: 0.3, effect: { kind: 'reset' } }])
      const asked = { method: 'GET', path: '/x', query: {}, retry: false }
      return Array.from({ length: 200 }, () => engine.selectEffects(asked).length)
    }
    expect(struck(7)).toEqual(struck(7))
    expect(struck(7)).not.toEqual(struck(8))
    const hits = struck(7).reduce((sum, n) => sum + n, 0)
    expect(hits).toBeGreaterThan(40)
    expect(hits).toBeLessThan(80)
  })

  test('end after `forMs`', () => {
    let now = 0
    const engine = createFaultEngine(1, () => now)
    engine.add([{ match: {}, forMs: 500, probability: 1, effect: { kind: 'reset' } }])
    const strikes = () => engine.selectEffects({ method: 'GET', path: '/x', query: {}, retry: false }).length
    expect(strikes()).toBe(1)
    now = 501
    expect(strikes()).toBe(0)
  })

  test('latencies: fixed, in a range, with a long tail, by page', () => {
    expect(getLatencyMs({ kind: 'latency', ms: 80 }, 0.9, 0)).toBe(80)
    expect(getLatencyMs({ kind: 'latency', from: 100, to: 200 }, 0.5, 0)).toBe(150)
    expect(getLatencyMs({ kind: 'latency', median: 100 }, 0.5, 0)).toBe(100)
    expect(getLatencyMs({ kind: 'latency', median: 100 }, 0.99, 0)).toBeGreaterThan(900)
    expect([0, 1, 2, 9].map((page) => getLatencyMs({ kind: 'latency', byPage: [300, 200, 100] }, 0, page))).toEqual([
      300, 200, 100, 100,
    ])
  })

  test('invalid rules are refused', async () => {
    for (const rule of [{}, { effect: { kind: 'nada' } }, { match: { path: '(' }, effect: { kind: 'reset' } }, 7]) {
      expect((await fault(rule as object)).status).toBe(400)
    }
  })
})

describe('effects', () => {
  const under = async (effect: object, line = list, body?: unknown) => {
    await fault({ times: 1, match: { path: '/gestor/(bonus|produtos)' }, effect })
    return server.call(line, body)
  }

  test('statuses with each body, Retry-After, redirect, wrong type', async () => {
    const limited = await under({ kind: 'status', status: 429, retryAfter: '3' })
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '3'])
    expect((await under({ kind: 'status', status: 500, body: 'text', message: 'Pane' })).json).toBe('Pane')
    const failure = await under({ kind: 'status', status: 200, body: 'failure', message: 'Pane' })
    expect(failure).toMatchObject({ status: 200, json: { success: false, message: 'Pane' } })
    expect((await under({ kind: 'status', status: 502, body: 'html' })).headers.get('content-type')).toMatch(/html/)
    expect((await under({ kind: 'status', status: 204 })).text).toBe('')
    expect((await under({ kind: 'status', status: 200, body: 'empty' })).text).toBe('')
    expect((await under({ kind: 'redirect' })).text).toMatch(/^<!doctype html>/)
    const typed = await under({ kind: 'contentType' })
    expect([typed.headers.get('content-type'), typed.json.content.length]).toEqual(['text/html; charset=utf-8', 4])
  })

  test('broken transports: reset, cut, too short, hanging', async () => {
    await expect(under({ kind: 'reset' })).rejects.toThrow()
    expect((await under({ kind: 'cutJson' })).json).toEqual({})
    await expect(under({ kind: 'cutChunk' })).rejects.toThrow()
    await expect(under({ kind: 'shortLength' })).rejects.toThrow()
  })

  test('a hanging body never ends, a slow one takes its time', async () => {
    await fault({ times: 1, effect: { kind: 'hang' } })
    const response = await fetch(`${server.url}/api/gestor/bonus`, { signal: AbortSignal.timeout(300) })
    expect(response.status).toBe(401)
    await expect(response.text()).rejects.toThrow(/timeout/)
    const from = performance.now()
    expect((await under({ kind: 'slowBody', bytesPerSecond: 200 }, stock)).json).toEqual({
      quantidade: expect.any(Number),
    })
    expect(performance.now() - from).toBeGreaterThan(90)
  })

  test('apply-then-drop and apply-then-500 execute the call, and the journal shows the double', async () => {
    await control('POST', 'reset')
    await expect(
      under({ kind: 'applyThenDrop' }, 'PUT /gestor/produtos/12/estoque', { quantidade: 41 }),
    ).rejects.toThrow()
    expect((await server.call(stock)).json).toEqual({ quantidade: 41 })
    const line = 'PUT /gestor/produtos/12/estoque'
    expect((await under({ kind: 'applyThenStatus' }, line, { quantidade: 41 })).status).toBe(500)
    expect((await under({ kind: 'status', status: 500 }, line, { quantidade: 43 })).status).toBe(500)
    expect((await server.call(stock)).json).toEqual({ quantidade: 41 })
    const { journal, doubles } = await readControl('stats')
    expect(journal.map(({ applied }) => applied)).toEqual([true, true, false])
    expect(doubles).toEqual([{ hash: journal[0]?.hash, times: 2 }])
  })

  test.each([
    ['doubleIds', (text: string) => new Set([...text.matchAll(/"id":(\d+)/g)].map((match) => match[1])).size === 1],
    ['unsafeIds', (text: string) => text.includes('"id":"90071992547409')],
    ['nullRows', (text: string) => text.includes(',null,')],
    ['nanMoney', (text: string) => text.includes('"valor":"NaN"') && text.includes('"valor":null')],
    ['textMoney', (text: string) => text.includes('"valor":"R$ ')],
    ['badDates', (text: string) => text.includes('"dtCadastro":"0000-00-00"')],
    ['wrongTotals', (text: string) => text.includes('"totalElements":987654')],
    ['wrapper', (text: string) => text.startsWith('{"resposta":{"itens":')],
    ['proto', (text: string) => text.includes('"__proto__":{"admin":true}')],
    ['huge', (text: string) => text.length > 20_000_000],
  ] as const)('data: %s', async (name, spoilt) => {
    expect(spoilt((await under({ kind: 'data', fault: name })).text)).toBe(true)
    expect(spoilt((await server.call(list)).text)).toBe(false)
  })
})

describe('tokens and statistics', () => {
  test('refreshes are counted by generation, and retries and old tokens too', async () => {
    await control('POST', 'reset')
    await control('POST', 'token', { rotation: 'strict' })
    const token = await server.login()
    const bearer = { Authorization: `Bearer ${token}` }
    const refresh = () => server.call('POST /gestor/auth/refreshToken', undefined, bearer)
    expect([(await refresh()).status, (await refresh()).status]).toEqual([200, 401])
    await server.call(stock, undefined, { ...bearer, 'X-Retry': '1' })
    const stats = await readControl('stats')
    expect(Object.values(stats.refreshes)).toEqual([{ ok: 1, refused: 1 }])
    expect([stats.retries, stats.oldTokens]).toEqual([1, 2])
    expect(stats.routes['GET /gestor/produtos/{id}/estoque']).toBe(1)
  })

  test('lifetime, claims, refused refreshes, missing paths, revocation', async () => {
    await control('POST', 'token', { ttlSeconds: 5, iat: false, paths: ['refresh'] })
    const token = await server.login()
    const bearer = { Authorization: `Bearer ${token}` }
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    expect(claims.iat).toBe(undefined)
    expect(claims.exp * 1000 - Date.now()).toBeLessThan(5_500)
    expect((await server.call('POST /gestor/auth/refreshToken', undefined, bearer)).status).toBe(404)
    await control('POST', 'token', { refresh: { times: 1, status: 500 } })
    const refresh = () => server.call('POST /gestor/auth/refresh', undefined, bearer)
    expect([(await refresh()).status, (await refresh()).status]).toEqual([500, 200])
    await control('POST', 'token', { exp: false, ttlSeconds: 900, revokeAll: true })
    expect((await server.call(stock, undefined, bearer)).status).toBe(401)
    expect(Buffer.from((await server.login()).split('.')[1] ?? '', 'base64url').toString()).not.toContain('exp')
  })

  test('a reset restores everything', async () => {
    await fault({ effect: { kind: 'status', status: 500 } })
    await control('POST', 'reset', { seed: 99 })
    expect((await control('GET', 'faults')).json).toEqual({ seed: 99, rules: [] })
    expect((await readControl('stats')).journal).toEqual([])
    expect(Buffer.from((await server.login()).split('.')[1] ?? '', 'base64url').toString()).toContain('exp')
  })
})
