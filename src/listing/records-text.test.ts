import { expect, it } from 'vitest'
import { recordsText } from './records-text.ts'

it.each([
  [0, '0 registros'],
  [1, '1 registro'],
  [2, '2 registros'],
  [12345, '12.345 registros'],
])('%i is %s', (count, text) => expect(recordsText(count)).toBe(text))
