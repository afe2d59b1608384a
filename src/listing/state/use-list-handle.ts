/** A list as commands reach it while it is on the screen, and where it was left when it no longer is. */
import { useRouter } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { listDrawn, recordsDone, registerList } from '#commands/screen.ts'
import { writeListState } from '#listing/address/url-state.ts'
import type { ListModel } from '#listing/model.ts'
import { leaveList, type ListPlace } from '#listing/place/list-places.ts'
import { without } from '#listing/selection.ts'
import { createHandle } from './list-handle.ts'

/** `returned`: where the operator stood in it before, if he comes back to it. */
export function useListHandle(model: ListModel, returned: ListPlace | null): void {
  const { definition, gridRef } = model
  const router = useRouter()
  const live = useRef(model)
  /** The last one of its own address: on the way to another screen the address is that screen's already. */
  const shown = useRef(model)
  useEffect(() => registerList(createHandle(definition, () => live.current)), [definition])
  // After it is registered: what waits for its rows may have them with the first drawing.
  useEffect(() => {
    live.current = model
    listDrawn.tell()
    if (router.state.location.pathname === definition.path) shown.current = model
  })
  useEffect(
    () =>
      recordsDone.subscribe((noun, ids) => {
        const { selection, setSelection } = live.current
        if (noun === definition.noun) setSelection(without(selection, ids))
      }),
    [definition],
  )
  useLayoutEffect(() => {
    const grid = gridRef.current
    if (returned?.inTable) grid?.focus()
    return () => {
      // The parts of one record are no list of their own: the way back leads to the list that it was opened from.
      if (definition.fixed) return
      const { state: left, cursor, topRef, selection, isPreviewed } = shown.current
      leaveList({
        path: definition.path,
        search: writeListState(definition, left),
        cursor,
        inTable: grid?.contains(document.activeElement) ?? false,
        top: topRef.current,
        noun: definition.noun,
        selection,
        isPreviewed,
      })
    }
  }, [definition, gridRef, returned])
}
