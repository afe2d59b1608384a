/**
 * Surrounds each dialog that takes keys. A dialog that fails to render is replaced by one that swallows every key until
 * Esc. If it just disappeared, what the operator goes on typing would act on the page behind.
 */
import { Component, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Button } from './button.tsx'
import { RestoreFocus, restoreFocus } from '#ui/focus/restore-focus.ts'
import { getDialogLayer } from '#ui/focus/dialog-layer.ts'

interface DialogErrorBoundaryProps {
  /** What has failed, as the beginning of a sentence: 'A paleta'. */
  subject: string
  /** Closes the dialog without an answer. What renders next is a new dialog. */
  onClose: () => void
  children: ReactNode
}

/** Renders its children, or the dialog that says that they failed. */
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
  const onCloseRef = useRef(onClose)
  useLayoutEffect(() => {
    onCloseRef.current = onClose
  })
  useLayoutEffect(() => {
    // Listens on the browser window in the capture phase, before every other listener: the operator goes on typing,
    // Enter and Tab included.
    const swallowKey = (event: KeyboardEvent) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      if (event.key === 'Escape' && !event.repeat) onCloseRef.current()
    }
    const eventTypes = ['keydown', 'keypress', 'keyup'] as const
    for (const eventType of eventTypes)
      window.addEventListener(eventType, eventType === 'keydown' ? swallowKey : stopEvent, true)
    return () => {
      for (const eventType of eventTypes)
        window.removeEventListener(eventType, eventType === 'keydown' ? swallowKey : stopEvent, true)
    }
  }, [])
  useEffect(() => {
    // By now the failed dialog has restored the focus.
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
