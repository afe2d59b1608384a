import { expect, it } from 'vitest'
import type { Row } from '#commands/noun.ts'
import type { Column } from '#listing/define.ts'
import { drawCell } from './cell.tsx'

const column: Column = { field: 'dscNome', label: 'Nome' }

it('a long text is cut on the screen, a short one is not [F14]', () => {
  const row = (length: number) => ({ id: 1, dscNome: 'x'.repeat(length) }) as Row
  expect(drawCell(column, row(300))).toBe('x'.repeat(300))
  expect(drawCell(column, row(50_000))).toBe(`${'x'.repeat(300)}…`)
  expect(drawCell(column, row(50_000), Infinity)).toBe('x'.repeat(50_000))
})
