/** A list's view window, 'Cashback #12', open while the address says '?ver=12' (spec 1 §2.8). */
import { useLocation } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { idInAddress } from '#lib/places/place.ts'
import { goTo } from '#commands/runtime.ts'
import { WindowBoundary } from '#ui/parts/window-boundary.tsx'
import { loadable } from '#ui/late/loadable.tsx'
import { type RecordView, windowPlace } from './record-view.ts'

const RecordDialog = loadable(() => import('./record-dialog.tsx').then((module) => module.RecordDialog))

/** Makes the component that a list definition takes as `above`: nothing until a record is asked for. */
export function recordWindow<R>(view: RecordView<R>): ComponentType {
  return function RecordWindow() {
    const id = idInAddress(useLocation({ select: ({ search }): string | undefined => search.ver }) ?? '')
    if (id === 0) return null
    return (
      <WindowBoundary
        name="A janela do registro"
        onClose={() => goTo(windowPlace(view.noun.path, null), { replace: true })}
      >
        <RecordDialog view={view as RecordView<unknown>} id={id} />
      </WindowBoundary>
    )
  }
}
