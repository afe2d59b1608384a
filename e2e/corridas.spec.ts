/** Races: answers that come late and in the wrong order, rows that go and come back under the operator's hands. */
import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'
import { failedCall } from './watch.ts'

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
  test.beforeEach(async ({ operador }) => {
    await operador.entraNaLista('/cashbacks')
  })

  test('has the pages of another size to go to before their first one has come', async ({
    operador,
    espera,
    plataforma,
  }) => {
    await operador.manda('itens por página 500')
    await espera.texto('Página 1 de 1 ')
    await plataforma.late('listar$', 1500)
    await operador.manda('itens por página 100')
    await espera.texto('Página 1 de 3 ')
    await operador.tecla(']')
    await espera.chamada('GET', LIST, { query: { page: '1', size: '100', sort: 'id,DESC' } })
    await espera.texto('Página 2 de 3 ')
  })

  test('keeps the page asked for last, though the one before it answers later [C1]', async ({
    page,
    operador,
    espera,
    plataforma,
  }) => {
    await plataforma.fault({ match: { path: 'listar$' }, effect: { kind: 'latency', byPage: [0, 2000, 100] } })
    const asked = page.waitForRequest(/page=1&/)
    await operador.tecla(']')
    await asked
    await operador.tecla(']')
    await espera.pagina(3, 25)
    await espera.linha('#')
    const ids = await page.getByRole('grid').getByRole('row').allTextContents()
    // The late answer's time is up once this one, sent after it and held back as long, is there.
    await plataforma.late('total$', 2000)
    await operador.consulta('/gestor/estatisticas/usuarios/total')
    await espera.pagina(3, 25)
    expect(new URL(page.url()).searchParams.get('pagina')).toBe('3')
    expect(await page.getByRole('grid').getByRole('row').allTextContents()).toEqual(ids)
    const content = await operador.lista(`${LIST}?page=2&size=10&sort=id,DESC`)
    await espera.linha(`#${content[0]?.id}`)
  })

  test('has the order of the last of five quick sorts, and shows no rows of the others [C2]', async ({
    page,
    operador,
    espera,
    plataforma,
    vigia,
  }) => {
    for (const [sort, ms] of [
      ['id,ASC', 1500],
      ['dscCashback,ASC', 1000],
    ] as const)
      await plataforma.late('listar$', ms, { query: { sort } })
    const noted = await notedRows(page)
    // The columns of the id and of the description, in turn, and at the end the latter the other way round.
    const columns = await page.getByRole('columnheader').allTextContents()
    const digit = (name: string) =>
      String(columns.filter((text) => text !== '').findIndex((text) => text.startsWith(name)) + 1)
    const [byId, byText] = [digit('ID'), digit('Descrição')]
    await operador.tecla([byId, byText, byId, byText, byText].join(' '))
    await espera.chamada('GET', LIST, { query: { page: '0', size: '10', sort: 'dscCashback,DESC' } })
    await expect(page.getByRole('columnheader', { name: 'Descrição' })).toHaveAttribute('aria-sort', 'descending')
    await espera.linha('#')
    const askedFor = (calls: typeof vigia.calls) =>
      calls.filter(({ path }) => path === LIST).map(({ query }) => query['sort'])
    const early = askedFor(vigia.calls)
      .slice(0, -1)
      .filter((sort) => sort !== 'id,DESC')
    expect(early).toHaveLength(4)
    await expect.poll(() => askedFor(vigia.givenUp)).toEqual(expect.arrayContaining(early))
    const content = await operador.lista(`${LIST}?page=0&size=10&sort=dscCashback,DESC`)
    const last = content.map(({ id }) => `#${id}`).join(' ')
    await expect.poll(async () => (await noted()).at(-1)).toBe(last)
    const shown = (await noted()).filter((ids) => ids !== '')
    expect(new Set(shown)).toEqual(new Set([last]))
  })

  test('stops at its last page, asked for ten times, and asks for no page twice [C10]', async ({
    operador,
    espera,
    vigia,
  }) => {
    await operador.manda('página 20')
    await espera.pagina(20, 25)
    vigia.calls.length = 0
    await operador.tecla(Array.from({ length: 10 }, () => ']').join(' '))
    await espera.pagina(25, 25)
    await espera.texto('Última página')
    const pages = vigia.calls.filter(({ path }) => path === LIST).map(({ query }) => Number(query['page']))
    expect(pages).toEqual([...new Set(pages)])
    expect(pages.at(-1)).toBe(24)
    expect(pages.length).toBeLessThanOrEqual(5)
  })

  test('gives selection, cursor and place back with its rows [C5]', async ({ page, operador, espera, plataforma }) => {
    await operador.manda('100 por página')
    await espera.pagina(1, 3)
    await espera.linha('#')
    await operador.tecla('j')
    for (let step = 0; step < 60; step++) await page.keyboard.press('j')
    await operador.tecla('x')
    const chosen = (await (await activeCell(page)).textContent()) ?? ''
    await operador.tecla('k k k')
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
    await plataforma.late('listar$', 600)
    await operador.tecla('r')
    await espera.texto('Carregando...')
    await espera.linha(id ?? '')
    await expect(await activeCell(page)).toHaveText(id ?? '')
    await expect(page.getByRole('row', { selected: true })).toContainText(chosen)
    await expect(await activeCell(page)).toBeInViewport()
    await expect.poll(() => scroller.evaluate((element) => element.scrollTop)).toBe(at)
    await expect(page.getByRole('grid')).toBeFocused()
  })

  test('that fails is empty, says so without a notice, and is read again by r [C11]', async ({
    page,
    operador,
    espera,
    plataforma,
    vigia,
  }) => {
    vigia.accept(failedCall)
    // One read and its two quick repetitions.
    await plataforma.refuse('listar$', 500, { times: 3 })
    await operador.tecla(']')
    await espera.texto('Não foi possível carregar.')
    await espera.texto('Nenhum registro')
    // Empty it is, and yet nobody knows that there is nothing.
    const footer = page.getByRole('group', { name: 'Paginação' })
    await expect(footer.getByText('Página 2', { exact: true })).toBeVisible()
    await expect(footer).not.toContainText('registros')
    await expect(page.locator('[data-notice]')).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await operador.digita('ir para lojas')
    await expect(operador.paleta.getByRole('option').first()).toContainText('Lojas')
    await operador.tecla('Escape r')
    await espera.pagina(2, 25)
    await espera.linha('#')
    await espera.semTexto('Não foi possível carregar.')
  })

  test.describe('read again while a row is at hand', () => {
    /** Starts an act on a record that answers late, so that the list is read again under the open menu. */
    const late = 2000

    test('leaves menu and focus on their record [C12]', async ({ page, operador, espera, plataforma }) => {
      await plataforma.late('deletar$', late, { times: 1 })
      await operador.faz('excluir cashback', 1)
      await operador.foca('#248')
      const before = espera.vezes('GET', LIST)
      await operador.tecla('.')
      const menu = page.getByRole('menu')
      await expect(menu).toBeVisible()
      await expect.poll(() => espera.vezes('GET', LIST)).toBeGreaterThan(before)
      await expect(page.locator('[role=grid]')).toHaveAttribute('aria-busy', 'false')
      await expect(menu).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('grid')).toBeFocused()
      await espera.linha('#248')
      await operador.tecla('e')
      await espera.caminho('/cashbacks/editar/248')
    })

    test('says when their record is gone [C12]', async ({ page, operador, espera, plataforma }) => {
      await plataforma.late('deletar$', late, { times: 1 })
      await operador.faz('excluir cashback', 248)
      await operador.foca('#248')
      await operador.tecla('.')
      await expect(page.getByRole('menu')).toBeVisible()
      await espera.semLinha('#248')
      await espera.linha('#247')
      await expect(page.getByRole('menu')).toHaveCount(0)
      await expect(page.getByRole('grid')).toBeFocused()
      await espera.texto('#248 não está mais nesta página')
    })
  })
})

