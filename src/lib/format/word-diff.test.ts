import { expect, it } from 'vitest'
import { diffWords } from './word-diff.ts'

const fresh = (before: string, after: string) =>
  diffWords(before, after)
    .filter(({ isAdded }) => isAdded)
    .map(({ text }) => text.trim())

it.each([
  ['Kit 3 camisetas algodão', 'Kit 3 camisetas algodão penteado', ['penteado']],
  ['Kit 3 camisetas algodão', 'Kit 3 camisetas de algodão', ['de']],
  ['Tamanhos P a GG.', 'Tamanhos PP a GG.', ['PP']],
  ['um dois', 'um dois', []],
  ['', 'tudo novo', ['tudo', 'novo']],
  ['a b c', 'c a b', ['c']],
  ['R$ 129,90', 'R$ 119,90', ['119,90']],
  // Of two ways to read it, the one that leaves most as it was.
  ['a b c d', 'c d a b c d', ['c', 'd']],
  ['x a y b z c', 'a b c', []],
  ['a a b', 'a b b', ['b']],
  [' a\t\nb  ', 'a b', []],
  ['b a b a c', 'a c b', ['b']],
  ['um', '', []],
])('%s → %s', (before, after, expected) => expect(fresh(before, after)).toEqual(expected))

it('keeps every character', () => {
  const after = '  dois   espaços e fim  '
  expect(
    diffWords('um fim', after)
      .map(({ text }) => text)
      .join(''),
  ).toBe(after)
})

it('leaves texts alone that are too long to compare, whichever of the two is', () => {
  const long = 'x '.repeat(401)
  expect(diffWords('y', long)).toEqual([{ text: long, isAdded: false }])
  expect(diffWords(long, 'y')).toEqual([{ text: 'y', isAdded: false }])
  const bearable = 'x '.repeat(400)
  expect(fresh('y', bearable)).toHaveLength(400)
  expect(fresh(bearable, 'y')).toEqual(['y'])
})

it.each([
  [
    'a b',
    'a  c ',
    [
      ['a', false],
      ['  c ', true],
    ],
  ],
  ['', 'c ', [['c ', true]]],
  [
    'b',
    ' a b',
    [
      [' a', true],
      [' b', false],
    ],
  ],
  ['a', '', []],
])('%j → %j: blanks stand before their word, and at the end behind it', (before, after, pieces) => {
  expect(diffWords(before, after).map(({ text, isAdded }) => [text, isAdded])).toEqual(pieces)
})
