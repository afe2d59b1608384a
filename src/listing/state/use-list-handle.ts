/** A list as commands reach it while it is on the screen, and where it was left when it no longer is. */
import { useRouter } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { listRendered, recordsProcessed, registerList } from '#commands/screen.ts'
import { formatListState } from '#listing/url-state/list-state-url.ts'
import type { ListModel } from '#listing/model.ts'
import { saveListPosition, type SavedPosition } from '#listing/position/saved-positions.ts'
import { withoutRecords } from '#listing/selection.ts'
import { createListHandle } from './list-handle.ts'

/** `returned`: where the operator stood in it before, if he comes back to it. */
export function useListHandle(model: ListModel, savedPosition: SavedPosition | null): void {
  const { definition, gridRef } = model
  const router = useRouter()
  const live = useRef(model)
  /** The last one of its own address: on the way to another screen the address is that screen's already. */
  const shown = useRef(model)
  useEffect(() => registerList(createListHandle(definition, () => live.current)), [definition])
  // After it is registered: what waits for its rows may have them with the first drawing.
  useEffect(() => {
    live.current = model
    listRendered.emit()
    if (router.state.location.pathname === definition.path) shown.current = model
  })
  useEffect(
    () =>
      recordsProcessed.subscribe((resource, ids) => {
        const { selection, setSelection } = live.current
        if (resource === definition.resource) setSelection(withoutRecords(selection, ids))
      }),
    [definition],
  )
  useLayoutEffect(() => {
    const grid = gridRef.current
    if (savedPosition?.hadTableFocus) grid?.focus()
    return () => {
      // The parts of one record are no list of their own: the way back leads to the list that it was opened from.
      if (definition.fixedInput) return
      const { state: left, cursor, scrollTopRef, selection, isPreviewOpen } = shown.current
      saveListPosition({
        path: definition.path,
        search: formatListState(definition, left),
        cursor,
        hadTableFocus: grid?.contains(document.activeElement) ?? false,
        scrollTop: scrollTopRef.current,
        resource: definition.resource,
        selection,
        isPreviewOpen,
      })
    }
  }, [definition, gridRef, savedPosition])
}
