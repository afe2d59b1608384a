/** A value by itself as the list's cells draw it: a status with its dot, what is below zero in its colour. */
import type { ReactNode } from 'react'
import type { Row } from '#commands/noun.ts'
import { drawCell } from '#listing/cell.tsx'
import type { Column } from '#listing/define.ts'

/** The column is asked for the value, never this row. */
const ROW: Row = { id: 0 }

/** Draws `value` as a cell of a column of this format. */
export const drawn = (format: Column['format'], value: unknown): ReactNode =>
  drawCell({ field: '', label: '', ...(format && { format }), value: () => value }, ROW)
