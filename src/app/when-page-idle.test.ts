import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenPageIdle } from './when-page-idle.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => setTimeout(draw, 16))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function isResolved(): Promise<boolean> {
  let wasResolved = false
  void whenPageIdle(new QueryClient(), Promise.resolve()).then(() => (wasResolved = true))
  await vi.advanceTimersByTimeAsync(5_000)
  return wasResolved
}

it('resolves in a browser that reports when it is idle', async () => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 1))
  expect(await isResolved()).toBe(true)
})

it('resolves without a key in a browser that never reports when it is idle', async () => {
  vi.stubGlobal('requestIdleCallback', undefined)
  expect(await isResolved()).toBe(true)
})
