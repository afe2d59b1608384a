/** A step to another view is drawn once, with its rows, where they come at once (listing/state/README §2). */
import { useEffect, useReducer, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { ListModel } from '#listing/model.ts'

/** The longest that the view before stays drawn, ms. */
const MAX_FROZEN_MS = 60
/** What may act on a row that is seen: none of a view that was left is seen then. */
const INTERACTION_EVENTS = ['keydown', 'pointerdown', 'click'] as const

/**
 * True while the rows of the view that a step led to are on their way: what is drawn is still the view before, whole.
 * Address, request and commands are the new view's from the step on. The second value is to be told the new view before
 * the step is made; any other change of view, as the browser's Back, is drawn at once.
 */
export function useFrozenView(view: string, loading: boolean): [isHeld: boolean, hold: (next: string) => void] {
  const meant = useRef<string | null>(null)
  const [, draw] = useReducer((drawings: number) => drawings + 1, 0)
  const isHeld = loading && view === meant.current
  useEffect(() => {
    if (!isHeld) return void (meant.current = null)
    const unfreeze = () => {
      meant.current = null
      flushSync(draw)
    }
    const timer = setTimeout(unfreeze, MAX_FROZEN_MS)
    for (const act of INTERACTION_EVENTS) addEventListener(act, unfreeze, true)
    return () => {
      clearTimeout(timer)
      for (const act of INTERACTION_EVENTS) removeEventListener(act, unfreeze, true)
    }
  }, [isHeld, view])
  // Without rows there is nothing to hold, and the same view is read again.
  return [isHeld, (next) => void (meant.current = loading || next === view ? null : next)]
}

/** For `memo`: what draws a part of the list waits with all others. */
export const isViewFrozen = (_: unknown, { list }: { list: ListModel }): boolean => list.isFrozen
