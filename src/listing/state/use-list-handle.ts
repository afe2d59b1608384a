/**
 * Registers the handle of a list for commands while it is on the screen, and saves the operator's position when the
 * list is left.
 */
import { useRouter } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { listRendered, recordsProcessed, registerList } from '#commands/screen.ts'
import { formatListState } from '#listing/url-state/list-state-url.ts'
import type { ListModel } from '#listing/model.ts'
import { saveListPosition, type SavedPosition } from '#listing/position/saved-positions.ts'
import { withoutRecords } from '#listing/selection.ts'
import { createListHandle } from './list-handle.ts'

/** `savedPosition`: the operator's position in this list before, if he returns to it. */
export function useListHandle(model: ListModel, savedPosition: SavedPosition | null): void {
  const { definition, gridRef } = model
  const router = useRouter()
  const latestModel = useRef(model)
  /** The last model at the list's own URL: during navigation to another screen the URL is already that screen's. */
  const lastShownModel = useRef(model)
  useEffect(() => registerList(createListHandle(definition, () => latestModel.current)), [definition])
  // Runs after the registration: a command that waits for rows may find them in the first drawing.
  useEffect(() => {
    latestModel.current = model
    listRendered.emit()
    if (router.state.location.pathname === definition.path) lastShownModel.current = model
  })
  useEffect(
    () =>
      recordsProcessed.subscribe((resource, ids) => {
        const { selection, setSelection } = latestModel.current
        if (resource === definition.resource) setSelection(withoutRecords(selection, ids))
      }),
    [definition],
  )
  useLayoutEffect(() => {
    const grid = gridRef.current
    if (savedPosition?.hadTableFocus) grid?.focus()
    return () => {
      // The sub-list of a record saves no position: Back leads to the list that the record was opened from.
      if (definition.fixedInput) return
      const { state, cursor, scrollTopRef, selection, isPreviewOpen } = lastShownModel.current
      saveListPosition({
        path: definition.path,
        search: formatListState(definition, state),
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
