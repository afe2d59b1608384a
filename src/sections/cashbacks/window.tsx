/** The view window 'Cashback #id' (spec 1 §2.8), open while the address says '?ver=12'. */
import { useRouterState } from '@tanstack/react-router'
import { Suspense, lazy } from 'react'

const CashbackView = lazy(() => import('./view.tsx').then((module) => ({ default: module.CashbackView })))

/** Nothing until a cashback is asked for; the window and its dialog parts are fetched then. */
export function CashbackWindow() {
  const ver = useRouterState({ select: (state) => new URLSearchParams(state.location.searchStr).get('ver') })
  const id = Number(ver)
  if (!Number.isSafeInteger(id) || id <= 0) return null
  return (
    <Suspense fallback={null}>
      <CashbackView id={id} />
    </Suspense>
  )
}
