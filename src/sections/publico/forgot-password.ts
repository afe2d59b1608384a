/** /forgot-password (spec 1 §2.4, §5). The platform has no call for it, so nothing is sent. */
import { element } from './element.ts'
import { EMAIL } from './field.ts'
import { frame, pageLink, type Visit } from './frame.ts'
import { visitorForm } from './visitor-form.ts'

/** Asks for the e-mail that a link would be sent to. */
export function forgotPassword(visit: Visit): HTMLElement {
  const form = visitorForm({
    lead: element('p', { class: 'text-center text-sm text-ink-2' }, 'Esqueceu sua senha? Recupere sua senha aqui.'),
    fields: [EMAIL],
    submit: 'Solicitar link para alterar a senha',
    onValid: ({ remark }) =>
      remark('note', 'O envio do link ainda não está disponível. Peça uma nova senha ao administrador.'),
    after: [element('p', { class: 'text-center text-sm' }, pageLink(visit, '/login', 'Login'))],
  })
  return frame(visit, 'Recuperar senha', form.element)
}
