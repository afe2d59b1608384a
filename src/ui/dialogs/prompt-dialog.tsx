/** A question for one text, in place of the browser's prompt (sections/README §2). */
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#ui/components/button.tsx'
import type { PromptOptions } from './dialog-options.ts'
import { Dialog } from './dialog.tsx'
import { TextField } from '#ui/components/field.tsx'
import { sanitizeLine } from '#lib/format/sanitize-text.ts'

interface PromptDialogProps {
  options: PromptOptions
  open: boolean
  onAnswer: (text: string | null) => void
}

/** The form handles Enter. A key held down since before the dialog opened does not answer it. */
const DIALOG_KEYS = { Enter: () => false }

/** Time after the last key before the text is described, in ms. */
const DEBOUNCE_MS = 400

/** The description of the typed text; '' before it is loaded and after the text has changed. */
function useInputDescription(describeInput: PromptOptions['describeInput'], typed: string): string {
  const [described, setDescribed] = useState({ typed: '', text: '' })
  useEffect(() => {
    if (!describeInput || typed.trim() === '') return
    const controller = new AbortController()
    const timer = setTimeout(() => {
      describeInput(typed, controller.signal).then(
        (text) => !controller.signal.aborted && setDescribed({ typed, text: text ?? '' }),
        () => undefined,
      )
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [describeInput, typed])
  return described.typed === typed ? described.text : ''
}

/** Renders the question. Enter answers with any text; the caller validates it. */
export function PromptDialog({ options, open, onAnswer }: PromptDialogProps) {
  const form = useId()
  const field = useRef<HTMLInputElement>(null)
  const { title, label, confirmLabel = 'Confirmar', inputMode = 'text', describeInput } = options
  const [typed, setTyped] = useState('')
  const inputDescription = useInputDescription(describeInput, typed)

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    onAnswer(sanitizeLine(field.current?.value ?? ''))
  }

  return (
    <Dialog
      open={open}
      onClose={() => onAnswer(null)}
      title={title}
      width={424}
      keys={DIALOG_KEYS}
      isQuestion
      onOpenAutoFocus={(event) => {
        event.preventDefault()
        field.current?.focus()
      }}
      footer={
        <>
          <Button onClick={() => onAnswer(null)}>Cancelar</Button>
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
        {describeInput && (
          <p role="status" className="mt-2 min-h-5 text-sm text-ink-2">
            {inputDescription}
          </p>
        )}
      </form>
    </Dialog>
  )
}
