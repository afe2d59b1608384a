import { expect, it } from 'vitest'
import type { Row } from '#commands/resource.ts'
import type { Column } from '#listing/define.ts'
import { formatShownText } from './cell-text.ts'
import { renderCell } from './cell.tsx'
import { createIdContent, getCellContent } from './cell-content.ts'

const column: Column = { field: 'dscNome', label: 'Nome' }

it('cuts a long text on the screen, but not a short one [F14]', () => {
  const row = (length: number) => ({ id: 1, dscNome: 'x'.repeat(length) }) as Row
  expect(renderCell(column, row(300))).toBe('x'.repeat(300))
  expect(renderCell(column, row(50_000))).toBe(`${'x'.repeat(300)}…`)
  expect(renderCell(column, row(50_000), Infinity)).toBe('x'.repeat(50_000))
})

it('shows an invalid id as unusable, without a link [F17]', () => {
  const ids: Column = { field: 'id', label: 'ID', format: 'id' }
  expect(getCellContent(ids, { id: -3 })).toMatchObject({ text: 'sem id utilizável' })
  expect(formatShownText(ids, { id: -3 })).toBe('sem id utilizável')
  expect(createIdContent(-3, { to: '/auditoria' })).not.toHaveProperty('href')
  expect(createIdContent(3, { to: '/auditoria' })).toMatchObject({
    text: '#3',
    href: expect.stringContaining('/auditoria'),
  })
})

it('does not draw an amount that rounds to zero as a loss', () => {
  const valor: Column = { field: 'valor', label: 'Valor', format: 'money' }
  expect(getCellContent(valor, { id: 1, valor: -0.001 } as Row)).toBe('R$\u00a00,00')
  expect(getCellContent(valor, { id: 1, valor: -0.01 } as Row)).toMatchObject({ text: '-R$\u00a00,01' })
})
