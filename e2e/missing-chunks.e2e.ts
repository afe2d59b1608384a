/** Chunks that do not load, chunks fetched while idle, and a new build on the host. */
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const chunkError = /Failed to load resource|MIME type/
const getErrorPanel = (page: Page) => page.getByRole('alert', { name: 'Parte do console indisponível' })

/**
 * Makes every such file fail from now on: missing on the host, or answered with the console's page. Returns the
 * requested paths, which grows.
 */
async function blockFiles(page: Page, cause: 'gone' | 'page', files = /\/assets\/.*\.(js|css)$/): Promise<string[]> {
  const requestedPaths: string[] = []
  await page.route(files, (route) => {
    requestedPaths.push(new URL(route.request().url()).pathname)
    return cause === 'gone'
      ? route.fulfill({ status: 404, contentType: 'text/plain', body: 'Arquivo não encontrado.' })
      : route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Gestor</title>' })
  })
  return requestedPaths
}

test('a chunk answered by the single page, then gone, is reported, with the work kept, and loads when it is back [I7, I8]', async ({
  page,
  operator,
  watch,
}) => {
  watch.acceptProblem(chunkError)
  await operator.opensSignedIn('/cashbacks/editar/3')
  const field = operator.field('Descrição')
  await expect(field).not.toHaveValue('')
  await field.fill('Trabalho que fica')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const requestedPaths = await blockFiles(page, 'page')
  await operator.presses('Escape ?')
  await expect(getErrorPanel(page)).toContainText(
    'Uma parte do console não pôde ser carregada. O que você digitou continua aqui.',
  )
  const first = requestedPaths.find((path) => path.endsWith('.js')) ?? ''
  // Browsers that remember failed modules request once; in these the panel says where the chunk would load.
  const requestCount = requestedPaths.filter((path) => path === first).length
  expect(requestCount).toBeLessThanOrEqual(2)
  await expect(field).toHaveValue('Trabalho que fica')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  // Its styles arrive now.
  await page.unrouteAll()
  await blockFiles(page, 'gone', /\/assets\/.*\.js$/)
  await getErrorPanel(page).getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(getErrorPanel(page)).toContainText('A conexão falhou ou o console foi atualizado')
  await page.unrouteAll()
  await getErrorPanel(page).getByRole('button', { name: 'Tentar novamente' }).click()
  const mustReload = getErrorPanel(page).getByText('Ela já pode ser carregada: recarregue para usá-la.')
  const shortcuts = page.getByRole('dialog', { name: 'Atalhos' })
  await expect(mustReload.or(shortcuts)).toBeVisible()
  if (await mustReload.isVisible()) {
    page.on('dialog', (dialog) => void dialog.accept())
    await getErrorPanel(page).getByRole('button', { name: 'Recarregar' }).click()
    await expect.poll(() => page.evaluate(() => 'sameDocument' in window)).toBe(false)
    await expect(field).toHaveValue('Trabalho que fica')
    await operator.presses('Escape ?')
  }
  await expect(shortcuts).toBeVisible()
  await expect(getErrorPanel(page)).toHaveCount(0)
  const empty = () => [...document.styleSheets].filter(({ cssRules }) => cssRules.length === 0).length
  expect(await page.evaluate(empty), 'style sheets that did not come').toBe(0)
  await operator.presses('Escape')
  await expect(field).toHaveValue('Trabalho que fica')
})

test('a chunk requested offline is reported, and loads when the connection is back [I7]', async ({
  page,
  context,
  operator,
  watch,
}) => {
  watch.acceptProblem(chunkError)
  await operator.opensListSignedIn('/cashbacks')
  await operator.focusesRow('#249')
  // The command layer itself is loaded; what it still fetches is not.
  await operator.presses('Escape')
  await context.setOffline(true)
  await operator.presses('?')
  await expect(getErrorPanel(page)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('dialog', { name: 'Atalhos' })).toBeVisible()
  await expect(getErrorPanel(page)).toHaveCount(0)
})

test('a reload is offered once for each build, asks before work is lost, and keeps the draft [I7]', async ({
  page,
  operator,
  watch,
  expected,
}) => {
  watch.acceptProblem(chunkError)
  const dialogTypes: string[] = []
  let response: 'accept' | 'dismiss' = 'dismiss'
  page.on('dialog', (dialog) => {
    dialogTypes.push(dialog.type())
    void dialog[response]()
  })
  await operator.opensSignedIn('/cashbacks/editar/3')
  const field = operator.field('Descrição')
  await expect(field).not.toHaveValue('')
  await field.fill('Trabalho que fica')
  // The command layer itself is loaded; what it still fetches is gone.
  await operator.presses('Escape')
  await blockFiles(page, 'gone')
  await operator.presses('?')
  await expect(getErrorPanel(page)).toBeVisible()
  expect(dialogTypes).toEqual([])
  // The operator declined, so nothing was reloaded: the reload is offered again.
  await getErrorPanel(page).getByRole('button', { name: 'Recarregar' }).click()
  await expect.poll(() => dialogTypes).toEqual(['beforeunload'])
  await getErrorPanel(page).getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(getErrorPanel(page)).toContainText('A conexão falhou ou o console foi atualizado')
  response = 'accept'
  await page.unroute(/\/assets\/.*\.(js|css)$/)
  await getErrorPanel(page).getByRole('button', { name: 'Recarregar' }).click()
  await expect(field).toHaveValue('Trabalho que fica')
  await expected.text('Rascunho restaurado')
  expect(dialogTypes).toEqual(['beforeunload', 'beforeunload'])
  // The command layer itself is loaded; what it still fetches is gone.
  await operator.presses('Escape')
  await blockFiles(page, 'gone')
  await operator.presses('?')
  await expect(getErrorPanel(page)).toContainText('Recarregar não resolveu: falta um arquivo desta versão no servidor.')
  await expect(getErrorPanel(page).getByRole('button', { name: 'Recarregar' })).toHaveCount(0)
})

