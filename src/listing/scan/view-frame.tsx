/** The frame of what stands in the place of the table: title, buttons, its own keys, Esc back. */
import { useCallback, useEffect, useRef } from 'react'
import { hasOpenDialog } from '#ui/focus/focus.ts'
import type { ListModel } from '#listing/model.ts'
import { useCloseOnBack } from '#listing/record/use-close-on-back.ts'
import { Button } from '#ui/components/button.tsx'
import { useLocalKeys } from '#ui/focus/local-keys.ts'
import type { Elements } from '#ui/components/elements.ts'
import { PageHeader } from '#ui/components/page-header.tsx'
import { useDeferredFocus } from './use-deferred-focus.ts'
import { scanStore } from './scan-store.ts'
import './view-frame.css'

/** Back to the table: the view goes, the reading stays. */
export function closeScanView(list: ListModel): void {
  const whole = scanStore.get()
  if (whole) scanStore.set({ ...whole, view: null, isPanelHidden: false })
  // After the table is there again.
  requestAnimationFrame(() => requestAnimationFrame(() => list.gridRef.current?.focus()))
}

interface ViewFrameProps {
  list: ListModel
  title: string
  /** Its `data-region`: which commands' keys work in it. */
  region: string
  actions: Elements
  /** What the Esc button says. */
  leaveLabel?: string
  children: Elements
}

/**
 * Title, buttons and the part of the page that has the keys; it takes the focus when it comes, or its `data-reads`:
 * what the arrows scroll.
 */
export function ViewFrame({ list, title, region, actions, leaveLabel = 'Voltar', children }: ViewFrameProps) {
  const root = useRef<HTMLElement | null>(null)
  useEffect(() => {
    if (hasOpenDialog() || root.current?.contains(document.activeElement)) return
    const first = root.current?.querySelector<HTMLElement>('[data-reads]') ?? root.current
    first?.focus()
  }, [])
  useDeferredFocus(region, root)
  useCloseOnBack(() => closeScanView(list))
  const own = useLocalKeys({
    Escape(event) {
      event.stopPropagation()
      // From a text one steps out first: the view would take it along.
      if (event.target instanceof HTMLTextAreaElement) root.current?.focus()
      else closeScanView(list)
    },
  })
  const view = useCallback(
    (node: HTMLElement | null) => {
      root.current = node
      return own(node)
    },
    [own],
  )
  return (
    <section ref={view} tabIndex={0} aria-label={title} data-region={region} data-view="" className="reading-view">
      <PageHeader
        title={title}
        breadcrumbs={[{ label: list.definition.title }]}
        actions={
          <>
            {actions}
            <Button keys="Escape" onClick={() => closeScanView(list)}>
              {leaveLabel}
            </Button>
          </>
        }
      />
      {children}
    </section>
  )
}
