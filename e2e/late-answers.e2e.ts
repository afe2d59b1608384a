/**
 * Races: responses that arrive late or in the wrong order, and rows that disappear and return while the operator works.
 */
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { FAILED_CALL_MESSAGE } from './network-watch.ts'

const LIST = '/gestor/cashback/listar'

/** The cursor's cell, as the grid names it, whether its row is on the screen or not. */
const activeCell = async (page: Page) =>
  page.locator(`[id="${await page.getByRole('grid').getAttribute('aria-activedescendant')}"]`)

/**
 * Records the ids of the table's rows after every change from now on; returns a function that reads them, without
 * repeats.
 */
async function recordRows(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const snapshots: string[] = []
    Object.assign(window, { snapshots })
    const takeSnapshot = () => {
      const ids = [...document.querySelectorAll('[role=grid] tbody [role=row] [role=gridcell]:nth-child(2)')]
        .map((cell) => cell.textContent ?? '')
        .join(' ')
      if (ids !== snapshots.at(-1)) snapshots.push(ids)
    }
    // The current rows may stay while something else changes; only later ones count.
    takeSnapshot()
    new MutationObserver(takeSnapshot).observe(document.querySelector('[role=grid]')!, {
      childList: true,
      subtree: true,
      characterData: true,
    })
  })
  return () => page.evaluate(() => (window as unknown as { snapshots: string[] }).snapshots.slice(1))
}

test.describe('a list', () => {
  test.beforeEach(async ({ operator }) => {
    await operator.opensListSignedIn('/cashbacks')
  })

  test('keeps the page requested last, though an earlier request is answered later [C1]', async ({
    page,
    operator,
    expected,
    platform,
  }) => {
    await platform.addFault({ match: { path: 'listar$' }, effect: { kind: 'latency', byPage: [0, 2000, 100] } })
    const request = page.waitForRequest(/page=1&/)
    await operator.presses(']')
    await request
    await operator.presses(']')
    await expected.pageNumber(3, 25)
    await expected.row('#')
    const ids = await page.getByRole('grid').getByRole('row').allTextContents()
    // This response was sent after the late one and is delayed as long: once it arrives, the late one has arrived too.
    await platform.delayCalls('total$', 2000)
    await operator.fetchJson('/gestor/estatisticas/usuarios/total')
    await expected.pageNumber(3, 25)
    expect(new URL(page.url()).searchParams.get('pagina')).toBe('3')
    expect(await page.getByRole('grid').getByRole('row').allTextContents()).toEqual(ids)
    const content = await operator.fetchRows(`${LIST}?page=2&size=10&sort=id,DESC`)
    await expected.row(`#${content[0]?.id}`)
  })

  test('has the order of the last of five quick sorts, and shows no rows of the others [C2]', async ({
    page,
    operator,
    expected,
    platform,
    watch,
  }) => {
    for (const [sort, ms] of [
      ['id,ASC', 1500],
      ['dscCashback,ASC', 1000],
    ] as const)
      await platform.delayCalls('listar$', ms, { query: { sort } })
    const readSnapshots = await recordRows(page)
    // By id and description in turn; the last sort reverses the description.
    const columns = await page.getByRole('columnheader').allTextContents()
    const digit = (name: string) =>
      String(columns.filter((text) => text !== '').findIndex((text) => text.startsWith(name)) + 1)
    const [byId, byText] = [digit('ID'), digit('Descrição')]
    await operator.presses([byId, byText, byId, byText, byText].join(' '))
    await expected.call('GET', LIST, { query: { page: '0', size: '10', sort: 'dscCashback,DESC' } })
    await expect(page.getByRole('columnheader', { name: 'Descrição' })).toHaveAttribute('aria-sort', 'descending')
    await expected.row('#')
    const getSorts = (calls: typeof watch.calls) =>
      calls.filter(({ path }) => path === LIST).map(({ query }) => query['sort'])
    const early = getSorts(watch.calls)
      .slice(0, -1)
      .filter((sort) => sort !== 'id,DESC')
    expect(early).toHaveLength(4)
    await expect.poll(() => getSorts(watch.cancelledCalls)).toEqual(expect.arrayContaining(early))
    const content = await operator.fetchRows(`${LIST}?page=0&size=10&sort=dscCashback,DESC`)
    const last = content.map(({ id }) => `#${id}`).join(' ')
    await expect.poll(async () => (await readSnapshots()).at(-1)).toBe(last)
    const shownIds = (await readSnapshots()).filter((ids) => ids !== '')
    expect(new Set(shownIds)).toEqual(new Set([last]))
  })

  test('stops at its last page after ten requests for the next, and can go to a page of a new size before its first page [C10]', async ({
    operator,
    expected,
    platform,
    watch,
  }) => {
    await operator.runs('página 20')
    await expected.pageNumber(20, 25)
    watch.calls.length = 0
    await operator.presses(Array.from({ length: 10 }, () => ']').join(' '))
    await expected.pageNumber(25, 25)
    await expected.text('Última página')
    const pages = watch.calls.filter(({ path }) => path === LIST).map(({ query }) => Number(query['page']))
    expect(pages).toEqual([...new Set(pages)])
    expect(pages.at(-1)).toBe(24)
    expect(pages.length).toBeLessThanOrEqual(5)
    await test.step('A new size', async () => {
      await operator.runs('itens por página 500')
      await expected.text('Página 1 de 1 ')
      await platform.delayCalls('listar$', 1500)
      await operator.runs('itens por página 100')
      await expected.text('Página 1 de 3 ')
      await operator.presses(']')
      await expected.call('GET', LIST, { query: { page: '1', size: '100', sort: 'id,DESC' } })
      await expected.text('Página 2 de 3 ')
    })
  })

  test('restores selection, cursor and scroll position with its rows [C5]', async ({
    page,
    operator,
    expected,
    platform,
  }) => {
    await operator.runs('100 por página')
    await expected.pageNumber(1, 3)
    await expected.row('#')
    await operator.presses('j')
    for (let step = 0; step < 60; step++) await page.keyboard.press('j')
    await operator.presses('x')
    const chosen = (await (await activeCell(page)).textContent()) ?? ''
    await operator.presses('k k k')
    const cell = await activeCell(page)
    const id = await cell.textContent()
    await expect(cell).toBeInViewport()
    const scroller = page.locator('.list-scroller')
    // A few rows further than the cursor needs; the page handles the scroll in its next frame.
    const scrollTop = await scroller.evaluate(async (element) => {
      const scrolled = new Promise((resolve) => element.addEventListener('scroll', resolve, { once: true }))
      element.scrollTop += 100
      await scrolled
      return element.scrollTop
    })
    expect(scrollTop).toBeGreaterThan(500)
    await platform.delayCalls('listar$', 600)
    await operator.presses('r')
    await expected.text('Carregando...')
    await expected.row(id ?? '')
    await expect(await activeCell(page)).toHaveText(id ?? '')
    await expect(page.getByRole('row', { selected: true })).toContainText(chosen)
    await expect(await activeCell(page)).toBeInViewport()
    await expect.poll(() => scroller.evaluate((element) => element.scrollTop)).toBe(scrollTop)
    await expect(page.getByRole('grid')).toBeFocused()
  })

  test('that fails is empty, says so without a notice, and is read again by r [C11]', async ({
    page,
    operator,
    expected,
    platform,
    watch,
  }) => {
    watch.acceptProblem(FAILED_CALL_MESSAGE)
    // One read and its two quick retries.
    await platform.failCalls('listar$', 500, { times: 3 })
    await operator.presses(']')
    await expected.text('Não foi possível carregar.')
    await expected.text('Nenhum registro')
    // The list is empty, but nobody knows whether there are rows.
    const footer = page.getByRole('group', { name: 'Paginação' })
    await expect(footer.getByText('Página 2', { exact: true })).toBeVisible()
    await expect(footer).not.toContainText('registros')
    await expect(page.locator('[data-notice]')).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await operator.typesKeyByKey('ir para lojas')
    await expect(operator.palette.getByRole('option').first()).toContainText('Lojas')
    await operator.presses('Escape r')
    await expected.pageNumber(2, 25)
    await expected.row('#')
    await expected.noText('Não foi possível carregar.')
  })

  test('reloaded while a row is in use leaves menu and focus on their record, or says that it is gone [C12]', async ({
    page,
    operator,
    expected,
    platform,
  }) => {
    // The list reloads under the open menu.
    const delayMs = 2000
    await test.step('It is gone', async () => {
      await platform.delayCalls('deletar$', delayMs, { times: 1 })
      await operator.runsOnRecord('excluir cashback', 248)
      await operator.focusesRow('#248')
      await operator.presses('.')
      await expect(page.getByRole('menu')).toBeVisible()
      await expected.noRow('#248')
      await expected.row('#247')
      await expect(page.getByRole('menu')).toHaveCount(0)
      await expect(page.getByRole('grid')).toBeFocused()
      await expected.text('#248 não está mais nesta página')
    })
    await platform.delayCalls('deletar$', delayMs, { times: 1 })
    await operator.runsOnRecord('excluir cashback', 1)
    await operator.focusesRow('#246')
    const before = expected.countCalls('GET', LIST)
    await operator.presses('.')
    const menu = page.getByRole('menu')
    await expect(menu).toBeVisible()
    await expect.poll(() => expected.countCalls('GET', LIST)).toBeGreaterThan(before)
    await expect(page.locator('[role=grid]')).toHaveAttribute('aria-busy', 'false')
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('grid')).toBeFocused()
    await expected.row('#246')
    await operator.presses('e')
    await expected.path('/cashbacks/editar/246')
  })
})

