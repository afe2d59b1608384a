import { expect, it } from 'vitest'
import type { Row } from '#commands/resource.ts'
import { diffRows } from './list-diff.ts'

const row = (id: number, nome: string, qtd: number): Row => ({ id, nome, qtd })
const compared = {
  getName: (item: Row) => String(item['nome']),
  fields: [{ label: 'QTD', format: (item: Row) => String(item['qtd']) }],
}

it('reports which rows are new and which changed, and how', () => {
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

it('does not report a row as new that moved into reach because another disappeared', () => {
  const before = Array.from({ length: 1_000 }, (_, index) => row(2_000 - index, 'x', 1))
  const after = [...before.slice(1), row(1_000, 'antigo', 1)]
  expect(diffRows(before, after, compared)).toMatchObject({ added: 0, changed: 0 })
})

it('names at most two hundred rows, and says how many more there are', () => {
  const after = Array.from({ length: 250 }, (_, index) => row(index + 1, 'x', 1))
  const { added, details } = diffRows([], after, compared)
  expect(added).toBe(250)
  expect(details).toHaveLength(201)
  expect(details.at(-1)?.value).toBe('e mais 50')
})
