// @vitest-environment jsdom
/** A written cell is what React would have drawn, whatever stood in it before. */
import { createElement } from 'react'
import { beforeEach, expect, it } from 'vitest'
import type { Row } from '#commands/resource.ts'
import { setupMount } from '#ui/mount.fixture.ts'
import type { Column } from '#listing/define.ts'
import { renderCell } from './cell.tsx'
import { createIdContent, getCellContent } from './cell-content.ts'
import { updateCellElement } from './cell-dom.ts'

const amount: Column = { field: 'amount', label: 'Valor', format: 'money' }
const status: Column = { field: 'status', label: 'Status', format: 'status' }
const link: Column = { field: 'id', label: 'ID', getContent: ({ id }) => createIdContent(id, { to: `/a/${id}` }) }
const name: Column = { field: 'name', label: 'Nome' }

/** Each kind of content, and twice each, so that it comes after itself and after every other. */
const cases: readonly (readonly [Column, object])[] = [
  [name, { name: 'Natal' }],
  [name, { name: 'Páscoa' }],
  [name, {}],
  [amount, { amount: 10 }],
  [amount, { amount: -5 }],
  [amount, { amount: -6 }],
  [amount, {}],
  [status, { status: 'Ativo' }],
  [status, { status: 'Pendente' }],
  [link, {}],
  [link, { id: 8 }],
]

let body: Element
const render = setupMount(() => (body = document.createElement('tr')))
beforeEach(() => document.body.replaceChildren())

it('is as React draws it, after whatever stood there', () => {
  for (const [before, record] of cases)
    for (const [column, next] of cases) {
      const cell = document.createElement('td')
      updateCellElement(cell, getCellContent(before, { id: 7, ...record } as Row))
      updateCellElement(cell, getCellContent(column, { id: 7, ...next } as Row))
      render(createElement('td', {}, renderCell(column, { id: 7, ...next } as Row)))
      const told = `${before.label} ${JSON.stringify(record)}, then ${column.label} ${JSON.stringify(next)}`
      expect(cell.isEqualNode(body.querySelector('td')), told).toBe(true)
    }
})

it('keeps the element that it has where only the words differ', () => {
  const cell = document.createElement('td')
  updateCellElement(cell, getCellContent(status, { id: 1, status: 'Ativo' } as Row))
  const { firstElementChild } = cell
  updateCellElement(cell, getCellContent(status, { id: 2, status: 'Bloqueado' } as Row))
  expect(cell.firstElementChild).toBe(firstElementChild)
  expect(cell.textContent).toBe('Bloqueado')
})
