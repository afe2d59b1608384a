/** A cell of a table drawn by React. */
import type { ReactNode } from 'react'
import type { Row } from '#commands/resource.ts'
import type { Column } from '#listing/define.ts'
import { getCellContent } from './cell-content.ts'

/** Returns the drawn content of the cell of `row` in `column`. A text longer than `maxLength` characters is cut. */
export function renderCell<R extends Row>(column: Column<R>, row: R, maxLength?: number): ReactNode {
  if (column.render) return column.render(row)
  const content = getCellContent(column, row, maxLength)
  if (typeof content === 'string') return content
  const { text, className, href, ariaLabel } = content
  if (href !== undefined)
    return (
      <a href={href} tabIndex={-1} className={className}>
        {text}
      </a>
    )
  if (ariaLabel === undefined) return <span className={className}>{text}</span>
  return (
    <span className={className}>
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{ariaLabel}</span>
    </span>
  )
}
