/**
 * The scrolling rows of the table: as many row elements as are visible and a few more, each reused for other rows while
 * scrolling.
 */
import { memo, type ReactNode, useEffect, useState } from 'react'
import { getContentHeight, type RowWindow } from '#listing/grid/row-window.ts'
import { type ScrolledRows, useRowWindow } from '#listing/grid/use-row-window.ts'

/**
 * ms after which the elements are put in the order of their rows, because screen readers read the page in that order.
 */
const SORT_DELAY_MS = 300

interface GridBodyProps {
  rows: ScrolledRows
  /** While the page loads, the rows keep their space out of sight. */
  isHidden: boolean
  /** Draws the row at this 0-based index. `top` is its position in px, undefined on paper. */
  renderRow: (index: number, key: React.Key, top: number | undefined) => ReactNode
}

/** Renders again while scrolling, and nothing else of the table with it. */
export function GridBody({ rows, isHidden, renderRow }: GridBodyProps) {
  const { shape, rendersAll } = rows
  return (
    <tbody
      role="rowgroup"
      className="list-rows"
      data-away={isHidden || undefined}
      style={rendersAll ? undefined : { height: getContentHeight(shape) }}
    >
      <Rows
        {...useRowWindow(rows)}
        rowHeight={shape.rowHeight}
        rendersAll={rendersAll}
        isHidden={isHidden}
        renderRow={renderRow}
      />
    </tbody>
  )
}

interface RowsProps extends RowWindow, Pick<GridBodyProps, 'isHidden' | 'renderRow'> {
  rowHeight: number
  /** True on paper. */
  rendersAll: boolean
}

/** Hidden rows are not drawn again: the rows that replace them are drawn once, when they arrive. */
const Rows = memo(
  function Rows({ first, end, offsetTop, rowHeight, rendersAll, renderRow }: RowsProps) {
    const count = end - first
    // While scrolling, no element is moved among its siblings: the first one may hold any row of the window.
    const [lead, setLead] = useState(0)
    const sorted = count === 0 ? 0 : first % count
    useEffect(() => {
      const timer = setTimeout(() => setLead(sorted), SORT_DELAY_MS)
      return () => clearTimeout(timer)
    }, [sorted])
    return Array.from({ length: count }, (_, position) => {
      // An element belongs to a slot, not to a record: another page writes other texts into the same elements.
      const slot = rendersAll ? position : (lead + position) % count
      const index = first + ((slot - sorted + count) % count)
      return renderRow(index, slot, rendersAll ? undefined : offsetTop + (index - first) * rowHeight)
    })
  },
  (_, { isHidden }) => isHidden,
)
