/**
 * The rows beneath those on top: as many elements as are seen and a few more, each given to another row as one scrolls.
 */
import { memo, type ReactNode, useEffect, useState } from 'react'
import { heightOf, type RowWindow } from '#listing/grid/row-window.ts'
import { type ScrolledRows, useRowWindow } from '#listing/grid/use-row-window.ts'

/** ms after which the elements are put in the order of their rows: whoever reads the page aloud goes by it. */
const REST = 300

interface GridBodyProps {
  rows: ScrolledRows
  /** While they are read they keep their place out of sight. */
  isAway: boolean
  /** Draws the row at this place, 0-based; `top` is where it stands in px, undefined on paper. */
  draw: (index: number, key: React.Key, top: number | undefined) => ReactNode
}

/** Drawn again as one scrolls, and nothing else of the table with it. */
export function GridBody({ rows, isAway, draw }: GridBodyProps) {
  const { shape, all } = rows
  return (
    <tbody
      role="rowgroup"
      className="list-rows"
      data-away={isAway || undefined}
      style={all ? undefined : { height: heightOf(shape) }}
    >
      <Rows {...useRowWindow(rows)} rowHeight={shape.rowHeight} all={all} isAway={isAway} draw={draw} />
    </tbody>
  )
}

interface RowsProps extends RowWindow, Pick<GridBodyProps, 'isAway' | 'draw'> {
  rowHeight: number
  /** On paper. */
  all: boolean
}

/** Out of sight they are not drawn again: what comes in their place is drawn once, when it is there. */
const Rows = memo(
  function Rows({ first, end, above, rowHeight, all, draw }: RowsProps) {
    const count = end - first
    // While it is scrolled no element is moved among its neighbours: the first of them may hold any row of the window.
    const [lead, setLead] = useState(0)
    const sorted = count === 0 ? 0 : first % count
    useEffect(() => {
      const timer = setTimeout(() => setLead(sorted), REST)
      return () => clearTimeout(timer)
    }, [sorted])
    return Array.from({ length: count }, (_, at) => {
      // Its element is that of its place among so many: another page writes other texts into the same rows.
      const slot = all ? at : (lead + at) % count
      const index = first + ((slot - sorted + count) % count)
      return draw(index, slot, all ? undefined : above + (index - first) * rowHeight)
    })
  },
  (_, { isAway }) => isAway,
)
