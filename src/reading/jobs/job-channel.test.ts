import { expect, test, vi } from 'vitest'
import { StorageRefused } from '#reading/walk/environment.ts'
import { type Answered, answering, asking, type Asked, type JobContext } from './job-channel.ts'

/** Both sides over a line that only carries what can be cloned. */
function connected(jobs: Parameters<typeof answering>[0]) {
  const answer = answering(jobs, (told) => side.hear(structuredClone(told)))
  const side = asking((asked) => void answer(structuredClone(asked)))
  return side
}

test('each question has its own answer, in whatever order they come', async () => {
  const waiting: (() => void)[] = []
  const side = connected({
    twice: async (n: number) => n * 2,
    late: (n: number) => new Promise((resolve) => waiting.push(() => resolve(BigInt(n)))),
  })
  const late = side.ask('late', 5)
  expect(await side.ask('twice', 4)).toBe(8)
  waiting[0]?.()
  expect(await late).toBe(5n)
})

test('a job that fails rejects its question alone; a refusal of the disk stays one', async () => {
  const side = connected({
    disk: () => Promise.reject(new StorageRefused('cheio')),
    other: () => Promise.reject(new TypeError('x')),
    fine: async () => 'sim',
  })
  await expect(side.ask('disk', null)).rejects.toBeInstanceOf(StorageRefused)
  await expect(side.ask('other', null)).rejects.not.toBeInstanceOf(StorageRefused)
  await expect(side.ask('other', null)).rejects.toThrow('TypeError: x')
  expect(await side.ask('fine', null)).toBe('sim')
})

test('a value that cannot be sent is a failure, not a question without an answer', async () => {
  const answers: Answered[] = []
  const answer = answering({ fn: async () => () => {} }, (told) => answers.push(structuredClone(told)))
  await answer({ number: 1, job: 'fn', input: null })
  expect(answers).toMatchObject([{ number: 1, storage: false }])
})

test('who waits is told when the worker ends', async () => {
  const asked: Asked[] = []
  const side = asking((question) => asked.push(question))
  const waiting = [side.ask('keep', 1), side.ask('keep', 2)]
  side.end()
  for (const each of waiting) await expect(each).rejects.toBeInstanceOf(StorageRefused)
  expect(asked.map(({ number }) => number)).toEqual([1, 2])
})

test('a job tells how far it is, each hundredth once', async () => {
  const side = connected({
    long: async (_, { progress }: JobContext) => {
      for (let n = 0; n <= 1000; n++) progress(n / 1000)
      return 'fim'
    },
  })
  const told: number[] = []
  expect(await side.ask('long', null, { onProgress: (share) => told.push(share) })).toBe('fim')
  expect(told).toHaveLength(100)
  expect(told.at(-1)).toBe(1)
})

test('a job that is cancelled ends there and here, whatever it answers', async () => {
  let signal: AbortSignal | undefined
  const waiting: (() => void)[] = []
  const side = connected({
    long: (_, context: JobContext) => {
      ;({ signal } = context)
      return new Promise((resolve) => waiting.push(() => resolve('tarde')))
    },
  })
  const stop = new AbortController()
  const told = vi.fn()
  const asked = side.ask('long', null, { signal: stop.signal, onProgress: told })
  stop.abort()
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
  expect(signal?.aborted).toBe(true)
  waiting[0]?.()
  await expect(side.ask('long', null, { signal: stop.signal })).rejects.toMatchObject({ name: 'AbortError' })
  expect(told).not.toHaveBeenCalled()
})