test('a search dialog shows the rows of what was typed last [C3]', async ({ page, operator, platform }) => {
  await operator.opensSignedIn('/produtos/cadastrar')
  await operator.field('Max Nível ID').focus()
  await operator.presses('Alt+ArrowDown')
  const search = page.getByRole('dialog', { name: 'Buscar Max Nível' })
  const box = search.getByLabel('Filtrar por Nome')
  await expect(search.getByRole('button', { name: /^Selecionar #/ }).first()).toBeVisible()
  const waits = { c: 1600, ca: 800, caf: 0 }
  for (const [nome, ms] of Object.entries(waits))
    await platform.addFault({ match: { query: { nome } }, effect: { kind: 'latency', ms } })
  const answers: string[] = []
  for (const nome of Object.keys(waits)) {
    const asked = page.waitForRequest((request) => new URL(request.url()).searchParams.get('nome') === nome)
    await box.press(nome.at(-1) ?? '')
    await asked
    answers.push(nome)
  }
  expect(answers).toEqual(['c', 'ca', 'caf'])
  const expectedRows = await operator.fetchRows('/gestor/produtos/max-nivel?page=0&size=10&nome=caf')
  const ids = () =>
    search
      .getByRole('button', { name: /^Selecionar #/ })
      .evaluateAll((buttons) => buttons.map((button) => button.ariaLabel))
  const expectedLabels = expectedRows.map(({ id }) => `Selecionar #${id}`)
  await expect.poll(ids).toEqual(expectedLabels)
  await operator.fetchJson('/gestor/produtos/max-nivel?page=0&size=10&nome=c')
  expect(await ids()).toEqual(expectedLabels)
})
