/** A password field: the password is hidden, and visible while its toggle button is on. */
import { useState } from 'react'
import { IconButton } from './button.tsx'
import { TextField, type TextFieldProps } from './field.tsx'

/** Renders the field with its toggle button. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end'>) {
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      // For the browser a visible password is plain text, which a spelling service could receive.
      spellCheck={false}
      autoCapitalize="none"
      end={
        <IconButton
          icon="ver"
          label="Mostrar senha"
          aria-pressed={isShown}
          className="aria-pressed:text-accent-ink"
          onClick={() => setShown(!isShown)}
        />
      }
    />
  )
}
