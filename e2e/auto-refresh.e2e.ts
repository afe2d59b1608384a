/** Auto refresh of a list (listing/auto-refresh/README): changes are marked, and the cursor stays on its record. */
import type { Page } from '@playwright/test'
import { alterRows } from './change-answers.ts'
import { expect, test } from './fixtures.ts'

/** The description that another person has given a row meanwhile. */
const CHANGED_NAME = 'Mudado por outra pessoa'

test('a row that changed elsewhere is marked; reading pauses while a record is open, continues after the return, and is each list’s own', async ({
  page,
  operator,
  expected,
}) => {
  await page.clock.install()
  await operator.opensListSignedIn('/cashbacks')
  await test.step('an interval above the maximum', async () => {
    await operator.types('acompanhar a cada 20 min')
    await expect(operator.palette.getByText('De 10 a 600 segundos')).toBeVisible()
    await operator.presses('Enter')
    await expect(operator.palette).toBeVisible()
    await operator.presses('Escape')
    await expect(operator.palette).toBeHidden()
  })
  await page.getByRole('grid').focus()
  await operator.presses('Mod+Home j')
  const cursor = page.getByRole('grid').locator('tr[data-cursor] td[aria-colindex="2"]')
  const id = await cursor.innerText()
  await alterRows(page, '/gestor/cashback/listar', ([row]) => Object.assign(row ?? {}, { dscCashback: CHANGED_NAME }))
  await operator.runs('acompanhar a cada 10 segundos')
  await expected.announcement('Acompanhando a cada 10 s')
  await page.clock.fastForward(10_000)
  await expect(operator.row(CHANGED_NAME)).toBeVisible()
  await expect(operator.row(CHANGED_NAME)).toHaveAttribute('data-changed', 'true')
  await expect(page).toHaveTitle(/^\(1\) /)
  expect(await cursor.innerText()).toBe(id)
  await operator.presses('Escape Escape')
  await operator.runs('parar de acompanhar')
  await expect(page).not.toHaveTitle(/^\(/)
  await test.step('a record is open, and another list', async () => {
    await page.getByRole('grid').focus()
    await operator.presses('Mod+Home a w')
    await expected.announcement('Acompanhando a cada 30 s')
    const indicator = page.getByText('Acompanhando', { exact: true })
    await expect(indicator).toBeVisible()
    await operator.presses('e')
    await expected.heading(/^Editar/)
    await page.clock.fastForward(60_000)
    await page.goBack()
    await expected.path('/cashbacks')
    await expected.row('#')
    await expect(indicator).toBeVisible()
    const before = expected.countCalls('GET', '/gestor/cashback/listar')
    await page.clock.fastForward(30_000)
    await expect.poll(() => expected.countCalls('GET', '/gestor/cashback/listar')).toBeGreaterThan(before)
    await operator.presses('a w')
    await expected.announcement('Deixou de acompanhar')
    await expect(indicator).toBeHidden()
    // Another list has its own auto refresh.
    await operator.presses('a w')
    await expected.announcement('Acompanhando a cada 30 s')
    await operator.presses('g l')
    await expected.path('/lojas')
    await expected.row('#')
    // The announcement of the first list is still there: only its footer shows that the second list refreshes.
    await expect(indicator).toBeHidden()
    await operator.presses('a w')
    await expect(indicator).toBeVisible()
    await page.clock.fastForward(30_000)
    await expect.poll(() => expected.countCalls('GET', '/gestor/lojas/listar')).toBeGreaterThan(1)
  })
})

test('nothing is read under a dialog, under a menu or in a hidden tab, and reading stops after an hour', async ({
  page,
  operator,
  expected,
}) => {
  await page.clock.install()
  await operator.opensListSignedIn('/cashbacks')
  await operator.presses('j')
  await operator.runs('acompanhar')
  await expected.announcement('Acompanhando a cada 30 s')
  const countRequests = () => expected.countCalls('GET', '/gestor/cashback/listar')
  let before = countRequests()
  await page.clock.fastForward(30_000)
  await expect.poll(countRequests).toBe(before + 1)
  await page.waitForLoadState('networkidle')
  /** Expects no request during two intervals, then one. */
  async function expectPaused(begin: () => Promise<unknown>, end: () => Promise<unknown>) {
    await begin()
    before = countRequests()
    await page.clock.fastForward(30_000)
    await page.clock.fastForward(30_000)
    await page.waitForLoadState('networkidle')
    expect(countRequests()).toBe(before)
    await end()
    await page.clock.fastForward(30_000)
    await expect.poll(countRequests).toBe(before + 1)
    await page.waitForLoadState('networkidle')
  }
  const menu = page.getByRole('menu', { name: 'Colunas visíveis' })
  await expectPaused(
    async () => {
      await page.getByRole('grid').focus()
      await operator.presses('a c')
      await expect(menu).toBeVisible()
    },
    async () => {
      await operator.presses('Escape')
      await expect(menu).toBeHidden()
    },
  )
  await expectPaused(
    async () => {
      await operator.presses('Mod+k')
      await expect(operator.palette).toBeVisible()
    },
    async () => {
      await operator.presses('Escape')
      await expect(operator.palette).toBeHidden()
    },
  )
  const hide = (hidden: boolean) =>
    page.evaluate((isHidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden })
    }, hidden)
  await expectPaused(
    () => hide(true),
    () => hide(false),
  )
  await page.clock.fastForward(60 * 60_000)
  await expected.announcement('Deixou de acompanhar: passou uma hora')
  before = countRequests()
  await page.clock.fastForward(60_000)
  await page.waitForLoadState('networkidle')
  expect(countRequests()).toBe(before)
})

