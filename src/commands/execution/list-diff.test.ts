import { expect, it } from 'vitest'
import type { Row } from '#commands/resource.ts'
import { diffRows } from './list-diff.ts'

const row = (id: number, nome: string, qtd: number): Row => ({ id, nome, qtd })
const compared = {
  getName: (each: Row) => String(each['nome']),
  fields: [{ label: 'QTD', format: (each: Row) => String(each['qtd']) }],
}

it('tells which rows came and which changed, and what of them', () => {
  const before = [row(2, 'Vale 50', 3), row(1, 'Recarga 20', 9)]
  const after = [row(3, 'Cine 30', 1), row(2, 'Vale 50', 10), row(1, 'Recarga 20', 9)]
  expect(diffRows(before, after, compared)).toEqual({
    added: 1,
    changed: 1,
    details: [
      { label: '#3', value: 'Cine 30: novo' },
      { label: '#2', value: 'Vale 50: QTD 3 → 10' },
    ],
  })
})

it('calls nothing new that only came into reach because another row went', () => {
  const before = Array.from({ length: 1_000 }, (_, at) => row(2_000 - at, 'x', 1))
  const after = [...before.slice(1), row(1_000, 'antigo', 1)]
  expect(diffRows(before, after, compared)).toMatchObject({ added: 0, changed: 0 })
})

it('names two hundred at most, and says how many more there are', () => {
  const after = Array.from({ length: 250 }, (_, at) => row(at + 1, 'x', 1))
  const { added, details } = diffRows([], after, compared)
  expect(added).toBe(250)
  expect(details).toHaveLength(201)
  expect(details.at(-1)?.value).toBe('e mais 50')
})
