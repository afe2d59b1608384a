import { expect, test } from 'vitest'
import { runConcurrently } from './run-concurrently.ts'

/** A task that ends when the test says so. */
function work() {
  const begun: number[] = []
  const ends = new Map<number, { resolve(): void; reject(error: unknown): void }>()
  const run = (item: number) =>
    new Promise<void>((resolve, reject) => {
      begun.push(item)
      ends.set(item, { resolve, reject })
    })
  const end = async (item: number, error?: Error) => {
    if (error) ends.get(item)?.reject(error)
    else ends.get(item)?.resolve()
    for (let turn = 0; turn < 5; turn++) await Promise.resolve()
  }
  return { begun, run, end }
}

test('runs at most this many tasks, in order', async () => {
  const { begun, run, end } = work()
  const all = runConcurrently(2, [1, 2, 3, 4], run)
  expect(begun).toEqual([1, 2])
  await end(2)
  expect(begun).toEqual([1, 2, 3])
  await end(3)
  expect(begun).toEqual([1, 2, 3, 4])
  await end(1)
  await end(4)
  await all
})

test('starts nothing after a failure, waits for running tasks, and rejects with the first failure', async () => {
  const { begun, run, end } = work()
  const failed: unknown[] = []
  const all = runConcurrently(3, [1, 2, 3, 4, 5], run).catch((error: unknown) => failed.push(error))
  const first = new Error('first')
  await end(2, first)
  expect([begun, failed]).toEqual([[1, 2, 3], []])
  await end(3, new Error('second'))
  expect(failed).toEqual([])
  await end(1)
  await all
  expect([begun, failed]).toEqual([[1, 2, 3], [first]])
})

test('a rejection without an error is a failure too', async () => {
  let isTold = false
  await runConcurrently(2, [1], () => Promise.reject(undefined)).catch(() => (isTold = true))
  expect(isTold).toBe(true)
})

test('an empty list resolves at once', async () => {
  await runConcurrently(3, [], () => expect.unreachable('there is nothing'))
})
