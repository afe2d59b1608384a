/** Signing in and out, guards, refresh and lost sessions (spec 1 §2.2-2.5, §4, §8; spec 2 §8). */
import { DEMO_LOGIN } from '#sandbox/auth/routes.ts'
import { publicRoutes } from './routes.ts'
import { expect, test } from './fixtures.ts'

/** Chromium reports every refused call on the console; these tests provoke them. */
const refusedCall = /Failed to load resource: the server responded with a status of (401|403|5\d\d)/

/** Returns a token that expired a second ago; the platform does not know it. */
function forgeExpiredToken() {
  const encodePart = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const exp = Math.floor(Date.now() / 1000) - 1
  return `${encodePart({ alg: 'none' })}.${encodePart({ sub: '1', exp })}.assinatura`
}

test('signing in by keyboard alone, with Enter repeated, sends one call and leads to /cashbacks [I10, A25]', async ({
  page,
  expected,
  operator,
}) => {
  await operator.opens('/login')
  const answer = await operator.holdsRequests(/auth\/login/)
  await operator.field('E-mail').focus()
  await page.keyboard.type(DEMO_LOGIN.dscEmail)
  await page.keyboard.press('Tab')
  await page.keyboard.type(DEMO_LOGIN.dscSenha)
  for (let i = 0; i < 6; i++) await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Acessar' })).toBeDisabled()
  answer()
  await expected.call('POST', '/gestor/auth/login', { body: DEMO_LOGIN })
  await expected.path('/cashbacks')
  await expected.heading('Cashbacks')
  // As after any navigation: the next key and a screen reader begin there.
  await expect(page.getByRole('heading', { name: 'Cashbacks', level: 1 })).toBeFocused()
  expect((await operator.getStoredToken())?.split('.')).toHaveLength(3)
  expect(expected.countCalls('POST', '/gestor/auth/login')).toBe(1)
})

test('a refused sign-in says why and allows another try, and Lembre de mim stores the e-mail and no password', async ({
  page,
  expected,
  operator,
  watch,
}) => {
  watch.acceptProblem(refusedCall)
  await operator.opens('/login')
  await test.step('Empty fields: a card beside the form, and no call', async () => {
    await operator.clicks('Acessar')
    await expected.toast('Form is not valid!')
    expect(expected.countCalls('POST', '/gestor/auth/login')).toBe(0)
    const card = page.locator('[data-notice]')
    await expect(card).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    const [notice, form] = await Promise.all([card.boundingBox(), page.locator('form').boundingBox()])
    expect(notice?.x).toBeGreaterThanOrEqual((form?.x ?? 0) + (form?.width ?? 0))
  })
  await test.step('A wrong password: the catalogue’s message', async () => {
    await operator.fills('E-mail', DEMO_LOGIN.dscEmail)
    await operator.fills('Senha', 'errada')
    await operator.clicks('Acessar')
    await expected.toast('Credenciais inválidas ou erro ao autenticar.')
    await expect(page.getByRole('button', { name: 'Acessar' })).toBeEnabled()
    await expected.path('/login')
    expect((await operator.getStoredToken()) ?? '').toBe('')
  })
  await operator.fills('Senha', DEMO_LOGIN.dscSenha)
  await page.getByLabel('Lembre de mim').check()
  await operator.clicks('Acessar')
  await expected.path('/cashbacks')
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(stored).toContain(DEMO_LOGIN.dscEmail)
  expect(stored).not.toContain(DEMO_LOGIN.dscSenha)
})

test('the public pages lead to each other, and each has its button’s text on one line at every width', async ({
  page,
  expected,
  operator,
}) => {
  const expectTextOnOneLine = async () => {
    const button = page.locator('main button[type=submit]')
    for (const width of [1440, 720, 390]) {
      await page.setViewportSize({ width, height: 800 })
      const lines = await button.evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element.firstElementChild as Node)
        return range.getClientRects().length
      })
      expect(lines, `${page.url()}, ${width} px`).toBe(1)
    }
  }
  await operator.opens('/login')
  await expectTextOnOneLine()
  await operator.clicks('Esqueceu a senha?')
  await expected.path('/forgot-password')
  await expected.text('Esqueceu sua senha? Recupere sua senha aqui.')
  await expectTextOnOneLine()
  await operator.clicks(/^Login$/)
  await expected.path('/login')
  for (const path of ['/recover-password', '/register']) {
    await operator.opens(path)
    await expectTextOnOneLine()
  }
})

