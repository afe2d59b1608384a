import { expect, it, vi } from 'vitest'

it('resolves once when marked, also for later callers', async () => {
  vi.resetModules()
  const { startupIdle, markStartupIdle } = await import('./startup-idle.ts')
  const told = vi.fn()
  void startupIdle.then(told)
  await Promise.resolve()
  expect(told).not.toHaveBeenCalled()
  markStartupIdle()
  markStartupIdle()
  await startupIdle
  expect(told).toHaveBeenCalledTimes(1)
})
