/** What a session survives in the real browser: tabs, storage, clocks and a failing platform. */
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { Operador } from './operador.ts'
import type { TestPlatform } from './platform.ts'
import playwright from './playwright.config.ts'
import { expect, test } from './test.ts'
import { failedCall } from './watch.ts'

const REFRESH = '/gestor/auth/refreshToken'

const pathOf = (page: Page) => new URL(page.url()).pathname

/** A token within its last 30 s from the start; those that come after it are not. */
async function endingToken(operador: Operador, plataforma: TestPlatform): Promise<string> {
  await plataforma.tokens({ ttlSeconds: 25 })
  const token = await operador.ficha()
  await plataforma.tokens({ ttlSeconds: 3600 })
  return token
}

/** So many tabs on a list, with one session among them. */
async function openTabs(context: BrowserContext, url: string, count: number): Promise<Page[]> {
  const pages: Page[] = []
  for (let i = 0; i < count; i++) {
    const page = await context.newPage()
    await page.goto(`${url}/cashbacks`)
    await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
    pages.push(page)
  }
  return pages
}

test('a tab that is on its way elsewhere as its session ends gets there, and is guarded there', async ({
  page,
  operador,
  espera,
}) => {
  await operador.entraNaLista('/cashbacks')
  await operador.tecla('j')
  const asked = page.waitForRequest((request) => request.isNavigationRequest())
  // The browser lets nobody look into a page that is being left: the page itself tells that it is empty.
  const emptied = page.waitForRequest(/\/config\.json\?vazia$/)
  await page.evaluate(() =>
    new MutationObserver(() => void fetch('/config.json?vazia')).observe(document.getElementById('root')!, {
      attributes: true,
    }),
  )
  const release = await operador.segura(/\/produtos$/)
  await page.evaluate(() => localStorage.removeItem('authToken'))
  const went = operador.abre('/produtos')
  await asked
  // A call of the page that is being left finds no token.
  await page.keyboard.press('r')
  await emptied
  release()
  await went
  await espera.caminho('/login')
})

test('a text in the place of the token ends the session, which is told, and does not stay', async ({
  page,
  operador,
  espera,
  vigia,
}) => {
  await operador.entraNaLista('/produtos')
  const calls = vigia.calls.length
  await operador.troca('lixo')
  await page.keyboard.press('r')
  await espera.caminho('/login')
  await espera.texto('Sessão expirada. Entre novamente.')
  expect(await operador.fichaGuardada()).toBe('')
  expect(vigia.calls.slice(calls)).toEqual([])
  await operador.acessa()
  await operador.clica('Voltar para onde parei')
  await espera.caminho('/produtos')
})

test('Enter pressed again and again signs in once [A25]', async ({ page, operador, espera, plataforma }) => {
  await plataforma.late('/auth/login$', 2_000)
  await operador.abre('/login')
  await operador.acessa()
  for (let i = 0; i < 5; i++) await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Acessar' })).toBeDisabled()
  await espera.caminho('/cashbacks')
  expect(espera.vezes('POST', '/gestor/auth/login')).toBe(1)
})

