/** Failures that a session survives in the real browser: of tabs, storage, clocks and the platform. */
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { Operator } from './operator.ts'
import type { TestPlatform } from './test-platform.ts'
import playwright from './playwright.config.ts'
import { expect, test } from './fixtures.ts'
import { FAILED_CALL_MESSAGE } from './network-watch.ts'

const REFRESH = '/gestor/auth/refreshToken'

const getPath = (page: Page) => new URL(page.url()).pathname

/** Returns a token in its last 30 s; later tokens live longer. */
async function fetchEndingToken(operator: Operator, platform: TestPlatform): Promise<string> {
  await platform.setTokenControls({ ttlSeconds: 25 })
  const token = await operator.fetchToken()
  await platform.setTokenControls({ ttlSeconds: 3600 })
  return token
}

/** Opens this many tabs on a list, with one session. */
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

test('a tab that is navigating as its session ends arrives, and its route guard redirects it there', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensListSignedIn('/cashbacks')
  await operator.presses('j')
  const navigation = page.waitForRequest((request) => request.isNavigationRequest())
  // The browser denies access to a page that is being left, so the page itself reports that its token is empty.
  const emptied = page.waitForRequest(/\/config\.json\?vazia$/)
  await page.evaluate(() =>
    new MutationObserver(() => void fetch('/config.json?vazia')).observe(document.getElementById('root')!, {
      attributes: true,
    }),
  )
  const release = await operator.holdsRequests(/\/produtos$/)
  await page.evaluate(() => localStorage.removeItem('authToken'))
  const went = operator.opens('/produtos')
  await navigation
  // A call of the page that is being left finds no token.
  await page.keyboard.press('r')
  await emptied
  release()
  await went
  await expected.path('/login')
})

test('a malformed token ends the session, which is reported, and is removed', async ({
  page,
  operator,
  expected,
  watch,
}) => {
  await operator.opensListSignedIn('/produtos')
  const calls = watch.calls.length
  await operator.replacesToken('lixo')
  await page.keyboard.press('r')
  await expected.path('/login')
  await expected.text('Sessão expirada. Entre novamente.')
  expect(await operator.getStoredToken()).toBe('')
  expect(watch.calls.slice(calls)).toEqual([])
  await operator.signsInThroughPage()
  await operator.clicks('Voltar para onde parei')
  await expected.path('/produtos')
})

test.describe('a session that is lost during work', () => {
  test('keeps route and input, and is continued though the commands are still loading [A7]', async ({
    page,
    operator,
    expected,
    platform,
    watch,
  }) => {
    watch.acceptProblem(FAILED_CALL_MESSAGE)
    await operator.opensSignedIn('/cashbacks/editar/3')
    const field = page.getByLabel(/Descrição/)
    await expect(field).not.toHaveValue('')
    await field.fill('Texto que não pode se perder')
    await platform.setTokenControls({ revokeAll: true })
    await page.getByRole('button', { name: /Atualizar/ }).click()
    await expected.path('/login')
    await expected.text('Sessão expirada. Entre novamente.')
    expect(await operator.getStoredToken()).toBe('')
    // Commands load at a first press or when idle.
    await page.addInitScript(() => void (window.requestIdleCallback = () => 0))
    await page.reload()
    await operator.signsInThroughPage()
    await expected.path('/cashbacks')
    const offer = page.getByRole('button', { name: 'Voltar para onde parei' })
    await offer.evaluate((button: HTMLElement) => button.click())
    await expect(offer).toBeHidden()
    await page.evaluate(() => dispatchEvent(new Event('pointerdown')))
    await expected.path('/cashbacks/editar/3')
    await expect(field).toHaveValue('Texto que não pode se perder')
    await expected.text(/Rascunho restaurado/)
  })

  test('through a 403 on many calls ends once, with one message [A11]', async ({
    page,
    operator,
    expected,
    platform,
    watch,
  }) => {
    watch.acceptProblem(FAILED_CALL_MESSAGE)
    await platform.failCalls('/(estatisticas|rv-hub)/', 403)
    await operator.opensSignedIn('/')
    await expected.path('/login')
    await expected.text(/Acesso negado/)
    await expect(page.getByText(/Acesso negado/).filter({ visible: true })).toHaveCount(1)
    expect(expected.countCalls('POST', REFRESH)).toBe(0)
  })
})

test('a 401 refreshes once and retries with X-Retry, and a refresh that fails twice and then works signs nobody out [A8]', async ({
  operator,
  expected,
  platform,
  watch,
}) => {
  watch.acceptProblem(FAILED_CALL_MESSAGE)
  await operator.opensListSignedIn('/cashbacks')
  await platform.addFault({
    match: { path: '/gestor/cashback/listar$', retry: false },
    times: 1,
    effect: { kind: 'status', status: 401 },
  })
  await operator.presses('r')
  await expected.call('GET', '/gestor/cashback/listar', {
    headers: expect.objectContaining({ 'x-retry': expect.any(String) }),
  })
  await expected.row('Ativo')
  expect(expected.countCalls('POST', REFRESH)).toBe(1)
  const expiringToken = await fetchEndingToken(operator, platform)
  await platform.setTokenControls({ refresh: { times: 2, status: 502 } })
  await platform.delayCalls('/auth/refresh', 700)
  await operator.replacesToken(expiringToken)
  await operator.presses('r')
  await expected.text('Reconectando...')
  await expected.row('Ativo')
  await expected.path('/cashbacks')
  expect(expected.countCalls('POST', REFRESH)).toBe(4)
})

