/** When the next page of a list is meant (listing/state/README §1). */
import { useEffect, useRef } from 'react'
import type { ListState } from '#commands/screen.ts'
import type { AnyList } from '#listing/define.ts'
import { prefetchPage, forgetPrefetched, trimCachedPages } from './prefetch.ts'

/**
 * A second turn in one direction asks for the page after it, once the turned one stands. Returns what asks for the page
 * that is so many pages away, where there is one.
 */
export function usePrefetch(
  definition: AnyList,
  state: ListState,
  pageCount: number,
  isShown: boolean,
): (step: number) => void {
  const turned = useRef({ page: state.page, step: 0, count: 0 })
  const prefetchStep = (step: number) => {
    const page = state.page + step
    if (page >= 0 && page < pageCount) prefetchPage(definition, { ...state, page })
  }
  useEffect(() => {
    const { page, step, count } = turned.current
    if (page === state.page) return
    const now = state.page - page
    turned.current = { page: state.page, step: now, count: now === step ? count + 1 : 1 }
  }, [state.page])
  const latest = useRef(prefetchStep)
  useEffect(() => {
    latest.current = prefetchStep
  })
  useEffect(() => {
    if (!isShown) return
    trimCachedPages(definition)
    const { step, count } = turned.current
    if (count >= 2 && Math.abs(step) === 1) latest.current(step)
  }, [isShown, definition, state.page])
  useEffect(() => () => forgetPrefetched(definition, state), [definition, state])
  return prefetchStep
}
