/** Pedidos, Transações and Usuários: read-only lists (spec 2 §2, §7 Statistics, §9). */
import { expect, test } from './fixtures.ts'

const lists = [
  {
    path: '/pedidos',
    title: 'Pedidos',
    call: '/gestor/estatisticas/pedidos',
    order: 'dtCadastro,DESC',
    total: '2.000',
    columns: ['ID', 'Usuário', 'Produto', 'Valor', 'Autorização', 'Data'],
  },
  {
    path: '/transacoes',
    title: 'Transações',
    call: '/gestor/estatisticas/transacoes',
    order: 'dtCadastro,DESC',
    total: '5.000',
    columns: ['ID', 'Descrição', 'Valor', 'Pagamento', 'Tipo', 'Status', 'Usuário Origem', 'Usuário Destino', 'Data'],
  },
  {
    path: '/usuarios',
    title: 'Usuários',
    call: '/gestor/estatisticas/usuarios',
    order: 'nome,ASC',
    total: '500',
    columns: ['ID', 'Nome', 'E-mail'],
  },
] as const

test('each list of statistics sends its parameter names, shows its columns and total, pages and sorts', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensSignedIn('/blank')
  for (const { path, title, call, order, total, columns } of lists)
    await test.step(title, async () => {
      await operator.opens(path)
      await expected.heading(title)
      await expected.row('#')
      const { query } = await expected.call('GET', call)
      expect(query).toEqual({ PAGE: '0', SIZE: '10', ORDER: order })
      for (const name of columns) await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible()
      await expected.text(`Total: ${total}`)
      await operator.clicks(/^Próxima/)
      await expected.call('GET', call, { query: { PAGE: '1', SIZE: '10', ORDER: order } })
      await expected.row('#')
      await operator.presses('1')
      await expected.call('GET', call, { query: { PAGE: '0', SIZE: '10', ORDER: 'id,ASC' } })
      await expected.row('#1')
    })
})

test('users are searched by name in the box and by phrase from anywhere, and Enter on one opens their audit', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensListSignedIn('/usuarios')
  const call = '/gestor/estatisticas/usuarios'
  await operator.presses('f')
  await expect(page.getByPlaceholder('Pesquisar por nome')).toBeFocused()
  await page.keyboard.type('silva')
  await operator.clicks(/^Buscar$/)
  await expected.call('GET', call, { query: { nome: 'silva', PAGE: '0' } })
  await operator.clicks(/^Limpar/)
  await expect
    .poll(async () => (await expected.call('GET', call)).query)
    .toEqual({ PAGE: '0', SIZE: '10', ORDER: 'nome,ASC' })
  await expected.row('@')
  const id = await operator.readRowId(0)
  await operator.focusesRow(`#${id}`)
  await operator.presses('Enter')
  await expected.path('/auditoria/transacoes/usuario')
  await expected.call('GET', `/auditoria/transacoes/usuario/${id}`)
  await operator.runs('buscar usuário silva')
  await expected.path('/usuarios')
  await expected.call('GET', call, { query: { nome: 'silva' } })
})

test('a transaction shows its date to the second under the pointer, and opens its history by its id and by Enter', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensListSignedIn('/transacoes')
  await test.step('The date has its seconds and its age; no other cell has a tooltip', async () => {
    const dates = page.getByRole('gridcell', { name: /^20\/11\/2026 \d\d:\d\d$/ })
    const first = dates.first()
    await first.hover()
    await expect(first).toHaveAttribute('title', /^20\/11\/2026 \d\d:\d\d:\d\d · (há|ontem|anteontem|hoje|mês|ano)/)
    await dates.nth(1).hover()
    await expect(dates.nth(1)).toHaveAttribute('title', /^20\/11\/2026/)
    await expect(first).not.toHaveAttribute('title')
    await operator.row('#5000').getByRole('gridcell').nth(1).hover()
    await expect(page.getByRole('grid').locator('td[title]')).toHaveCount(0)
  })
  await operator.row('#5000').getByRole('link', { name: '#5000' }).click()
  await expected.heading('Histórico da Transação #5000')
  await page.goBack()
  await expected.row('#5000')
  await operator.focusesRow('#5000')
  await operator.presses('Enter')
  await expected.heading('Histórico da Transação #5000')
})

