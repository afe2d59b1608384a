/** Pedidos, Transações and Usuários: read-only lists (spec 2 §2, §7 Statistics, §9). */
import { expect, test } from './test.ts'

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
    test.beforeEach(async ({ operador, espera }) => {
      await operador.entra(path)
      await espera.titulo(title)
      await espera.linha('#')
    })

    test('asks in the statistics’ spelling and shows its columns and total', async ({ page, espera }) => {
      const { query } = await espera.chamada('GET', call)
      expect(query).toEqual({ PAGE: '0', SIZE: '10', ORDER: order })
      for (const name of columns) await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible()
      await espera.texto(`Total: ${total}`)
    })

    test('pages by button and by key, and sorts by digit', async ({ operador, espera }) => {
      await operador.clica(/^Próxima/)
      await espera.chamada('GET', call, { query: { PAGE: '1', SIZE: '10', ORDER: order } })
      await espera.linha('#')
      await operador.tecla('[')
      await espera.texto(/Página 1 de/)
      await operador.tecla('1')
      await espera.chamada('GET', call, { query: { PAGE: '0', SIZE: '10', ORDER: 'id,ASC' } })
      await espera.linha('#1')
    })
  })

test.describe('search by name', () => {
  test('by box and Buscar', async ({ page, operador, espera }) => {
    await operador.entraNaLista('/usuarios')
    await operador.tecla('f')
    await expect(page.getByPlaceholder('Pesquisar por nome')).toBeFocused()
    await page.keyboard.type('silva')
    await operador.clica(/^Buscar$/)
    await espera.chamada('GET', '/gestor/estatisticas/usuarios', { query: { nome: 'silva', PAGE: '0' } })
    await operador.clica(/^Limpar/)
    await expect
      .poll(async () => (await espera.chamada('GET', '/gestor/estatisticas/usuarios')).query)
      .toEqual({ PAGE: '0', SIZE: '10', ORDER: 'nome,ASC' })
  })

  test('by phrase from anywhere', async ({ operador, espera }) => {
    await operador.entra('/blank')
    await espera.titulo('Página em branco')
    await operador.manda('buscar usuário silva')
    await espera.caminho('/usuarios')
    await espera.chamada('GET', '/gestor/estatisticas/usuarios', { query: { nome: 'silva' } })
  })

  test('Enter on a user opens their audit', async ({ operador, espera }) => {
    await operador.entraNaLista('/usuarios')
    const id = (await operador.linha('@').getByRole('gridcell').nth(1).textContent())?.replace('#', '')
    await operador.tecla('j Enter')
    await espera.caminho('/auditoria/transacoes/usuario')
    await espera.chamada('GET', `/auditoria/transacoes/usuario/${id}`)
  })
})

test('a transaction opens its history by its id and by Enter', async ({ operador, espera }) => {
  await operador.entraNaLista('/transacoes')
  await operador.linha('#5000').getByRole('link', { name: '#5000' }).click()
  await espera.titulo('Histórico da Transação #5000')
  await operador.abre('/transacoes')
  await espera.linha('#5000')
  await operador.foca('#5000')
  await operador.tecla('Enter')
  await espera.titulo('Histórico da Transação #5000')
})

test('what a key changed is announced with its outcome, and a column that does not sort is told', async ({
  page,
  operador,
  espera,
}) => {
  const announced = (text: string) => expect(page.locator('.sr-only[role=status]').getByText(text)).toBeAttached()
  await operador.entraNaLista('/categorias')
  await operador.tecla('3')
  await announced('Ordenado por Nome, crescente.')
  await operador.tecla(']')
  await announced('Página 2 de')
  await operador.tecla('2')
  await espera.texto('A coluna Imagem não se ordena')
})

