/** /register (spec 1 §2.5, §5): a template; no call is made. */
import * as z from 'zod/mini'
import { Button } from '#ui/parts/button.tsx'
import { accepted, email, EmailField, password, VisitorPassword, VisitorTick } from './fields.tsx'
import { Frame, LinkLine, type VisitorPageProps } from './frame.tsx'
import { VisitorForm } from './visitor-form.tsx'

const ASK = 'Informe sua senha'
const ASK_AGAIN = 'Repita sua senha'
const schema = z.object({
  email: email(),
  password: password(ASK),
  retypePassword: password(ASK_AGAIN),
  terms: accepted(),
})
const NOT_YET = 'O cadastro ainda não está disponível. Peça o seu acesso ao administrador.'

/** The sign-up form. */
export const Register = ({ visit }: VisitorPageProps) => (
  <Frame visit={visit} title="Cadastro">
    <VisitorForm
      schema={schema}
      fields={(fields) => (
        <>
          <EmailField field={fields.email} />
          <VisitorPassword field={fields.password} label="Senha" ask={ASK} autoComplete="new-password" />
          <VisitorPassword
            field={fields.retypePassword}
            label="Repetir senha"
            ask={ASK_AGAIN}
            autoComplete="new-password"
          />
          <VisitorTick field={fields.terms} label="Concordo com os termos" required />
        </>
      )}
      submit="Cadastrar"
      onValid={() => ({ tone: 'note', text: NOT_YET })}
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
          <LinkLine visit={visit} to="/login" text="Já tenho cadastro" />
        </>
      }
    />
  </Frame>
)