test('a table’s message is in the middle of the visible part, over a line as wide, at every width', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensSignedIn('/cashbacks?DSC_CASHBACK=zzzz')
  await expected.text('Nenhum registro')
  const measureMessage = () =>
    page.locator('.list-scroller').evaluate((scroller) => {
      const { left, width: scrollerWidth } = scroller.getBoundingClientRect()
      const right = left + Math.min(scrollerWidth, scroller.clientWidth)
      const text = document.createRange()
      text.selectNodeContents(scroller.querySelector('.list-message > *')!)
      const words = text.getBoundingClientRect()
      const line = scroller.querySelector('.list-message')!
      const getCheckbox = line.getBoundingClientRect()
      return {
        offMiddle: Math.abs((words.left + words.right) / 2 - (left + right) / 2),
        lineIsShort: getCheckbox.left > left + 1 || getCheckbox.right < right - 1,
        hasLine: Number.parseFloat(getComputedStyle(line).borderBottomWidth) > 0,
      }
    })
  const middle = { offMiddle: expect.closeTo(0, 0), lineIsShort: false, hasLine: true }
  for (const width of [1440, 390])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 })
      expect(await measureMessage()).toEqual(middle)
      // A table wider than the window, scrolled to its right end.
      await page.locator('.list-scroller').evaluate((scroller) => (scroller.scrollLeft = scroller.scrollWidth))
      expect(await measureMessage()).toEqual(middle)
    })
  // With an opaque background it would be scrolled before its rows are painted.
  await expect(page.locator('.list-scroller')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('rows have no checkboxes, and their menus select them', async ({ page, operator, expected }) => {
    await operator.opensListSignedIn('/cashbacks')
    await expect(page.getByRole('grid').getByRole('checkbox')).toHaveCount(0)
    const rows = page.getByRole('grid').locator('tr[data-row]')
    // A long press on a cell opens this menu.
    for (const index of [1, 2]) {
      await rows
        .nth(index)
        .locator('td[aria-colindex="3"]')
        .click({ button: 'right', position: { x: 4, y: 4 } })
      await page.getByRole('menuitem', { name: /^Selecionar a linha/ }).click()
      await expect(rows.nth(index)).toHaveAttribute('aria-selected', 'true')
    }
    await expected.text('2 selecionados')
    // Opened by key it is visible, wherever the row's button is scrolled to.
    await operator.presses('j .')
    await expect(page.getByRole('menuitem').first()).toBeInViewport({ ratio: 1 })
    await operator.presses('Escape')
    await rows
      .nth(2)
      .getByRole('button', { name: /^Ações de #/ })
      .click()
    await page.getByRole('menuitem', { name: /^Selecionar a linha/ }).click()
    await expect(rows.nth(2)).toHaveAttribute('aria-selected', 'false')
    await expected.text('1 selecionado')
  })
})

test('rows are gone to by id and selected by key, by a page’s and by two checkboxes', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensListSignedIn('/cashbacks')
  await test.step('A row is gone to by its id, and the next keys act on it', async () => {
    await operator.runs('ir para linha 246')
    await expect(operator.row('#246')).toHaveAttribute('data-cursor', 'true')
    await expect(page.getByRole('grid')).toBeFocused()
    await operator.presses('j')
    await expect(operator.row('#245')).toHaveAttribute('data-cursor', 'true')
    await operator.presses('x j x')
    await expected.text('2 selecionados')
  })
  await test.step('Selecting or deselecting a page leaves the selection on other pages', async () => {
    await operator.presses(']')
    await expected.pageNumber(2, 25)
    await expected.row('#240')
    await operator.presses('Mod+a')
    await expected.text('12 selecionados')
    const pageCheckbox = page.getByRole('grid').getByRole('columnheader').getByRole('checkbox')
    await pageCheckbox.click()
    await expected.text('2 selecionados')
    await pageCheckbox.click()
    await expected.text('12 selecionados')
    await pageCheckbox.click()
  })
  await test.step('Shift and a click on a second checkbox select the rows between', async () => {
    const getCheckbox = (index: number) =>
      page.getByRole('grid').locator('tr[data-row]').nth(index).getByRole('checkbox')
    await getCheckbox(1).click()
    await getCheckbox(4).click({ modifiers: ['Shift'] })
    await expected.text(/^6 selecionados/)
    await getCheckbox(2).click({ modifiers: ['Shift'] })
    await expected.text(/^3 selecionados/)
  })
})

test('a row whose id names no record is reported, keeps a position of its own, and no command acts on it [F17]', async ({
  page,
  operator,
  expected,
  platform,
}) => {
  await platform.addFault({ match: { path: 'cashback/listar$' }, effect: { kind: 'data', fault: 'unsafeIds' } })
  await operator.opensSignedIn('/cashbacks')
  await expected.row('sem id utilizável')
  const rows = page.getByRole('grid').locator('tr[data-row]')
  await expect(rows).toHaveCount(10)
  const atCursor = page.getByRole('grid').locator('tr[data-cursor]')
  await operator.presses('j j')
  await expect(atCursor).toHaveCount(1)
  await expect(atCursor).toHaveAttribute('data-row', '1')
  for (const key of ['x', 'Delete', 'h', 'Enter', 'e', 'Mod+a']) {
    await operator.presses(key)
    await expected.text(/Esta linha está sem id utilizável/)
    await operator.presses('a v')
    await expected.noText(/Esta linha está/)
  }
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toHaveCount(0)
  await expect(page.locator('tr[aria-selected=true]')).toHaveCount(0)
  await expected.path('/cashbacks')
  await operator.presses('m i')
  await expected.text(/Esta linha está sem id utilizável/)
  await expect(page.getByRole('complementary', { name: 'Prévia' })).toContainText('Cashback sem id utilizável')
  for (const [method, call] of [
    ['DELETE', 'deletar'],
    ['PUT', 'atualizar'],
    ['GET', 'visualizar'],
  ] as const)
    expect(expected.countCalls(method, `/gestor/cashback/${call}`)).toBe(0)
})

test('a list whose call gives no total can be paged to its end, and shows none [C16]', async ({
  page,
  operator,
  expected,
  platform,
}) => {
  await platform.addFault({ match: { path: 'estatisticas/' }, effect: { kind: 'data', fault: 'noTotals' } })
  await operator.opensListSignedIn('/usuarios')
  await expected.text('Total: não informado')
  await expected.text(/^Página 1$/)
  await operator.presses('}')
  await expected.toast(/não diz quantas páginas há/)
  await operator.clicks(/^Próxima/)
  await expected.text(/^Página 2$/)
  await operator.runs('100 por página')
  await operator.runs('página 5')
  await expected.text(/^Página 5$/)
  await expected.row('#')
  await operator.presses(']')
  await expected.text('Nenhum registro')
  await expect(page.getByRole('button', { name: 'Próxima' })).toHaveAttribute('aria-disabled', 'true')
  await operator.presses('[ a m')
  await expect(page.getByRole('button', { name: 'Contínuo' })).toHaveAttribute('aria-pressed', 'true')
  await expected.row('#')
})
