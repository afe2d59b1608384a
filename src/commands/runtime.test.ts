import { expect, it, vi } from 'vitest'
import { createRegistry } from './registry.ts'
import { provideRegistry, registryOnceLoaded } from './runtime.ts'

it('hands the verbs to who asked before they were there, and to who asks after', async () => {
  const asked = vi.fn()
  const early = registryOnceLoaded().then(asked)
  await Promise.resolve()
  expect(asked).not.toHaveBeenCalled()
  const registry = createRegistry([], [])
  provideRegistry(registry)
  await early
  expect(asked).toHaveBeenCalledExactlyOnceWith(registry)
  expect(await registryOnceLoaded()).toBe(registry)
})
