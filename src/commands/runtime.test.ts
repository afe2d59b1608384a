import { expect, it, vi } from 'vitest'
import { createRegistry } from './registry.ts'
import { setRegistry, whenRegistryLoaded } from './runtime.ts'

it('gives the commands to callers before and after they are loaded', async () => {
  const receive = vi.fn()
  const early = whenRegistryLoaded().then(receive)
  await Promise.resolve()
  expect(receive).not.toHaveBeenCalled()
  const registry = createRegistry([], [])
  setRegistry(registry)
  await early
  expect(receive).toHaveBeenCalledExactlyOnceWith(registry)
  expect(await whenRegistryLoaded()).toBe(registry)
})
