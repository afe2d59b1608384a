// @vitest-environment jsdom
/** The pages for visitors: validation, messages and requests (spec 1 §2.3-2.5, §5, §8). */
import { act, type ComponentType } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setupMount } from '#ui/mount.fixture.ts'
import { getNotices, removeAllNotices } from '#ui/notices/notice-store.ts'
import { ForgotPassword } from './forgot-password.tsx'
import type { AuthPageContext, AuthPageProps } from './auth-page-frame.tsx'
import { Login } from './login.tsx'
import { RecoverPassword } from './recover-password.tsx'
import { Register } from './register.tsx'
import { getRememberedEmail, rememberEmail } from './remembered-email.ts'

const signIn = vi.hoisted(() => vi.fn<(email: string, password: string) => Promise<string>>())
vi.mock('#api/session/sign-in.ts', () => ({ signIn, describeSignInError: () => Promise.resolve('Confira.') }))
// The notifications would still be rendered after the test page is gone.
vi.mock('#ui/notices/notice-host.tsx', () => ({}))

const draw = setupMount()
const enter = vi.fn()
const visit: AuthPageContext = { go: vi.fn(), footer: 'Gestor', note: null, enter }
const open = (Page: ComponentType<AuthPageProps>, given = visit) => draw(<Page visit={given} />)

