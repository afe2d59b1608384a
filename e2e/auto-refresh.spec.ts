/** A list that is followed (listing/auto-refresh/README): what changed is marked, and the cursor stays on its record. */
import type { Page } from '@playwright/test'
import { alterRows } from './change-answers.ts'
import { expect, test } from './fixtures.ts'

/** What somebody else has made of a row meanwhile. */
const OTHERS = 'Mudado por outra pessoa'

for (const { path, call, field } of [
  { path: '/cashbacks', call: '/gestor/cashback/listar', field: 'dscCashback' },
  { path: '/transacoes', call: '/gestor/estatisticas/transacoes', field: 'dscDescricao' },
])
  test(`${path}: a row that changed elsewhere is marked`, async ({ page, operator, expected }) => {
    await page.clock.install()
    await operator.openListSignedIn(path)
    await operator.press('j j')
    const cursor = page.getByRole('grid').locator('tr[data-cursor] td[aria-colindex="2"]')
    const id = await cursor.innerText()
    await alterRows(page, call, ([row]) => Object.assign(row ?? {}, { [field]: OTHERS }))
    await operator.runLine('acompanhar a cada 10 segundos')
    await expected.announcement('Acompanhando a cada 10 s')
    await page.clock.fastForward(10_000)
    await expect(operator.row(OTHERS)).toBeVisible()
    await expect(operator.row(OTHERS)).toHaveAttribute('data-fresh', 'true')
    await expect(page).toHaveTitle(/^\(1\) /)
    expect(await cursor.innerText()).toBe(id)
    await operator.press('Escape Escape')
    await operator.runLine('parar de acompanhar')
    await expect(page).not.toHaveTitle(/^\(/)
  })

for (const { path, call } of [
  { path: '/cashbacks', call: '/gestor/cashback/listar' },
  { path: '/transacoes', call: '/gestor/estatisticas/transacoes' },
])
  test(`${path}: nothing is read under a question, a menu or out of sight, and after an hour no more`, async ({
    page,
    operator,
    expected,
  }) => {
    await page.clock.install()
    await operator.openListSignedIn(path)
    await operator.press('j')
    await operator.runLine('acompanhar')
    await expected.announcement('Acompanhando a cada 30 s')
    const asked = () => expected.countCalls('GET', call)
    let before = asked()
    await page.clock.fastForward(30_000)
    await expect.poll(asked).toBe(before + 1)
    await page.waitForLoadState('networkidle')
    /** Nothing is asked in two rounds; then one is. */
    async function waits(begin: () => Promise<unknown>, end: () => Promise<unknown>) {
      await begin()
      before = asked()
      await page.clock.fastForward(30_000)
      await page.clock.fastForward(30_000)
      await page.waitForLoadState('networkidle')
      expect(asked()).toBe(before)
      await end()
      await page.clock.fastForward(30_000)
      await expect.poll(asked).toBe(before + 1)
      await page.waitForLoadState('networkidle')
    }
    const menu = page.getByRole('menu', { name: 'Colunas visíveis' })
    await waits(
      async () => {
        await page.getByRole('grid').focus()
        await operator.press('a c')
        await expect(menu).toBeVisible()
      },
      async () => {
        await operator.press('Escape')
        await expect(menu).toBeHidden()
      },
    )
    await waits(
      async () => {
        await operator.press('Mod+k')
        await expect(operator.palette).toBeVisible()
      },
      async () => {
        await operator.press('Escape')
        await expect(operator.palette).toBeHidden()
      },
    )
    const hide = (hidden: boolean) =>
      page.evaluate((isHidden) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden })
      }, hidden)
    await waits(
      () => hide(true),
      () => hide(false),
    )
    await page.clock.fastForward(60 * 60_000)
    await expected.announcement('Deixou de acompanhar: passou uma hora')
    before = asked()
    await page.clock.fastForward(60_000)
    await page.waitForLoadState('networkidle')
    expect(asked()).toBe(before)
  })

/** A platform that may get a row above all others: every row stands one place further then. */
async function growing(page: Page, call: string, names: { page: string; size: string }) {
  const platform = { hasGrown: false }
  await page.route(`**/api${call}?*`, async (route) => {
    const url = new URL(route.request().url())
    const at = Number(url.searchParams.get(names.page))
    const read = async (number: number) => {
      url.searchParams.set(names.page, String(number))
      const answer = await route.fetch({ url: url.href })
      return (await answer.json()) as { content: { id: number }[]; totalElements: number }
    }
    const own = await read(at)
    if (!platform.hasGrown) return route.fulfill({ json: own })
    const [first] = own.content
    const before = at === 0 ? first && { ...first, id: 999_999 } : (await read(at - 1)).content.at(-1)
    const content = [before, ...own.content].slice(0, Number(url.searchParams.get(names.size)))
    await route.fulfill({ json: { ...own, content, totalElements: own.totalElements + 1 } })
  })
  return platform
}

