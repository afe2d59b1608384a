/** Persisted values without a page and a storage: in a build, a test, the sandbox. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createPersistedStore } from './persisted.ts'
import { ownerStore } from './owner.ts'

const before = ownerStore.get()
beforeAll(() => ownerStore.set('7'))
afterAll(() => ownerStore.set(before))

it('needs no window', () => {
  expect(typeof window).toBe('undefined')
  const store = createPersistedStore({ name: 'sem-pagina', version: 1, schema: z.string(), scope: 'browser' }, 'nada')
  expect(store.get()).toBe('nada')
  store.set('algo')
  expect(store.get()).toBe('algo')
})
