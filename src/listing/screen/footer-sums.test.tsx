// @vitest-environment jsdom
import { expect, it } from 'vitest'
import type { Row } from '#commands/resource.ts'
import type { AnyList } from '#listing/define.ts'
import type { ListModel } from '#listing/model.ts'
import { setupMount } from '#ui/mount.fixture.ts'
import { FooterSums } from './footer-sums.tsx'

const render = setupMount()

const columns = [
  { field: 'preco', label: 'Preço', format: 'money' },
  { field: 'valor', label: 'Valor', format: 'money' },
] as const
const pageRows = [
  { id: 1, preco: 5, valor: 1.5 },
  { id: 2, preco: 7, valor: 2.25 },
] as unknown as Row[]

/** The texts of the footer's sums for a list with this amount. */
function readSums(amountField: string | undefined, selection: ReadonlyMap<number, Row> = new Map()): string {
  const definition = { path: '/x', columns, ...(amountField !== undefined && { amountField }) } as unknown as AnyList
  const list = { definition, selection, pageRows, missingCount: 0 } as unknown as ListModel
  render(<FooterSums list={list} />)
  return document.body.textContent.replaceAll('\u00A0', ' ')
}

it('adds up the amount that the list names, of the page or of the selection', () => {
  expect(readSums('valor')).toBe('Σ página R$ 3,75')
  expect(readSums('valor', new Map([[2, pageRows[1]!]]))).toContain('Σ seleção R$ 2,25')
})

it('adds up no money of a list that names no amount', () => {
  expect(readSums(undefined)).toBe('')
  expect(readSums(undefined, new Map([[2, pageRows[1]!]]))).toBe('')
})
