/** A platform on a local socket that starts a response and never ends it, or ends it too soon (cases F4, F3). */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as z from 'zod/mini'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildRequest } from './client-request.ts'
import { sendOnce } from './client-send.ts'
import { createReachability } from './reachability.ts'
import { defineEndpoint } from '#api/endpoint.ts'
import type { ApiError } from '#api/errors.ts'

let server: Server
let given: { paths: string[]; closed: number }
beforeAll(async () => {
  given = { paths: [], closed: 0 }
  server = createServer((request, answer) => {
    given.paths.push(request.url ?? '')
    answer.on('close', () => given.closed++)
    if (request.url === '/pronto') return answer.end()
    if (request.url === '/cabecalho') return
    const length = request.url === '/curto' ? { 'Content-Length': 40 } : {}
    answer.writeHead(200, { 'Content-Type': 'application/json', ...length })
    answer.write(length['Content-Length'] ? '{"content": []}' : '{"content": [')
    if (request.url === '/curto' || request.url === '/cortado') setTimeout(() => answer.destroy())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  // The first call of a process is slow, on a busy machine slower than the tests wait.
  await (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/pronto`)).text()
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const TIMEOUT = 300

/** Returns the error of this call; null if it succeeds. */
function failureOf(call: `${'GET' | 'POST'} /${string}`, timeout: number): Promise<ApiError | null> {
  const endpoint = defineEndpoint({
    id: 'itens.ler',
    call,
    input: z.object({}),
    output: z.unknown(),
    timeoutMs: timeout,
  })
  return sendOnce(endpoint, buildRequest(endpoint, {}), {
    fetch,
    reachability: createReachability(() => Promise.resolve(null)),
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  }).then(
    () => null,
    (reason: unknown) => reason as ApiError,
  )
}

it.each([
  ['no headers', 'GET /cabecalho', false],
  ['headers and no end of the body', 'GET /corpo', false],
  ['headers and no end of the body, to a write', 'POST /corpo', true],
] as const)('%s: given up after its time [F4]', async (_, call, uncertain) => {
  const start = performance.now()
  const error = await failureOf(call, TIMEOUT)
  expect(error).toMatchObject({ kind: 'timeout', isUncertain: uncertain })
  expect(performance.now() - start).toBeGreaterThanOrEqual(TIMEOUT - 5)
  expect(given.paths).toContain(call.split(' ')[1])
})

it.each([
  ['shorter than it says, though what came is whole', '/curto'],
  ['cut off', '/cortado'],
] as const)('%s: no answer, and of a write it is not known whether it was done [F3]', async (_, path) => {
  expect(await failureOf(`GET ${path}`, 10_000)).toMatchObject({ kind: 'network', isUncertain: false })
  expect(await failureOf(`POST ${path}`, 10_000)).toMatchObject({ kind: 'network', isUncertain: true })
})
