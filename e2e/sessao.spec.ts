/** Signing in and out, guards, refresh and lost sessions (spec 1 §2.2-2.5, §4, §8; spec 2 §8). */
import { demoLogin } from '#sandbox/auth/routes.ts'
import { publicRoutes, shellRoutes } from './routes.ts'
import { expect, test } from './test.ts'

/** Chromium reports every refused call on the console; these tests provoke them. */
const refusedCall = /Failed to load resource: the server responded with a status of (401|403|5\d\d)/

/** A token of three parts whose exp is so many seconds from now; the platform knows nothing of it. */
function forged(seconds: number | null) {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const exp = seconds === null ? {} : { exp: Math.floor(Date.now() / 1000) + seconds }
  return `${part({ alg: 'none' })}.${part({ sub: '1', ...exp })}.assinatura`
}

test.describe('signing in', () => {
  test.beforeEach(({ operador }) => operador.abre('/login'))

  test('with e-mail and password, by keyboard alone, leads to /cashbacks [I10]', async ({ page, espera, operador }) => {
    await operador.campo('E-mail').focus()
    await page.keyboard.type(demoLogin.dscEmail)
    await page.keyboard.press('Tab')
    await page.keyboard.type(demoLogin.dscSenha)
    await page.keyboard.press('Enter')
    await espera.chamada('POST', '/gestor/auth/login', { body: demoLogin })
    await espera.caminho('/cashbacks')
    await espera.titulo('Cashbacks')
    // As after any change of page; what is pressed next, and a screen reader, begin there.
    await expect(page.getByRole('heading', { name: 'Cashbacks', level: 1 })).toBeFocused()
    expect((await operador.fichaGuardada())?.split('.')).toHaveLength(3)
    expect(espera.vezes('POST', '/gestor/auth/login')).toBe(1)
  })

  test('with a wrong password says what the catalogue has and lets one try again', async ({
    page,
    espera,
    operador,
    vigia,
  }) => {
    vigia.accept(refusedCall)
    await operador.preenche('E-mail', demoLogin.dscEmail)
    await operador.preenche('Senha', 'errada')
    await operador.clica('Acessar')
    await espera.toast('Credenciais inválidas ou erro ao autenticar.')
    await expect(page.getByRole('button', { name: 'Acessar' })).toBeEnabled()
    await espera.caminho('/login')
    expect((await operador.fichaGuardada()) ?? '').toBe('')
  })

  test('empty says Form is not valid! on a card beside the form, and sends nothing', async ({
    page,
    espera,
    operador,
  }) => {
    await operador.clica('Acessar')
    await espera.toast('Form is not valid!')
    expect(espera.vezes('POST', '/gestor/auth/login')).toBe(0)
    const card = page.locator('[data-notice]')
    await expect(card).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    const [notice, form] = await Promise.all([card.boundingBox(), page.locator('form').boundingBox()])
    expect(notice?.x).toBeGreaterThanOrEqual((form?.x ?? 0) + (form?.width ?? 0))
  })

  test('Lembre de mim keeps the e-mail and never the password', async ({ page, espera, operador }) => {
    await operador.preenche('E-mail', demoLogin.dscEmail)
    await operador.preenche('Senha', demoLogin.dscSenha)
    await page.getByLabel('Lembre de mim').check()
    await operador.clica('Acessar')
    await espera.caminho('/cashbacks')
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
    expect(kept).toContain(demoLogin.dscEmail)
    expect(kept).not.toContain(demoLogin.dscSenha)
  })

  test('every page for visitors says on one line what its button does', async ({ page, operador }) => {
    for (const path of ['/login', '/forgot-password', '/recover-password', '/register']) {
      await operador.abre(path)
      const button = page.locator('main button[type=submit]')
      for (const width of [1440, 720, 390]) {
        await page.setViewportSize({ width, height: 800 })
        const lines = await button.evaluate((it) => {
          const words = document.createRange()
          words.selectNodeContents(it.firstElementChild as Node)
          return words.getClientRects().length
        })
        expect(lines, `${path}, ${width} px`).toBe(1)
      }
    }
  })

  test('leads to the forgotten password and back', async ({ espera, operador }) => {
    await operador.clica('Esqueceu a senha?')
    await espera.caminho('/forgot-password')
    await espera.texto('Esqueceu sua senha? Recupere sua senha aqui.')
    await operador.clica(/^Login$/)
    await espera.caminho('/login')
  })
})

