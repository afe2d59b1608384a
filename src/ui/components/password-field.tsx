/** A password: hidden as it is typed, shown while its button is pressed in. */
import { useState } from 'react'
import { IconButton } from './button.tsx'
import { TextField, type TextFieldProps } from './field.tsx'

/** Draws the field with its button. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end'>) {
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      // A shown password is a text to the browser, which may send texts away to check their spelling.
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
