/** Parts of the console that do not come, everything fetched while there is time, and a new build on the host. */
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const missing = /Failed to load resource|MIME type/
const panel = (page: Page) => page.getByRole('alert', { name: 'Parte do console indisponível' })

/**
 * From now on no such file of the console comes: gone from the host, or answered by the single page. Returns the asked
 * ones.
 */
async function cutOff(page: Page, how: 'gone' | 'page', files = /\/assets\/.*\.(js|css)$/): Promise<string[]> {
  const asked: string[] = []
  await page.route(files, (route) => {
    asked.push(new URL(route.request().url()).pathname)
    return how === 'gone'
      ? route.fulfill({ status: 404, contentType: 'text/plain', body: 'Arquivo não encontrado.' })
      : route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Gestor</title>' })
  })
  return asked
}

for (const [how, name, files] of [
  ['gone', 'gone from the host', undefined],
  ['page', 'answered by the single page', undefined],
  ['gone', 'gone from the host without its styles', /\/assets\/.*\.js$/],
] as const)
  test(`a part that is ${name} is told, with the work kept, and comes when it is there again [I7, I8]`, async ({
    page,
    operator,
    watch,
  }) => {
    watch.acceptProblem(missing)
    await operator.openSignedIn('/cashbacks/editar/3')
    const field = operator.field('Descrição')
    await expect(field).not.toHaveValue('')
    await field.fill('Trabalho que fica')
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    const asked = await cutOff(page, how, files)
    await operator.press('Escape ?')
    await expect(panel(page)).toContainText(
      'Uma parte do console não pôde ser carregada. O que você digitou continua aqui.',
    )
    const first = asked.find((path) => path.endsWith('.js')) ?? ''
    // Browsers that keep which modules did not come ask once; they say so where the part could be had.
    const times = asked.filter((path) => path === first).length
    expect(times).toBeLessThanOrEqual(2)
    await expect(field).toHaveValue('Trabalho que fica')
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    await panel(page).getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(panel(page)).toContainText('A conexão falhou ou o console foi atualizado')
    await page.unrouteAll()
    await panel(page).getByRole('button', { name: 'Tentar novamente' }).click()
    const mustReload = panel(page).getByText('Ela já pode ser carregada: recarregue para usá-la.')
    const shortcuts = page.getByRole('dialog', { name: 'Atalhos' })
    await expect(mustReload.or(shortcuts)).toBeVisible()
    if (await mustReload.isVisible()) {
      page.on('dialog', (dialog) => void dialog.accept())
      await panel(page).getByRole('button', { name: 'Recarregar' }).click()
      await expect.poll(() => page.evaluate(() => 'sameDocument' in window)).toBe(false)
      await expect(field).toHaveValue('Trabalho que fica')
      await operator.press('Escape ?')
    }
    await expect(shortcuts).toBeVisible()
    await expect(panel(page)).toHaveCount(0)
    const empty = () => [...document.styleSheets].filter(({ cssRules }) => cssRules.length === 0).length
    expect(await page.evaluate(empty), 'style sheets that did not come').toBe(0)
    await operator.press('Escape')
    await expect(field).toHaveValue('Trabalho que fica')
  })

test('a part that is asked for without a connection is told, and comes when the connection is back [I7]', async ({
  page,
  context,
  operator,
  watch,
}) => {
  watch.acceptProblem(missing)
  await operator.openListSignedIn('/cashbacks')
  await operator.focusRow('#249')
  // The command layer itself is there; what it still fetches is not.
  await operator.press('Escape')
  await context.setOffline(true)
  await operator.press('?')
  await expect(panel(page)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('dialog', { name: 'Atalhos' })).toBeVisible()
  await expect(panel(page)).toHaveCount(0)
})

test('a reload is offered once for each build, asks before it loses work, and keeps the draft [I7]', async ({
  page,
  operator,
  watch,
  expected,
}) => {
  watch.acceptProblem(missing)
  const questions: string[] = []
  let answer: 'accept' | 'dismiss' = 'dismiss'
  page.on('dialog', (dialog) => {
    questions.push(dialog.type())
    void dialog[answer]()
  })
  await operator.openSignedIn('/cashbacks/editar/3')
  const field = operator.field('Descrição')
  await expect(field).not.toHaveValue('')
  await field.fill('Trabalho que fica')
  // The command layer itself is there; what it still fetches is gone.
  await operator.press('Escape')
  await cutOff(page, 'gone')
  await operator.press('?')
  await expect(panel(page)).toBeVisible()
  expect(questions).toEqual([])
  // Who declines has not reloaded: it is offered again.
  await panel(page).getByRole('button', { name: 'Recarregar' }).click()
  await expect.poll(() => questions).toEqual(['beforeunload'])
  await panel(page).getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(panel(page)).toContainText('A conexão falhou ou o console foi atualizado')
  answer = 'accept'
  await page.unroute(/\/assets\/.*\.(js|css)$/)
  await panel(page).getByRole('button', { name: 'Recarregar' }).click()
  await expect(field).toHaveValue('Trabalho que fica')
  await expected.text('Rascunho restaurado')
  expect(questions).toEqual(['beforeunload', 'beforeunload'])
  // The command layer itself is there; what it still fetches is gone.
  await operator.press('Escape')
  await cutOff(page, 'gone')
  await operator.press('?')
  await expect(panel(page)).toContainText('Recarregar não resolveu: falta um arquivo desta versão no servidor.')
  await expect(panel(page).getByRole('button', { name: 'Recarregar' })).toHaveCount(0)
})

