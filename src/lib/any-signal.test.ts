import { expect, it } from 'vitest'
import { anySignal } from './any-signal.ts'

it('is aborted by the first of them alone, for its reason', () => {
  const [one, other] = [new AbortController(), new AbortController()]
  const signal = anySignal([one.signal, other.signal])
  expect(signal.aborted).toBe(false)
  other.abort('outra')
  one.abort('uma')
  expect(signal.aborted).toBe(true)
  expect(signal.reason).toBe('outra')
})

it('is aborted at once by one that was aborted before', () => {
  const signal = anySignal([new AbortController().signal, AbortSignal.abort('antes'), AbortSignal.abort('depois')])
  expect(signal.reason).toBe('antes')
})

it('waits for none where there is none', () => {
  expect(anySignal([]).aborted).toBe(false)
})
