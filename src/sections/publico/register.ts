/** /register (spec 1 §2.5, §5): a template; no call is made. */
import { element } from './element.ts'
import { EMAIL, type FieldOptions } from './field.ts'
import { frame, pageLink, type Visit } from './frame.ts'
import { visitorForm } from './visitor-form.ts'

const SOCIAL = 'h-10 rounded-md border border-line bg-sunken px-3 text-sm font-medium text-ink-3'
const PASSWORD = { type: 'password', required: true, autocomplete: 'new-password' } satisfies Partial<FieldOptions>

/** The sign-up form. */
export function register(visit: Visit): HTMLElement {
  const form = visitorForm({
    fields: [
      EMAIL,
      { ...PASSWORD, label: 'Senha', name: 'password', placeholder: 'Informe sua senha' },
      { ...PASSWORD, label: 'Repetir senha', name: 'retypePassword', placeholder: 'Repita sua senha' },
      { label: 'Concordo com os termos', name: 'terms', type: 'checkbox', required: true },
    ],
    submit: 'Cadastrar',
    onValid: ({ remark }) =>
      remark('note', 'O cadastro ainda não está disponível. Peça o seu acesso ao administrador.'),
    after: [
      element(
        'div',
        { class: 'grid gap-2' },
        element('button', { type: 'button', disabled: true, class: SOCIAL }, 'Cadastrar com Facebook'),
        element('button', { type: 'button', disabled: true, class: SOCIAL }, 'Cadastrar com Google'),
      ),
      element('p', { class: 'text-center text-sm' }, pageLink(visit, '/login', 'Já tenho cadastro')),
    ],
  })
  return frame(visit, 'Cadastro', form.element)
}
