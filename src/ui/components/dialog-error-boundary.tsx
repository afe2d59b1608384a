/**
 * Stands around each window for the keyboard: one that fails to draw stays as a window, which takes every key until Esc.
 * Were it gone, what the operator goes on typing would act on the page behind.
 */
import { Component, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Button } from './button.tsx'
import { RestoreFocus, restoreFocus } from '#ui/focus/restore-focus.ts'
import { getDialogLayer } from '#ui/focus/dialog-layer.ts'

interface DialogErrorBoundaryProps {
  /** What has failed, as a sentence begins: 'A paleta'. */
  subject: string
  /** Closes the window without an answer; what is drawn next is a new one. */
  onClose: () => void
  children: ReactNode
}

/** Draws its children, or the window that says that they failed. */
export class DialogErrorBoundary extends Component<DialogErrorBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? 'sem motivo' }
  }

  private readonly close = () => {
    this.props.onClose()
    this.setState({ error: null })
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    return <FailedDialog subject={this.props.subject} error={error} onClose={this.close} />
  }
}

interface FailedDialogProps {
  subject: string
  error: unknown
  onClose: () => void
}

function FailedDialog({ subject, error, onClose }: FailedDialogProps) {
  const box = useRef<HTMLDivElement>(null)
  const focusedBefore = useRef<Element | null>(null)
  const close = useRef(onClose)
  useLayoutEffect(() => {
    close.current = onClose
  })
  useLayoutEffect(() => {
    // Of the window itself, ahead of everyone: the operator goes on typing, Enter and Tab with it.
    const swallowKey = (event: KeyboardEvent) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      if (event.key === 'Escape' && !event.repeat) close.current()
    }
    const eventTypes = ['keydown', 'keypress', 'keyup'] as const
    for (const eventType of eventTypes)
      window.addEventListener(eventType, eventType === 'keydown' ? swallowKey : stopEvent, true)
    return () => {
      for (const moment of eventTypes)
        window.removeEventListener(moment, moment === 'keydown' ? swallowKey : stopEvent, true)
    }
  }, [])
  useEffect(() => {
    // The window that failed has given the focus back by now.
    focusedBefore.current = document.activeElement
    box.current?.focus()
  }, [])
  return createPortal(
    <>
      <div className="fixed inset-0 z-70 bg-scrim" />
      <div
        ref={box}
        role="alertdialog"
        aria-modal="true"
        aria-labelledby="janela-falhou"
        aria-describedby="janela-falhou-diz"
        tabIndex={-1}
        data-raised=""
        className="fixed top-1/3 left-1/2 z-70 grid w-[min(26.5rem,calc(100vw-24px))] -translate-x-1/2 gap-2 rounded-lg bg-raised p-5 text-ink shadow-raised focus:outline-none"
      >
        <RestoreFocus restore={() => restoreFocus(focusedBefore.current)} />
        <h2 id="janela-falhou" className="text-lg font-semibold">
          {`${subject} falhou`}
        </h2>
        <p id="janela-falhou-diz" className="text-ink-2">
          O que você digitar agora não chega à tela. Esc fecha, como quem cancela.
        </p>
        <p className="text-xs wrap-anywhere text-ink-3">{String(error).slice(0, 300)}</p>
        <div className="flex justify-end">
          <Button keys="Escape" tabIndex={-1} onClick={onClose}>
            Fechar
          </Button>
        </div>
      </div>
    </>,
    getDialogLayer(),
  )
}

const stopEvent = (event: Event) => event.stopImmediatePropagation()
