/** Draws a step to another view once, with its rows, if they arrive at once (listing/state/README §2). */
import { useEffect, useReducer, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { ListModel } from '#listing/model.ts'

/** Maximum time for which the view before stays drawn, ms. */
const MAX_FROZEN_MS = 60
/** Events that may act on a visible row: the row of a view that was left must not be visible then. */
const INTERACTION_EVENTS = ['keydown', 'pointerdown', 'click'] as const

/**
 * Returns true while the rows of a step's view are loading: the screen still shows the whole view before. URL, request
 * and commands already belong to the new view. Call the second value with the key of the new view before the step. Any
 * other change of view, such as the browser's Back, is drawn at once.
 */
export function useFrozenView(view: string, loading: boolean): [isFrozen: boolean, freeze: (next: string) => void] {
  const nextViewRef = useRef<string | null>(null)
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  const isFrozen = loading && view === nextViewRef.current
  useEffect(() => {
    if (!isFrozen) return void (nextViewRef.current = null)
    const unfreeze = () => {
      nextViewRef.current = null
      flushSync(rerender)
    }
    const timer = setTimeout(unfreeze, MAX_FROZEN_MS)
    for (const type of INTERACTION_EVENTS) addEventListener(type, unfreeze, true)
    return () => {
      clearTimeout(timer)
      for (const type of INTERACTION_EVENTS) removeEventListener(type, unfreeze, true)
    }
  }, [isFrozen, view])
  // Without rows there is nothing to freeze, and a reload of the same view is no step.
  return [isFrozen, (next) => void (nextViewRef.current = loading || next === view ? null : next)]
}

/** Comparison for `memo`: no part of the list renders while the view is frozen. */
export const isViewFrozen = (_: unknown, { list }: { list: ListModel }): boolean => list.isFrozen
