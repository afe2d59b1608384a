import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeToken, nowSeconds, delay } from '#api/token/token-harness.fixture.ts'

const leave = vi.fn()
vi.mock('./session-exit.ts', () => ({
  exitToLogin: (reason: string) => leave(reason),
  prepareExit() {},
  isExiting: () => false,
  setPageHidden() {},
  disableUnloadConfirmation() {},
}))

type Answers = Record<string, () => Promise<Response> | Response>

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const never = () => new Promise<Response>(() => {})
const lost = () => Promise.reject(new TypeError('Failed to fetch'))

/** Imports the modules anew, like a fresh page. */
async function page() {
  vi.resetModules()
  return { ...(await import('./session.ts')), ...(await import('./sign-in.ts')) }
}
let { getCurrentUser, ensureProfile, formatSessionTimeLeft, setCurrentUser, signOut, signIn, describeSignInError } =
  await page()

let stored = ''
let calls: { path: string; authorization: string | null; stored: string }[] = []

function platform(answers: Answers) {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const path = url.replace('/api/gestor/auth/', '')
    calls.push({ path, authorization: new Headers(init.headers).get('authorization'), stored })
    return answers[path]!()
  })
}
const paths = () => calls.map(({ path }) => path)

beforeEach(async () => {
  ;({ getCurrentUser, ensureProfile, formatSessionTimeLeft, setCurrentUser, signOut, signIn, describeSignInError } =
    await page())
  vi.useFakeTimers({ now: 1_800_000_000_000 })
  leave.mockClear()
  stored = makeToken({ exp: nowSeconds() + 3600 })
  calls = []
  const local = {
    getItem: (key: string) => (key === 'authToken' ? stored : null),
    setItem: (key: string, value: string) => void (key === 'authToken' && (stored = value)),
    removeItem() {},
  }
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('addEventListener', vi.fn())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('signIn', () => {
  const token = makeToken({ exp: 1_800_003_600 })

  it('stores the token, also from inside a wrapper', async () => {
    platform({ login: () => json({ data: { accessToken: token } }) })
    expect(await signIn('a@b.co', 's')).toBe('signed-in')
    expect(stored).toBe(token)
    expect(calls[0]).toMatchObject({ path: 'login', authorization: null })
  })

  it.each([{}, { accessToken: '' }, { accessToken: 'a.b.c' }, { token }, null, 'texto'])(
    '%j stores nothing',
    async (body) => {
      const before = stored
      platform({ login: () => json(body) })
      await expect(signIn('a@b.co', 's')).rejects.toMatchObject({ kind: 'unexpected' })
      expect(stored).toBe(before)
    },
  )

  it.each([401, 403, 500])('a %i fails without a refresh and without an end of the session', async (status) => {
    platform({ login: () => json({ message: 'não' }, status) })
    await expect(signIn('a@b.co', 's')).rejects.toMatchObject({ status })
    expect(paths()).toEqual(['login'])
    expect(leave).not.toHaveBeenCalled()
  })

  it('reports a clock that says the new token has expired, and stores nothing [A14]', async () => {
    const before = stored
    platform({ login: () => json({ accessToken: makeToken({ exp: nowSeconds() - 1 }) }) })
    expect(await signIn('a@b.co', 's')).toBe('wrong-clock')
    expect(stored).toBe(before)
  })
})

describe('describeSignInError', () => {
  beforeEach(() => void vi.stubGlobal('location', { origin: 'https://gestor.exemplo' }))
  const adviceAfter = (answer: Answers[string]) => {
    platform({ login: answer })
    return signIn('a@b.co', 's').then(String, describeSignInError)
  }

  it.each([400, 401, 403, 422])('a %i does not mention the e-mail [J15]', async (status) => {
    expect(await adviceAfter(() => json({ message: 'E-mail não cadastrado' }, status))).toBe(
      'Confira o e-mail e a senha e tente de novo.',
    )
  })

  it('a refusal with a success status is a refusal too, and stores nothing [J15]', async () => {
    const refused = { success: false, message: 'E-mail não cadastrado', data: { accessToken: 'a.b.c' } }
    const before = stored
    expect(await adviceAfter(() => json(refused))).toBe('Confira o e-mail e a senha e tente de novo.')
    expect(stored).toBe(before)
  })

  it.each([
    ['no answer', lost],
    ['a page', () => new Response('<html></html>', { headers: { 'content-type': 'text/html' } })],
    ['a 502', () => json({}, 502)],
  ])('%s: the message names the URL [F16]', async (_, answer) => {
    expect(await adviceAfter(answer)).toContain('https://gestor.exemplo/api')
  })

  const webPage = (status: number) =>
    new Response('<html></html>', { status, headers: { 'content-type': 'text/html' } })
  it.each([
    ['a page with 404', 404, webPage],
    ['a page with 405', 405, webPage],
    ['JSON with 404', 404, (status: number) => json({}, status)],
  ])('%s is the response of another server than the platform [F16]', async (_, status, answer) => {
    expect(await adviceAfter(() => answer(status))).toBe(
      `Quem respondeu em https://gestor.exemplo/api não é a plataforma (erro ${status}). Confira apiBase, no arquivo config.json.`,
    )
  })

  it.each([
    ['a page', () => new Response('<html></html>', { headers: { 'content-type': 'text/html' } })],
    ['no token', () => json({ ok: true })],
    ['what is no token', () => json({ accessToken: 'a.b.c' })],
  ])('a 200 with %s is a response and described as one [F2]', async (_, answer) => {
    expect(await adviceAfter(answer)).toBe(
      'A resposta de https://gestor.exemplo/api não traz um acesso. Verifique a conexão e tente de novo.',
    )
  })

  it.each([
    [500, {}, 'A plataforma respondeu com o erro 500. Tente de novo em um instante.'],
    [503, {}, 'A plataforma respondeu com o erro 503. Tente de novo em um instante.'],
    [429, {}, 'Muitas tentativas seguidas. Aguarde um instante e tente de novo.'],
    [429, { 'retry-after': '30' }, 'Muitas tentativas seguidas. Aguarde 30 s e tente de novo.'],
  ])('a %i is a response: the connection is not blamed for it [J15, F8]', async (status, headers, message) => {
    const answer = () => new Response('{"message":"Conta bloqueada: ana@gestor.test"}', { status, headers })
    expect(await adviceAfter(answer)).toBe(message)
  })
})

describe('signOut', () => {
  it.each([
    ['hangs', never],
    ['fails', () => json({}, 500)],
    ['is lost', lost],
  ])('is at /login within 2 s when the call %s; the token is cleared before [A13]', async (_, logout) => {
    const token = stored
    platform({ logout })
    void signOut()
    expect(stored).toBe('')
    await vi.advanceTimersByTimeAsync(1900)
    expect(leave).toHaveBeenCalledExactlyOnceWith('signed-out')
    expect(calls).toMatchObject([{ path: 'logout', authorization: `Bearer ${token}` }])
  })
})

describe('ensureProfile (spec 1 §2.2)', () => {
  const me = { id: 7, dscNome: 'Marina', dscEmail: 'm@x.co', dscFoto: null }

  it('sends one call for five callers [A26]', async () => {
    platform({ me: async () => (await delay(50), json(me)) })
    const checks = Promise.all(Array.from({ length: 5 }, () => ensureProfile()))
    await vi.advanceTimersByTimeAsync(100)
    await checks
    expect(paths()).toEqual(['me'])
    expect(getCurrentUser()).toMatchObject({ dscNome: 'Marina', dscEmail: 'm@x.co' })
  })

  it.each([400, 403, 404, 500])(
    'a %i: tries logout, clears the token, goes to /login, and renders nothing [A26]',
    async (status) => {
      platform({ me: () => json({}, status), logout: () => json({}, 500) })
      const settled = vi.fn()
      void ensureProfile().then(settled, settled)
      await vi.advanceTimersByTimeAsync(5000)
      expect(paths()).toEqual(['me', 'logout'])
      expect(stored).toBe('')
      expect(leave).toHaveBeenCalledExactlyOnceWith('profile')
      expect(getCurrentUser()).toBeNull()
      expect(settled).not.toHaveBeenCalled()
    },
  )

  it('succeeds after two lost packets, and not after three', async () => {
    const answers = [lost, lost, () => json(me)]
    platform({ me: () => answers.shift()!() })
    void ensureProfile()
    await vi.advanceTimersByTimeAsync(2000)
    expect(getCurrentUser()).not.toBeNull()
    setCurrentUser(null)
    platform({ me: lost, logout: lost })
    void ensureProfile()
    await vi.advanceTimersByTimeAsync(5000)
    expect(leave).toHaveBeenCalledExactlyOnceWith('profile')
  })

  it('does not end the session without a connection [K1]', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    platform({ me: lost })
    await ensureProfile()
    expect(stored).not.toBe('')
    expect(leave).not.toHaveBeenCalled()
  })

  it.each([
    ['no answer came', lost],
    ['the platform asks for patience', () => json({}, 429)],
    ['the platform gave up waiting', () => json({}, 408)],
    ['a page of what stands between came', () => new Response('<html>Portal</html>')],
  ])('keeps a session in use when %s', async (_, answer) => {
    setCurrentUser(me)
    platform({ me: answer })
    const check = ensureProfile()
    await vi.advanceTimersByTimeAsync(5000)
    await check
    expect(leave).not.toHaveBeenCalled()
  })
})

it.each([
  [null, null],
  [0, 'Sessão encerrada'],
  [0.5, 'Sessão: menos de 1 min'],
  [59, 'Sessão: menos de 1 min'],
  [2520, 'Sessão: 42 min'],
  [3600, 'Sessão: 1 h 00 min'],
  [7500, 'Sessão: 2 h 05 min'],
])('%j s left is shown as %j', (secondsLeft, label) => {
  expect(formatSessionTimeLeft(secondsLeft)).toBe(label)
})
