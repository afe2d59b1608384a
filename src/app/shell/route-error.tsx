/** Shown in place of a screen that failed to render. Shell, palette and navigation go on working (case G4). */
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { getPendingSaves } from '#forms/save/pending-saves.ts'
import { getFocusContext } from '#ui/focus/focus.ts'
import { Button } from '#ui/components/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { subscribeToOngoingWork, describeOngoingWork } from './ongoing-work.ts'

/** Keys with less than this time between them, in ms, belong to what was typed when the screen failed. */
const TYPING_PAUSE_MS = 1_000

/** Drops what was being typed when the screen failed, until there is a pause, so that the keys run no shortcut. */
function useIgnoredTyping() {
  useLayoutEffect(() => {
    let lastKeyAt = performance.now()
    const drop = (event: KeyboardEvent) => {
      const isTyped = !event.ctrlKey && !event.metaKey && !event.altKey && event.key !== 'Tab' && event.key !== 'Escape'
      if (!isTyped || getFocusContext() !== 'page') return
      const now = performance.now()
      if (now - lastKeyAt > TYPING_PAUSE_MS) return window.removeEventListener('keydown', drop, true)
      lastKeyAt = now
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    window.addEventListener('keydown', drop, true)
    return () => window.removeEventListener('keydown', drop, true)
  }, [])
}

/** Says what work goes on. Offers to render the screen again, or to reload the console. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [savesBefore] = useState(getPendingSaves)
  const work = useSyncExternalStore(subscribeToOngoingWork, () => describeOngoingWork(savesBefore).join('\n'))
  useIgnoredTyping()
  useEffect(() => {
    console.error(error)
    heading.current?.focus()
  }, [error])
  return (
    <div role="alert" className="mx-auto grid max-w-130 gap-3 px-(--gutter) py-12">
      <h1 ref={heading} tabIndex={-1} className="flex items-center gap-2 text-xl font-semibold focus:outline-none">
        <Icon name="alerta" size={20} className="text-danger-ink" />
        <span>Esta tela falhou</span>
      </h1>
      <p className="whitespace-pre-line text-ink">{work}</p>
      <p className="text-ink-2">Os rascunhos dos formulários ficam guardados. A paleta (Ctrl+K) leva a outra tela.</p>
      <p className="text-xs wrap-anywhere text-ink-3">{String(error).slice(0, 300)}</p>
      <div className="flex gap-3">
        <Button variant="primary" icon="recarregar" onClick={() => location.reload()}>
          Recarregar
        </Button>
        <Button onClick={reset}>Tentar novamente</Button>
      </div>
    </div>
  )
}
