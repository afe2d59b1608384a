import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestServer } from '#sandbox/test-server.ts'
import { startTestServer } from '#sandbox/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ faults: true })
})
afterAll(() => server.close())

const batch = {
  build: { version: '1.2.3', commit: null, time: null },
  environment: null,
  reports: [{ type: 'chunk', file: 'a.js', route: '/produtos', second: 1, count: 2 }],
  dropped: 0,
}
/** Sends as a beacon does: a text, without the header of the controls. */
const sendBeacon = async (body: string) =>
  (await fetch(`${server.url}/__sandbox/reports`, { method: 'POST', body, headers: { 'Content-Type': 'text/plain' } }))
    .status
const listReports = async () => JSON.parse((await server.raw('/__sandbox/reports')).text) as object[]

test('a batch that a beacon sends is listed until the reset', async () => {
  expect(await sendBeacon(JSON.stringify(batch))).toBe(204)
  expect(await listReports()).toEqual([batch])
  expect((await fetch(`${server.url}/__sandbox/reports`)).status).toBe(403)
  await server.raw('/__sandbox/reset', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' })
  expect(await listReports()).toEqual([])
})

test.each([
  ['not JSON', 'olá'],
  ['a key that no report has', JSON.stringify({ ...batch, usuario: 'maria' })],
  ['a message', JSON.stringify({ ...batch, reports: [{ ...batch.reports[0], message: 'maria' }] })],
  ['too long a text', ' '.repeat(70_000)],
])('refuses %s', async (_, body) => {
  expect(await sendBeacon(body)).toBe(400)
  expect(await listReports()).toEqual([])
})
