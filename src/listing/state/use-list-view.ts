/** What of a list stands on the screen and in no address: cursor, selection, what is open. */
import { useRef, useState } from 'react'
import type { Row } from '#commands/noun.ts'
import type { ListState } from '#commands/screen.ts'
import { selectable } from '#listing/selection.ts'
import type { Cursor, OpenMenu, OpenPanel } from '#listing/model.ts'
import type { ListPlace } from '#listing/place/list-places.ts'

const NOTHING_FRESH: ReadonlySet<number> = new Set()
const NOTHING_SELECTED: ReadonlyMap<number, Row> = new Map()

/** As the operator left it, if he comes back to it. */
export function useListView(returned: ListPlace | null) {
  const [cursor, setCursor] = useState<Cursor | null>(returned?.cursor ?? null)
  const [selection, select] = useState<ReadonlyMap<number, Row>>(returned?.selection ?? NOTHING_SELECTED)
  const [notice, setNotice] = useState<string | null>(null)
  const [fresh, setFresh] = useState<ReadonlySet<number>>(() =>
    returned?.saved === undefined ? NOTHING_FRESH : new Set([returned.saved]),
  )
  const [typed, setTyped] = useState<ListState['filters'] | null>(null)
  const [menu, setMenu] = useState<OpenMenu | null>(null)
  const [panel, setPanel] = useState<OpenPanel>(null)
  const [isPreviewed, setPreviewed] = useState(returned?.isPreviewed ?? false)
  const gridRef = useRef<HTMLTableElement>(null)
  const topRef = useRef(returned?.top ?? 0)
  const filterRef = useRef<HTMLFormElement>(null)
  return {
    cursor,
    setCursor,
    selection,
    setSelection: (next: ReadonlyMap<number, Row>) => select(selectable(next)),
    notice,
    setNotice,
    fresh,
    setFresh,
    typed,
    setTyped,
    menu,
    setMenu,
    panel,
    setPanel,
    isPreviewed,
    setPreviewed,
    gridRef,
    topRef,
    filterRef,
  }
}
