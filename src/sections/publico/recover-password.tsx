/** /recover-password (spec 1 §2.5, §5). No call is shown for it, so nothing is sent. */
import * as z from 'zod/mini'
import { password, VisitorPassword } from './fields.tsx'
import { Frame, LinkLine, type VisitorPageProps } from './frame.tsx'
import { VisitorForm } from './visitor-form.tsx'

const ASK_NEW = 'Informe a nova senha'
const ASK_AGAIN = 'Repita a nova senha'
const schema = z.object({ password: password(ASK_NEW), confirmPassword: password(ASK_AGAIN) })
const NOT_YET = 'A troca de senha ainda não está disponível. Peça uma nova senha ao administrador.'

/** Asks for the new password, twice. */
export const RecoverPassword = ({ visit }: VisitorPageProps) => (
  <Frame visit={visit} title="Nova senha">
    <VisitorForm
      schema={schema}
      lead="Falta um passo: escolha a sua nova senha."
      fields={({ password: first, confirmPassword }) => (
        <>
          <VisitorPassword field={first} label="Senha" ask={ASK_NEW} autoComplete="new-password" />
          <VisitorPassword
            field={confirmPassword}
            label="Confirmar senha"
            ask={ASK_AGAIN}
            autoComplete="new-password"
          />
        </>
      )}
      submit="Alterar senha"
      onValid={() => ({ tone: 'note', text: NOT_YET })}
      after={<LinkLine visit={visit} to="/login" text="Login" />}
    />
  </Frame>
)
