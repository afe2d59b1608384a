import { expect, it } from 'vitest'
import { changedRows } from './changed-rows.ts'

it('tells new and changed rows, and none that only moved', () => {
  const before = [
    { id: 3, status: 'Pendente' },
    { id: 2, status: 'Ativo' },
    { id: 1, status: 'Ativo' },
  ]
  const after = [
    { id: 4, status: 'Ativo' },
    { id: 2, status: 'Ativo' },
    { id: 3, status: 'Aprovada' },
  ]
  expect(changedRows(before, after)).toEqual([4, 3])
  expect(changedRows(before, before.toReversed())).toEqual([])
})
