/**
 * The settings tab: a demo form that requires name, a valid e-mail and the accepted terms, and only logs its values
 * (spec 2 §5).
 */
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { registerForm } from '#commands/screen.ts'
import { perfil } from './resource.ts'
import { submitOnEnter } from '#forms/screen/submit-on-enter.ts'
import { focusFirstError } from '#forms/screen/use-form-handle.ts'
import { Button } from '#ui/components/button.tsx'
import { Checkbox } from '#ui/components/checkbox.tsx'
import { TextField } from '#ui/components/field.tsx'
import { sanitizeLine } from '#lib/format/sanitize-text.ts'

type FieldErrors = Partial<Record<'nome' | 'email' | 'termos', string>>

/**
 * Returns the visible text of the field. The field is changed to it as well, because the browser validates the e-mail.
 */
function normalizeField(input: HTMLInputElement): string {
  const text = sanitizeLine(input.value)
  if (text !== input.value) input.value = text
  return text.trim()
}

const getField = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement

function validateSettings(form: HTMLFormElement): FieldErrors {
  const email = getField(form, 'email')
  return {
    ...(normalizeField(getField(form, 'nome')) === '' && { nome: 'Informe o nome.' }),
    ...((normalizeField(email) === '' || !email.validity.valid) && { email: 'Informe um e-mail válido.' }),
    ...(!getField(form, 'termos').checked && { termos: 'Aceite os termos para enviar.' }),
  }
}

/** Renders the form, which sends nothing. */
export function Settings() {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isSent, setIsSent] = useState(false)

  useEffect(
    () =>
      registerForm({
        resource: perfil,
        // Demo content is never unsaved work.
        isDirty: () => false,
        save: () => form.current?.requestSubmit(),
        reset: () => form.current?.reset(),
        leave: () => history.back(),
        focusFirstError: () => focusFirstError(form.current),
        commandHandlers: new Map(),
      }),
    [],
  )

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const foundErrors = validateSettings(event.currentTarget)
    setErrors(foundErrors)
    const [firstField] = Object.keys(foundErrors)
    setIsSent(firstField === undefined)
    if (firstField !== undefined) return getField(event.currentTarget, firstField).focus()
    console.info('Configurações do perfil', {
      nome: getField(event.currentTarget, 'nome').value,
      email: getField(event.currentTarget, 'email').value,
    })
  }

  return (
    <form
      ref={form}
      noValidate
      className="grid max-w-[480px] gap-3.5"
      onSubmit={onSubmit}
      onKeyDown={(event) => submitOnEnter(event, () => form.current?.requestSubmit())}
    >
      <p className="text-sm text-ink-3">Formulário de exemplo: nada é gravado.</p>
      <TextField name="nome" label="Nome" required error={errors.nome} autoComplete="off" />
      <TextField name="email" type="email" label="E-mail" required error={errors.email} autoComplete="off" />
      <Checkbox name="termos" label="Aceito os termos e condições" error={errors.termos} />
      <div className="flex items-center gap-3">
        <Button type="submit" variant="primary" keys="Mod+Enter">
          Enviar
        </Button>
        {isSent && (
          <span role="status" className="text-sm text-ink-2">
            Registrado no console do navegador.
          </span>
        )}
      </div>
    </form>
  )
}
