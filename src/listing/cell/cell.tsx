/** One cell of a table, drawn by React. */
import type { ReactNode } from 'react'
import type { Row } from '#commands/noun.ts'
import type { Column } from '#listing/define.ts'
import { shownIn } from './shown.ts'

/** What stands in the cell of `row` in `column`; a text of more than `longest` characters is cut. */
export function drawCell<R extends Row>(column: Column<R>, row: R, longest?: number): ReactNode {
  if (column.cell) return column.cell(row)
  const shown = shownIn(column, row, longest)
  if (typeof shown === 'string') return shown
  const { text, className, href, said } = shown
  if (href !== undefined)
    return (
      <a href={href} tabIndex={-1} className={className}>
        {text}
      </a>
    )
  if (said === undefined) return <span className={className}>{text}</span>
  return (
    <span className={className}>
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{said}</span>
    </span>
  )
}
