import { expect, it, vi } from 'vitest'

it('resolves once when marked, also for later callers', async () => {
  vi.resetModules()
  const { startupIdle, markStartupIdle } = await import('./startup-idle.ts')
  const listener = vi.fn()
  void startupIdle.then(listener)
  await Promise.resolve()
  expect(listener).not.toHaveBeenCalled()
  markStartupIdle()
  markStartupIdle()
  await startupIdle
  expect(listener).toHaveBeenCalledTimes(1)
})
