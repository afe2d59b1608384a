import { expect, it } from 'vitest'
import { formatRecordId, isRecordId } from './record-id.ts'

it.each([
  [1, true],
  [9007199254740991, true],
  [0, false],
  [-3, false],
  [1.5, false],
  [9007199254740992, false],
  [Number.NaN, false],
  ['5', false],
  [null, false],
  [undefined, false],
])('%j names a record: %s [F17]', (id, isId) => expect(isRecordId(id)).toBe(isId))

it('formats an id with its sign, and a placeholder in words', () =>
  expect([12, -3].map(formatRecordId)).toEqual(['#12', 'sem id utilizável']))
