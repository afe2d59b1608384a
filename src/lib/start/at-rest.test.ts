import { expect, it, vi } from 'vitest'

it('comes once, when it is said, and is there for whoever asks later', async () => {
  vi.resetModules()
  const { atRest, rest } = await import('./at-rest.ts')
  const told = vi.fn()
  void atRest.then(told)
  await Promise.resolve()
  expect(told).not.toHaveBeenCalled()
  rest()
  rest()
  await atRest
  expect(told).toHaveBeenCalledTimes(1)
})
