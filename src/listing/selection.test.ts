import { expect, it } from 'vitest'
import { toggleSelection } from './selection.ts'

it('adds a row to the selection, and removes one that is selected', () => {
  const [first, second] = [{ id: 7 }, { id: 9 }]
  const one = toggleSelection(new Map(), first)
  const both = toggleSelection(one, second)
  expect([...both.keys()]).toEqual([7, 9])
  expect([...toggleSelection(both, first).keys()]).toEqual([9])
  // The selection of the last rendering stays as it was.
  expect([...both.keys()]).toEqual([7, 9])
})
