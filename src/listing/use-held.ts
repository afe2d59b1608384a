/** A list whose next page comes at once is drawn once: what stood is seen until it is there (listing/README §3). */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Cursor, ListModel } from './model.ts'

/** ms for which the rows that are left are still seen: an answer that takes longer is waited for before everybody's eyes. */
const HOLD = 100

/** Rows of the same table: one long table is asked for by blocks, and says itself what is not there. */
const canStand = (before: ListModel, now: ListModel): boolean =>
  before.definition === now.definition &&
  before.rows.length > 0 &&
  !before.loading &&
  !before.state.continuous &&
  !now.state.continuous

/** What is to be drawn of the list: as it is, or, for the first moment of a request, with the rows that were drawn before. */
export function useHeld(model: ListModel): ListModel {
  const { loading } = model
  const drawn = useRef(model)
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!loading) return
    const timer = setTimeout(() => setLong(true), HOLD)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [loading])
  const isHeld = loading && !isLong && canStand(drawn.current, model)
  /** The cursor as the request began: it was put where it is to stand among the rows to come. */
  const meant = useRef<Cursor | null>(null)
  const wasHeld = useRef(false)
  const { selection, menu, panel, notice, typed } = model
  const cursor =
    isHeld && (!wasHeld.current || isSame(meant.current, model.cursor)) ? drawn.current.cursor : model.cursor
  useLayoutEffect(() => {
    if (!isHeld) drawn.current = model
    else if (!wasHeld.current) meant.current = model.cursor
    wasHeld.current = isHeld
  })
  const base = isHeld ? drawn.current : model
  return useMemo(
    () => {
      const isAsDrawn = isSame(base.cursor, cursor) && FOLLOWED.every((name) => base[name] === model[name])
      return isAsDrawn ? base : { ...base, cursor, selection, menu, panel, notice, typed }
    },
    // The cursor is another object with every drawing: its place tells.
    // oxlint-disable-next-line react/exhaustive-deps
    [base, cursor?.row, cursor?.column, selection, menu, panel, notice, typed],
  )
}

const FOLLOWED = ['selection', 'menu', 'panel', 'notice', 'typed'] as const

const isSame = (one: Cursor | null, other: Cursor | null): boolean =>
  one?.row === other?.row && one?.column === other?.column
