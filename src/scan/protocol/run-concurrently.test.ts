import { expect, test } from 'vitest'
import { runConcurrently } from './run-concurrently.ts'

/** Work that ends when it is told to. */
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

test('so many are under way and no more, in their order', async () => {
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

test('after a failure nothing new is begun, what is under way is waited for, and the first failure is told', async () => {
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

test('even a failure without an error is one', async () => {
  let isTold = false
  await runConcurrently(2, [1], () => Promise.reject(undefined)).catch(() => (isTold = true))
  expect(isTold).toBe(true)
})

test('nothing to do is done', async () => {
  await runConcurrently(3, [], () => expect.unreachable('there is nothing'))
})