test.describe('a session that is lost in the middle of work', () => {
  test('keeps the place and what was typed [A7]', async ({ page, operador, espera, plataforma, vigia }) => {
    vigia.accept(failedCall)
    await operador.entra('/cashbacks/editar/3')
    const field = page.getByLabel(/Descrição/)
    await expect(field).not.toHaveValue('')
    await field.fill('Texto que não pode se perder')
    await plataforma.tokens({ revokeAll: true })
    await page.getByRole('button', { name: /Atualizar/ }).click()
    await espera.caminho('/login')
    await espera.texto('Sessão expirada. Entre novamente.')
    expect(await operador.fichaGuardada()).toBe('')
    await operador.acessa()
    await espera.caminho('/cashbacks')
    await page.getByRole('button', { name: 'Voltar para onde parei' }).click()
    await espera.caminho('/cashbacks/editar/3')
    await expect(field).toHaveValue('Texto que não pode se perder')
    await espera.texto(/Rascunho restaurado/)
  })

  test('is gone back to at once, though the verbs are still on the way', async ({
    operador,
    espera,
    page,
    plataforma,
    vigia,
  }) => {
    vigia.accept(failedCall)
    await operador.edita('/cashbacks/editar/3', 'Descrição', 'Texto que não pode se perder')
    await plataforma.tokens({ revokeAll: true })
    await operador.clica('Atualizar')
    await espera.texto('Sessão expirada. Entre novamente.')
    // They come with a first press or a moment of rest.
    await page.addInitScript(() => void (window.requestIdleCallback = () => 0))
    await page.reload()
    await operador.acessa()
    const offer = page.getByRole('button', { name: 'Voltar para onde parei' })
    await offer.evaluate((button: HTMLElement) => button.click())
    await expect(offer).toBeHidden()
    await page.evaluate(() => dispatchEvent(new Event('pointerdown')))
    await espera.caminho('/cashbacks/editar/3')
  })

  test('by a 403 on many calls ends once, and is told once [A11]', async ({
    page,
    operador,
    espera,
    plataforma,
    vigia,
  }) => {
    vigia.accept(failedCall)
    await plataforma.refuse('/(estatisticas|rv-hub)/', 403)
    await operador.entra('/')
    await espera.caminho('/login')
    await espera.texto(/Acesso negado/)
    await expect(page.getByText(/Acesso negado/).filter({ visible: true })).toHaveCount(1)
    expect(espera.vezes('POST', REFRESH)).toBe(0)
  })
})

test('a refresh that fails twice and then works logs nobody out [A8]', async ({
  operador,
  espera,
  plataforma,
  vigia,
}) => {
  vigia.accept(failedCall)
  await operador.entraNaLista('/cashbacks')
  const ending = await endingToken(operador, plataforma)
  await plataforma.tokens({ refresh: { times: 2, status: 502 } })
  await plataforma.late('/auth/refresh', 700)
  await operador.troca(ending)
  await operador.tecla('r')
  await espera.texto('Reconectando...')
  await espera.linha('Ativo')
  await espera.caminho('/cashbacks')
  expect(espera.vezes('POST', REFRESH)).toBe(3)
})

test('a sign-out whose call hangs is at /login within 2 s [A13]', async ({ page, operador, plataforma, vigia }) => {
  vigia.accept(failedCall)
  await operador.entraNaLista('/cashbacks')
  await plataforma.late('/auth/logout$', 20_000)
  await operador.digita('sair')
  await expect(operador.paleta.getByRole('option', { selected: true })).toBeVisible()
  // By the browser's own clock: from the key to the beginning of the next page.
  await page.evaluate(() =>
    addEventListener('keydown', () => sessionStorage.setItem('pressed', String(Date.now())), { capture: true }),
  )
  await operador.tecla('Enter')
  await expect.poll(() => pathOf(page)).toBe('/login')
  const took = await page.evaluate(() => performance.timeOrigin - Number(sessionStorage.getItem('pressed')))
  expect(took).toBeLessThan(2_000)
  expect(await operador.fichaGuardada()).toBe('')
})

