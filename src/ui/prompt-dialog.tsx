/** A question for one text, in the place of the browser's prompt (sections/README §2). */
import { type FormEvent, useId, useRef } from 'react'
import { Button } from './button.tsx'
import type { Prompt } from './question.ts'
import { Dialog } from './dialog.tsx'
import { TextField } from './field.tsx'

interface PromptDialogProps {
  prompt: Prompt
  open: boolean
  answer: (text: string | null) => void
}

/** The form sends it; a key held down since before the question opened answers nothing. */
const KEYS = { Enter: () => false }

/** Enter answers with what is typed, whatever it is: the caller judges it. */
export function PromptDialog({ prompt, open, answer }: PromptDialogProps) {
  const form = useId()
  const field = useRef<HTMLInputElement>(null)
  const { title, label, confirmLabel = 'Confirmar', inputMode = 'text' } = prompt

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    answer(field.current?.value ?? '')
  }

  return (
    <Dialog
      open={open}
      onClose={() => answer(null)}
      title={title}
      width={424}
      keys={KEYS}
      sealed
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
        <TextField ref={field} label={label} inputMode={inputMode} autoComplete="off" />
      </form>
    </Dialog>
  )
}
