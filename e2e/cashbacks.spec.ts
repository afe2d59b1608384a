/** Cashbacks from end to end, by keyboard alone (spec 1 §2.8, §3, §5, §7, §8). */
import { newCashback } from './cashbacks.ts'
import { expect, test } from './test.ts'

const LIST = '/gestor/cashback/listar'
const refusedCall = /Failed to load resource: the server responded with a status of (404|409|500)/

test.describe('the list', () => {
  test.beforeEach(async ({ operador, espera }) => {
    await operador.entra('/cashbacks')
    await espera.linha('Volta às aulas · Farmácia')
  })

  test('an act typed into the palette is asked about, done, and seen in the list', async ({ operador, espera }) => {
    await espera.texto('(250 registros)')
    await operador.faz('excluir cashback', 12)
    await espera.toast('Excluído com sucesso')
    await espera.chamada('DELETE', '/gestor/cashback/deletar', { query: { id: '12' } })
    await espera.texto('(249 registros)')
  })

  test('filters with texts as they stand and leaves the empty ones out', async ({ operador, espera }) => {
    await operador.tecla('f')
    await expect(operador.campo('Descrição')).toBeFocused()
    await operador.page.keyboard.type('natal')
    await operador.tecla('Tab Tab')
    await operador.page.keyboard.type('1')
    await operador.tecla('Enter')
    const { query } = await espera.chamada('GET', LIST, { query: { DSC_CASHBACK: 'natal', STATUS_ID: '1', page: '0' } })
    expect(query).not.toHaveProperty('PORCENTAGEM_CASHBACK')
    await espera.linha('Natal · Alimentação')
    await operador.tecla('Escape a l')
    await espera.texto('(250 registros)')
  })

  test('pages and sorts by keys, goes back to the first page with one call, and keeps both in the address [C4]', async ({
    page,
    operador,
    espera,
    vigia,
  }) => {
    await operador.tecla(']')
    await espera.pagina(2, 25)
    await operador.tecla('2')
    await espera.chamada('GET', LIST, { query: { sort: 'dscCashback,ASC', page: '0' } })
    await espera.pagina(1, 25)
    await espera.linha('#')
    const sorted = vigia.calls.filter(({ path, query }) => path === LIST && query['sort'] === 'dscCashback,ASC')
    // The page after it is fetched ahead; the second page of the new order is never asked for first.
    expect(sorted.map(({ query }) => query['page']).filter((asked, at) => asked === '0' || at === 0)).toEqual(['0'])
    await operador.tecla('2')
    await espera.chamada('GET', LIST, { query: { sort: 'dscCashback,DESC' } })
    await operador.tecla('}')
    await espera.pagina(25, 25)
    await page.reload()
    await espera.pagina(25, 25)
    await espera.chamada('GET', LIST, { query: { sort: 'dscCashback,DESC', page: '24', size: '10' } })
    await operador.tecla('0')
    await espera.chamada('GET', LIST, { query: { sort: 'id,DESC', page: '0' } })
    await page.goBack()
    await espera.pagina(25, 25)
  })

  test('shows a record in a window, steps through the list in it, and comes back to the row', async ({
    page,
    operador,
    espera,
  }) => {
    await operador.tecla('j j Enter')
    const window = page.getByRole('dialog')
    await expect(window.getByText('Cashback #249')).toBeVisible()
    for (const label of ['Descrição', 'Percentual', 'Status', 'Data Cadastro', 'Data Atualização'])
      await expect(window.getByText(label, { exact: true })).toBeVisible()
    await expect(window).toContainText('%')
    await operador.tecla('j')
    await expect(window.getByText('Cashback #248')).toBeVisible()
    await operador.tecla('Escape')
    await expect(window).toBeHidden()
    await expect(page.getByRole('grid')).toBeFocused()
    await espera.linha('Primeira compra · Eletrônicos')
    const cursor = page.getByRole('grid').locator('tr[data-cursor]')
    await expect(cursor).toContainText('#248')
    // Opened by a line, with the cursor elsewhere.
    await operador.manda('ver cashback 245')
    await expect(window.getByText('Cashback #245')).toBeVisible()
    await operador.tecla('j')
    await expect(window.getByText('Cashback #244')).toBeVisible()
    await operador.tecla('Escape')
    await expect(window).toBeHidden()
    await expect(cursor).toContainText('#244')
  })

  test('toggles by key: a question, the whole record sent, the message', async ({ operador, espera }) => {
    const shown = await operador.linha('Volta às aulas · Farmácia').getByRole('gridcell').nth(3).innerText()
    const percentual = Number(shown.replace('%', '').replace(',', '.'))
    await operador.tecla('j h')
    await operador.confirma('Desabilitar cashback #250?')
    await espera.toast('Status atualizado')
    await espera.chamada('PUT', '/gestor/cashback/atualizar', {
      body: { id: 250, statusId: 2, dscCashback: 'Volta às aulas · Farmácia', porcentagemCashback: percentual },
    })
    await expect(operador.linha('Volta às aulas · Farmácia')).toContainText('Inativo')
    await operador.tecla('h')
    await operador.confirma('Habilitar cashback #250?')
    await espera.chamada('PUT', '/gestor/cashback/atualizar', { body: { id: 250, statusId: 1 } })
  })

  test('the menu of a row has one toggle, for what the row is not', async ({ page, operador }) => {
    const verbs = page.getByRole('menuitem', { name: /abilitar/ })
    await operador
      .linha('Volta às aulas · Farmácia')
      .getByRole('button', { name: /^Ações/ })
      .click()
    await expect(verbs).toHaveText([/^Desabilitar/])
    await verbs.click()
    await operador.confirma('Desabilitar cashback #250?')
    await expect(operador.linha('Volta às aulas · Farmácia')).toContainText('Inativo')
    await operador
      .linha('Volta às aulas · Farmácia')
      .getByRole('button', { name: /^Ações/ })
      .click()
    await expect(verbs).toHaveText([/^Habilitar/])
  })

  test('after a removal the cursor stands on the row that took the place', async ({ page, operador, espera }) => {
    await operador.tecla('j j Delete')
    await operador.confirma('Excluir cashback #249?')
    await espera.semLinha('Black November · Moda')
    await espera.linha('#248')
    await expect(page.getByRole('grid')).toBeFocused()
    await operador.tecla('e')
    await espera.caminho('/cashbacks/editar/248')
  })

  test('the server says why; without its words the console does', async ({ operador, espera, vigia }) => {
    vigia.accept(refusedCall)
    await operador.faz('excluir cashback', 141)
    await espera.toast('Cashback #141 vinculado a uma campanha em curso.')
    await operador.faz('excluir cashback', 142)
    await espera.toast('Erro ao excluir')
  })
})

