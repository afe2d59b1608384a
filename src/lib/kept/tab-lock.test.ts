// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isLocked, lockWhile, takeLock } from './tab-lock.ts'

type Run = (lock: object | null) => Promise<unknown>

/** As the browser has them: by name, each until its work has settled. */
function provideLocks() {
  const names: string[] = []
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: {
      query: () => Promise.resolve({ held: names.map((name) => ({ name })) }),
      request: async (name: string, ...[options, run = options]: (Run | object)[]) => {
        if (options !== run && names.includes(name)) return void (run as Run)(null)
        names.push(name)
        await (run as Run)({ name }).finally(() => names.splice(names.indexOf(name), 1))
      },
    },
  })
}

beforeEach(provideLocks)
afterEach(() => Reflect.deleteProperty(navigator, 'locks'))

it('is held until the work has settled, whichever way', async () => {
  const settle: (() => void)[] = []
  lockWhile('a', new Promise((resolve) => settle.push(resolve as () => void)))
  lockWhile('b', new Promise((_, reject) => settle.push(() => reject(new Error('x')))))
  expect([await isLocked('a'), await isLocked('b'), await isLocked('c')]).toEqual([true, true, false])
  for (const one of settle) one()
  await expect.poll(async () => [await isLocked('a'), await isLocked('b')]).toEqual([false, false])
})

it('is taken once for the life of a page, and of one that is held not at all', async () => {
  lockWhile('a', new Promise(() => undefined))
  expect([await takeLock('a'), await takeLock('b'), await takeLock('b')]).toEqual([false, true, false])
  expect(await isLocked('b')).toBe(true)
})

it('is never held in a browser without locks', async () => {
  Reflect.deleteProperty(navigator, 'locks')
  lockWhile('a', new Promise(() => undefined))
  expect([await isLocked('a'), await takeLock('a')]).toEqual([false, true])
})
