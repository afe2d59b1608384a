/** The settings tab: a demo form that needs name, a valid e-mail and the terms, and only logs (spec 2 §5). */
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { registerForm } from '#commands/screen.ts'
import { perfil } from './noun.ts'
import { onFormKey } from '#forms/mounted/form-keys.ts'
import { focusFirstError } from '#forms/mounted/use-form-handle.ts'
import { Button } from '#ui/parts/button.tsx'
import { Checkbox } from '#ui/parts/checkbox.tsx'
import { TextField } from '#ui/parts/field.tsx'
import { plainLine } from '#lib/written/plain-text.ts'

type Problems = Partial<Record<'nome' | 'email' | 'termos', string>>

/** What stands in this field, as it looks; the field shows it so as well, since the browser judges e-mails. */
function settled(input: HTMLInputElement): string {
  const text = plainLine(input.value)
  if (text !== input.value) input.value = text
  return text.trim()
}

const field = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement

function problemsOf(form: HTMLFormElement): Problems {
  const email = field(form, 'email')
  return {
    ...(settled(field(form, 'nome')) === '' && { nome: 'Informe o nome.' }),
    ...((settled(email) === '' || !email.validity.valid) && { email: 'Informe um e-mail válido.' }),
    ...(!field(form, 'termos').checked && { termos: 'Aceite os termos para enviar.' }),
  }
}

/** Draws the form; nothing of it is sent anywhere. */
export function Settings() {
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<Problems>({})
  const [sent, setSent] = useState(false)

  useEffect(
    () =>
      registerForm({
        noun: perfil,
        // Demo content: there is nothing to lose.
        dirty: () => false,
        save: () => form.current?.requestSubmit(),
        reset: () => form.current?.reset(),
        leave: () => history.back(),
        focusFirstError: () => focusFirstError(form.current),
        actions: new Map(),
      }),
    [],
  )

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const found = problemsOf(event.currentTarget)
    setProblems(found)
    const [first] = Object.keys(found)
    setSent(first === undefined)
    if (first !== undefined) return field(event.currentTarget, first).focus()
    console.info('Configurações do perfil', {
      nome: field(event.currentTarget, 'nome').value,
      email: field(event.currentTarget, 'email').value,
    })
  }

  return (
    <form
      ref={form}
      noValidate
      className="grid max-w-[480px] gap-3.5"
      onSubmit={onSubmit}
      onKeyDown={(event) => onFormKey(event, () => form.current?.requestSubmit())}
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
