import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { ApiEnv } from './api.ts'
import { trackPendingCalls } from './pending-calls.ts'

test('`drain` waits for the call in progress, and refuses others', async () => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const underway = trackPendingCalls()
  const app = new Hono<ApiEnv>()
  app.use(underway.middleware)
  app.get('/', async (c) => {
    await released
    return c.text('feito')
  })
  const said: string[] = []
  const call = Promise.resolve(app.request('/')).then(async (answer) => said.push(await answer.text()))
  const end = underway.drain().then(() => said.push('encerrado'))
  expect((await app.request('/')).status).toBe(503)
  expect(said).toEqual([])
  release()
  await Promise.all([call, end])
  expect(said.toSorted()).toEqual(['encerrado', 'feito'])
})

test('a failed call does not block `drain`', async () => {
  const underway = trackPendingCalls()
  const app = new Hono<ApiEnv>()
  app.use(underway.middleware)
  app.get('/', () => {
    throw new Error('sem resposta')
  })
  app.onError((_, c) => c.text('', 500))
  expect((await app.request('/')).status).toBe(500)
  await underway.drain()
})
