// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runJob } from '#scan/jobs/run-job.ts'
import { getNotices } from '#ui/notices/notice-store.ts'
import { runJobWithNotice } from './job-notice.ts'

vi.mock('#scan/jobs/run-job.ts', () => ({ runJob: vi.fn() }))
vi.mock('#ui/notices/notice-host.tsx', () => ({}))

type Options = Parameters<typeof runJob>[2]
let options: Options
let settle: (value: unknown) => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.mocked(runJob).mockImplementation((_name, _input, given) => {
    options = given
    return new Promise((resolve, reject) => {
      settle = resolve as (value: unknown) => void
      given?.signal?.addEventListener('abort', () => reject(given.signal?.reason as Error))
    })
  })
})
afterEach(() => vi.useRealTimers())

const check = (until?: AbortSignal) =>
  runJobWithNotice('Conferindo a.zip', 'check', { file: new Blob(), manifest: null }, until)
const progress = () => getNotices().find(({ message }) => message === 'Conferindo a.zip')?.progress

it('shows nothing for short work', async () => {
  const done = check()
  settle('pronto')
  expect(await done).toBe('pronto')
  await vi.advanceTimersByTimeAsync(1000)
  expect(progress()).toBeUndefined()
})

it('shows the progress of longer work, and lets the operator stop it', async () => {
  const done = check()
  options?.onProgress?.(0.25)
  await vi.advanceTimersByTimeAsync(600)
  expect(progress()).toMatchObject({ done: 25, total: 100, unit: '%' })
  options?.onProgress?.(0.5)
  expect(progress()).toMatchObject({ done: 50 })
  progress()?.onStop?.()
  expect(await done).toBeNull()
  expect(progress()).toBeUndefined()
  expect(getNotices().map(({ message }) => message)).toContain('Conferindo a.zip: parado')
})

it('ends silently for a caller who left, and rejects for a caller who waits', async () => {
  const leaveAbort = new AbortController()
  const done = check(leaveAbort.signal)
  leaveAbort.abort()
  expect(await done).toBeNull()
  vi.mocked(runJob).mockRejectedValueOnce(new Error('x'))
  await expect(check()).rejects.toThrow('x')
})
