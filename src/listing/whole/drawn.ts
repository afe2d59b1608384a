/** A value by itself as the list's cells draw it: a status with its dot, what is below zero in its colour. */
import type { ReactNode } from 'react'
import { drawCell } from '#listing/cell/cell.tsx'
import type { Column } from '#listing/define.ts'

/** Draws `value` as a cell of this column: of a row that has it alone, where the column draws its rows by itself. */
export const drawn = (column: Pick<Column, 'field' | 'format' | 'shows' | 'cell'>, value: unknown): ReactNode =>
  drawCell({ label: '', ...column, value: () => value }, { id: 0, [column.field]: value })
