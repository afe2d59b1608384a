/** Renders a single value as the cells of the list do: a status with its dot, a negative amount in its colour. */
import type { ReactNode } from 'react'
import { renderCell } from '#listing/cell/cell.tsx'
import type { Column } from '#listing/define.ts'

/** Renders `value` as a cell of this column. If the column renders from the row, the row holds only this value. */
export const renderValue = (
  column: Pick<Column, 'field' | 'format' | 'getContent' | 'render'>,
  value: unknown,
): ReactNode => renderCell({ label: '', ...column, getValue: () => value }, { id: 0, [column.field]: value })
