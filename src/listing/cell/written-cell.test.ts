// @vitest-environment jsdom
/** A written cell is what React would have drawn, whatever stood in it before. */
import { createElement } from 'react'
import { beforeEach, expect, it } from 'vitest'
import type { Row } from '#commands/noun.ts'
import { mounting } from '#ui/mounting.fixture.ts'
import type { Column } from '#listing/define.ts'
import { drawCell } from './cell.tsx'
import { idShown, shownIn } from './shown.ts'
import { writeCell } from './written-cell.ts'

const amount: Column = { field: 'amount', label: 'Valor', format: 'money' }
const status: Column = { field: 'status', label: 'Status', format: 'status' }
const link: Column = { field: 'id', label: 'ID', shows: ({ id }) => idShown(id, { to: `/a/${id}` }) }
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
const render = mounting(() => (body = document.createElement('tr')))
beforeEach(() => document.body.replaceChildren())

it('is as React draws it, after whatever stood there', () => {
  for (const [before, record] of cases)
    for (const [column, next] of cases) {
      const cell = document.createElement('td')
      writeCell(cell, shownIn(before, { id: 7, ...record } as Row))
      writeCell(cell, shownIn(column, { id: 7, ...next } as Row))
      render(createElement('td', {}, drawCell(column, { id: 7, ...next } as Row)))
      const told = `${before.label} ${JSON.stringify(record)}, then ${column.label} ${JSON.stringify(next)}`
      expect(cell.isEqualNode(body.querySelector('td')), told).toBe(true)
    }
})

it('keeps the element that it has where only the words differ', () => {
  const cell = document.createElement('td')
  writeCell(cell, shownIn(status, { id: 1, status: 'Ativo' } as Row))
  const { firstElementChild } = cell
  writeCell(cell, shownIn(status, { id: 2, status: 'Bloqueado' } as Row))
  expect(cell.firstElementChild).toBe(firstElementChild)
  expect(cell.textContent).toBe('Bloqueado')
})
