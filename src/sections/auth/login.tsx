/** /login (spec 1 §2.3, §4, §5, §8). */
import * as z from 'zod/mini'
import { checkbox } from '#forms/schema.ts'
import { notify } from '#ui/notices/notify.tsx'
import { emailSchema, EmailField, passwordSchema, AuthPasswordField, AuthCheckbox } from './fields.tsx'
import { AuthPageFrame, PageLink, type AuthPageProps } from './auth-page-frame.tsx'
import { getRememberedEmail, rememberEmail } from './remembered-email.ts'
import { type FormRemark, AuthForm } from './auth-form.tsx'

/** Between the success and the navigation, so that the password manager sees the form (spec 1 §9), ms. */
const REDIRECT_DELAY = 300

const PASSWORD_REQUIRED_MESSAGE = 'Informe sua senha'
const schema = z.object({
  email: emailSchema(),
  password: passwordSchema(PASSWORD_REQUIRED_MESSAGE),
  remember: checkbox(),
})

/** The call with all that it needs, fetched while the operator types. */
export const importSignIn = () => import('#api/session/sign-in.ts')

/** Lets the browser offer to save the credentials; any failure is ignored (spec 1 §2.3). */
function offerCredentials(id: string, secret: string): void {
  if (!('PasswordCredential' in window)) return
  const Credential = window.PasswordCredential as new (data: { id: string; password: string }) => Credential
  try {
    navigator.credentials.store(new Credential({ id, password: secret })).catch(() => undefined)
  } catch {
    // The browser knows better.
  }
}

type Outcome = 'signed-in' | 'wrong-clock' | { advice: string }

async function signIn(id: string, secret: string): Promise<Outcome> {
  let api
  try {
    api = await importSignIn()
  } catch {
    return { advice: 'Uma parte do console não pôde ser carregada. Verifique a conexão e tente de novo.' }
  }
  return api.signIn(id, secret).catch(async (error: unknown) => ({ advice: await api.describeSignInError(error) }))
}

/** The sign-in page. */
export function Login({ visit }: AuthPageProps) {
  const known = getRememberedEmail()

  async function submit(values: z.output<typeof schema>): Promise<FormRemark | null> {
    const outcome = await signIn(values.email, values.password)
    if (outcome === 'signed-in') {
      rememberEmail(values.remember ? values.email : '')
      offerCredentials(values.email, values.password)
      setTimeout(visit.enter, REDIRECT_DELAY)
      return null
    }
    if (outcome === 'wrong-clock') {
      notify('warning', 'Verifique o relógio do computador')
      const text = 'A sessão recebida já nasce vencida pelo relógio deste computador. Acerte data e hora.'
      return { tone: 'problem', text }
    }
    notify('error', 'Credenciais inválidas ou erro ao autenticar.')
    return { tone: 'problem', text: outcome.advice, again: 'password' }
  }

  return (
    <AuthPageFrame visit={visit} title="Entrar">
      <AuthForm
        schema={schema}
        defaultValue={{ email: known, remember: known === '' ? undefined : 'on' }}
        fields={(fields) => (
          <>
            <EmailField field={fields.email} />
            <AuthPasswordField
              field={fields.password}
              label="Senha"
              ask={PASSWORD_REQUIRED_MESSAGE}
              autoComplete="current-password"
              aside={<PageLink visit={visit} to="/forgot-password" text="Esqueceu a senha?" />}
            />
            <AuthCheckbox field={fields.remember} label="Lembre de mim" />
          </>
        )}
        submit="Acessar"
        remark={visit.note === null ? null : { tone: 'note', text: visit.note }}
        // It exists and is never displayed (spec 1 §2.3, §8).
        after={
          <button type="button" hidden onClick={() => notify('info', 'Login com Google desativado.')}>
            Entrar com Google
          </button>
        }
        onValid={submit}
      />
    </AuthPageFrame>
  )
}
