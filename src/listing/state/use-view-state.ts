/** The state of a list on the screen that no URL holds: cursor, selection, open menus and panels. */
import { useRef, useState } from 'react'
import type { Row } from '#commands/resource.ts'
import type { ListState } from '#commands/screen.ts'
import { keepSelectable } from '#listing/selection.ts'
import type { Cursor, OpenMenu, OpenPanel } from '#listing/model.ts'
import type { SavedPosition } from '#listing/position/saved-positions.ts'

const NONE_CHANGED: ReadonlySet<number> = new Set()
const NONE_SELECTED: ReadonlyMap<number, Row> = new Map()

/** Starts from the saved position if the operator returns to the list. */
export function useViewState(savedPosition: SavedPosition | null) {
  const [cursor, setCursor] = useState<Cursor | null>(savedPosition?.cursor ?? null)
  const [selection, select] = useState<ReadonlyMap<number, Row>>(savedPosition?.selection ?? NONE_SELECTED)
  const [notice, setNotice] = useState<string | null>(null)
  const [changedIds, setChangedIds] = useState<ReadonlySet<number>>(() =>
    savedPosition?.savedRecordId === undefined ? NONE_CHANGED : new Set([savedPosition.savedRecordId]),
  )
  const [draftFilters, setDraftFilters] = useState<ListState['filters'] | null>(null)
  const [openMenu, setOpenMenu] = useState<OpenMenu | null>(null)
  const [openPanel, setOpenPanel] = useState<OpenPanel>(null)
  const [isPreviewOpen, setPreviewOpen] = useState(savedPosition?.isPreviewOpen ?? false)
  const gridRef = useRef<HTMLTableElement>(null)
  const scrollTopRef = useRef(savedPosition?.scrollTop ?? 0)
  const filterRef = useRef<HTMLFormElement>(null)
  return {
    cursor,
    setCursor,
    selection,
    setSelection: (next: ReadonlyMap<number, Row>) => select(keepSelectable(next)),
    notice,
    setNotice,
    changedIds,
    setChangedIds,
    draftFilters,
    setDraftFilters,
    openMenu,
    setOpenMenu,
    openPanel,
    setOpenPanel,
    isPreviewOpen,
    setPreviewOpen,
    gridRef,
    scrollTopRef,
    filterRef,
  }
}
