/** Races: answers that come late and in the wrong order, rows that go and come back under the operator's hands. */
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { FAILED_CALL_MESSAGE } from './network-watch.ts'

const LIST = '/gestor/cashback/listar'

/** The cursor's cell, named by the grid whether its row is on the screen or not. */
const activeCell = async (page: Page) =>
  page.locator(`[id="${await page.getByRole('grid').getAttribute('aria-activedescendant')}"]`)

/** Notes every row's id that the table shows from now on; returns how to read them, doubles left out. */
async function notedRows(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const note = () => {
      const ids = [...document.querySelectorAll('[role=grid] tbody [role=row] [role=gridcell]:nth-child(2)')]
        .map((cell) => cell.textContent ?? '')
        .join(' ')
      if (ids !== seen.at(-1)) seen.push(ids)
    }
    // What stands there now may go on standing while something else changes; what comes after it is what counts.
    note()
    new MutationObserver(note).observe(document.querySelector('[role=grid]')!, {
      childList: true,
      subtree: true,
      characterData: true,
    })
  })
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen.slice(1))
}

test.describe('a list', () => {
  test.beforeEach(async ({ operator }) => {
    await operator.openListSignedIn('/cashbacks')
  })

  test('has the pages of another size to go to before their first one has come', async ({
    operator,
    expected,
    platform,
  }) => {
    await operator.runLine('itens por página 500')
    await expected.text('Página 1 de 1 ')
    await platform.delayCalls('listar$', 1500)
    await operator.runLine('itens por página 100')
    await expected.text('Página 1 de 3 ')
    await operator.press(']')
    await expected.call('GET', LIST, { query: { page: '1', size: '100', sort: 'id,DESC' } })
    await expected.text('Página 2 de 3 ')
  })

  test('keeps the page asked for last, though the one before it answers later [C1]', async ({
    page,
    operator,
    expected,
    platform,
  }) => {
    await platform.addFault({ match: { path: 'listar$' }, effect: { kind: 'latency', byPage: [0, 2000, 100] } })
    const asked = page.waitForRequest(/page=1&/)
    await operator.press(']')
    await asked
    await operator.press(']')
    await expected.pageNumber(3, 25)
    await expected.row('#')
    const ids = await page.getByRole('grid').getByRole('row').allTextContents()
    // The late answer's time is up once this one, sent after it and held back as long, is there.
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
    const noted = await notedRows(page)
    // The columns of the id and of the description, in turn, and at the end the latter the other way round.
    const columns = await page.getByRole('columnheader').allTextContents()
    const digit = (name: string) =>
      String(columns.filter((text) => text !== '').findIndex((text) => text.startsWith(name)) + 1)
    const [byId, byText] = [digit('ID'), digit('Descrição')]
    await operator.press([byId, byText, byId, byText, byText].join(' '))
    await expected.call('GET', LIST, { query: { page: '0', size: '10', sort: 'dscCashback,DESC' } })
    await expect(page.getByRole('columnheader', { name: 'Descrição' })).toHaveAttribute('aria-sort', 'descending')
    await expected.row('#')
    const askedFor = (calls: typeof watch.calls) =>
      calls.filter(({ path }) => path === LIST).map(({ query }) => query['sort'])
    const early = askedFor(watch.calls)
      .slice(0, -1)
      .filter((sort) => sort !== 'id,DESC')
    expect(early).toHaveLength(4)
    await expect.poll(() => askedFor(watch.cancelledCalls)).toEqual(expect.arrayContaining(early))
    const content = await operator.fetchRows(`${LIST}?page=0&size=10&sort=dscCashback,DESC`)
    const last = content.map(({ id }) => `#${id}`).join(' ')
    await expect.poll(async () => (await noted()).at(-1)).toBe(last)
    const shown = (await noted()).filter((ids) => ids !== '')
    expect(new Set(shown)).toEqual(new Set([last]))
  })

  test('stops at its last page, asked for ten times, and asks for no page twice [C10]', async ({
    operator,
    expected,
    watch,
  }) => {
    await operator.runLine('página 20')
    await expected.pageNumber(20, 25)
    watch.calls.length = 0
    await operator.press(Array.from({ length: 10 }, () => ']').join(' '))
    await expected.pageNumber(25, 25)
    await expected.text('Última página')
    const pages = watch.calls.filter(({ path }) => path === LIST).map(({ query }) => Number(query['page']))
    expect(pages).toEqual([...new Set(pages)])
    expect(pages.at(-1)).toBe(24)
    expect(pages.length).toBeLessThanOrEqual(5)
  })

  test('gives selection, cursor and place back with its rows [C5]', async ({ page, operator, expected, platform }) => {
    await operator.runLine('100 por página')
    await expected.pageNumber(1, 3)
    await expected.row('#')
    await operator.press('j')
    for (let step = 0; step < 60; step++) await page.keyboard.press('j')
    await operator.press('x')
    const chosen = (await (await activeCell(page)).textContent()) ?? ''
    await operator.press('k k k')
    const cell = await activeCell(page)
    const id = await cell.textContent()
    await expect(cell).toBeInViewport()
    const scroller = page.locator('.list-scroller')
    // Some rows further down than the cursor alone would ask for; the page hears of it with its next frame.
    const at = await scroller.evaluate(async (element) => {
      const heard = new Promise((resolve) => element.addEventListener('scroll', resolve, { once: true }))
      element.scrollTop += 100
      await heard
      return element.scrollTop
    })
    expect(at).toBeGreaterThan(500)
    await platform.delayCalls('listar$', 600)
    await operator.press('r')
    await expected.text('Carregando...')
    await expected.row(id ?? '')
    await expect(await activeCell(page)).toHaveText(id ?? '')
    await expect(page.getByRole('row', { selected: true })).toContainText(chosen)
    await expect(await activeCell(page)).toBeInViewport()
    await expect.poll(() => scroller.evaluate((element) => element.scrollTop)).toBe(at)
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
    // One read and its two quick repetitions.
    await platform.failCalls('listar$', 500, { times: 3 })
    await operator.press(']')
    await expected.text('Não foi possível carregar.')
    await expected.text('Nenhum registro')
    // Empty it is, and yet nobody knows that there is nothing.
    const footer = page.getByRole('group', { name: 'Paginação' })
    await expect(footer.getByText('Página 2', { exact: true })).toBeVisible()
    await expect(footer).not.toContainText('registros')
    await expect(page.locator('[data-notice]')).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await operator.typeLine('ir para lojas')
    await expect(operator.palette.getByRole('option').first()).toContainText('Lojas')
    await operator.press('Escape r')
    await expected.pageNumber(2, 25)
    await expected.row('#')
    await expected.noText('Não foi possível carregar.')
  })

  test.describe('read again while a row is at hand', () => {
    /** Starts an act on a record that answers late, so that the list is read again under the open menu. */
    const late = 2000

    test('leaves menu and focus on their record [C12]', async ({ page, operator, expected, platform }) => {
      await platform.delayCalls('deletar$', late, { times: 1 })
      await operator.runOnRecord('excluir cashback', 1)
      await operator.focusRow('#248')
      const before = expected.countCalls('GET', LIST)
      await operator.press('.')
      const menu = page.getByRole('menu')
      await expect(menu).toBeVisible()
      await expect.poll(() => expected.countCalls('GET', LIST)).toBeGreaterThan(before)
      await expect(page.locator('[role=grid]')).toHaveAttribute('aria-busy', 'false')
      await expect(menu).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('grid')).toBeFocused()
      await expected.row('#248')
      await operator.press('e')
      await expected.path('/cashbacks/editar/248')
    })

    test('says when their record is gone [C12]', async ({ page, operator, expected, platform }) => {
      await platform.delayCalls('deletar$', late, { times: 1 })
      await operator.runOnRecord('excluir cashback', 248)
      await operator.focusRow('#248')
      await operator.press('.')
      await expect(page.getByRole('menu')).toBeVisible()
      await expected.noRow('#248')
      await expected.row('#247')
      await expect(page.getByRole('menu')).toHaveCount(0)
      await expect(page.getByRole('grid')).toBeFocused()
      await expected.text('#248 não está mais nesta página')
    })
  })
})

test('a search window shows the rows of what was typed last [C3]', async ({ page, operator, platform }) => {
  await operator.openSignedIn('/produtos/cadastrar')
  await operator.field('Max Nível ID').focus()
  await operator.press('Alt+ArrowDown')
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
  const wanted = await operator.fetchRows('/gestor/produtos/max-nivel?page=0&size=10&nome=caf')
  const ids = () =>
    search.getByRole('button', { name: /^Selecionar #/ }).evaluateAll((all) => all.map((one) => one.ariaLabel))
  const right = wanted.map(({ id }) => `Selecionar #${id}`)
  await expect.poll(ids).toEqual(right)
  await operator.fetchJson('/gestor/produtos/max-nivel?page=0&size=10&nome=c')
  expect(await ids()).toEqual(right)
})
