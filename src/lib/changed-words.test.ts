import { expect, it } from 'vitest'
import { changedWords } from './changed-words.ts'

const fresh = (before: string, after: string) =>
  changedWords(before, after)
    .filter(({ isNew }) => isNew)
    .map(({ text }) => text.trim())

it.each([
  ['Kit 3 camisetas algodão', 'Kit 3 camisetas algodão penteado', ['penteado']],
  ['Kit 3 camisetas algodão', 'Kit 3 camisetas de algodão', ['de']],
  ['Tamanhos P a GG.', 'Tamanhos PP a GG.', ['PP']],
  ['um dois', 'um dois', []],
  ['', 'tudo novo', ['tudo', 'novo']],
  ['a b c', 'c a b', ['c']],
  ['R$ 129,90', 'R$ 119,90', ['119,90']],
])('%s → %s', (before, after, expected) => expect(fresh(before, after)).toEqual(expected))

it('keeps every character', () => {
  const after = '  dois   espaços e fim  '
  expect(
    changedWords('um fim', after)
      .map(({ text }) => text)
      .join(''),
  ).toBe(after)
})

it('leaves texts alone that are too long to compare', () => {
  const long = 'x '.repeat(401)
  expect(changedWords('y', long)).toEqual([{ text: long, isNew: false }])
})
