import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRequestSlots } from './request-slots.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('lets six requests pass in a pause of 150 ms', async () => {
  const waitForSlot = createRequestSlots()
  let sent = 0
  for (let index = 0; index < 14; index++) void waitForSlot().then(() => sent++)
  await vi.advanceTimersByTimeAsync(149)
  expect(sent).toBe(6)
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toBe(12)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(sent).toBe(14)
})
