import { describe, expect, it } from 'vitest'
import { moveHighlight, NONE, optionsFor } from './combobox-options.ts'

const options = ['Vestuário', 'Cartões', 'Casa e jardim', 'Água de coco', 'Loja de cartões'].map((label, i) => ({
  value: String(i + 1),
  label,
}))
const labels = (typed: string | null) => optionsFor(options, typed).map(({ label }) => label)

describe('optionsFor', () => {
  it('offers all, the empty one first, where nothing is typed', () => {
    expect(labels(null)).toEqual([NONE.label, ...options.map(({ label }) => label)])
    expect(labels('  ')).toHaveLength(6)
  })
  it('ignores accents and case, and puts beginnings first', () => {
    expect(labels('cartoes')).toEqual(['Cartões', 'Loja de cartões'])
    expect(
      optionsFor(
        [
          { value: '9', label: 'Casa e jardim' },
          { value: '8', label: 'Casa' },
        ],
        'casa',
      )[0]?.value,
    ).toBe('8')
    expect(labels('AGUA')).toEqual(['Água de coco'])
    expect(labels('ca')).toEqual(['Cartões', 'Casa e jardim', 'Loja de cartões'])
    expect(labels('j')).toEqual(['Casa e jardim', 'Loja de cartões'])
    expect(labels('lo cart')).toEqual(['Loja de cartões'])
    expect(labels('xyz')).toEqual([])
  })
})

describe('moveHighlight', () => {
  it('stays inside the list and leaves other keys alone', () => {
    expect(moveHighlight('ArrowDown', 4, 5)).toBe(4)
    expect(moveHighlight('ArrowUp', 0, 5)).toBe(0)
    expect(moveHighlight('PageDown', 0, 20)).toBe(8)
    expect(moveHighlight('PageUp', 3, 20)).toBe(0)
    expect(moveHighlight('Home', 3, 20)).toBeNull()
  })
})
