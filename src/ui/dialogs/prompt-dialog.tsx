/** A question for one text, in the place of the browser's prompt (sections/README §2). */
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#ui/parts/button.tsx'
import type { Prompt } from './question.ts'
import { Dialog } from './dialog.tsx'
import { TextField } from '#ui/parts/field.tsx'
import { plainLine } from '#lib/written/plain-text.ts'

interface PromptDialogProps {
  prompt: Prompt
  open: boolean
  answer: (text: string | null) => void
}

/** The form sends it; a key held down since before the question opened answers nothing. */
const KEYS = { Enter: () => false }

/** ms after the last key before it is asked what is known of the text. */
const PAUSE = 400

/** What is known of the text; '' while nothing is, and after the text has changed. */
function useAbout(about: Prompt['about'], typed: string): string {
  const [told, setTold] = useState({ typed: '', text: '' })
  useEffect(() => {
    if (!about || typed.trim() === '') return
    const patience = new AbortController()
    const timer = setTimeout(() => {
      about(typed, patience.signal).then(
        (text) => !patience.signal.aborted && setTold({ typed, text: text ?? '' }),
        () => undefined,
      )
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      patience.abort()
    }
  }, [about, typed])
  return told.typed === typed ? told.text : ''
}

/** Draws the question for one text. Enter answers with what is typed, whatever it is: the caller judges it. */
export function PromptDialog({ prompt, open, answer }: PromptDialogProps) {
  const form = useId()
  const field = useRef<HTMLInputElement>(null)
  const { title, label, confirmLabel = 'Confirmar', inputMode = 'text', about } = prompt
  const [typed, setTyped] = useState('')
  const known = useAbout(about, typed)

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    answer(plainLine(field.current?.value ?? ''))
  }

  return (
    <Dialog
      open={open}
      onClose={() => answer(null)}
      title={title}
      width={424}
      keys={KEYS}
      sealed
      asks
      onOpenAutoFocus={(event) => {
        event.preventDefault()
        field.current?.focus()
      }}
      footer={
        <>
          <Button onClick={() => answer(null)}>Cancelar</Button>
          <Button type="submit" form={form} variant="primary">
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={onSubmit}>
        <TextField
          ref={field}
          label={label}
          inputMode={inputMode}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
        {about && (
          <p role="status" className="mt-2 min-h-5 text-sm text-ink-2">
            {known}
          </p>
        )}
      </form>
    </Dialog>
  )
}
