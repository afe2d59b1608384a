/** /recover-password (spec 1 §2.5, §5). No call is shown for it, so nothing is sent. */
import { element } from './element.ts'
import type { FieldOptions } from './field.ts'
import { frame, pageLink, type Visit } from './frame.ts'
import { visitorForm } from './visitor-form.ts'

const NEW_PASSWORD = { type: 'password', required: true, autocomplete: 'new-password' } satisfies Partial<FieldOptions>

/** Asks for the new password, twice. */
export function recoverPassword(visit: Visit): HTMLElement {
  const form = visitorForm({
    lead: element('p', { class: 'text-center text-sm text-ink-2' }, 'Falta um passo: escolha a sua nova senha.'),
    fields: [
      { ...NEW_PASSWORD, label: 'Senha', name: 'password', placeholder: 'Informe a nova senha' },
      { ...NEW_PASSWORD, label: 'Confirmar senha', name: 'confirmPassword', placeholder: 'Repita a nova senha' },
    ],
    submit: 'Alterar senha',
    onValid: ({ remark }) =>
      remark('note', 'A troca de senha ainda não está disponível. Peça uma nova senha ao administrador.'),
    after: [element('p', { class: 'text-center text-sm' }, pageLink(visit, '/login', 'Login'))],
  })
  return frame(visit, 'Nova senha', form.element)
}
