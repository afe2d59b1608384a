/** A count agrees with its noun, and has thousands separators. */
import { expect, it } from 'vitest'
import { formatCount } from './format-count.ts'

it.each([
  [0, '0 linhas'],
  [1, '1 linha'],
  [2, '2 linhas'],
  [1204, '1.204 linhas'],
])('formats %i with its noun', (count, text) => expect(formatCount(count, 'linha', 'linhas')).toBe(text))
