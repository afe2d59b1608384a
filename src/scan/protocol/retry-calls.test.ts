import { describe, expect, test } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { ScanStopped } from './scan-control.ts'
import { isRejectedByPlatform, callWithRetry } from './retry-calls.ts'
import { lost, status, createScriptedPlatform } from './scripted-platform.fixture.ts'

/** A call that fails with each of these errors in turn, and then succeeds. */
function failing(...errors: unknown[]) {
  const platform = createScriptedPlatform(() => expect.unreachable('no page is asked for'))
  const { env, control, gate } = platform
  const repeats: string[] = []
  let calls = 0
  const run = () =>
    callWithRetry(
      env,
      control,
      gate,
      async () => {
        calls++
        if (errors.length > 0) throw errors.shift()
        return 'answer'
      },
      ({ message }) => repeats.push(message),
    )
  return { ...platform, run, repeats, calls: () => calls }
}

describe('a lost response', () => {
  test.each([
    ['no answer', lost()],
    ['a time-out', new ApiError({ kind: 'timeout' })],
    ['a broken body', new ApiError({ kind: 'unexpected', status: 200 })],
    ['an answer that says that it failed', status(200)],
    ['408', status(408)],
    ['500', status(500)],
    ['503', status(503)],
  ])('is asked for again: %s', async (_, error) => {
    const { run, waits, repeats } = failing(error)
    expect(await run()).toBe('answer')
    expect([waits, repeats]).toEqual([[1_000], [error.message]])
  })

  test('is retried three times, after 1, 3 and 9 s; the fourth loss rejects', async () => {
    const enough = failing(lost(), lost(), lost())
    expect(await enough.run()).toBe('answer')
    expect([enough.waits, enough.calls()]).toEqual([[1_000, 3_000, 9_000], 4])
    const last = status(502)
    const tooMany = failing(lost(), lost(), lost(), last)
    await expect(tooMany.run()).rejects.toBe(last)
    expect([tooMany.waits, tooMany.repeats.length, tooMany.calls()]).toEqual([[1_000, 3_000, 9_000], 3, 4])
  })

  test('is retried without a listener too', async () => {
    const { env, control, gate } = failing()
    const errors = [lost()]
    const send = async () => {
      if (errors.length > 0) throw errors.shift()
      return 'answer'
    }
    expect(await callWithRetry(env, control, gate, send)).toBe('answer')
  })
})

describe('without a retry', () => {
  test.each([
    ['400', status(400)],
    ['404', status(404)],
    ['499', status(499)],
    ['an answer too large', new ApiError({ kind: 'too-large' })],
    ['what is no error of a call', new RangeError('other')],
  ])('%s', async (_, error) => {
    const { run, waits, calls } = failing(error)
    await expect(run()).rejects.toBe(error)
    expect([waits, calls()]).toEqual([[], 1])
  })

  test('an ended session stops the scan', async () => {
    const { run, control, calls } = failing(new ApiError({ kind: 'session', status: 401 }))
    await expect(run()).rejects.toEqual(new ScanStopped('session'))
    expect([control.signal.reason, calls()]).toEqual([new ScanStopped('session'), 1])
  })

  test('no call is sent once the scan has been stopped', async () => {
    const { env, control, gate, waits } = failing()
    const sending = callWithRetry(env, control, gate, async () => {
      control.stop('cancelled')
      throw lost()
    })
    await expect(sending).rejects.toEqual(new ScanStopped('cancelled'))
    expect(waits).toEqual([])
  })
})

