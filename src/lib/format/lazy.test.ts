import { expect, it, vi } from 'vitest'
import { lazy } from './lazy.ts'

it('creates the value at the first call, once', () => {
  const create = vi.fn(() => ({}))
  const get = lazy(create)
  expect(create).not.toHaveBeenCalled()
  expect(get()).toBe(get())
  expect(create).toHaveBeenCalledOnce()
})
