import { expect, it, vi } from 'vitest'
import { createStartupIdle } from './startup-idle.ts'

it('resolves once when marked, also for later callers', async () => {
  const { startupIdle, markStartupIdle } = createStartupIdle()
  const listener = vi.fn()
  void startupIdle.then(listener)
  await Promise.resolve()
  expect(listener).not.toHaveBeenCalled()
  markStartupIdle()
  markStartupIdle()
  await startupIdle
  expect(listener).toHaveBeenCalledTimes(1)
})