describe('429', () => {
  test('is obeyed to the second', async () => {
    const { run, waits, gate, repeats } = failing(status(429, { retryAfterSeconds: 7 }))
    expect(await run()).toBe('answer')
    expect([waits, gate.waitUntilMs, repeats.length]).toEqual([[7_000], 1_007_000, 1])
  })

  test('with a wait of zero does not wait', async () => {
    const { run, waits } = failing(status(429, { retryAfterSeconds: 0 }))
    expect(await run()).toBe('answer')
    expect(waits).toEqual([])
  })

  test('is obeyed for at most five minutes', async () => {
    const { run, waits } = failing(status(429, { retryAfterSeconds: 301 }), status(429, { retryAfterSeconds: 300 }))
    expect(await run()).toBe('answer')
    expect(waits).toEqual([300_000, 300_000])
  })

  test('without Retry-After waits longer each time', async () => {
    const { run, waits } = failing(...Array.from({ length: 7 }, () => status(429)))
    expect(await run()).toBe('answer')
    expect(waits).toEqual([1_000, 2_000, 5_000, 15_000, 30_000, 30_000, 30_000])
  })

  test('is obeyed thirty times; one more is a rejection', async () => {
    const thirty = failing(...Array.from({ length: 30 }, () => status(429, { retryAfterSeconds: 1 })))
    expect(await thirty.run()).toBe('answer')
    const { run, calls } = failing(...Array.from({ length: 31 }, () => status(429, { retryAfterSeconds: 1 })))
    await expect(run()).rejects.toMatchObject({ status: 429 })
    expect(calls()).toBe(31)
  })

  test('does not use up the retries of lost responses', async () => {
    const { run, waits } = failing(
      status(429, { retryAfterSeconds: 2 }),
      lost(),
      status(429, { retryAfterSeconds: 2 }),
      lost(),
      lost(),
    )
    expect(await run()).toBe('answer')
    expect(waits).toEqual([2_000, 1_000, 2_000, 3_000, 9_000])
  })

  test('never shortens the wait that another call received', async () => {
    const { run, gate, waits, state } = failing(status(429, { retryAfterSeconds: 1 }))
    gate.waitUntilMs = state.now + 60_000
    const before = state.now
    expect(await run()).toBe('answer')
    // The gate of all calls delays the first attempt and the second.
    expect([waits, state.now - before]).toEqual([[60_000, 1_000], 61_000])
  })
})

test('a wait of the platform delays a call, and longer if it grows meanwhile', async () => {
  const { env, control, gate, state } = failing()
  gate.waitUntilMs = state.now + 5_000
  const waits: number[] = []
  const wait = async (ms: number) => {
    waits.push(ms)
    state.now += ms
    if (waits.length === 1) gate.waitUntilMs = state.now + 200
  }
  let sentAt = 0
  await callWithRetry({ ...env, wait }, control, gate, async () => (sentAt = state.now))
  expect([waits, sentAt]).toEqual([[5_000, 200], gate.waitUntilMs])
})

test('a pause delays a call before it is sent, and again after a wait of the platform', async () => {
  const { env, control, gate, state } = failing()
  const steps: string[] = []
  gate.waitUntilMs = state.now + 5_000
  const wait = async (ms: number) => {
    state.now += ms
    control.pause()
    steps.push('paused')
    queueMicrotask(() => {
      steps.push('goes on')
      control.resume()
    })
  }
  await callWithRetry({ ...env, wait }, control, gate, async () => steps.push('sent'))
  expect(steps).toEqual(['paused', 'goes on', 'sent'])
  control.stop('cancelled')
  await expect(callWithRetry(env, control, gate, async () => steps.push('sent'))).rejects.toEqual(
    new ScanStopped('cancelled'),
  )
  expect(steps).toHaveLength(3)
})

test.each([
  [399, false],
  [400, true],
  [404, true],
  [407, true],
  [408, false],
  [409, true],
  [428, true],
  [429, false],
  [499, true],
  [500, false],
])('%d is a refusal: %j', (code, refused) => expect(isRejectedByPlatform(status(code))).toBe(refused))

test('a failure without a response of the platform is no rejection, whatever its code', () => {
  expect(isRejectedByPlatform(new ApiError({ kind: 'unexpected', status: 404 }))).toBe(false)
  expect(isRejectedByPlatform(new ApiError({ kind: 'session', status: 401 }))).toBe(false)
})
