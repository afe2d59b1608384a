/**
 * The rows beneath those on top: as many elements as are seen and a few more, each given to another row as one scrolls.
 */
import { memo, type ReactNode, useEffect, useState } from 'react'
import { getContentHeight, type RowWindow } from '#listing/grid/row-window.ts'
import { type ScrolledRows, useRowWindow } from '#listing/grid/use-row-window.ts'

/** ms after which the elements are put in the order of their rows: whoever reads the page aloud goes by it. */
const SORT_DELAY_MS = 300

interface GridBodyProps {
  rows: ScrolledRows
  /** While they are read they keep their place out of sight. */
  isHidden: boolean
  /** Draws the row at this place, 0-based; `top` is where it stands in px, undefined on paper. */
  renderRow: (index: number, key: React.Key, top: number | undefined) => ReactNode
}

/** Drawn again as one scrolls, and nothing else of the table with it. */
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
  /** On paper. */
  rendersAll: boolean
}

/** Out of sight they are not drawn again: what comes in their place is drawn once, when it is there. */
const Rows = memo(
  function Rows({ first, end, offsetTop, rowHeight, rendersAll, renderRow }: RowsProps) {
    const count = end - first
    // While it is scrolled no element is moved among its neighbours: the first of them may hold any row of the window.
    const [lead, setLead] = useState(0)
    const sorted = count === 0 ? 0 : first % count
    useEffect(() => {
      const timer = setTimeout(() => setLead(sorted), SORT_DELAY_MS)
      return () => clearTimeout(timer)
    }, [sorted])
    return Array.from({ length: count }, (_, at) => {
      // Its element is that of its place among so many: another page writes other texts into the same rows.
      const slot = rendersAll ? at : (lead + at) % count
      const index = first + ((slot - sorted + count) % count)
      return renderRow(index, slot, rendersAll ? undefined : offsetTop + (index - first) * rowHeight)
    })
  },
  (_, { isHidden }) => isHidden,
)
