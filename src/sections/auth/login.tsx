/** The sign-in page /login (spec 1 §2.3, §4, §5, §8). */
import * as z from 'zod/mini'
import { checkbox } from '#forms/schema.ts'
import { notify } from '#ui/notices/notify.tsx'
import { emailSchema, EmailField, passwordSchema, AuthPasswordField, AuthCheckbox } from './fields.tsx'
import { AuthPageFrame, PageLink, type AuthPageProps } from './auth-page-frame.tsx'
import { getRememberedEmail, rememberEmail } from './remembered-email.ts'
import { type FormMessage, AuthForm } from './auth-form.tsx'

/** Delay between the success and the navigation, so that the password manager sees the form (spec 1 §9), ms. */
const REDIRECT_DELAY_MS = 300

const PASSWORD_REQUIRED_MESSAGE = 'Informe sua senha'
const schema = z.object({
  email: emailSchema(),
  password: passwordSchema(PASSWORD_REQUIRED_MESSAGE),
  remember: checkbox(),
})

/** Imports the sign-in call with all its modules; started while the operator types. */
export const importSignIn = () => import('#api/session/sign-in.ts')

/** Offers the credentials to the browser's password manager; any failure is ignored (spec 1 §2.3). */
function offerCredentials(email: string, password: string): void {
  if (!('PasswordCredential' in window)) return
  const Credential = window.PasswordCredential as new (data: { id: string; password: string }) => Credential
  try {
    navigator.credentials.store(new Credential({ id: email, password })).catch(() => undefined)
  } catch {
    // The browser refuses to store credentials.
  }
}

type Outcome = 'signed-in' | 'wrong-clock' | { advice: string }

async function signIn(email: string, password: string): Promise<Outcome> {
  let api
  try {
    api = await importSignIn()
  } catch {
    return { advice: 'Uma parte do console não pôde ser carregada. Verifique a conexão e tente de novo.' }
  }
  return api.signIn(email, password).catch(async (error: unknown) => ({ advice: await api.describeSignInError(error) }))
}

/** Renders the sign-in page. */
export function Login({ visit }: AuthPageProps) {
  const rememberedEmail = getRememberedEmail()

  async function submit(values: z.output<typeof schema>): Promise<FormMessage | null> {
    const outcome = await signIn(values.email, values.password)
    if (outcome === 'signed-in') {
      rememberEmail(values.remember ? values.email : '')
      offerCredentials(values.email, values.password)
      setTimeout(visit.enter, REDIRECT_DELAY_MS)
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
        defaultValue={{ email: rememberedEmail, remember: rememberedEmail === '' ? undefined : 'on' }}
        fields={(fields) => (
          <>
            <EmailField field={fields.email} />
            <AuthPasswordField
              field={fields.password}
              label="Senha"
              placeholder={PASSWORD_REQUIRED_MESSAGE}
              autoComplete="current-password"
              aside={<PageLink visit={visit} to="/forgot-password" text="Esqueceu a senha?" />}
            />
            <AuthCheckbox field={fields.remember} label="Lembre de mim" />
          </>
        )}
        submit="Acessar"
        remark={visit.note === null ? null : { tone: 'note', text: visit.note }}
        // The button exists but is never displayed (spec 1 §2.3, §8).
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
