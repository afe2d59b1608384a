/** The page /forgot-password (spec 1 §2.4, §5). The platform has no call for it, so nothing is sent. */
import * as z from 'zod/mini'
import { emailSchema, EmailField } from './fields.tsx'
import { AuthPageFrame, LinkRow, type AuthPageProps } from './auth-page-frame.tsx'
import { AuthForm } from './auth-form.tsx'

const schema = z.object({ email: emailSchema() })
const NOT_SUPPORTED_MESSAGE = 'O envio do link ainda não está disponível. Peça uma nova senha ao administrador.'

/** Asks for the e-mail address to which a link would be sent. */
export const ForgotPassword = ({ visit }: AuthPageProps) => (
  <AuthPageFrame visit={visit} title="Recuperar senha">
    <AuthForm
      schema={schema}
      lead="Esqueceu sua senha? Recupere sua senha aqui."
      fields={(fields) => <EmailField field={fields.email} />}
      submit="Solicitar link para alterar a senha"
      onValid={() => ({ tone: 'note', text: NOT_SUPPORTED_MESSAGE })}
      after={<LinkRow visit={visit} to="/login" text="Login" />}
    />
  </AuthPageFrame>
)