test.describe('guards', () => {
  test('without a usable token or a profile a screen leads to /login [A26]', async ({ operator, expected, watch }) => {
    watch.acceptProblem(refusedCall)
    for (const path of ['/', '/produtos', '/cashbacks/editar/3', '/auditoria/transacoes/valor', '/perfil']) {
      await operator.opens(path)
      await expected.path('/login')
    }
    await test.step('An expired token', async () => {
      await operator.replacesToken(forgeExpiredToken())
      await operator.opens('/produtos')
      await expected.path('/login')
    })
    await test.step('A failed profile check: logout, token cleared', async () => {
      await operator.replacesToken(await operator.fetchToken('perfil-indisponivel@gestor.test'))
      await operator.opens('/produtos')
      await expected.path('/login')
      await expected.call('POST', '/gestor/auth/logout')
      expect(await operator.getStoredToken()).toBe('')
    })
  })

  test('with a token guest pages and unknown paths lead to the root, in two steps at most [I2]', async ({
    page,
    operator,
    expected,
  }) => {
    await operator.opensSignedIn('/')
    await expected.heading('Dashboard')
    const steps: string[] = []
    page.on('framenavigated', (frame) => {
      const { pathname } = new URL(page.url())
      if (frame === page.mainFrame() && steps.at(-1) !== pathname) steps.push(pathname)
    })
    // The escapes of the last path cannot be decoded.
    for (const path of [...publicRoutes, '/nada/disto', '/produtos/editar/%E0%A4%A']) {
      steps.length = 0
      await operator.opens(path)
      await expected.path('/')
      await expected.heading('Dashboard')
      expect(steps.length, steps.join(' ')).toBeLessThanOrEqual(2)
    }
  })

  test('the profile is requested once for each screen, while code is loading, and nothing is rendered before it', async ({
    page,
    operator,
    expected,
  }) => {
    const countProfileCalls = () => expected.countCalls('GET', '/gestor/auth/me')
    await operator.opensListSignedIn('/cashbacks')
    expect(countProfileCalls()).toBe(1)
    for (const [index, screen] of ['lojas', 'produtos', 'cashbacks'].entries()) {
      await operator.runs(`ir para ${screen}`)
      await expected.path(`/${screen}`)
      await expected.row('#')
      expect(countProfileCalls()).toBe(2 + index)
    }
    const releaseProfile = await operator.holdsRequests(/auth\/me/)
    const releaseCode = await operator.holdsRequests(/assets\/console-.*js/)
    const list = page.waitForResponse(/assets\/list-screen-.*js/)
    await page.reload()
    await expect.poll(countProfileCalls).toBe(5)
    releaseCode()
    await list
    await expect(page.getByRole('status', { name: 'Carregando...' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Menu' })).toHaveCount(0)
    await expect(page.getByRole('grid')).toHaveCount(0)
    releaseProfile()
    await expected.row('#')
    expect(countProfileCalls()).toBe(5)
  })
})

test('near expiry: one refresh first and no call lost [A1]', async ({ operator, expected, platform }) => {
  await platform.setTokenControls({ ttlSeconds: 20 })
  await operator.opensSignedIn('/')
  await expected.heading('Dashboard')
  await expected.call('POST', '/gestor/auth/refreshToken')
  await expected.call('GET', '/gestor/rv-hub/saldo')
  expect(expected.countCalls('POST', '/gestor/auth/refreshToken')).toBe(1)
  await expected.path('/')
})

test('signing out clears the token without waiting for its call, and Back brings nothing back [A12, A13]', async ({
  page,
  operator,
  expected,
  platform,
  watch,
}) => {
  watch.acceptProblem(refusedCall)
  await operator.opensListSignedIn('/cashbacks')
  // The response comes after the end of this test.
  await platform.delayCalls('/auth/logout$', 120_000)
  await operator.runs('sair')
  await expected.path('/login')
  await expected.call('POST', '/gestor/auth/logout')
  expect(await operator.getStoredToken()).toBe('')
  await page.goBack()
  await expected.path('/login')
})

test('signing out while a form is sent says that it may be saved, and does not ask to discard it', async ({
  page,
  operator,
  platform,
}) => {
  await operator.opensSignedIn('/cashbacks/editar/12')
  await operator.fills('Descrição', 'Em voo')
  await platform.delayCalls('atualizar$', 4_000, { times: 1 })
  await operator.presses('Control+Enter')
  await expect(page.getByRole('button', { name: 'Salvando...' })).toBeVisible()
  await operator.runs('sair')
  const confirmation = page.getByRole('alertdialog')
  await expect(confirmation).toContainText('O formulário já foi enviado e pode ser salvo: o fim não será dito. Sair?')
  await expect(confirmation).not.toContainText('Descartar')
  await operator.presses('Escape')
  await expect(page.getByText(/^Cashback.* salv|atualizad/i).first()).toBeVisible()
})
