import { expect, it, vi } from 'vitest'
import { createRegistry } from './registry.ts'
import { setRegistry, whenRegistryLoaded } from './runtime.ts'

it('hands the verbs to who asked before they were there, and to who asks after', async () => {
  const asked = vi.fn()
  const early = whenRegistryLoaded().then(asked)
  await Promise.resolve()
  expect(asked).not.toHaveBeenCalled()
  const registry = createRegistry([], [])
  setRegistry(registry)
  await early
  expect(asked).toHaveBeenCalledExactlyOnceWith(registry)
  expect(await whenRegistryLoaded()).toBe(registry)
})
