import { expect, it } from 'vitest'
import { estimateWidth, fitText, wrapText } from './text-width.ts'

it.each([
  ['20/11', 34],
  ['CASHBACK', 66],
  ['R$ 1.608.639,55', 92],
  ['Marcelo Espíndola Conceição', 168],
])('%s has room, and not a fifth more than it needs', (text, measuredPx) => {
  expect(estimateWidth(text)).toBeGreaterThanOrEqual(measuredPx)
  expect(estimateWidth(text)).toBeLessThan(measuredPx * 1.2)
})

it('a text is cut with an ellipsis, or wrapped between its words', () => {
  expect(fitText('abcdefghij', 40)).toBe('abcd…')
  expect(fitText('abc', 21)).toBe('abc')
  expect(wrapText('um dois três quatro', 56)).toEqual(['um dois', 'três', 'quatro'])
})