test('a date under the pointer is told to the second, with how long ago, and no other cell is', async ({
  page,
  operador,
}) => {
  await operador.entraNaLista('/transacoes')
  const dates = page.getByRole('gridcell', { name: /^20\/11\/2026 \d\d:\d\d$/ })
  const first = dates.first()
  await first.hover()
  await expect(first).toHaveAttribute('title', /^20\/11\/2026 \d\d:\d\d:\d\d · (há|ontem|anteontem|hoje|mês|ano)/)
  await dates.nth(1).hover()
  await expect(dates.nth(1)).toHaveAttribute('title', /^20\/11\/2026/)
  await expect(first).not.toHaveAttribute('title')
  await operador.linha('#5000').getByRole('gridcell').nth(1).hover()
  await expect(page.getByRole('grid').locator('td[title]')).toHaveCount(0)
})

test('a row of the page is gone to by its id, and the next key acts on it', async ({ page, operador }) => {
  await operador.entraNaLista('/bonus')
  await operador.manda('ir para linha 596')
  await expect(operador.linha('#596')).toHaveAttribute('data-cursor', 'true')
  await expect(page.getByRole('grid')).toBeFocused()
  await operador.tecla('j')
  await expect(operador.linha('#595')).toHaveAttribute('data-cursor', 'true')
})

