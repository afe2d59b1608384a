/** The page /recover-password (spec 1 §2.5, §5). The specification shows no call for it, so nothing is sent. */
import * as z from 'zod/mini'
import { passwordSchema, AuthPasswordField } from './fields.tsx'
import { AuthPageFrame, LinkRow, type AuthPageProps } from './auth-page-frame.tsx'
import { AuthForm } from './auth-form.tsx'

const NEW_REQUIRED_MESSAGE = 'Informe a nova senha'
const REPEAT_REQUIRED_MESSAGE = 'Repita a nova senha'
const schema = z.object({
  password: passwordSchema(NEW_REQUIRED_MESSAGE),
  confirmPassword: passwordSchema(REPEAT_REQUIRED_MESSAGE),
})
const NOT_SUPPORTED_MESSAGE = 'A troca de senha ainda não está disponível. Peça uma nova senha ao administrador.'

/** Asks for the new password twice. */
export const RecoverPassword = ({ visit }: AuthPageProps) => (
  <AuthPageFrame visit={visit} title="Nova senha">
    <AuthForm
      schema={schema}
      lead="Falta um passo: escolha a sua nova senha."
      fields={({ password, confirmPassword }) => (
        <>
          <AuthPasswordField
            field={password}
            label="Senha"
            placeholder={NEW_REQUIRED_MESSAGE}
            autoComplete="new-password"
          />
          <AuthPasswordField
            field={confirmPassword}
            label="Confirmar senha"
            placeholder={REPEAT_REQUIRED_MESSAGE}
            autoComplete="new-password"
          />
        </>
      )}
      submit="Alterar senha"
      onValid={() => ({ tone: 'note', text: NOT_SUPPORTED_MESSAGE })}
      after={<LinkRow visit={visit} to="/login" text="Login" />}
    />
  </AuthPageFrame>
)
