// @vitest-environment jsdom
/** A cell written by updateCellElement equals what React draws, whatever the cell held before. */
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

/** Every kind of content, most of them twice, so that each follows itself and every other one. */
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

it('equals what React draws, after any previous content', () => {
  for (const [previousColumn, record] of cases)
    for (const [column, nextRecord] of cases) {
      const cell = document.createElement('td')
      updateCellElement(cell, getCellContent(previousColumn, { id: 7, ...record } as Row))
      updateCellElement(cell, getCellContent(column, { id: 7, ...nextRecord } as Row))
      render(createElement('td', {}, renderCell(column, { id: 7, ...nextRecord } as Row)))
      const description = `${previousColumn.label} ${JSON.stringify(record)}, then ${column.label} ${JSON.stringify(nextRecord)}`
      expect(cell.isEqualNode(body.querySelector('td')), description).toBe(true)
    }
})

it('keeps its element if only the text differs', () => {
  const cell = document.createElement('td')
  updateCellElement(cell, getCellContent(status, { id: 1, status: 'Ativo' } as Row))
  const { firstElementChild } = cell
  updateCellElement(cell, getCellContent(status, { id: 2, status: 'Bloqueado' } as Row))
  expect(cell.firstElementChild).toBe(firstElementChild)
  expect(cell.textContent).toBe('Bloqueado')
})