for (const width of [1440, 390])
  test(`${width} px wide, what a table says stands in the middle of what is seen, over a line as wide`, async ({
    page,
    operador,
    espera,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await operador.entra('/cashbacks?DSC_CASHBACK=zzzz')
    await espera.texto('Nenhum registro')
    const seen = () =>
      page.locator('.list-scroller').evaluate((scroller) => {
        const { left, width: wide } = scroller.getBoundingClientRect()
        const right = left + Math.min(wide, scroller.clientWidth)
        const text = document.createRange()
        text.selectNodeContents(scroller.querySelector('.list-message > *')!)
        const words = text.getBoundingClientRect()
        const line = scroller.querySelector('.list-message')!
        const box = line.getBoundingClientRect()
        return {
          offMiddle: Math.abs((words.left + words.right) / 2 - (left + right) / 2),
          lineIsShort: box.left > left + 1 || box.right < right - 1,
          hasLine: Number.parseFloat(getComputedStyle(line).borderBottomWidth) > 0,
        }
      })
    const middle = { offMiddle: expect.closeTo(0, 0), lineIsShort: false, hasLine: true }
    expect(await seen()).toEqual(middle)
    // A table that is wider than the window, looked at from its other side.
    await page.locator('.list-scroller').evaluate((scroller) => (scroller.scrollLeft = scroller.scrollWidth))
    expect(await seen()).toEqual(middle)
    // Opaque, it would be scrolled before its rows are drawn.
    await expect(page.locator('.list-scroller')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const path of ['/cashbacks', '/transacoes'])
    test(`${path}: rows have no boxes, and their menus select them`, async ({ page, operador, espera }) => {
      await operador.entraNaLista(path)
      await expect(page.getByRole('grid').getByRole('checkbox')).toHaveCount(0)
      const rows = page.getByRole('grid').locator('tr[data-row]')
      // What a long press on a cell leads to.
      for (const at of [1, 2]) {
        await rows
          .nth(at)
          .locator('td[aria-colindex="3"]')
          .click({ button: 'right', position: { x: 4, y: 4 } })
        await page.getByRole('menuitem', { name: /^Selecionar a linha/ }).click()
        await expect(rows.nth(at)).toHaveAttribute('aria-selected', 'true')
      }
      await espera.texto('2 selecionados')
      if (path === '/cashbacks') {
        // By key it is in sight, wherever the row's button is scrolled to.
        await operador.tecla('j .')
        await expect(page.getByRole('menuitem').first()).toBeInViewport({ ratio: 1 })
        await operador.tecla('Escape')
        await rows
          .nth(2)
          .getByRole('button', { name: /^Ações de #/ })
          .click()
        await page.getByRole('menuitem', { name: /^Selecionar a linha/ }).click()
        await expect(rows.nth(2)).toHaveAttribute('aria-selected', 'false')
        await espera.texto('1 selecionado')
      }
    })
})

test('a page that is selected, or let go, leaves what is selected on others', async ({ page, operador, espera }) => {
  await operador.entraNaLista('/cashbacks')
  await operador.tecla('j x j x')
  await espera.texto('2 selecionados')
  await operador.tecla(']')
  await espera.pagina(2, 25)
  await espera.linha('#240')
  await operador.tecla('Mod+a')
  await espera.texto('12 selecionados')
  const box = page.getByRole('grid').getByRole('columnheader').getByRole('checkbox')
  await box.click()
  await espera.texto('2 selecionados')
  await box.click()
  await espera.texto('12 selecionados')
})

test('a row whose id names no record is told, has a place of its own, and nothing acts on it [F17]', async ({
  page,
  operador,
  espera,
  plataforma,
}) => {
  await plataforma.fault({ match: { path: 'cashback/listar$' }, effect: { kind: 'data', fault: 'unsafeIds' } })
  await operador.entra('/cashbacks')
  await espera.linha('sem id utilizável')
  const rows = page.getByRole('grid').locator('tr[data-row]')
  await expect(rows).toHaveCount(10)
  const atCursor = page.getByRole('grid').locator('tr[data-cursor]')
  await operador.tecla('j j')
  await expect(atCursor).toHaveCount(1)
  await expect(atCursor).toHaveAttribute('data-row', '1')
  for (const key of ['x', 'Delete', 'h', 'Enter', 'e', 'Mod+a']) {
    await operador.tecla(key)
    await espera.texto(/Esta linha está sem id utilizável/)
    await operador.tecla('a v')
    await espera.semTexto(/Esta linha está/)
  }
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toHaveCount(0)
  await expect(page.locator('tr[aria-selected=true]')).toHaveCount(0)
  await espera.caminho('/cashbacks')
  await operador.tecla('m i')
  await espera.texto(/Esta linha está sem id utilizável/)
  await expect(page.getByRole('complementary', { name: 'Prévia' })).toContainText('Cashback sem id utilizável')
  for (const [method, call] of [
    ['DELETE', 'deletar'],
    ['PUT', 'atualizar'],
    ['GET', 'visualizar'],
  ] as const)
    expect(espera.vezes(method, `/gestor/cashback/${call}`)).toBe(0)
})

test('a list whose call says no total is paged through to its end, and tells none [C16]', async ({
  page,
  operador,
  espera,
  plataforma,
}) => {
  await plataforma.fault({ match: { path: 'estatisticas/' }, effect: { kind: 'data', fault: 'noTotals' } })
  await operador.entraNaLista('/usuarios')
  await espera.texto('Total: não informado')
  await espera.texto(/^Página 1$/)
  await operador.tecla('}')
  await espera.toast(/não diz quantas páginas há/)
  await operador.clica(/^Próxima/)
  await espera.texto(/^Página 2$/)
  await operador.manda('100 por página')
  await operador.manda('página 5')
  await espera.texto(/^Página 5$/)
  await espera.linha('#')
  await operador.tecla(']')
  await espera.texto('Nenhum registro')
  await expect(page.getByRole('button', { name: 'Próxima' })).toHaveAttribute('aria-disabled', 'true')
  await operador.tecla('[ a m')
  await expect(page.getByRole('button', { name: 'Contínuo' })).toHaveAttribute('aria-pressed', 'true')
  await espera.linha('#')
})

test('Shift and a click on a second box take the rows between', async ({ page, operador, espera }) => {
  await operador.entraNaLista('/cashbacks')
  const box = (at: number) => page.getByRole('grid').locator('tr[data-row]').nth(at).getByRole('checkbox')
  await box(1).click()
  await box(4).click({ modifiers: ['Shift'] })
  await espera.texto(/^4 selecionados/)
  await box(2).click({ modifiers: ['Shift'] })
  await espera.texto(/^1 selecionado/)
})
