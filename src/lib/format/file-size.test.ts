import { expect, it } from 'vitest'
import { validateFileSize, formatFileSize } from './file-size.ts'

it('formats sizes in the largest unit that fits', () => {
  expect([0, 999, 1000, 1_234_567, 200_000, 2_000_000_000].map(formatFileSize)).toEqual([
    '0 bytes',
    '999 bytes',
    '1 kB',
    '1,2 MB',
    '200 kB',
    '2 GB',
  ])
})

it('says how large a file is and what the limit is', () => {
  expect(validateFileSize('O arquivo', 300_000, 200_000)).toBe('O arquivo tem 300 kB, e o limite é 200 kB')
  expect(validateFileSize('O arquivo', 200_000, 200_000)).toBeNull()
})
