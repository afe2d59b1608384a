/** When the next page of a list is meant (listing/state/README §1). */
import { useEffect, useRef } from 'react'
import type { ListState } from '#commands/screen.ts'
import type { AnyList } from '#listing/define.ts'
import { fetchAhead, forgetPageAhead, trimPages } from './ahead.ts'

/**
 * A second turn in one direction asks for the page after it, once the turned one stands. Returns what asks for the page
 * that is so many pages away, where there is one.
 */
export function useAhead(
  definition: AnyList,
  state: ListState,
  pages: number,
  stands: boolean,
): (step: number) => void {
  const turned = useRef({ page: state.page, step: 0, count: 0 })
  const mean = (step: number) => {
    const page = state.page + step
    if (page >= 0 && page < pages) fetchAhead(definition, { ...state, page })
  }
  useEffect(() => {
    const { page, step, count } = turned.current
    if (page === state.page) return
    const now = state.page - page
    turned.current = { page: state.page, step: now, count: now === step ? count + 1 : 1 }
  }, [state.page])
  const latest = useRef(mean)
  useEffect(() => {
    latest.current = mean
  })
  useEffect(() => {
    if (!stands) return
    trimPages(definition)
    const { step, count } = turned.current
    if (count >= 2 && Math.abs(step) === 1) latest.current(step)
  }, [stands, definition, state.page])
  useEffect(() => () => forgetPageAhead(definition, state), [definition, state])
  return mean
}