test('a screen whose chunk is missing focuses the way out, and lets the operator go elsewhere [I7]', async ({
  page,
  operator,
  expected,
  watch,
}) => {
  watch.acceptProblem(chunkError)
  await blockFiles(page, 'gone', /\/assets\/form-.*\.js$/)
  await operator.opensListSignedIn('/cashbacks')
  await operator.focusesRow('#249')
  await operator.presses('c')
  const retryButton = getErrorPanel(page).getByRole('button', { name: 'Tentar novamente' })
  await expect(retryButton).toBeFocused()
  await expected.text('Carregando...')
  await expect(retryButton).toBeFocused()
  await retryButton.press('Enter')
  await expect(retryButton).toBeFocused()
  for (const key of ['F8', 'Shift+F6']) {
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await operator.presses(key)
    await expect(retryButton, key).toBeFocused()
  }
  await operator.presses('g c')
  await expected.row('#249')
  await expected.path('/cashbacks')
  await expect(page.getByRole('heading', { name: 'Cashbacks', level: 1 })).toBeFocused()
})

test('the loading screen before the console is in the middle of the window at every width [I7]', async ({
  page,
  platform,
}) => {
  // The first script is inline: it adds the style sheet, and the code it requests never arrives.
  await page.route(/\/assets\/.*\.js$/, () => {})
  await page.goto(`${platform.url}/login`, { waitUntil: 'commit' })
  const logo = page.getByRole('status', { name: 'Carregando...' }).locator('svg').first()
  for (const width of [390, 1440])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 })
      await expect
        .poll(async () => {
          const box = await logo.boundingBox()
          return box ? Math.abs(box.x + box.width / 2 - width / 2) : null
        })
        .toBeLessThan(1)
      await expect(page.getByText('O console ainda não começou')).toBeHidden()
    })
})

test('once every chunk is loaded an open tab needs no file of its build any more [R1]', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensListSignedIn('/cashbacks')
  await expected.allChunksLoaded()
  const requestedPaths = await blockFiles(page, 'gone', /\/assets\/.*\.(?:js|css)$/)
  await operator.runs('cadastrar loja')
  await expected.heading(/Loja/)
  await operator.presses('Escape ?')
  await expect(page.getByRole('dialog', { name: 'Atalhos' })).toBeVisible()
  await operator.presses('Escape')
  await operator.runs('ir para saldo')
  await expected.path('/saldo')
  await expected.heading(/Saldo/)
  expect(requestedPaths).toEqual([])
  await expect(getErrorPanel(page)).toHaveCount(0)
})

test('the notice of a new build stays after the operator chooses to stay in a changed form [R2]', async ({
  page,
  operator,
}) => {
  await page.clock.install()
  await operator.opensSignedIn('/cashbacks/editar/3')
  await page.clock.runFor(1_000)
  await expect(operator.field('Descrição')).not.toHaveValue('')
  await page.clock.runFor(6_000)
  await operator.field('Descrição').fill('Trabalho que fica')
  await page.route('**/build.json', (route) => route.fulfill({ json: { id: 'assets/index-novo.js', files: [] } }))
  await page.clock.fastForward(15 * 60_000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.clock.runFor(1_000)
  const notice = page.locator('[data-notice]').filter({ hasText: 'Há uma versão nova do Gestor.' })
  const dialogTypes: string[] = []
  page.on('dialog', (dialog) => {
    dialogTypes.push(dialog.type())
    void dialog.dismiss()
  })
  await expect(notice).toBeVisible()
  for (const requestCount of [1, 2]) {
    await notice.getByRole('button', { name: 'Recarregar' }).click()
    await expect.poll(() => dialogTypes.length).toBe(requestCount)
    await page.clock.runFor(2_000)
    await expect(notice).toBeVisible()
  }
})

test('a new build is reported once, when the tab becomes visible again after a quarter of an hour [R2]', async ({
  page,
  operator,
  expected,
}) => {
  await page.clock.install()
  await operator.opensSignedIn('/cashbacks')
  await page.clock.runFor(1_000)
  await expected.row('#')
  let checkCount = 0
  await page.route('**/build.json', (route) => {
    checkCount++
    return route.fulfill({ json: { id: 'assets/index-novo.js', files: [] } })
  })
  const fireVisibilityChange = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  const notice = page.getByText('Há uma versão nova do Gestor.')
  // The rest of the console is fetched first, from the list in the same file.
  await page.clock.runFor(6_000)
  await expect.poll(() => checkCount).toBe(1)
  checkCount = 0
  await fireVisibilityChange()
  await page.clock.runFor(1_000)
  expect(checkCount).toBe(0)
  await page.clock.fastForward(15 * 60_000)
  await fireVisibilityChange()
  await page.clock.runFor(1_000)
  await expect(notice.first()).toBeVisible()
  expect(checkCount).toBe(1)
  await page.clock.fastForward(20 * 60_000)
  await fireVisibilityChange()
  await page.clock.runFor(1_000)
  expect(checkCount).toBe(1)
})
