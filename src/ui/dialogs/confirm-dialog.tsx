/**
 * The confirmation of commands/keys/README §7: its keys are printed on its buttons, and a repeated key answers nothing.
 */
import { useRef, useState } from 'react'
import { plainLine } from '#lib/written/plain-text.ts'
import { Button } from '#ui/parts/button.tsx'
import type { Question } from './question.ts'
import { AlertDialog } from './dialog.tsx'
import { TextField } from '#ui/parts/field.tsx'

/** How far a key moves what is told, px; the focus stays on the buttons. */
const LINES = 48
const PAGE = 192

interface ConfirmDialogProps {
  question: Question
  open: boolean
  answer: (yes: boolean) => void
}

/**
 * Initial focus on Cancelar where something is destroyed, so that a stray Enter does nothing; on the field where a
 * number is to be typed, and nothing confirms until it is.
 */
export function ConfirmDialog({ question, open, answer }: ConfirmDialogProps) {
  const { text, description, details, confirmLabel = 'Confirmar', cancelLabel = 'Cancelar', tone, typed } = question
  const [written, setWritten] = useState('')
  const isReady = typed === undefined || plainLine(written).replaceAll(/[ .]/g, '') === typed
  const field = useRef<HTMLInputElement>(null)
  const no = useRef<HTMLButtonElement>(null)
  const yes = useRef<HTMLButtonElement>(null)
  const middle = useRef<HTMLDivElement>(null)
  const facts = useRef<HTMLDListElement>(null)
  const answered = useRef(false)
  const settle = (choice: boolean) => {
    if (answered.current || (choice && !isReady)) return
    answered.current = true
    answer(choice)
  }

  const change = (event: KeyboardEvent) =>
    event.target !== field.current && (document.activeElement === no.current ? yes : no).current?.focus()
  const scroll = (by: number) => () => [middle, facts].forEach(({ current }) => current?.scrollBy(0, by))
  const keys = {
    s: () => settle(true),
    n: () => settle(false),
    'Mod+Enter': () => settle(true),
    // On a button it presses that one.
    Enter: (event: KeyboardEvent) => event.target === field.current && settle(true),
    ArrowLeft: change,
    ArrowRight: change,
    ArrowUp: scroll(-LINES),
    ArrowDown: scroll(LINES),
    PageUp: scroll(-PAGE),
    PageDown: scroll(PAGE),
  }

  return (
    <AlertDialog
      open={open}
      onClose={() => settle(false)}
      title={text}
      description={description}
      width={424}
      middle={middle}
      keys={keys}
      onOpenAutoFocus={(event) => {
        event.preventDefault()
        ;(typed !== undefined ? field : tone === 'danger' ? no : yes).current?.focus()
      }}
      footer={
        <>
          {typed !== undefined && (
            <TextField
              ref={field}
              label={`Digite ${typed} para confirmar`}
              inputMode="numeric"
              autoComplete="off"
              className="w-full"
              value={written}
              onChange={(event) => setWritten(event.target.value)}
            />
          )}
          <Button ref={no} keys="n" onClick={() => settle(false)}>
            {cancelLabel}
          </Button>
          <Button
            ref={yes}
            keys="s"
            disabled={!isReady}
            variant={tone === 'danger' ? 'danger' : 'primary'}
            onClick={() => settle(true)}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {details && details.length > 0 && (
        // In sight whatever scrolls beneath it, where there is room.
        <div className="bottom-0 bg-[linear-gradient(transparent,var(--color-raised)_14px)] px-5 pt-3.5 [@media(min-height:20rem)]:sticky">
          <dl
            ref={facts}
            className="grid max-h-[24dvh] grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 overflow-y-auto rounded-md bg-sunken px-3 py-2.5 text-sm tabular-nums"
          >
            {details.map(({ label, value }) => (
              <div key={label} className="contents">
                <dt className="text-ink-3">{label}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </AlertDialog>
  )
}
