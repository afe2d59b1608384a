import { describe, expect, it } from 'vitest'
import { moveHighlight, EMPTY_OPTION, filterOptions, getOptionsPosition } from './combobox-options.ts'

const options = ['Vestuário', 'Cartões', 'Casa e jardim', 'Água de coco', 'Loja de cartões'].map((label, i) => ({
  value: String(i + 1),
  label,
}))
const labels = (typed: string | null) => filterOptions(options, typed).map(({ label }) => label)

describe('filterOptions', () => {
  it('offers all options, the empty one first, if nothing is typed', () => {
    expect(labels(null)).toEqual([EMPTY_OPTION.label, ...options.map(({ label }) => label)])
    expect(labels('  ')).toHaveLength(6)
  })
  it('ignores accents and case, and puts matches at the beginning first', () => {
    expect(labels('cartoes')).toEqual(['Cartões', 'Loja de cartões'])
    expect(
      filterOptions(
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
    expect(labels('jardim casa')).toEqual(['Casa e jardim'])
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

describe('getOptionsPosition', () => {
  it.each([
    ['below with all its rows if there is room', 100, 800, { isAbove: false, heightPx: 292 }],
    ['below with fewer rows if there is room for some', 400, 800, { isAbove: false, heightPx: 800 - 432 - 96 - 8 }],
    ['above if there is little room below and more above', 600, 800, { isAbove: true, heightPx: 292 }],
    ['above with fewer rows near the top', 300, 500, { isAbove: true, heightPx: 300 - 56 - 8 }],
    ['below if there is no more room above', 100, 300, { isAbove: false, heightPx: 96 }],
  ])('%s', (_, top, windowHeight, place) => {
    expect(getOptionsPosition({ top, bottom: top + 32 }, windowHeight, 96)).toEqual(place)
  })
})
