/** Signing in and out, guards, refresh and lost sessions (spec 1 §2.2-2.5, §4, §8; spec 2 §8). */
import { DEMO_LOGIN } from '#sandbox/auth/routes.ts'
import { publicRoutes, shellRoutes } from './routes.ts'
import { expect, test } from './fixtures.ts'

/** Chromium reports every refused call on the console; these tests provoke them. */
const refusedCall = /Failed to load resource: the server responded with a status of (401|403|5\d\d)/

/**
 * Returns a token of three parts whose exp is this many seconds from now, or missing; the platform does not know it.
 */
function forgeToken(seconds: number | null) {
  const encodePart = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const exp = seconds === null ? {} : { exp: Math.floor(Date.now() / 1000) + seconds }
  return `${encodePart({ alg: 'none' })}.${encodePart({ sub: '1', ...exp })}.assinatura`
}

test.describe('signing in', () => {
  test.beforeEach(({ operator }) => operator.open('/login'))

  test('with e-mail and password, by keyboard alone, leads to /cashbacks [I10]', async ({
    page,
    expected,
    operator,
  }) => {
    await operator.field('E-mail').focus()
    await page.keyboard.type(DEMO_LOGIN.dscEmail)
    await page.keyboard.press('Tab')
    await page.keyboard.type(DEMO_LOGIN.dscSenha)
    await page.keyboard.press('Enter')
    await expected.call('POST', '/gestor/auth/login', { body: DEMO_LOGIN })
    await expected.path('/cashbacks')
    await expected.heading('Cashbacks')
    // As after any navigation: the next key and a screen reader begin there.
    await expect(page.getByRole('heading', { name: 'Cashbacks', level: 1 })).toBeFocused()
    expect((await operator.getStoredToken())?.split('.')).toHaveLength(3)
    expect(expected.countCalls('POST', '/gestor/auth/login')).toBe(1)
  })

  test('with a wrong password shows the catalogue’s message and allows another try', async ({
    page,
    expected,
    operator,
    watch,
  }) => {
    watch.acceptProblem(refusedCall)
    await operator.fill('E-mail', DEMO_LOGIN.dscEmail)
    await operator.fill('Senha', 'errada')
    await operator.click('Acessar')
    await expected.toast('Credenciais inválidas ou erro ao autenticar.')
    await expect(page.getByRole('button', { name: 'Acessar' })).toBeEnabled()
    await expected.path('/login')
    expect((await operator.getStoredToken()) ?? '').toBe('')
  })

  test('with empty fields says Form is not valid! on a card beside the form, and sends nothing', async ({
    page,
    expected,
    operator,
  }) => {
    await operator.click('Acessar')
    await expected.toast('Form is not valid!')
    expect(expected.countCalls('POST', '/gestor/auth/login')).toBe(0)
    const card = page.locator('[data-notice]')
    await expect(card).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    const [notice, form] = await Promise.all([card.boundingBox(), page.locator('form').boundingBox()])
    expect(notice?.x).toBeGreaterThanOrEqual((form?.x ?? 0) + (form?.width ?? 0))
  })

  test('with Lembre de mim stores the e-mail and never the password', async ({ page, expected, operator }) => {
    await operator.fill('E-mail', DEMO_LOGIN.dscEmail)
    await operator.fill('Senha', DEMO_LOGIN.dscSenha)
    await page.getByLabel('Lembre de mim').check()
    await operator.click('Acessar')
    await expected.path('/cashbacks')
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
    expect(stored).toContain(DEMO_LOGIN.dscEmail)
    expect(stored).not.toContain(DEMO_LOGIN.dscSenha)
  })

  test('every public page has its button’s text on one line', async ({ page, operator }) => {
    for (const path of ['/login', '/forgot-password', '/recover-password', '/register']) {
      await operator.open(path)
      const button = page.locator('main button[type=submit]')
      for (const width of [1440, 720, 390]) {
        await page.setViewportSize({ width, height: 800 })
        const lines = await button.evaluate((element) => {
          const range = document.createRange()
          range.selectNodeContents(element.firstElementChild as Node)
          return range.getClientRects().length
        })
        expect(lines, `${path}, ${width} px`).toBe(1)
      }
    }
  })

  test('leads to the forgotten password and back', async ({ expected, operator }) => {
    await operator.click('Esqueceu a senha?')
    await expected.path('/forgot-password')
    await expected.text('Esqueceu sua senha? Recupere sua senha aqui.')
    await operator.click(/^Login$/)
    await expected.path('/login')
  })
})

