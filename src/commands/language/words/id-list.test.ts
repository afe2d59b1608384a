import { expect, it } from 'vitest'
import { formatIdList, formatIdPhrase } from './id-list.ts'

it('three or more consecutive ids are a range', () =>
  expect(formatIdList([12, 15, 16, 17, 18, 20, 21])).toBe('#12, #15 a #18, #20, #21'))

it.each([
  [[12], '12'],
  [[12, 13], '12, 13'],
  [[12, 13, 14, 20], '12-14, 20'],
  [[18, 12, 15, 16, 17], '12, 15-18'],
])('%j is typed as %s', (ids, text) => expect(formatIdPhrase(ids)).toBe(text))