test('a search window shows the rows of what was typed last [C3]', async ({ page, operador, plataforma }) => {
  await operador.entra('/produtos/cadastrar')
  await operador.campo('Max Nível ID').focus()
  await operador.tecla('Alt+ArrowDown')
  const search = page.getByRole('dialog', { name: 'Buscar Max Nível' })
  const box = search.getByLabel('Filtrar por Nome')
  await expect(search.getByRole('button', { name: /^Selecionar #/ }).first()).toBeVisible()
  const waits = { c: 1600, ca: 800, caf: 0 }
  for (const [nome, ms] of Object.entries(waits))
    await plataforma.fault({ match: { query: { nome } }, effect: { kind: 'latency', ms } })
  const answers: string[] = []
  for (const nome of Object.keys(waits)) {
    const asked = page.waitForRequest((request) => new URL(request.url()).searchParams.get('nome') === nome)
    await box.press(nome.at(-1) ?? '')
    await asked
    answers.push(nome)
  }
  expect(answers).toEqual(['c', 'ca', 'caf'])
  const wanted = await operador.lista('/gestor/produtos/max-nivel?page=0&size=10&nome=caf')
  const ids = () =>
    search.getByRole('button', { name: /^Selecionar #/ }).evaluateAll((all) => all.map((one) => one.ariaLabel))
  const right = wanted.map(({ id }) => `Selecionar #${id}`)
  await expect.poll(ids).toEqual(right)
  await operador.consulta('/gestor/produtos/max-nivel?page=0&size=10&nome=c')
  expect(await ids()).toEqual(right)
})
