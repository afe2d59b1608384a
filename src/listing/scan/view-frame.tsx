/** The frame of a view that replaces the table: title, buttons, its keys, and Esc to go back. */
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

/** Returns to the table: the view closes, the scan stays. Resolves when the table has the focus. */
export function closeScanView(list: ListModel): Promise<void> {
  const scan = scanStore.get()
  if (scan) scanStore.set({ ...scan, view: null, isPanelHidden: false })
  // Two frames later the table is rendered again.
  return new Promise((resolve) =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        list.gridRef.current?.focus()
        resolve()
      }),
    ),
  )
}

interface ViewFrameProps {
  list: ListModel
  title: string
  /** The `data-region`, which decides which commands' keys work in the view. */
  region: string
  actions: Elements
  /** The label of the Esc button. */
  leaveLabel?: string
  children: Elements
}

/**
 * The view with its title and buttons, and the region of its keys. When it opens, the focus moves to it, or to its
 * element with `data-scroll-target`, which the arrow keys scroll.
 */
export function ViewFrame({ list, title, region, actions, leaveLabel = 'Voltar', children }: ViewFrameProps) {
  const root = useRef<HTMLElement | null>(null)
  useEffect(() => {
    if (hasOpenDialog() || root.current?.contains(document.activeElement)) return
    const target = root.current?.querySelector<HTMLElement>('[data-scroll-target]') ?? root.current
    target?.focus()
  }, [])
  useDeferredFocus(region, root)
  useCloseOnBack(() => void closeScanView(list))
  const setLocalKeys = useLocalKeys({
    Escape(event) {
      event.stopPropagation()
      // In a text field Esc only leaves the field; the view would discard the text.
      if (event.target instanceof HTMLTextAreaElement) root.current?.focus()
      else void closeScanView(list)
    },
  })
  const setRoot = useCallback(
    (node: HTMLElement | null) => {
      root.current = node
      return setLocalKeys(node)
    },
    [setLocalKeys],
  )
  return (
    <section ref={setRoot} tabIndex={0} aria-label={title} data-region={region} data-view="" className="scan-view">
      <PageHeader
        title={title}
        breadcrumbs={[{ label: list.definition.title }]}
        actions={
          <>
            {actions}
            <Button keys="Escape" onClick={() => void closeScanView(list)}>
              {leaveLabel}
            </Button>
          </>
        }
      />
      {children}
    </section>
  )
}