test.describe('guards', () => {
  test('without a token every screen leads to /login', async ({ operador, espera }) => {
    test.slow()
    for (const route of shellRoutes) {
      await operador.abre(route)
      await espera.caminho('/login')
    }
  })

  const unusable: [string, string][] = [
    ['empty', ''],
    ['of two parts', 'abc.def'],
    ['unreadable', 'a.b.c'],
    ['expired', forged(-1)],
  ]
  for (const [kind, token] of unusable)
    test(`a token that is ${kind} leads to /login`, async ({ operador, espera }) => {
      await operador.guarda(token)
      await operador.abre('/produtos')
      await espera.caminho('/login')
    })

  test('with a token the guest pages lead to the root, in two steps at most [I2]', async ({
    page,
    operador,
    espera,
  }) => {
    await operador.entra('/')
    await espera.titulo('Dashboard')
    const steps: string[] = []
    page.on('framenavigated', (frame) => {
      const { pathname } = new URL(page.url())
      if (frame === page.mainFrame() && steps.at(-1) !== pathname) steps.push(pathname)
    })
    for (const route of publicRoutes) {
      steps.length = 0
      await operador.abre(route)
      await espera.caminho('/')
      await espera.titulo('Dashboard')
      expect(steps.length, steps.join(' ')).toBeLessThanOrEqual(2)
    }
  })

  test('an unknown path leads to the root', async ({ page, operador, espera }) => {
    await operador.entra('/nada/disto')
    await espera.caminho('/')
    await espera.titulo('Dashboard')
    // The escapes of these cannot be decoded.
    for (const path of ['/produtos%', '/produtos/editar/%E0%A4%A']) {
      await page.goto(path)
      await espera.caminho('/')
      await espera.titulo('Dashboard')
    }
  })

  test('a failed profile check: logout, token cleared, /login [A26]', async ({ operador, espera, vigia }) => {
    vigia.accept(refusedCall)
    await operador.entra('/produtos', 'perfil-indisponivel@gestor.test')
    await espera.caminho('/login')
    await espera.chamada('POST', '/gestor/auth/logout')
    expect(await operador.fichaGuardada()).toBe('')
  })

  test('nothing is drawn before the profile is known', async ({ page, operador, espera }) => {
    await operador.entra('/cashbacks')
    const answer = await operador.segura(/auth\/me/)
    const list = page.waitForResponse(/assets\/list-screen-.*js/)
    await page.reload()
    await list
    await expect(page.getByRole('status', { name: 'Carregando...' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Menu' })).toHaveCount(0)
    await expect(page.getByRole('grid')).toHaveCount(0)
    answer()
    await espera.linha('#')
  })

  test('the platform is asked who is signed in while the console’s code is on the way', async ({
    page,
    operador,
    espera,
  }) => {
    await operador.entraNaLista('/cashbacks')
    const arrive = await operador.segura(/assets\/console-.*js/)
    const before = espera.vezes('GET', '/gestor/auth/me')
    await page.reload()
    await expect.poll(() => espera.vezes('GET', '/gestor/auth/me')).toBe(before + 1)
    arrive()
    await espera.linha('#')
    expect(espera.vezes('GET', '/gestor/auth/me')).toBe(before + 1)
  })

  test('one profile call for each screen, however many guarded children', async ({ operador, espera }) => {
    await operador.entraNaLista('/cashbacks')
    for (const [index, screen] of ['lojas', 'produtos', 'pedidos'].entries()) {
      expect(espera.vezes('GET', '/gestor/auth/me')).toBe(1 + index)
      await operador.manda(`ir para ${screen}`)
      await espera.caminho(`/${screen}`)
      await espera.linha('#')
    }
    expect(espera.vezes('GET', '/gestor/auth/me')).toBe(4)
  })
})

test.describe('refresh', () => {
  test('near expiry: one refresh first and no call lost [A1]', async ({ operador, espera, plataforma }) => {
    await plataforma.tokens({ ttlSeconds: 20 })
    await operador.entra('/')
    await espera.titulo('Dashboard')
    await espera.chamada('POST', '/gestor/auth/refreshToken')
    await espera.chamada('GET', '/gestor/rv-hub/saldo')
    expect(espera.vezes('POST', '/gestor/auth/refreshToken')).toBe(1)
    await espera.caminho('/')
  })

  test('a 401 refreshes once and retries with X-Retry', async ({ operador, espera, plataforma, vigia }) => {
    vigia.accept(refusedCall)
    await operador.entraNaLista('/cashbacks')
    await plataforma.fault({
      match: { path: '/gestor/cashback/listar$', retry: false },
      times: 1,
      effect: { kind: 'status', status: 401 },
    })
    await operador.tecla('r')
    await espera.chamada('GET', '/gestor/cashback/listar', {
      headers: expect.objectContaining({ 'x-retry': expect.any(String) }),
    })
    await espera.linha('Ativo')
    expect(espera.vezes('POST', '/gestor/auth/refreshToken')).toBe(1)
  })

  test('a refused refresh: token cleared, /login', async ({ operador, espera, plataforma, vigia }) => {
    vigia.accept(refusedCall)
    await plataforma.tokens({ ttlSeconds: 20 })
    await operador.entra('/produtos', 'renovacao-recusada@gestor.test')
    await espera.caminho('/login')
    expect(await operador.fichaGuardada()).toBe('')
  })

  test('a 403: token cleared, /login', async ({ operador, espera, vigia }) => {
    vigia.accept(refusedCall)
    await operador.entra('/', 'sem-acesso@gestor.test')
    await espera.caminho('/login')
    expect(await operador.fichaGuardada()).toBe('')
  })
})

test.describe('signing out', () => {
  test('clears the token, and Back brings nothing back [A12]', async ({ page, operador, espera }) => {
    await operador.entraNaLista('/cashbacks')
    await operador.manda('sair')
    await espera.caminho('/login')
    await espera.chamada('POST', '/gestor/auth/logout')
    expect(await operador.fichaGuardada()).toBe('')
    await page.goBack()
    await espera.caminho('/login')
  })

  test('even if the call fails', async ({ operador, espera, vigia }) => {
    vigia.accept(refusedCall)
    await operador.entraNaLista('/cashbacks', 'saida-falha@gestor.test')
    await operador.manda('sair')
    await espera.caminho('/login')
    expect(await operador.fichaGuardada()).toBe('')
  })

  test('in one tab takes the others to /login', async ({ context, operador, espera, plataforma }) => {
    await operador.entraNaLista('/cashbacks')
    const other = await context.newPage()
    await other.goto(`${plataforma.url}/categorias`)
    await expect(other.getByRole('grid')).toBeVisible()
    await operador.manda('sair')
    await espera.caminho('/login')
    await expect.poll(() => new URL(other.url()).pathname).toBe('/login')
    expect(await operador.fichaGuardada()).toBe('')
  })
})

test('who signs out while a form is sent is told that it may be saved, and is not asked to discard', async ({
  page,
  operador,
  plataforma,
}) => {
  await operador.entra('/cashbacks/editar/12')
  await operador.preenche('Descrição', 'Em voo')
  await plataforma.late('atualizar$', 4_000, { times: 1 })
  await operador.tecla('Control+Enter')
  await expect(page.getByRole('button', { name: 'Salvando...' })).toBeVisible()
  await operador.manda('sair')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('O formulário já foi enviado e pode ser salvo: o fim não será dito. Sair?')
  await expect(question).not.toContainText('Descartar')
  await operador.tecla('Escape')
  await expect(page.getByText(/^Cashback.* salv|atualizad/i).first()).toBeVisible()
})
