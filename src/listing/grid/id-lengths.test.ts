import { expect, it } from 'vitest'
import type { AnyList } from '#listing/define.ts'
import { updateIdLengths } from './id-lengths.ts'

const listOf = (): AnyList =>
  ({
    columns: [
      { field: 'id', label: 'ID', format: 'id', width: 72 },
      { field: 'nome', label: 'Nome' },
      { field: 'origemId', label: 'Origem', format: 'id', isPersonName: true, width: 128 },
      { field: 'pedido.id', label: 'Pedido', format: 'id', width: 72 },
    ],
  }) as unknown as AnyList

it('tells of each column of ids the longest, but for those beside a name', () => {
  const rows = [
    { id: 7, origemId: 12_345, pedido: { id: 1_234_567 } },
    { id: 123_456, origemId: 1, pedido: null },
  ]
  expect(updateIdLengths(listOf(), rows)).toEqual({ id: 6, 'pedido.id': 7 })
})

it('keeps them while a page is read and on the next one, for their list alone', () => {
  const list = listOf()
  updateIdLengths(list, [{ id: 123_456 }])
  expect(updateIdLengths(list, [])).toMatchObject({ id: 6 })
  expect(updateIdLengths(list, [{ id: 9 }])).toMatchObject({ id: 6 })
  expect(updateIdLengths(listOf(), [{ id: 9 }])).toMatchObject({ id: 1 })
})

it('takes in an id that is longer by one figure, and one that came as text', () => {
  const list = listOf()
  expect(updateIdLengths(list, [{ id: 9 }, { id: 10 }])).toMatchObject({ id: 2 })
  expect(updateIdLengths(list, [{ id: 99 }])).toMatchObject({ id: 2 })
  expect(updateIdLengths(list, [{ id: 100 }, { id: 9 }])).toMatchObject({ id: 3 })
  expect(updateIdLengths(list, [{ id: 1, pedido: { id: '12345' } }])).toMatchObject({ id: 3, 'pedido.id': 5 })
})

it('has room for the words that stand for an id that names no record [F17]', () => {
  expect(updateIdLengths(listOf(), [{ id: 9 }, { id: -2 }])).toMatchObject({ id: 'sem id utilizável'.length })
})
