import { expect, test, vi } from 'vitest'
import { StorageError } from '#scan/protocol/scan-environment.ts'
import { type JobResponse, createJobServer, createJobClient, type JobRequest, type JobContext } from './job-channel.ts'

/** Both sides over a channel that carries only what can be cloned. */
function connected(jobs: Parameters<typeof createJobServer>[0]) {
  const answer = createJobServer(jobs, (told) => side.handleResponse(structuredClone(told)))
  const side = createJobClient((asked) => void answer(structuredClone(asked)))
  return side
}

test('each request gets its own response, in whatever order they come', async () => {
  const waiting: (() => void)[] = []
  const side = connected({
    twice: async (n: number) => n * 2,
    late: (n: number) => new Promise((resolve) => waiting.push(() => resolve(BigInt(n)))),
  })
  const late = side.request('late', 5)
  expect(await side.request('twice', 4)).toBe(8)
  waiting[0]?.()
  expect(await late).toBe(5n)
})

test('a failed job rejects only its own request; a storage error stays one', async () => {
  const side = connected({
    disk: () => Promise.reject(new StorageError('cheio')),
    other: () => Promise.reject(new TypeError('x')),
    fine: async () => 'sim',
  })
  await expect(side.request('disk', null)).rejects.toBeInstanceOf(StorageError)
  await expect(side.request('other', null)).rejects.not.toBeInstanceOf(StorageError)
  await expect(side.request('other', null)).rejects.toThrow('TypeError: x')
  expect(await side.request('fine', null)).toBe('sim')
})

test('a value that cannot be sent is a failure, not a request without a response', async () => {
  const answers: JobResponse[] = []
  const answer = createJobServer({ fn: async () => () => {} }, (told) => answers.push(structuredClone(told)))
  await answer({ id: 1, job: 'fn', input: null })
  expect(answers).toMatchObject([{ id: 1, storage: false }])
})

test('open requests reject when the worker ends', async () => {
  const requests: JobRequest[] = []
  const side = createJobClient((question) => requests.push(question))
  const waiting = [side.request('storePage', 1), side.request('storePage', 2)]
  side.end()
  for (const response of waiting) await expect(response).rejects.toBeInstanceOf(StorageError)
  expect(requests.map(({ id }) => id)).toEqual([1, 2])
})

test('a job reports its progress, each hundredth once', async () => {
  const side = connected({
    long: async (_, { reportProgress }: JobContext) => {
      for (let n = 0; n <= 1000; n++) reportProgress(n / 1000)
      return 'fim'
    },
  })
  const reported: number[] = []
  expect(await side.request('long', null, { onProgress: (share) => reported.push(share) })).toBe('fim')
  expect(reported).toHaveLength(100)
  expect(reported.at(-1)).toBe(1)
})

test('a cancelled job ends on both sides, whatever it returns', async () => {
  let signal: AbortSignal | undefined
  const waiting: (() => void)[] = []
  const side = connected({
    long: (_, context: JobContext) => {
      ;({ signal } = context)
      return new Promise((resolve) => waiting.push(() => resolve('tarde')))
    },
  })
  const stop = new AbortController()
  const onProgress = vi.fn()
  const pending = side.request('long', null, { signal: stop.signal, onProgress })
  stop.abort()
  await expect(pending).rejects.toMatchObject({ name: 'AbortError' })
  expect(signal?.aborted).toBe(true)
  waiting[0]?.()
  await expect(side.request('long', null, { signal: stop.signal })).rejects.toMatchObject({ name: 'AbortError' })
  expect(onProgress).not.toHaveBeenCalled()
})