const named = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`)!
const button = () => document.querySelector<HTMLButtonElement>('button[type=submit]')!
const getMessages = () => getNotices().map(({ message }) => message)
const errorOf = (name: string) => {
  const ids = named(name).getAttribute('aria-describedby')
  return ids === null ? null : document.getElementById(ids)?.textContent
}
const settled = () => act(() => vi.advanceTimersByTimeAsync(0))

function type(name: string, text: string) {
  act(() => {
    named(name).value = text
    named(name).dispatchEvent(new Event('input', { bubbles: true }))
  })
}

async function press() {
  act(() => button().click())
  await settled()
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.clearAllMocks()
  rememberEmail('')
  removeAllNotices()
})
afterEach(() => vi.useRealTimers())

describe('the sign-in page', () => {
  it('shows an error at each missing field, focuses the first, and sends nothing', async () => {
    open(Login)
    await press()
    expect([errorOf('email'), errorOf('password')]).toEqual(['Informe seu e-mail', 'Informe sua senha'])
    expect(document.activeElement).toBe(named('email'))
    expect(getMessages()).toEqual(['Form is not valid!'])
    expect(signIn).not.toHaveBeenCalled()
  })

  it('shows what an e-mail looks like until the input is one', async () => {
    open(Login)
    type('email', 'marina')
    type('password', ' ')
    expect(errorOf('email')).toBeNull()
    await press()
    expect([errorOf('email'), errorOf('password')]).toEqual([
      'Informe um e-mail válido, como nome@exemplo.com.br',
      null,
    ])
    type('email', 'marina@exemplo.com.br')
    await settled()
    expect(errorOf('email')).toBeNull()
  })

  it('signs in once, with the visible e-mail and the password as typed [A25] [D1] [E17]', async () => {
    const answers: ((answer: string) => void)[] = []
    signIn.mockImplementation(() => new Promise((resolve) => answers.push(resolve)))
    open(Login)
    // A password manager fills in without a key press.
    named('email').value = '\u200bmarina@exemplo.com.br '
    named('password').value = ' segredo '
    act(() => {
      button().click()
      button().click()
    })
    await settled()
    expect(signIn.mock.calls).toEqual([['marina@exemplo.com.br', ' segredo ']])
    expect(button().disabled).toBe(true)
    expect(button().getAttribute('aria-busy')).toBe('true')
    answers[0]!('signed-in')
    await settled()
    expect(enter).not.toHaveBeenCalled()
    await act(() => vi.advanceTimersByTimeAsync(300))
    expect(enter).toHaveBeenCalledTimes(1)
    expect(button().disabled).toBe(true)
    expect(getRememberedEmail()).toBe('')
  })

  it('shows why it failed, selects the password and allows another try', async () => {
    signIn.mockRejectedValueOnce(new Error('401'))
    open(Login)
    type('email', 'marina@exemplo.com.br')
    type('password', 'errada')
    await press()
    expect(getMessages()).toEqual(['Credenciais inválidas ou erro ao autenticar.'])
    expect(document.querySelector('[role=alert]')?.textContent).toBe('Confira.')
    expect(button().disabled).toBe(false)
    const { selectionStart, selectionEnd } = named('password')
    expect([selectionStart, selectionEnd]).toEqual([0, 6])
    signIn.mockReturnValueOnce(new Promise(() => {}))
    await press()
    expect(document.querySelector('[role=alert]')).toBeNull()
    expect(signIn).toHaveBeenCalledTimes(2)
  })

  it('stores the e-mail for the next time, which starts at the password', async () => {
    signIn.mockResolvedValueOnce('signed-in')
    open(Login)
    type('email', 'marina@exemplo.com.br')
    type('password', 'segredo')
    act(() => named('remember').click())
    await press()
    draw(null)
    open(Login)
    expect(named('email').value).toBe('marina@exemplo.com.br')
    expect(named('remember').checked).toBe(true)
    expect(document.activeElement).toBe(named('password'))
  })

  it('reports a wrong clock, and shows the note at first', async () => {
    signIn.mockResolvedValueOnce('wrong-clock')
    open(Login, { ...visit, note: 'Sessão expirada. Entre novamente.' })
    expect(document.querySelector('form [role=status]')?.textContent).toBe('Sessão expirada. Entre novamente.')
    type('email', 'marina@exemplo.com.br')
    type('password', 'segredo')
    await press()
    expect(getMessages()).toEqual(['Verifique o relógio do computador'])
    expect(document.querySelector('[role=alert]')?.textContent).toContain('Acerte data e hora.')
  })

  it('shows a password while its button is pressed, without a spelling check', () => {
    open(Login)
    const reveal = document.querySelector<HTMLButtonElement>('[aria-label="Mostrar senha"]')!
    expect([named('password').type, reveal.getAttribute('aria-pressed')]).toEqual(['password', 'false'])
    act(() => reveal.click())
    expect([named('password').type, reveal.getAttribute('aria-pressed')]).toEqual(['text', 'true'])
    expect(named('password').getAttribute('spellcheck')).toBe('false')
    act(() => reveal.click())
    expect(named('password').type).toBe('password')
  })

  it('contains the disabled Google button, and never shows it', () => {
    open(Login)
    const google = [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes('Google'))
    expect(google?.hidden).toBe(true)
    act(() => google?.click())
    expect(getMessages()).toEqual(['Login com Google desativado.'])
  })
})

const PAGES: [string, ComponentType<AuthPageProps>, string, Record<string, string>][] = [
  ['Entrar', Login, 'Acessar', { email: 'username', password: 'current-password' }],
  ['Recuperar senha', ForgotPassword, 'Solicitar link para alterar a senha', { email: 'username' }],
  ['Nova senha', RecoverPassword, 'Alterar senha', { password: 'new-password', confirmPassword: 'new-password' }],
  ['Cadastro', Register, 'Cadastrar', { email: 'username', password: 'new-password', retypePassword: 'new-password' }],
]

describe.each(PAGES)('%s', (title, Page, submit, expected) => {
  it('has a title, identifies its fields to password managers, and refuses them empty', async () => {
    open(Page)
    expect(document.title).toBe(`${title} · Gestor`)
    expect(document.querySelector('h1')?.textContent).toBe(title)
    expect(button().textContent).toContain(submit)
    const fields = Object.entries(expected).map(([name]) => [name, named(name).autocomplete])
    expect(Object.fromEntries(fields)).toEqual(expected)
    await press()
    for (const name of Object.keys(expected)) {
      expect(named(name).getAttribute('aria-invalid'), name).toBe('true')
      expect(errorOf(name), name).toBe(named(name).placeholder)
    }
    expect(getMessages()).toEqual(['Form is not valid!'])
  })
})

it('asks for the terms before it says that nobody can register here', async () => {
  open(Register)
  type('email', 'marina@exemplo.com.br')
  type('password', 'um')
  type('retypePassword', 'outro')
  await press()
  expect(errorOf('terms')).toBe('É preciso aceitar para continuar')
  act(() => named('terms').click())
  button().focus()
  await press()
  expect(document.querySelector('[role=status]')?.textContent).toContain('ainda não está disponível')
  expect(document.activeElement).toBe(button())
})
