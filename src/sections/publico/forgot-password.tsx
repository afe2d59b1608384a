/** /forgot-password (spec 1 §2.4, §5). The platform has no call for it, so nothing is sent. */
import * as z from 'zod/mini'
import { email, EmailField } from './fields.tsx'
import { Frame, LinkLine, type VisitorPageProps } from './frame.tsx'
import { VisitorForm } from './visitor-form.tsx'

const schema = z.object({ email: email() })
const NOT_YET = 'O envio do link ainda não está disponível. Peça uma nova senha ao administrador.'

/** Asks for the e-mail that a link would be sent to. */
export const ForgotPassword = ({ visit }: VisitorPageProps) => (
  <Frame visit={visit} title="Recuperar senha">
    <VisitorForm
      schema={schema}
      lead="Esqueceu sua senha? Recupere sua senha aqui."
      fields={(fields) => <EmailField field={fields.email} />}
      submit="Solicitar link para alterar a senha"
      onValid={() => ({ tone: 'note', text: NOT_YET })}
      after={<LinkLine visit={visit} to="/login" text="Login" />}
    />
  </Frame>
)
