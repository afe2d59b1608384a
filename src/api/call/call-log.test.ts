import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type CallOutcome, createCallLog } from './call-log.ts'
import { createCallHarness, list, type Responder, runUntilSettled } from './call-harness.fixture.ts'
import { delay } from '#api/token/token-harness.fixture.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1_800_000_000_000 }))
afterEach(() => void vi.useRealTimers())

const html = () => new Response('<html>', { status: 200, headers: { 'content-type': 'text/html' } })

it.each<[outcome: string, status: number | null, respond: Responder]>([
  ['ok', null, () => 200],
  ['status', 503, () => 503],
  ['status', 422, () => 422],
  ['unexpected', 200, html],
  ['network', 0, () => Promise.reject(new TypeError('Failed to fetch'))],
])('tells a call that ended with %s %s', async (outcome, status, respond) => {
  const { call, outcomes } = createCallHarness({ respond: (sent) => delay(30).then(() => respond(sent)) })
  await runUntilSettled(call(list, { n: 7 }))
  expect(outcomes).toEqual([{ call: 'itens.listar', outcome, status, ms: expect.any(Number) as number }])
  expect(outcomes[0]?.ms).toBeGreaterThanOrEqual(30)
})

it('tells a call that was aborted, and one that was not sent', async () => {
  const { call, outcomes } = createCallHarness()
  await runUntilSettled(call(list, {}, { signal: AbortSignal.abort() }), call(list, { n: 'x' as never }))
  expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['aborted', 'input'])
})

it('tells a call that is repeated after a 401 once', async () => {
  const { call, outcomes } = createCallHarness({ respond: ({ isRetry }) => (isRetry ? 200 : 401) })
  await runUntilSettled(call(list, {}))
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['ok'])
})

it('holds the last twenty outcomes and hands on each', () => {
  const log = createCallLog()
  const received: CallOutcome[] = []
  log.subscribe((outcome) => received.push(outcome))
  for (let ms = 0; ms < 25; ms++) log.record({ call: 'a', outcome: 'ok', status: null, ms })
  expect(log.list().map(({ ms }) => ms)).toEqual(Array.from({ length: 20 }, (_, index) => index + 5))
  expect(received).toHaveLength(25)
})
