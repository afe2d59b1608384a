/** A platform that begins to answer and never ends, on a socket of this machine (case F4). */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as z from 'zod/mini'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildRequest } from './client-request.ts'
import { sendOnce } from './client-send.ts'
import { defineEndpoint } from './endpoint.ts'
import type { ApiError } from './errors.ts'

let server: Server
let given: { paths: string[]; closed: number }
beforeAll(async () => {
  given = { paths: [], closed: 0 }
  server = createServer((request, answer) => {
    given.paths.push(request.url ?? '')
    answer.on('close', () => given.closed++)
    if (request.url === '/pronto') return answer.end()
    if (request.url === '/cabecalho') return
    answer.writeHead(200, { 'Content-Type': 'application/json' })
    answer.write('{"content": [')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  // The first call of a process takes long, on a busy machine longer than the tests wait.
  await (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/pronto`)).text()
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const TIMEOUT = 300

it.each([
  ['no headers', 'GET /cabecalho', false],
  ['headers and no end of the body', 'GET /corpo', false],
  ['headers and no end of the body, to a write', 'POST /corpo', true],
] as const)('%s: given up after its time [F4]', async (_, call, uncertain) => {
  const endpoint = defineEndpoint({
    id: 'itens.ler',
    call,
    input: z.object({}),
    output: z.unknown(),
    timeout: TIMEOUT,
  })
  const start = performance.now()
  const error = await sendOnce(endpoint, buildRequest(endpoint, {}), {
    fetch,
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  }).then(
    () => null,
    (reason: unknown) => reason as ApiError,
  )
  expect(error).toMatchObject({ kind: 'timeout', uncertain })
  expect(performance.now() - start).toBeGreaterThanOrEqual(TIMEOUT - 5)
  expect(given.paths).toContain(call.split(' ')[1])
})
