/** /login (spec 1 §2.3, §4, §5, §8). */
import { element } from './element.ts'
import { EMAIL } from './field.ts'
import { frame, pageLink, type Visit } from './frame.ts'
import { say } from './notices.ts'
import { rememberedEmail, rememberEmail } from './remembered-email.ts'
import { type VisitorForm, visitorForm } from './visitor-form.ts'

/** Between the success and the navigation, so that the password manager sees the form (spec 1 §9), ms. */
const REDIRECT_DELAY = 300

/** The call with all that it needs, fetched while the operator types. */
export const loadSignIn = () => import('#api/session/session-sign-in.ts')

/** Lets the browser offer to save the credentials; any failure is ignored (spec 1 §2.3). */
function offerCredentials(id: string, password: string): void {
  if (!('PasswordCredential' in window)) return
  const Credential = window.PasswordCredential as new (data: { id: string; password: string }) => Credential
  try {
    navigator.credentials.store(new Credential({ id, password })).catch(() => undefined)
  } catch {
    // The browser knows better.
  }
}

type Outcome = 'signed-in' | 'wrong-clock' | { advice: string }

async function signIn(form: VisitorForm): Promise<Outcome> {
  let api
  try {
    api = await loadSignIn()
  } catch {
    return { advice: 'Uma parte do console não pôde ser carregada. Verifique a conexão e tente de novo.' }
  }
  return api
    .signIn(form.value('email'), form.value('password'))
    .catch(async (error: unknown) => ({ advice: await api.signInAdvice(error) }))
}

/** The sign-in page. */
export function login(visit: Visit): HTMLElement {
  const email = rememberedEmail()
  // Synchronous: a second Enter in the same moment finds it (cases D1, A25).
  let running = false

  async function submit(form: VisitorForm) {
    if (running) return
    running = true
    form.setBusy(true)
    const outcome = await signIn(form)
    if (outcome === 'signed-in') {
      rememberEmail(form.isTicked('remember') ? form.value('email') : '')
      offerCredentials(form.value('email'), form.value('password'))
      setTimeout(visit.enter, REDIRECT_DELAY)
      return
    }
    running = false
    form.setBusy(false)
    if (outcome === 'wrong-clock') {
      say('warning', 'Verifique o relógio do computador')
      form.remark('problem', 'A sessão recebida já nasce vencida pelo relógio deste computador. Acerte data e hora.')
      return
    }
    say('error', 'Credenciais inválidas ou erro ao autenticar.')
    form.remark('problem', outcome.advice)
    form.focus('password')
  }

  const form = visitorForm({
    fields: [
      { ...EMAIL, value: email },
      {
        label: 'Senha',
        name: 'password',
        type: 'password',
        required: true,
        placeholder: 'Informe sua senha',
        autocomplete: 'current-password',
        aside: pageLink(visit, '/forgot-password', 'Esqueceu a senha?'),
      },
      { label: 'Lembre de mim', name: 'remember', type: 'checkbox', checked: email !== '' },
    ],
    submit: 'Acessar',
    onValid: (valid) => void submit(valid),
    after: [socialButton()],
  })
  form.remark('note', visit.note)
  return frame(visit, 'Entrar', form.element)
}

/** It exists and is never displayed (spec 1 §2.3, §8). */
function socialButton(): HTMLButtonElement {
  const button = element('button', { type: 'button', hidden: true }, 'Entrar com Google')
  button.addEventListener('click', () => say('info', 'Login com Google desativado.'))
  return button
}
