/** The settings tab: a demo form that needs name, a valid e-mail and the terms, and only logs (spec 2 §5). */
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { registerForm } from '#commands/screen.ts'
import { perfil } from './resource.ts'
import { handleFormKey } from '#forms/screen/form-keys.ts'
import { focusFirstError } from '#forms/screen/use-form-handle.ts'
import { Button } from '#ui/components/button.tsx'
import { Checkbox } from '#ui/components/checkbox.tsx'
import { TextField } from '#ui/components/field.tsx'
import { sanitizeLine } from '#lib/format/sanitize-text.ts'

type FieldErrors = Partial<Record<'nome' | 'email' | 'termos', string>>

/** What stands in this field, as it looks; the field shows it so as well, since the browser judges e-mails. */
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

/** Draws the form; nothing of it is sent anywhere. */
export function Settings() {
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<FieldErrors>({})
  const [sent, setSent] = useState(false)

  useEffect(
    () =>
      registerForm({
        resource: perfil,
        // Demo content: there is nothing to lose.
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
    const found = validateSettings(event.currentTarget)
    setProblems(found)
    const [first] = Object.keys(found)
    setSent(first === undefined)
    if (first !== undefined) return getField(event.currentTarget, first).focus()
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
      onKeyDown={(event) => handleFormKey(event, () => form.current?.requestSubmit())}
    >
      <p className="text-sm text-ink-3">Formulário de exemplo: nada é gravado.</p>
      <TextField name="nome" label="Nome" required error={problems.nome} autoComplete="off" />
      <TextField name="email" type="email" label="E-mail" required error={problems.email} autoComplete="off" />
      <Checkbox name="termos" label="Aceito os termos e condições" error={problems.termos} />
      <div className="flex items-center gap-3">
        <Button type="submit" variant="primary" keys="Mod+Enter">
          Enviar
        </Button>
        {sent && (
          <span role="status" className="text-sm text-ink-2">
            Registrado no console do navegador.
          </span>
        )}
      </div>
    </form>
  )
}
