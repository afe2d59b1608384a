import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_LOGIN } from '#sandbox/auth/routes.ts'
import type { TestServer } from '#sandbox/test-server.ts'
import { startTestServer } from '#sandbox/test-server.ts'
import { CONTROL_HEADER, isAllowedHost } from './allowed-hosts.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ faults: true })
})
afterAll(() => server.close())

it.each([
  ['127.0.0.1:4173', true],
  ['localhost:4173', true],
  ['LOCALHOST:4173', true],
  ['[::1]:4173', true],
  ['127.0.0.1', false],
  ['127.0.0.1:80', false],
  ['gestor.exemplo:4173', false],
  ['localhost.exemplo:4173', false],
  ['192.168.0.7:4173', false],
  ['', false],
  [undefined, false],
])('the host %j is allowed for 127.0.0.1:4173: %s [V1]', (header, own) => {
  expect(isAllowedHost(header, '127.0.0.1', 4173, [])).toBe(own)
})

it('a server on all addresses allows addresses, but no names [V1]', () => {
  expect(isAllowedHost('192.168.0.7:4173', '0.0.0.0', 4173, [])).toBe(true)
  expect(isAllowedHost('gestor.exemplo:4173', '0.0.0.0', 4173, [])).toBe(false)
})

it('behind a proxy the site’s name is allowed, with the port of the proxy [V1]', () => {
  const isOwn = (header: string) => isAllowedHost(header, '127.0.0.1', 4173, ['gestor.exemplo'])
  for (const header of ['gestor.exemplo', 'Gestor.Exemplo:8443', '127.0.0.1:4173']) expect(isOwn(header)).toBe(true)
  for (const header of ['outro.exemplo', 'x.gestor.exemplo', '127.0.0.1']) expect(isOwn(header)).toBe(false)
})

/** The status of a request with this Host header, which fetch cannot send. */
const statusAt = (host: string, path: string, body?: unknown) =>
  new Promise<number>((resolve, reject) => {
    const headers = { Host: host, 'Content-Type': 'application/json' }
    const sent = request({ port: server.port, path, method: body ? 'POST' : 'GET', headers }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    sent.on('error', reject)
    sent.end(body ? JSON.stringify(body) : undefined)
  })

it('nobody signs in with another name of the machine [V1]', async () => {
  expect(await statusAt(`127.0.0.1:${server.port}`, '/api/gestor/auth/login', DEMO_LOGIN)).toBe(200)
  for (const host of [`outro.exemplo:${server.port}`, 'outro.exemplo'])
    for (const path of ['/api/gestor/auth/login', '/', '/config.json', '/__sandbox/stats'])
      expect(await statusAt(host, path, path.includes('login') ? DEMO_LOGIN : undefined)).toBe(421)
})

describe('the control prefix', () => {
  const send = (headers: Record<string, string>, body = '{}', method = 'POST') =>
    fetch(`${server.url}/__sandbox/reset`, { method, headers, ...(method === 'POST' ? { body } : {}) }).then(
      ({ status }) => status,
    )

  it('accepts only JSON with its own header [V2]', async () => {
    expect(await send({ [CONTROL_HEADER]: '1', 'Content-Type': 'application/json' })).toBe(200)
    expect(await send({ 'Content-Type': 'application/json' })).toBe(403)
    expect(await send({ [CONTROL_HEADER]: '1', 'Content-Type': 'text/plain' })).toBe(415)
    expect(await send({ [CONTROL_HEADER]: '1', 'Content-Type': 'application/x-www-form-urlencoded' }, 'a=1')).toBe(415)
  })

  it('responds to nothing without its header, except the page of a captive portal [V2]', async () => {
    for (const path of ['stats', 'faults']) expect((await fetch(`${server.url}/__sandbox/${path}`)).status).toBe(403)
    expect((await fetch(`${server.url}/__sandbox/faults`, { method: 'DELETE' })).status).toBe(403)
    expect((await fetch(`${server.url}/__sandbox/pagina`)).status).toBe(200)
  })
})

it('30 concurrent releases of one bonus succeed once [V3]', async () => {
  const { json } = await server.call('GET /gestor/bonus?page=0&size=50&status=1')
  const id = json.content.at(-1)?.id ?? 0
  const answers = await Promise.all(Array.from({ length: 30 }, () => server.call(`POST /gestor/bonus/${id}/liberar`)))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 409)).toHaveLength(29)
})