test.describe('guards', () => {
  test('without a token every screen leads to /login', async ({ operator, expected }) => {
    test.slow()
    for (const route of shellRoutes) {
      await operator.open(route)
      await expected.path('/login')
    }
  })

  const unusable: [string, string][] = [
    ['empty', ''],
    ['of two parts', 'abc.def'],
    ['unreadable', 'a.b.c'],
    ['expired', forgeToken(-1)],
  ]
  for (const [kind, token] of unusable)
    test(`a token that is ${kind} leads to /login`, async ({ operator, expected }) => {
      await operator.storeToken(token)
      await operator.open('/produtos')
      await expected.path('/login')
    })

  test('with a token the guest pages lead to the root, in two steps at most [I2]', async ({
    page,
    operator,
    expected,
  }) => {
    await operator.openSignedIn('/')
    await expected.heading('Dashboard')
    const steps: string[] = []
    page.on('framenavigated', (frame) => {
      const { pathname } = new URL(page.url())
      if (frame === page.mainFrame() && steps.at(-1) !== pathname) steps.push(pathname)
    })
    for (const route of publicRoutes) {
      steps.length = 0
      await operator.open(route)
      await expected.path('/')
      await expected.heading('Dashboard')
      expect(steps.length, steps.join(' ')).toBeLessThanOrEqual(2)
    }
  })

  test('an unknown path leads to the root', async ({ page, operator, expected }) => {
    await operator.openSignedIn('/nada/disto')
    await expected.path('/')
    await expected.heading('Dashboard')
    // The escapes of these paths cannot be decoded.
    for (const path of ['/produtos%', '/produtos/editar/%E0%A4%A']) {
      await page.goto(path)
      await expected.path('/')
      await expected.heading('Dashboard')
    }
  })

  test('a failed profile check: logout, token cleared, /login [A26]', async ({ operator, expected, watch }) => {
    watch.acceptProblem(refusedCall)
    await operator.openSignedIn('/produtos', 'perfil-indisponivel@gestor.test')
    await expected.path('/login')
    await expected.call('POST', '/gestor/auth/logout')
    expect(await operator.getStoredToken()).toBe('')
  })

  test('nothing is rendered before the profile is known', async ({ page, operator, expected }) => {
    await operator.openSignedIn('/cashbacks')
    const releaseProfile = await operator.holdRequests(/auth\/me/)
    const list = page.waitForResponse(/assets\/list-screen-.*js/)
    await page.reload()
    await list
    await expect(page.getByRole('status', { name: 'Carregando...' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Menu' })).toHaveCount(0)
    await expect(page.getByRole('grid')).toHaveCount(0)
    releaseProfile()
    await expected.row('#')
  })

  test('the profile is requested while the console’s code is loading', async ({ page, operator, expected }) => {
    await operator.openListSignedIn('/cashbacks')
    const arrive = await operator.holdRequests(/assets\/console-.*js/)
    const before = expected.countCalls('GET', '/gestor/auth/me')
    await page.reload()
    await expect.poll(() => expected.countCalls('GET', '/gestor/auth/me')).toBe(before + 1)
    arrive()
    await expected.row('#')
    expect(expected.countCalls('GET', '/gestor/auth/me')).toBe(before + 1)
  })

  test('one profile call for each screen, however many guarded children', async ({ operator, expected }) => {
    await operator.openListSignedIn('/cashbacks')
    for (const [index, screen] of ['lojas', 'produtos', 'pedidos'].entries()) {
      expect(expected.countCalls('GET', '/gestor/auth/me')).toBe(1 + index)
      await operator.runLine(`ir para ${screen}`)
      await expected.path(`/${screen}`)
      await expected.row('#')
    }
    expect(expected.countCalls('GET', '/gestor/auth/me')).toBe(4)
  })
})

test.describe('refresh', () => {
  test('near expiry: one refresh first and no call lost [A1]', async ({ operator, expected, platform }) => {
    await platform.setTokenControls({ ttlSeconds: 20 })
    await operator.openSignedIn('/')
    await expected.heading('Dashboard')
    await expected.call('POST', '/gestor/auth/refreshToken')
    await expected.call('GET', '/gestor/rv-hub/saldo')
    expect(expected.countCalls('POST', '/gestor/auth/refreshToken')).toBe(1)
    await expected.path('/')
  })

  test('a 401 refreshes once and retries with X-Retry', async ({ operator, expected, platform, watch }) => {
    watch.acceptProblem(refusedCall)
    await operator.openListSignedIn('/cashbacks')
    await platform.addFault({
      match: { path: '/gestor/cashback/listar$', retry: false },
      times: 1,
      effect: { kind: 'status', status: 401 },
    })
    await operator.press('r')
    await expected.call('GET', '/gestor/cashback/listar', {
      headers: expect.objectContaining({ 'x-retry': expect.any(String) }),
    })
    await expected.row('Ativo')
    expect(expected.countCalls('POST', '/gestor/auth/refreshToken')).toBe(1)
  })

  test('a refused refresh: token cleared, /login', async ({ operator, expected, platform, watch }) => {
    watch.acceptProblem(refusedCall)
    await platform.setTokenControls({ ttlSeconds: 20 })
    await operator.openSignedIn('/produtos', 'renovacao-recusada@gestor.test')
    await expected.path('/login')
    expect(await operator.getStoredToken()).toBe('')
  })

  test('a 403: token cleared, /login', async ({ operator, expected, watch }) => {
    watch.acceptProblem(refusedCall)
    await operator.openSignedIn('/', 'sem-acesso@gestor.test')
    await expected.path('/login')
    expect(await operator.getStoredToken()).toBe('')
  })
})

test.describe('signing out', () => {
  test('clears the token, and Back brings nothing back [A12]', async ({ page, operator, expected }) => {
    await operator.openListSignedIn('/cashbacks')
    await operator.runLine('sair')
    await expected.path('/login')
    await expected.call('POST', '/gestor/auth/logout')
    expect(await operator.getStoredToken()).toBe('')
    await page.goBack()
    await expected.path('/login')
  })

  test('even if the call fails', async ({ operator, expected, watch }) => {
    watch.acceptProblem(refusedCall)
    await operator.openListSignedIn('/cashbacks', 'saida-falha@gestor.test')
    await operator.runLine('sair')
    await expected.path('/login')
    expect(await operator.getStoredToken()).toBe('')
  })

  test('in one tab takes the others to /login', async ({ context, operator, expected, platform }) => {
    await operator.openListSignedIn('/cashbacks')
    const otherTab = await context.newPage()
    await otherTab.goto(`${platform.url}/categorias`)
    await expect(otherTab.getByRole('grid')).toBeVisible()
    await operator.runLine('sair')
    await expected.path('/login')
    await expect.poll(() => new URL(otherTab.url()).pathname).toBe('/login')
    expect(await operator.getStoredToken()).toBe('')
  })
})

test('signing out while a form is sent says that it may be saved, and does not ask to discard it', async ({
  page,
  operator,
  platform,
}) => {
  await operator.openSignedIn('/cashbacks/editar/12')
  await operator.fill('Descrição', 'Em voo')
  await platform.delayCalls('atualizar$', 4_000, { times: 1 })
  await operator.press('Control+Enter')
  await expect(page.getByRole('button', { name: 'Salvando...' })).toBeVisible()
  await operator.runLine('sair')
  const confirmation = page.getByRole('alertdialog')
  await expect(confirmation).toContainText('O formulário já foi enviado e pode ser salvo: o fim não será dito. Sair?')
  await expect(confirmation).not.toContainText('Descartar')
  await operator.press('Escape')
  await expect(page.getByText(/^Cashback.* salv|atualizad/i).first()).toBeVisible()
})
