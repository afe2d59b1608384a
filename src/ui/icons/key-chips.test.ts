import { expect, it } from 'vitest'
import { toAriaKeyShortcuts, toKeyChips, formatKeys } from './key-chips.tsx'

it('splits a sequence into chords and a chord into chips', () => {
  expect(toKeyChips('g p')).toEqual([['g'], ['p']])
  expect(toKeyChips('Mod+Shift+Enter')).toEqual([['Ctrl', 'Shift', 'Enter']])
  expect(toKeyChips('g ,')).toEqual([['g'], [',']])
  expect(toKeyChips('PageUp')).toEqual([['PgUp']])
})

it('exposes a single chord to assistive technology, and a sequence as a sentence', () => {
  expect(toAriaKeyShortcuts('Mod+K')).toBe('Control+K')
  expect(toAriaKeyShortcuts('Delete')).toBe('Delete')
  expect(toAriaKeyShortcuts('g p')).toBeUndefined()
  expect(toAriaKeyShortcuts(undefined)).toBeUndefined()
  expect(formatKeys('g p')).toBe('G depois P')
  expect(formatKeys('Mod+K')).toBe('Ctrl K')
})
