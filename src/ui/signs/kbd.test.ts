import { expect, it } from 'vitest'
import { ariaKeys, chipsOf, keysText } from './kbd.tsx'

it('parts a sequence into strokes and a stroke into chips', () => {
  expect(chipsOf('g p')).toEqual([['g'], ['p']])
  expect(chipsOf('Mod+Shift+Enter')).toEqual([['Ctrl', 'Shift', 'Enter']])
  expect(chipsOf('g ,')).toEqual([['g'], [',']])
  expect(chipsOf('PageUp')).toEqual([['PgUp']])
})

it('tells a single stroke to assistive technology, and a sequence as a sentence', () => {
  expect(ariaKeys('Mod+K')).toBe('Control+K')
  expect(ariaKeys('Delete')).toBe('Delete')
  expect(ariaKeys('g p')).toBeUndefined()
  expect(ariaKeys(undefined)).toBeUndefined()
  expect(keysText('g p')).toBe('G depois P')
  expect(keysText('Mod+K')).toBe('Ctrl K')
})
