/** What is kept, where there is no page and nothing to keep it in: a build, a test, the sandbox. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { keptStore } from './kept.ts'
import { owner } from './owner.ts'

const before = owner.get()
beforeAll(() => owner.set('7'))
afterAll(() => owner.set(before))

it('needs no window', () => {
  expect(typeof window).toBe('undefined')
  const store = keptStore({ name: 'sem-pagina', version: 1, schema: z.string(), where: 'browser' }, 'nada')
  expect(store.get()).toBe('nada')
  store.set('algo')
  expect(store.get()).toBe('algo')
})
