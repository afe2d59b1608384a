/** Decides when a list prefetches its next page (listing/state/README §1). */
import { useEffect, useRef } from 'react'
import type { ListState } from '#commands/screen.ts'
import type { AnyList } from '#listing/define.ts'
import { prefetchPage, forgetPrefetched, trimCachedPages } from './prefetch.ts'

/**
 * After a second page turn in one direction, prefetches the page after it as soon as the new page is shown. Returns the
 * function that prefetches the page `step` pages away, if that page exists.
 */
export function usePrefetch(
  definition: AnyList,
  state: ListState,
  pageCount: number,
  isShown: boolean,
): (step: number) => void {
  const turns = useRef({ page: state.page, step: 0, count: 0 })
  const prefetchStep = (step: number) => {
    const page = state.page + step
    if (page >= 0 && page < pageCount) prefetchPage(definition, { ...state, page })
  }
  useEffect(() => {
    const { page, step, count } = turns.current
    if (page === state.page) return
    const newStep = state.page - page
    turns.current = { page: state.page, step: newStep, count: newStep === step ? count + 1 : 1 }
  }, [state.page])
  const latest = useRef(prefetchStep)
  useEffect(() => {
    latest.current = prefetchStep
  })
  useEffect(() => {
    if (!isShown) return
    trimCachedPages(definition)
    const { step, count } = turns.current
    if (count >= 2 && Math.abs(step) === 1) latest.current(step)
  }, [isShown, definition, state.page])
  useEffect(() => () => forgetPrefetched(definition, state), [definition, state])
  return prefetchStep
}