test.describe('several tabs', () => {
  test('share one refresh under strict rotation [B1]', async ({ context, operator, platform, expected }) => {
    await platform.setTokenControls({ rotation: 'strict' })
    await operator.opensListSignedIn('/cashbacks')
    const tabs = await openTabs(context, platform.url, 2)
    await operator.replacesToken(await fetchEndingToken(operator, platform))
    expect(expected.countCalls('POST', REFRESH)).toBe(0)
    await Promise.all(tabs.map((tab) => tab.reload()))
    for (const tab of tabs) {
      await expect(tab.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
      expect(getPath(tab)).toBe('/cashbacks')
    }
    expect(expected.countCalls('POST', REFRESH)).toBe(1)
  })

  test('wait 10 s at most for one that holds the lock and hangs, and say so [B3]', async ({
    page,
    context,
    operator,
    expected,
    platform,
    watch,
  }) => {
    // A page of this origin that does not belong to the console.
    // A whole Chromium asks for an icon of it.
    watch.acceptProblem(/favicon\.(svg|ico)/)
    await page.clock.install()
    await operator.opensListSignedIn('/cashbacks')
    const hung = await context.newPage()
    await hung.goto('/favicon.svg')
    // The lock is held as long as that page is open.
    await hung.evaluate(
      () =>
        new Promise<void>((neverResolved) => {
          void navigator.locks.request('authToken.refresh', () => {
            neverResolved()
            return new Promise(() => undefined)
          })
        }),
    )
    const expiringToken = await fetchEndingToken(operator, platform)
    await operator.replacesToken(expiringToken)
    await operator.presses('r')
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByText('Reconectando...')).toBeVisible()
    await page.clock.fastForward(9_000)
    expect(expected.countCalls('POST', REFRESH)).toBe(0)
    await page.clock.fastForward(1_500)
    await expect.poll(() => expected.countCalls('POST', REFRESH)).toBe(1)
    await expect(page.getByRole('grid').getByRole('row').nth(1)).toContainText('#')
    await expect(footer.getByText('Conectado')).toBeVisible()
    await expected.path('/cashbacks')
    expect(expected.countCalls('POST', REFRESH)).toBe(1)
    expect(await operator.getStoredToken()).not.toBe(expiringToken)
  })

  test('lose the session with the one that loses it, and say so [B5, A7]', async ({
    page,
    context,
    operator,
    platform,
    expected,
    watch,
  }) => {
    watch.acceptProblem(FAILED_CALL_MESSAGE)
    await operator.opensListSignedIn('/cashbacks')
    const [otherTab] = await openTabs(context, platform.url, 1)
    await platform.setTokenControls({ revokeAll: true })
    await page.bringToFront()
    await operator.presses('r')
    await expected.path('/login')
    // Nobody touches the other tab: it gets an event.
    await expect.poll(() => getPath(otherTab!), { intervals: [20] }).toBe('/login')
    await expect(otherTab!.getByText('Sessão expirada. Entre novamente.')).toBeVisible()
  })

  test('leave /login when another one signs in [B6]', async ({ context, operator, platform }) => {
    await operator.opens('/login')
    const otherTab = await context.newPage()
    await otherTab.goto(`${platform.url}/login`)
    await operator.signsInThroughPage()
    await expect.poll(() => getPath(otherTab)).toBe('/')
    await expect(otherTab.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  })
})

test.describe('a browser that stores nothing', () => {
  test('denied storage: the session lives in the page [H1]', async ({ page, operator, expected }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('negado', 'SecurityError')
          },
        })
    })
    await operator.opens('/login')
    await operator.signsInThroughPage()
    await expected.path('/cashbacks')
    await expected.row('Ativo')
    await expected.text(/O navegador não permite guardar a sessão/)
    await operator.runs('ir para pedidos')
    await expected.path('/pedidos')
    await expect(page.getByRole('grid')).toBeVisible()
  })

  test('full storage: the session lives in the tab [H2]', async ({ page, operator, expected }) => {
    await page.addInitScript(() => {
      const setItem = Storage.prototype.setItem
      Storage.prototype.setItem = function (key, value) {
        if (this === localStorage) throw new DOMException('cheio', 'QuotaExceededError')
        setItem.call(this, key, value)
      }
    })
    await operator.opens('/login')
    await operator.signsInThroughPage()
    await expected.path('/cashbacks')
    await expected.row('Ativo')
    await page.reload()
    await expected.row('Ativo')
  })
})

test('Back after a sign-out shows nothing of the page, with the back/forward cache on [I4]', async ({ platform }) => {
  const { launchOptions = {} } = playwright.use ?? {}
  const browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const page = await browser.newPage({ baseURL: platform.url })
  const operator = new Operator(page, platform.url)
  await operator.opens('/login')
  await operator.signsInThroughPage()
  await expect(operator.row('#')).toBeVisible()
  await operator.runs('sair')
  await expect.poll(() => getPath(page)).toBe('/login')
  await page.goBack().catch(() => undefined)
  await expect.poll(() => getPath(page)).toBe('/login')
  await expect(page.getByRole('grid')).toHaveCount(0)
  await browser.close()
})
