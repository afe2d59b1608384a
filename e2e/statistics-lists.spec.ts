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

for (const { path, title, call, order, total, columns } of lists)
  test.describe(title, () => {
    test.beforeEach(async ({ operator, expected }) => {
      await operator.openSignedIn(path)
      await expected.heading(title)
      await expected.row('#')
    })

    test('sends the parameter names of statistics and shows its columns and total', async ({ page, expected }) => {
      const { query } = await expected.call('GET', call)
      expect(query).toEqual({ PAGE: '0', SIZE: '10', ORDER: order })
      for (const name of columns) await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible()
      await expected.text(`Total: ${total}`)
    })

    test('pages by button and by key, and sorts by digit', async ({ operator, expected }) => {
      await operator.click(/^Próxima/)
      await expected.call('GET', call, { query: { PAGE: '1', SIZE: '10', ORDER: order } })
      await expected.row('#')
      await operator.press('[')
      await expected.text(/Página 1 de/)
      await operator.press('1')
      await expected.call('GET', call, { query: { PAGE: '0', SIZE: '10', ORDER: 'id,ASC' } })
      await expected.row('#1')
    })
  })

test.describe('search by name', () => {
  test('by box and Buscar', async ({ page, operator, expected }) => {
    await operator.openListSignedIn('/usuarios')
    await operator.press('f')
    await expect(page.getByPlaceholder('Pesquisar por nome')).toBeFocused()
    await page.keyboard.type('silva')
    await operator.click(/^Buscar$/)
    await expected.call('GET', '/gestor/estatisticas/usuarios', { query: { nome: 'silva', PAGE: '0' } })
    await operator.click(/^Limpar/)
    await expect
      .poll(async () => (await expected.call('GET', '/gestor/estatisticas/usuarios')).query)
      .toEqual({ PAGE: '0', SIZE: '10', ORDER: 'nome,ASC' })
  })

  test('by phrase from anywhere', async ({ operator, expected }) => {
    await operator.openSignedIn('/blank')
    await expected.heading('Página em branco')
    await operator.runLine('buscar usuário silva')
    await expected.path('/usuarios')
    await expected.call('GET', '/gestor/estatisticas/usuarios', { query: { nome: 'silva' } })
  })

  test('Enter on a user opens their audit', async ({ operator, expected }) => {
    await operator.openListSignedIn('/usuarios')
    const id = (await operator.row('@').getByRole('gridcell').nth(1).textContent())?.replace('#', '')
    await operator.press('j Enter')
    await expected.path('/auditoria/transacoes/usuario')
    await expected.call('GET', `/auditoria/transacoes/usuario/${id}`)
  })
})

test('a transaction opens its history by its id and by Enter', async ({ operator, expected }) => {
  await operator.openListSignedIn('/transacoes')
  await operator.row('#5000').getByRole('link', { name: '#5000' }).click()
  await expected.heading('Histórico da Transação #5000')
  await operator.open('/transacoes')
  await expected.row('#5000')
  await operator.focusRow('#5000')
  await operator.press('Enter')
  await expected.heading('Histórico da Transação #5000')
})

test('a change by key is announced with its outcome, and a column that cannot be sorted is reported', async ({
  page,
  operator,
  expected,
}) => {
  const expectAnnouncement = (text: string) =>
    expect(page.locator('.sr-only[role=status]').getByText(text)).toBeAttached()
  await operator.openListSignedIn('/categorias')
  await operator.press('3')
  await expectAnnouncement('Ordenado por Nome, crescente.')
  await operator.press(']')
  await expectAnnouncement('Página 2 de')
  await operator.press('2')
  await expected.text('A coluna Imagem não se ordena')
})

