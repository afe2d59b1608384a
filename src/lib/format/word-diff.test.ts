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
  // Of two possible differences, the one that keeps most words.
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

it('marks nothing if one of the texts is too long to compare', () => {
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
])('%j → %j: blanks belong to the word after them, and at the end to the word before', (before, after, pieces) => {
  expect(diffWords(before, after).map(({ text, isAdded }) => [text, isAdded])).toEqual(pieces)
})