test('a thousand rows a page stay few elements, and keys reach the last one [G1]', async ({
  page,
  operador,
  espera,
}) => {
  await operador.entra('/auditoria/transacoes/valor')
  await espera.texto('(5.000 registros)')
  await operador.manda('1000 por página')
  await espera.pagina(1, 5)
  const grid = page.getByRole('grid')
  await expect(grid).toHaveAttribute('aria-busy', 'false')
  await operador.tecla('j Mod+End')
  await expect(page.getByRole('row', { selected: false }).last()).toHaveAttribute('aria-rowindex', '1001')
  expect(await page.locator('*').count()).toBeLessThan(900)
  await expect(grid).toHaveAttribute('aria-rowcount', '5001')
  const active = await grid.getAttribute('aria-activedescendant')
  await expect(page.locator(`[id="${active}"]`)).toBeInViewport()
})

test.describe('the form', () => {
  test('creates by keyboard alone', async ({ page, operador, espera }) => {
    await operador.entra('/cashbacks')
    await espera.linha('Volta às aulas · Farmácia')
    await operador.tecla('c')
    await espera.titulo('Cadastrar Cashback')
    await operador.campo('Status').focus()
    await page.keyboard.type('Ativo')
    await operador.tecla('Tab')
    await page.keyboard.type('Semana do cliente')
    await operador.tecla('Tab')
    await page.keyboard.type('7,25')
    await operador.tecla('Mod+Enter')
    await espera.toast('Criado com sucesso')
    const { body } = await espera.chamada('POST', '/gestor/cashback')
    expect(body).toEqual({ status: { id: 1 }, dscCashback: 'Semana do cliente', porcentagemCashback: 7.25 })
    await espera.caminho('/cashbacks')
    await espera.linha('Semana do cliente')
  })

  test('edits with id, statusId and a number', async ({ operador, espera }) => {
    await operador.entra('/cashbacks/editar/12')
    await expect(operador.campo('Descrição')).toHaveValue('Clube Prata · Brinquedos')
    const percentual = Number((await operador.campo('% Cashback').inputValue()).replace(',', '.'))
    await operador.preenche('Descrição', 'Clube Prata · Jogos')
    await operador.tecla('Mod+s')
    await espera.toast('Atualizado com sucesso')
    const { body } = await espera.chamada('PUT', '/gestor/cashback/atualizar')
    expect(body).toEqual({ id: 12, statusId: 1, dscCashback: 'Clube Prata · Jogos', porcentagemCashback: percentual })
    await espera.caminho('/cashbacks')
  })

  test('refuses on its field what cannot be, sends nothing and keeps what was typed', async ({ operador, espera }) => {
    await newCashback(operador, 'Campanha')
    const NUMBER = 'Informe um número de 0 a 100, com até duas casas decimais.'
    for (const [field, typed, message] of [
      ['% Cashback', '100,01', NUMBER],
      ['% Cashback', '1,234', NUMBER],
      ['% Cashback', '1e3', NUMBER],
      ['Descrição', '', 'Informe a descrição.'],
    ] as const) {
      const fine = await operador.campo(field).inputValue()
      await operador.preenche(field, typed)
      await operador.tecla('Mod+Enter')
      await espera.texto(message)
      await expect(operador.campo(field), typed).toBeFocused()
      await expect(operador.campo(field)).toHaveValue(typed)
      await operador.preenche(field, fine)
      await espera.semTexto(message)
    }
    expect(espera.vezes('POST', '/gestor/cashback')).toBe(0)
  })

  test('holds at most 100 characters', async ({ operador }) => {
    await operador.entra('/cashbacks/cadastrar')
    await operador.campo('Descrição').focus()
    await operador.page.keyboard.insertText('x'.repeat(99))
    await operador.page.keyboard.type('yz')
    await expect(operador.campo('Descrição')).toHaveValue(`${'x'.repeat(99)}y`)
  })
})

test('with the platform gone the list says so and a form keeps what was typed', async ({
  page,
  operador,
  espera,
  plataforma,
  vigia,
}) => {
  vigia.accept(/Failed to load resource/)
  await newCashback(operador, 'Campanha sem rede')
  await plataforma.fault({ match: { path: '^/gestor/cashback' }, effect: { kind: 'reset' } })
  await operador.tecla('Mod+Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Sem resposta do servidor' }).first()).toBeVisible()
  await expect(operador.campo('Descrição')).toHaveValue('Campanha sem rede')
  await operador.preenche('Descrição', '')
  await operador.preenche('% Cashback', '')
  await operador.abre('/cashbacks')
  await espera.texto('Não foi possível carregar.')
  await espera.texto('Nenhum registro')
  await expect(page.getByRole('button', { name: 'Tentar novamente' })).toBeVisible()
})