test('a screen whose part is missing leaves the focus on the way out, and lets the operator go elsewhere [I7]', async ({
  page,
  operator,
  expected,
  watch,
}) => {
  watch.acceptProblem(missing)
  await cutOff(page, 'gone', /\/assets\/form-.*\.js$/)
  await operator.openListSignedIn('/cashbacks')
  await operator.focusRow('#249')
  await operator.press('c')
  const again = panel(page).getByRole('button', { name: 'Tentar novamente' })
  await expect(again).toBeFocused()
  await expected.text('Carregando...')
  await expect(again).toBeFocused()
  await again.press('Enter')
  await expect(again).toBeFocused()
  for (const key of ['F8', 'Shift+F6']) {
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await operator.press(key)
    await expect(again, key).toBeFocused()
  }
  await operator.press('g c')
  await expected.row('#249')
  await expected.path('/cashbacks')
  await expect(page.getByRole('heading', { name: 'Cashbacks', level: 1 })).toBeFocused()
})

for (const width of [390, 1440])
  test(`what stands before the console is in the middle of a window of ${width} px [I7]`, async ({
    page,
    platform,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    // The first script is in the page itself: it brings the sheet, and the code that it asks for does not come.
    await page.route(/\/assets\/.*\.js$/, () => {})
    await page.goto(`${platform.url}/login`, { waitUntil: 'commit' })
    const mark = page.getByRole('status', { name: 'Carregando...' }).locator('svg').first()
    await expect
      .poll(async () => {
        const box = await mark.boundingBox()
        return box ? Math.abs(box.x + box.width / 2 - width / 2) : null
      })
      .toBeLessThan(1)
    await expect(page.getByText('O console ainda não começou')).toBeHidden()
  })

test('the host answers 404 for a file that is not there, and the console for a path [I8]', async ({
  page,
  platform,
}) => {
  const answer = await page.request.get(`${platform.url}/assets/nada-12345678.js`)
  expect([answer.status(), answer.headers()['content-type']]).toEqual([404, 'text/plain; charset=utf-8'])
  expect((await page.request.get(`${platform.url}/lojas/editar/5`)).status()).toBe(200)
})

test('once everything is there an open tab needs no file of its build any more [R1]', async ({
  page,
  operator,
  expected,
}) => {
  await operator.openListSignedIn('/cashbacks')
  await expected.allChunksLoaded()
  const asked = await cutOff(page, 'gone', /\/assets\/.*\.(?:js|css)$/)
  await operator.runLine('cadastrar loja')
  await expected.heading(/Loja/)
  await operator.press('Escape ?')
  await expect(page.getByRole('dialog', { name: 'Atalhos' })).toBeVisible()
  await operator.press('Escape')
  await operator.runLine('ir para saldo')
  await expected.path('/saldo')
  await expected.heading(/Saldo/)
  expect(asked).toEqual([])
  await expect(panel(page)).toHaveCount(0)
})

test('a new build stays told to who was asked about a changed form and stays [R2]', async ({ page, operator }) => {
  await page.clock.install()
  await operator.openSignedIn('/cashbacks/editar/3')
  await page.clock.runFor(1_000)
  await expect(operator.field('Descrição')).not.toHaveValue('')
  await page.clock.runFor(6_000)
  await operator.field('Descrição').fill('Trabalho que fica')
  await page.route('**/build.json', (route) => route.fulfill({ json: { id: 'assets/index-novo.js', files: [] } }))
  await page.clock.fastForward(15 * 60_000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.clock.runFor(1_000)
  const notice = page.locator('[data-notice]').filter({ hasText: 'Há uma versão nova do Gestor.' })
  const questions: string[] = []
  page.on('dialog', (dialog) => {
    questions.push(dialog.type())
    void dialog.dismiss()
  })
  await expect(notice).toBeVisible()
  for (const times of [1, 2]) {
    await notice.getByRole('button', { name: 'Recarregar' }).click()
    await expect.poll(() => questions.length).toBe(times)
    await page.clock.runFor(2_000)
    await expect(notice).toBeVisible()
  }
})

test('a new build is told once, when the tab comes back to sight after a quarter of an hour [R2]', async ({
  page,
  operator,
  expected,
}) => {
  await page.clock.install()
  await operator.openSignedIn('/cashbacks')
  await page.clock.runFor(1_000)
  await expected.row('#')
  let asked = 0
  await page.route('**/build.json', (route) => {
    asked++
    return route.fulfill({ json: { id: 'assets/index-novo.js', files: [] } })
  })
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  const notice = page.getByText('Há uma versão nova do Gestor.')
  // The rest of the console is fetched first, by the same file.
  await page.clock.runFor(6_000)
  await expect.poll(() => asked).toBe(1)
  asked = 0
  await comeBack()
  await page.clock.runFor(1_000)
  expect(asked).toBe(0)
  await page.clock.fastForward(15 * 60_000)
  await comeBack()
  await page.clock.runFor(1_000)
  await expect(notice.first()).toBeVisible()
  expect(asked).toBe(1)
  await page.clock.fastForward(20 * 60_000)
  await comeBack()
  await page.clock.runFor(1_000)
  expect(asked).toBe(1)
})