test('a date under the pointer is shown to the second with its age, and no other cell is', async ({
  page,
  operator,
}) => {
  await operator.openListSignedIn('/transacoes')
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

test('a row of the page is gone to by its id, and the next key acts on it', async ({ page, operator }) => {
  await operator.openListSignedIn('/bonus')
  await operator.runLine('ir para linha 596')
  await expect(operator.row('#596')).toHaveAttribute('data-cursor', 'true')
  await expect(page.getByRole('grid')).toBeFocused()
  await operator.press('j')
  await expect(operator.row('#595')).toHaveAttribute('data-cursor', 'true')
})

for (const width of [1440, 390])
  test(`${width} px wide, a table’s message is in the middle of the visible part, over a line as wide`, async ({
    page,
    operator,
    expected,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await operator.openSignedIn('/cashbacks?DSC_CASHBACK=zzzz')
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
    expect(await measureMessage()).toEqual(middle)
    // A table wider than the window, scrolled to its right end.
    await page.locator('.list-scroller').evaluate((scroller) => (scroller.scrollLeft = scroller.scrollWidth))
    expect(await measureMessage()).toEqual(middle)
    // With an opaque background it would be scrolled before its rows are painted.
    await expect(page.locator('.list-scroller')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const path of ['/cashbacks', '/transacoes'])
    test(`${path}: rows have no checkboxes, and their menus select them`, async ({ page, operator, expected }) => {
      await operator.openListSignedIn(path)
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
      if (path === '/cashbacks') {
        // Opened by key it is visible, wherever the row's button is scrolled to.
        await operator.press('j .')
        await expect(page.getByRole('menuitem').first()).toBeInViewport({ ratio: 1 })
        await operator.press('Escape')
        await rows
          .nth(2)
          .getByRole('button', { name: /^Ações de #/ })
          .click()
        await page.getByRole('menuitem', { name: /^Selecionar a linha/ }).click()
        await expect(rows.nth(2)).toHaveAttribute('aria-selected', 'false')
        await expected.text('1 selecionado')
      }
    })
})

test('selecting or deselecting a page leaves the selection on other pages', async ({ page, operator, expected }) => {
  await operator.openListSignedIn('/cashbacks')
  await operator.press('j x j x')
  await expected.text('2 selecionados')
  await operator.press(']')
  await expected.pageNumber(2, 25)
  await expected.row('#240')
  await operator.press('Mod+a')
  await expected.text('12 selecionados')
  const getCheckbox = page.getByRole('grid').getByRole('columnheader').getByRole('checkbox')
  await getCheckbox.click()
  await expected.text('2 selecionados')
  await getCheckbox.click()
  await expected.text('12 selecionados')
})

test('a row whose id names no record is reported, keeps a position of its own, and no command acts on it [F17]', async ({
  page,
  operator,
  expected,
  platform,
}) => {
  await platform.addFault({ match: { path: 'cashback/listar$' }, effect: { kind: 'data', fault: 'unsafeIds' } })
  await operator.openSignedIn('/cashbacks')
  await expected.row('sem id utilizável')
  const rows = page.getByRole('grid').locator('tr[data-row]')
  await expect(rows).toHaveCount(10)
  const atCursor = page.getByRole('grid').locator('tr[data-cursor]')
  await operator.press('j j')
  await expect(atCursor).toHaveCount(1)
  await expect(atCursor).toHaveAttribute('data-row', '1')
  for (const key of ['x', 'Delete', 'h', 'Enter', 'e', 'Mod+a']) {
    await operator.press(key)
    await expected.text(/Esta linha está sem id utilizável/)
    await operator.press('a v')
    await expected.noText(/Esta linha está/)
  }
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toHaveCount(0)
  await expect(page.locator('tr[aria-selected=true]')).toHaveCount(0)
  await expected.path('/cashbacks')
  await operator.press('m i')
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
  await operator.openListSignedIn('/usuarios')
  await expected.text('Total: não informado')
  await expected.text(/^Página 1$/)
  await operator.press('}')
  await expected.toast(/não diz quantas páginas há/)
  await operator.click(/^Próxima/)
  await expected.text(/^Página 2$/)
  await operator.runLine('100 por página')
  await operator.runLine('página 5')
  await expected.text(/^Página 5$/)
  await expected.row('#')
  await operator.press(']')
  await expected.text('Nenhum registro')
  await expect(page.getByRole('button', { name: 'Próxima' })).toHaveAttribute('aria-disabled', 'true')
  await operator.press('[ a m')
  await expect(page.getByRole('button', { name: 'Contínuo' })).toHaveAttribute('aria-pressed', 'true')
  await expected.row('#')
})

test('Shift and a click on a second checkbox select the rows between', async ({ page, operator, expected }) => {
  await operator.openListSignedIn('/cashbacks')
  const getCheckbox = (index: number) => page.getByRole('grid').locator('tr[data-row]').nth(index).getByRole('checkbox')
  await getCheckbox(1).click()
  await getCheckbox(4).click({ modifiers: ['Shift'] })
  await expected.text(/^4 selecionados/)
  await getCheckbox(2).click({ modifiers: ['Shift'] })
  await expected.text(/^1 selecionado/)
})
