import { expect, test } from 'vitest'
import { parseOrderId } from './order-id.ts'

test.each([
  ['31', 31],
  [' 501 ', 501],
  ['#501', 501],
  ['007', 7],
])('%j is parsed as the order %i', (typed, id) => {
  expect(parseOrderId(typed)).toBe(id)
})

test.each([null, '', '  ', '0', '00', 'abc', '12a', '-5', '1.5', '1e3', '0x10', 'Infinity', '12,15', '9'.repeat(20)])(
  '%j is ignored',
  (typed) => {
    expect(parseOrderId(typed)).toBeNull()
  },
)
