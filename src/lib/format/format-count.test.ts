/** A count and its noun agree, and thousands are parted. */
import { expect, it } from 'vitest'
import { formatCount } from './format-count.ts'

it.each([
  [0, '0 linhas'],
  [1, '1 linha'],
  [2, '2 linhas'],
  [1204, '1.204 linhas'],
])('tells %i with its noun', (count, text) => expect(formatCount(count, 'linha', 'linhas')).toBe(text))
