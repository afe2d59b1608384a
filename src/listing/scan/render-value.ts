/** A value by itself as the list's cells draw it: a status with its dot, what is below zero in its colour. */
import type { ReactNode } from 'react'
import { renderCell } from '#listing/cell/cell.tsx'
import type { Column } from '#listing/define.ts'

/** Draws `value` as a cell of this column: of a row that has it alone, where the column draws its rows by itself. */
export const renderValue = (
  column: Pick<Column, 'field' | 'format' | 'getContent' | 'render'>,
  value: unknown,
): ReactNode => renderCell({ label: '', ...column, getValue: () => value }, { id: 0, [column.field]: value })
