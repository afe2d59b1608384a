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

async function hasCome(): Promise<boolean> {
  let isThere = false
  void whenPageIdle(new QueryClient(), Promise.resolve()).then(() => (isThere = true))
  await vi.advanceTimersByTimeAsync(5_000)
  return isThere
}

it('comes in a browser that says when it is idle', async () => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 1))
  expect(await hasCome()).toBe(true)
})

it('comes without a key in a browser that never says when it is idle', async () => {
  vi.stubGlobal('requestIdleCallback', undefined)
  expect(await hasCome()).toBe(true)
})