/** Simulates a platform that can get a new row above all others, which moves every row down by one. */
async function simulateGrowth(page: Page) {
  const platform = { hasGrown: false }
  await page.route('**/api/gestor/estatisticas/transacoes?*', async (route) => {
    const url = new URL(route.request().url())
    const pageIndex = Number(url.searchParams.get('PAGE'))
    const fetchPage = async (number: number) => {
      url.searchParams.set('PAGE', String(number))
      const response = await route.fetch({ url: url.href })
      return (await response.json()) as { content: { id: number }[]; totalElements: number }
    }
    const ownPage = await fetchPage(pageIndex)
    if (!platform.hasGrown) return route.fulfill({ json: ownPage })
    const [first] = ownPage.content
    const before =
      pageIndex === 0 ? first && { ...first, id: 999_999 } : (await fetchPage(pageIndex - 1)).content.at(-1)
    const content = [before, ...ownPage.content].slice(0, Number(url.searchParams.get('SIZE')))
    await route.fulfill({ json: { ...ownPage, content, totalElements: ownPage.totalElements + 1 } })
  })
  return platform
}

test('continuous mode refreshes the rows in view, and none of them moves on the screen', async ({
  page,
  operator,
  expected,
}) => {
  const position = 2345
  await page.clock.install()
  const platform = await simulateGrowth(page)
  await operator.opensListSignedIn('/transacoes?modo=continuo')
  await operator.runs(`ir para posição ${position}`)
  const cursor = page.getByRole('grid').locator('tr[data-cursor]')
  const id = cursor.locator('td[aria-colindex="2"]')
  await expect(cursor).toHaveAttribute('aria-rowindex', String(position + 1))
  await expect(id).toContainText('#')
  await operator.presses('k k')
  await expect(cursor).toHaveAttribute('aria-rowindex', String(position - 1))
  const record = await id.innerText()
  const { y } = (await cursor.boundingBox())!
  await operator.presses('a w')
  await expected.announcement('Acompanhando a cada 30 s')
  platform.hasGrown = true
  await page.clock.fastForward(30_000)
  await expect(cursor).toHaveAttribute('aria-rowindex', String(position))
  expect(await id.innerText()).toBe(record)
  // The frame that shows the change may not be painted yet.
  await expect.poll(async () => (await cursor.boundingBox())?.y).toBeCloseTo(y, 0)
  await expect(page.getByRole('grid').locator('tr[aria-busy]')).toHaveCount(0)
  await expected.announcement('1 linha nova ou mudada')
  await expect(page).toHaveTitle(/^\(1\) /)
  // Scrolled away from the cursor, the visible rows stay in place as well.
  await page.locator('.list-scroller').evaluate((scroller) => (scroller.scrollTop -= 40 * 36))
  const visibleRow = page.getByRole('grid').locator(`tr[aria-rowindex="${position - 40}"]`)
  await expect(visibleRow).toContainText('#')
  const other = await visibleRow.locator('td[aria-colindex="2"]').innerText()
  const top = (await visibleRow.boundingBox())!.y
  await expect(page.getByRole('grid').locator('tr[aria-busy]')).toHaveCount(0)
  platform.hasGrown = false
  await page.clock.fastForward(30_000)
  const back = page.getByRole('grid').locator(`tr[aria-rowindex="${position - 41}"]`)
  await expect(back).toContainText(other)
  await expect.poll(async () => (await back.boundingBox())?.y).toBeCloseTo(top, 0)
  await operator.presses('Mod+Home')
  await expect(page.getByRole('grid').locator('tr[aria-rowindex="2"]')).toContainText('#')
  platform.hasGrown = true
  await page.clock.fastForward(30_000)
  await expect(page.getByRole('grid').locator('tr[data-changed]')).toContainText('#999999')
  await operator.presses('a w')
  await expected.announcement('Deixou de acompanhar')
})

test('the footer says that a refreshed list gets no response until it gets one', async ({
  page,
  operator,
  expected,
  platform,
  watch,
}) => {
  watch.acceptProblem(/500/)
  await page.clock.install()
  await operator.opensListSignedIn('/bonus')
  await operator.runs('acompanhar a cada 10 segundos')
  const indicator = page.getByText('Acompanhando', { exact: true })
  await expect(indicator).toBeVisible()
  // One read and its two quick retries.
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
    await expect(indicator).toBeVisible({ timeout: 200 })
  }).toPass()
})
