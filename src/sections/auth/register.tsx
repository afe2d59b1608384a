/** The page /register (spec 1 §2.5, §5): a template that sends nothing. */
import * as z from 'zod/mini'
import { Button } from '#ui/components/button.tsx'
import { acceptedSchema, emailSchema, EmailField, passwordSchema, AuthPasswordField, AuthCheckbox } from './fields.tsx'
import { AuthPageFrame, LinkRow, type AuthPageProps } from './auth-page-frame.tsx'
import { AuthForm } from './auth-form.tsx'

const REQUIRED_MESSAGE = 'Informe sua senha'
const REPEAT_REQUIRED_MESSAGE = 'Repita sua senha'
const schema = z.object({
  email: emailSchema(),
  password: passwordSchema(REQUIRED_MESSAGE),
  retypePassword: passwordSchema(REPEAT_REQUIRED_MESSAGE),
  terms: acceptedSchema(),
})
const NOT_SUPPORTED_MESSAGE = 'O cadastro ainda não está disponível. Peça o seu acesso ao administrador.'

/** Renders the sign-up form. */
export const Register = ({ visit }: AuthPageProps) => (
  <AuthPageFrame visit={visit} title="Cadastro">
    <AuthForm
      schema={schema}
      fields={(fields) => (
        <>
          <EmailField field={fields.email} />
          <AuthPasswordField
            field={fields.password}
            label="Senha"
            placeholder={REQUIRED_MESSAGE}
            autoComplete="new-password"
          />
          <AuthPasswordField
            field={fields.retypePassword}
            label="Repetir senha"
            placeholder={REPEAT_REQUIRED_MESSAGE}
            autoComplete="new-password"
          />
          <AuthCheckbox field={fields.terms} label="Concordo com os termos" required />
        </>
      )}
      submit="Cadastrar"
      onValid={() => ({ tone: 'note', text: NOT_SUPPORTED_MESSAGE })}
      after={
        <>
          <div className="grid gap-2">
            <Button disabled size="large">
              Cadastrar com Facebook
            </Button>
            <Button disabled size="large">
              Cadastrar com Google
            </Button>
          </div>
          <LinkRow visit={visit} to="/login" text="Já tenho cadastro" />
        </>
      }
    />
  </AuthPageFrame>
)
