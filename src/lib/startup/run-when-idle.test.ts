import { afterEach, expect, it, vi } from 'vitest'
import { runWhenIdle } from './run-when-idle.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('waits for an idle moment of the browser, within the given time', () => {
  const request = vi.fn<typeof requestIdleCallback>(() => 1)
  vi.stubGlobal('requestIdleCallback', request)
  const work = vi.fn<() => void>()
  runWhenIdle(work, 1_500)
  expect(request.mock.calls[0]?.[1]).toEqual({ timeout: 1_500 })
  request.mock.calls[0]?.[0]({ didTimeout: false, timeRemaining: () => 1 })
  expect(work).toHaveBeenCalledExactlyOnceWith()
})

it('runs the work a moment later in a browser that does not report when it is idle', () => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', undefined)
  const work = vi.fn<() => void>()
  runWhenIdle(work)
  expect(work).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(work).toHaveBeenCalledExactlyOnceWith()
})