test.describe('several tabs', () => {
  test('share one refresh under strict rotation [B1]', async ({ context, operador, plataforma, espera }) => {
    test.slow()
    await plataforma.tokens({ rotation: 'strict' })
    await operador.entraNaLista('/cashbacks')
    const tabs = await openTabs(context, plataforma.url, 4)
    await operador.troca(await endingToken(operador, plataforma))
    expect(espera.vezes('POST', REFRESH)).toBe(0)
    await Promise.all(tabs.map((tab) => tab.reload()))
    for (const tab of tabs) {
      await expect(tab.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
      expect(pathOf(tab)).toBe('/cashbacks')
    }
    expect(espera.vezes('POST', REFRESH)).toBe(1)
  })

  test('wait 10 s at most for one that holds the lock and hangs, and say so [B3]', async ({
    page,
    context,
    operador,
    espera,
    plataforma,
    vigia,
  }) => {
    // A page of this origin that is none of the console's.
    vigia.accept(/favicon\.svg/)
    await page.clock.install()
    await operador.entraNaLista('/cashbacks')
    const hung = await context.newPage()
    await hung.goto('/favicon.svg')
    // Held for as long as that page is there.
    await hung.evaluate(
      () =>
        new Promise<void>((held) => {
          void navigator.locks.request('authToken.refresh', () => {
            held()
            return new Promise(() => undefined)
          })
        }),
    )
    const ending = await endingToken(operador, plataforma)
    await operador.troca(ending)
    await operador.tecla('r')
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByText('Reconectando...')).toBeVisible()
    await page.clock.fastForward(9_000)
    expect(espera.vezes('POST', REFRESH)).toBe(0)
    await page.clock.fastForward(1_500)
    await expect.poll(() => espera.vezes('POST', REFRESH)).toBe(1)
    await expect(page.getByRole('grid').getByRole('row').nth(1)).toContainText('#')
    await expect(footer.getByText('Conectado')).toBeVisible()
    await espera.caminho('/cashbacks')
    expect(espera.vezes('POST', REFRESH)).toBe(1)
    expect(await operador.fichaGuardada()).not.toBe(ending)
  })

  test('go to /login with the one that signs out, within 1 s [B5]', async ({ page, context, operador, plataforma }) => {
    await operador.entraNaLista('/cashbacks')
    const [other] = await openTabs(context, plataforma.url, 1)
    await operador.manda('sair')
    await expect.poll(() => pathOf(page), { intervals: [20] }).toBe('/login')
    await expect.poll(() => pathOf(other!), { timeout: 1000, intervals: [20] }).toBe('/login')
    await expect(other!.getByText('Você saiu em outra aba.')).toBeVisible()
  })

  test('lose the session with the one that loses it, and say so [B5, A7]', async ({
    page,
    context,
    operador,
    plataforma,
    espera,
    vigia,
  }) => {
    vigia.accept(failedCall)
    await operador.entraNaLista('/cashbacks')
    const [other] = await openTabs(context, plataforma.url, 1)
    await plataforma.tokens({ revokeAll: true })
    await page.bringToFront()
    await operador.tecla('r')
    await espera.caminho('/login')
    // Nobody touches the other tab: it hears of it.
    await expect.poll(() => pathOf(other!), { timeout: 2000, intervals: [20] }).toBe('/login')
    await expect(other!.getByText('Sessão expirada. Entre novamente.')).toBeVisible()
  })

  test('leave /login when another one signs in [B6]', async ({ context, operador, plataforma }) => {
    await operador.abre('/login')
    const other = await context.newPage()
    await other.goto(`${plataforma.url}/login`)
    await operador.acessa()
    await expect.poll(() => pathOf(other)).toBe('/')
    await expect(other.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  })
})

test.describe('a browser that keeps nothing', () => {
  test('denied storage: the session lives in the page [H1]', async ({ page, operador, espera }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('negado', 'SecurityError')
          },
        })
    })
    await operador.abre('/login')
    await operador.acessa()
    await espera.caminho('/cashbacks')
    await espera.linha('Ativo')
    await espera.texto(/O navegador não permite guardar a sessão/)
    await operador.manda('ir para pedidos')
    await espera.caminho('/pedidos')
    await expect(page.getByRole('grid')).toBeVisible()
  })

  test('full storage: the session lives in the tab [H2]', async ({ page, operador, espera }) => {
    await page.addInitScript(() => {
      const setItem = Storage.prototype.setItem
      Storage.prototype.setItem = function (key, value) {
        if (this === localStorage) throw new DOMException('cheio', 'QuotaExceededError')
        setItem.call(this, key, value)
      }
    })
    await operador.abre('/login')
    await operador.acessa()
    await espera.caminho('/cashbacks')
    await espera.linha('Ativo')
    await page.reload()
    await espera.linha('Ativo')
  })
})

test('Back after a sign-out shows nothing of the page, with the back/forward cache on [I4]', async ({ plataforma }) => {
  const { launchOptions = {} } = playwright.use ?? {}
  const browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const page = await browser.newPage({ baseURL: plataforma.url })
  const operador = new Operador(page, plataforma.url)
  await operador.abre('/login')
  await operador.acessa()
  await expect(operador.linha('#')).toBeVisible()
  await operador.manda('sair')
  await expect.poll(() => pathOf(page)).toBe('/login')
  await page.goBack().catch(() => undefined)
  await expect.poll(() => pathOf(page)).toBe('/login')
  await expect(page.getByRole('grid')).toHaveCount(0)
  await browser.close()
})
