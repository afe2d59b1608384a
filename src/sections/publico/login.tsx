/** /login (spec 1 §2.3, §4, §5, §8). */
import * as z from 'zod/mini'
import { tick } from '#forms/schema.ts'
import { notify } from '#ui/notices/notify.tsx'
import { email, EmailField, password, VisitorPassword, VisitorTick } from './fields.tsx'
import { Frame, PageLink, type VisitorPageProps } from './frame.tsx'
import { rememberedEmail, rememberEmail } from './remembered-email.ts'
import { type Remark, VisitorForm } from './visitor-form.tsx'

/** Between the success and the navigation, so that the password manager sees the form (spec 1 §9), ms. */
const REDIRECT_DELAY = 300

const ASK_PASSWORD = 'Informe sua senha'
const schema = z.object({ email: email(), password: password(ASK_PASSWORD), remember: tick() })

/** The call with all that it needs, fetched while the operator types. */
export const loadSignIn = () => import('#api/session/session-sign-in.ts')

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
    api = await loadSignIn()
  } catch {
    return { advice: 'Uma parte do console não pôde ser carregada. Verifique a conexão e tente de novo.' }
  }
  return api.signIn(id, secret).catch(async (error: unknown) => ({ advice: await api.signInAdvice(error) }))
}

/** The sign-in page. */
export function Login({ visit }: VisitorPageProps) {
  const known = rememberedEmail()

  async function submit(values: z.output<typeof schema>): Promise<Remark | null> {
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
    <Frame visit={visit} title="Entrar">
      <VisitorForm
        schema={schema}
        defaultValue={{ email: known, remember: known === '' ? undefined : 'on' }}
        fields={(fields) => (
          <>
            <EmailField field={fields.email} />
            <VisitorPassword
              field={fields.password}
              label="Senha"
              ask={ASK_PASSWORD}
              autoComplete="current-password"
              aside={<PageLink visit={visit} to="/forgot-password" text="Esqueceu a senha?" />}
            />
            <VisitorTick field={fields.remember} label="Lembre de mim" />
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
    </Frame>
  )
}