for (const { path, call, place, names } of [
  { path: '/cashbacks', call: '/gestor/cashback/listar', place: 170, names: { page: 'page', size: 'size' } },
  {
    path: '/transacoes',
    call: '/gestor/estatisticas/transacoes',
    place: 2345,
    names: { page: 'PAGE', size: 'SIZE' },
  },
])
  test(`${path}: one long table is followed where one stands, and nothing of it moves under one's eyes`, async ({
    page,
    operator,
    expected,
  }) => {
    await page.clock.install()
    const platform = await growing(page, call, names)
    await operator.openListSignedIn(`${path}?modo=continuo`)
    await operator.runLine(`ir para posição ${place}`)
    const cursor = page.getByRole('grid').locator('tr[data-cursor]')
    const id = cursor.locator('td[aria-colindex="2"]')
    await expect(cursor).toHaveAttribute('aria-rowindex', String(place + 1))
    await expect(id).toContainText('#')
    await operator.press('k k')
    await expect(cursor).toHaveAttribute('aria-rowindex', String(place - 1))
    const record = await id.innerText()
    const { y } = (await cursor.boundingBox())!
    await operator.press('a w')
    await expected.announcement('Acompanhando a cada 30 s')
    platform.hasGrown = true
    await page.clock.fastForward(30_000)
    await expect(cursor).toHaveAttribute('aria-rowindex', String(place))
    expect(await id.innerText()).toBe(record)
    // The frame that shows the change may be yet to come.
    await expect.poll(async () => (await cursor.boundingBox())?.y).toBeCloseTo(y, 0)
    await expect(page.getByRole('grid').locator('tr[aria-busy]')).toHaveCount(0)
    await expected.announcement('1 linha nova ou mudada')
    await expect(page).toHaveTitle(/^\(1\) /)
    // Scrolled away from the cursor, what is seen stays as well.
    await page.locator('.list-scroller').evaluate((scroller) => (scroller.scrollTop -= 40 * 36))
    const seen = page.getByRole('grid').locator(`tr[aria-rowindex="${place - 40}"]`)
    await expect(seen).toContainText('#')
    const other = await seen.locator('td[aria-colindex="2"]').innerText()
    const top = (await seen.boundingBox())!.y
    await expect(page.getByRole('grid').locator('tr[aria-busy]')).toHaveCount(0)
    platform.hasGrown = false
    await page.clock.fastForward(30_000)
    const back = page.getByRole('grid').locator(`tr[aria-rowindex="${place - 41}"]`)
    await expect(back).toContainText(other)
    await expect.poll(async () => (await back.boundingBox())?.y).toBeCloseTo(top, 0)
    await operator.press('Mod+Home')
    await expect(page.getByRole('grid').locator('tr[aria-rowindex="2"]')).toContainText('#')
    platform.hasGrown = true
    await page.clock.fastForward(30_000)
    await expect(page.getByRole('grid').locator('tr[data-fresh]')).toContainText('#999999')
    await operator.press('a w')
    await expected.announcement('Deixou de acompanhar')
  })

for (const { path, call, field } of [
  { path: '/cashbacks', call: '/gestor/cashback/listar', field: 'dscCashback' },
  { path: '/transacoes', call: '/gestor/estatisticas/transacoes', field: 'dscDescricao' },
])
  test(`${path}: it waits while a record is looked at, and goes on where one comes back`, async ({
    page,
    operator,
    expected,
  }) => {
    await page.clock.install()
    await operator.openListSignedIn(path)
    await operator.press('j a w')
    await expected.announcement('Acompanhando a cada 30 s')
    const told = page.getByText('Acompanhando', { exact: true })
    await expect(told).toBeVisible()
    if (path === '/cashbacks') await operator.press('e')
    else await operator.press('Enter')
    await expected.heading(/^(Editar|Histórico)/)
    await page.clock.fastForward(60_000)
    await page.goBack()
    await expected.path(path)
    await expected.row('#')
    await expect(told).toBeVisible()
    await alterRows(page, call, ([row]) => Object.assign(row ?? {}, { [field]: OTHERS }))
    await page.clock.fastForward(30_000)
    await expect(operator.row(OTHERS)).toHaveAttribute('data-fresh', 'true')
    await operator.press('a w')
    await expected.announcement('Deixou de acompanhar')
    await expect(told).toBeHidden()
    // Another list is followed by itself.
    await operator.press('a w')
    await expected.announcement('Acompanhando a cada 30 s')
    await operator.press('g l')
    await expected.path('/lojas')
    await expected.row('#')
    // What was said of the first list stands there still: that the second is followed stands in its footer.
    await expect(told).toBeHidden()
    await operator.press('a w')
    await expect(told).toBeVisible()
    await page.clock.fastForward(30_000)
    await expect.poll(() => expected.countCalls('GET', '/gestor/lojas/listar')).toBeGreaterThan(1)
  })

test('that a followed list is not answered stands in its footer until it is', async ({
  page,
  operator,
  expected,
  platform,
  watch,
}) => {
  watch.acceptProblem(/500/)
  await page.clock.install()
  await operator.openListSignedIn('/bonus')
  await operator.runLine('acompanhar a cada 10 segundos')
  const told = page.getByText('Acompanhando', { exact: true })
  await expect(told).toBeVisible()
  // One read and its two quick repetitions.
  await platform.failCalls('/gestor/bonus', 500, { times: 3 })
  await page.clock.fastForward(10_000)
  const mute = page.locator('.list-footer').getByText('Acompanhando, sem resposta')
  await expect(async () => {
    await page.clock.runFor(1_000)
    await expect(mute).toBeVisible({ timeout: 200 })
  }).toPass()
  await expected.announcement('Acompanhando, sem resposta')
  await expect(async () => {
    await page.clock.fastForward(10_000)
    await expect(told).toBeVisible({ timeout: 200 })
  }).toPass()
})

test('a wait beyond the longest is refused while it is typed', async ({ page, operator }) => {
  await operator.openListSignedIn('/cashbacks')
  await operator.insertLine('acompanhar a cada 20 min')
  await expect(operator.palette.getByText('De 10 a 600 segundos')).toBeVisible()
  await operator.press('Enter')
  await expect(operator.palette).toBeVisible()
  await expect(page.getByRole('region', { name: 'Avisos' })).not.toContainText('Acompanhando')
})
