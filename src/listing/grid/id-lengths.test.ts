import { expect, it } from 'vitest'
import type { AnyList } from '#listing/define.ts'
import { updateIdLengths } from './id-lengths.ts'

const createList = (): AnyList =>
  ({
    columns: [
      { field: 'id', label: 'ID', format: 'id', width: 72 },
      { field: 'nome', label: 'Nome' },
      { field: 'origemId', label: 'Origem', format: 'id', isPersonName: true, width: 128 },
      { field: 'pedido.id', label: 'Pedido', format: 'id', width: 72 },
    ],
  }) as unknown as AnyList

it('returns the length of the longest id of each id column without a name', () => {
  const rows = [
    { id: 7, origemId: 12_345, pedido: { id: 1_234_567 } },
    { id: 123_456, origemId: 1, pedido: null },
  ]
  expect(updateIdLengths(createList(), rows)).toEqual({ id: 6, 'pedido.id': 7 })
})

it('keeps the lengths per list, while a page loads and on the next one', () => {
  const list = createList()
  updateIdLengths(list, [{ id: 123_456 }])
  expect(updateIdLengths(list, [])).toMatchObject({ id: 6 })
  expect(updateIdLengths(list, [{ id: 9 }])).toMatchObject({ id: 6 })
  expect(updateIdLengths(createList(), [{ id: 9 }])).toMatchObject({ id: 1 })
})

it('updates for an id that is one digit longer, and for an id sent as text', () => {
  const list = createList()
  expect(updateIdLengths(list, [{ id: 9 }, { id: 10 }])).toMatchObject({ id: 2 })
  expect(updateIdLengths(list, [{ id: 99 }])).toMatchObject({ id: 2 })
  expect(updateIdLengths(list, [{ id: 100 }, { id: 9 }])).toMatchObject({ id: 3 })
  expect(updateIdLengths(list, [{ id: 1, pedido: { id: '12345' } }])).toMatchObject({ id: 3, 'pedido.id': 5 })
})

it('has room for the words that replace an invalid id [F17]', () => {
  expect(updateIdLengths(createList(), [{ id: 9 }, { id: -2 }])).toMatchObject({ id: 'sem id utilizável'.length })
})
