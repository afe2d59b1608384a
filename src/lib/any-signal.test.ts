import { expect, it } from 'vitest'
import { anySignal } from './any-signal.ts'

it('is aborted by the first signal, with its reason', () => {
  const [one, other] = [new AbortController(), new AbortController()]
  const signal = anySignal([one.signal, other.signal])
  expect(signal.aborted).toBe(false)
  other.abort('outra')
  one.abort('uma')
  expect(signal.aborted).toBe(true)
  expect(signal.reason).toBe('outra')
})

it('is aborted at once by a signal that was aborted before', () => {
  const signal = anySignal([new AbortController().signal, AbortSignal.abort('antes'), AbortSignal.abort('depois')])
  expect(signal.reason).toBe('antes')
})

it('works without signals', () => {
  expect(anySignal([]).aborted).toBe(false)
})
