// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isLocked, lockWhile } from './tab-lock.ts'

/** As the browser has them: by name, each until its work has settled. */
function provideLocks() {
  const names: string[] = []
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: {
      query: () => Promise.resolve({ held: names.map((name) => ({ name })) }),
      request: async (name: string, run: () => Promise<unknown>) => {
        names.push(name)
        await run().finally(() => names.splice(names.indexOf(name), 1))
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

it('is never held in a browser without locks', async () => {
  Reflect.deleteProperty(navigator, 'locks')
  lockWhile('a', new Promise(() => undefined))
  expect(await isLocked('a')).toBe(false)
})
