/** The notes below a control: its hint and its error, tied to the control by id (ui/README §5, field error). */
import { createContext, type ReactElement, useContext } from 'react'
import { Icon } from '#ui/icons/icon.tsx'

interface FieldNotesProps {
  hint?: ReactElement | string | boolean | undefined
  /** Several errors are read as one text, each on its own line. */
  error?: string | readonly string[] | null | undefined
}

/** Returns the error as one text, and the ARIA attributes for the control with this id. */
export function describeField(id: string, { error, hint }: FieldNotesProps) {
  const message = typeof error === 'string' ? error : error?.join('\n')
  const ids = [message && `${id}-erro`, hint && `${id}-dica`].filter(Boolean).join(' ')
  return {
    message,
    aria: { 'aria-invalid': message ? true : undefined, 'aria-describedby': ids || undefined },
  }
}

/** True around a control that is shown by itself: its error is read aloud as soon as it appears. */
export const ErrorAlertContext = createContext(false)

/** Renders the hint and the error; nothing if there is neither. */
export function FieldNotes({ id, hint, error }: FieldNotesProps & { id: string }) {
  const { message } = describeField(id, { error })
  const isAlert = useContext(ErrorAlertContext)
  return (
    <>
      {hint && (
        <p id={`${id}-dica`} className="text-xs text-ink-3">
          {hint}
        </p>
      )}
      {message && (
        <p
          id={`${id}-erro`}
          role={isAlert ? 'alert' : undefined}
          className="flex items-start gap-1.5 text-xs whitespace-pre-line text-danger-ink"
        >
          <Icon name="erro" size={14} className="mt-px shrink-0" />
          <span>{message}</span>
        </p>
      )}
    </>
  )
}
