import { expect, it } from 'vitest'
import { getCompletion } from './completion.ts'
import { createListContext, read } from './palette-context.fixture.ts'

const complete = (text: string, at = 0) => {
  const listing = read(text, createListContext())
  return getCompletion(listing.groups.flatMap(({ entries }) => entries)[at] ?? null, text, listing)
}

it.each([
  ['excl', 'excluir produto '],
  ['excluir produto', 'excluir produto '],
  ['tema', 'alternar tema '],
])('completes “%s”', (text, line) => expect(complete(text)).toBe(line))

it.each(['excluir produto 12', 'apagar o produto 12', 'EXCLUIR  produto 12-13', ''])(
  'has nothing to complete in “%s”',
  (text) => expect(complete(text, text === '' ? 99 : 0)).toBeNull(),
)

it('completes to another line than the one that is said in full', () =>
  expect(complete('excluir produto 12', 1)).toBe('editar produto 12'))

it('completes no line that only shows more, or fills in an id', () => {
  const listing = read('excl', createListContext())
  const [entry] = listing.groups[0]?.entries ?? []
  if (!entry) throw new Error('no entry')
  for (const more of [{ expands: 'produto' }, { replacementId: 7 }])
    expect(getCompletion({ ...entry, ...more }, 'excl', listing)).toBeNull()
  expect(getCompletion({ ...entry, replacementLine: 'excluir produto 7' }, 'excl', listing)).toBe('excluir produto 7')
})
