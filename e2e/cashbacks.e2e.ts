/** Cashbacks from end to end, by keyboard alone (spec 1 §2.8, §3, §5, §7, §8). */
import { fillNewCashback } from './cashbacks.ts'
import { expect, test } from './fixtures.ts'

const LIST = '/gestor/cashback/listar'
const refusedCall = /Failed to load resource: the server responded with a status of (404|409|500)/

test('a removal typed into the palette is confirmed, performed, and visible in the list, or refused with its reason', async ({
  page,
  operator,
  expected,
  watch,
}) => {
  watch.acceptProblem(refusedCall)
  await operator.opensSignedIn('/cashbacks')
  await expected.row('Volta às aulas · Farmácia')
  await expected.text('(250 registros)')
  await operator.runsOnRecord('excluir cashback', 12)
  await expected.toast('Excluído com sucesso')
  await expected.call('DELETE', '/gestor/cashback/deletar', { query: { id: '12' } })
  await expected.text('(249 registros)')
  await test.step('a refusal shows the server’s reason, or the console’s own without one', async () => {
    await operator.runsOnRecord('excluir cashback', 141)
    await expected.toast('Cashback #141 vinculado a uma campanha em curso.')
    await operator.runsOnRecord('excluir cashback', 142)
    await expected.toast('Erro ao excluir')
  })
  await test.step('after a removal the cursor is on the row that took its place', async () => {
    await operator.focusesRow('#249')
    await operator.presses('Delete')
    await operator.acceptsDialog('Excluir cashback #249?')
    await expected.noRow('Black November · Moda')
    await expected.row('#248')
    await expect(page.getByRole('grid')).toBeFocused()
    await operator.presses('e')
    await expected.path('/cashbacks/editar/248')
  })
})

test('sends filter texts unchanged; pages and sorts by keys, returns to the first page with one call, and keeps both in the URL [C4]', async ({
  page,
  operator,
  expected,
  watch,
}) => {
  await operator.opensSignedIn('/cashbacks')
  await expected.row('Volta às aulas · Farmácia')
  await operator.presses('f')
  await expect(operator.field('Descrição')).toBeFocused()
  await operator.page.keyboard.type('natal')
  await operator.presses('Tab Tab')
  await operator.page.keyboard.type('1')
  await operator.presses('Enter')
  const filtered = await expected.call('GET', LIST, { query: { DSC_CASHBACK: 'natal', STATUS_ID: '1', page: '0' } })
  expect(filtered.query).not.toHaveProperty('PORCENTAGEM_CASHBACK')
  await expected.row('Natal · Alimentação')
  await operator.presses('Escape a l')
  await expected.text('(250 registros)')
  await test.step('pages and order by keys', async () => {
    await page.getByRole('grid').focus()
    await operator.presses(']')
    await expected.pageNumber(2, 25)
    await operator.presses('2')
    await expected.call('GET', LIST, { query: { sort: 'dscCashback,ASC', page: '0' } })
    await expected.pageNumber(1, 25)
    await expected.row('#')
    const sorted = watch.calls.filter(({ path, query }) => path === LIST && query['sort'] === 'dscCashback,ASC')
    // The next page is prefetched, but the second page of the new order is never requested first.
    expect(
      sorted.map(({ query }) => query['page']).filter((requestedPage, index) => requestedPage === '0' || index === 0),
    ).toEqual(['0'])
    await operator.presses('2')
    await expected.call('GET', LIST, { query: { sort: 'dscCashback,DESC' } })
    await operator.presses('}')
    await expected.pageNumber(25, 25)
    await page.reload()
    await expected.pageNumber(25, 25)
    await expected.call('GET', LIST, { query: { sort: 'dscCashback,DESC', page: '24', size: '10' } })
    await operator.presses('0')
    await expected.call('GET', LIST, { query: { sort: 'id,DESC', page: '0' } })
    await page.goBack()
    await expected.pageNumber(25, 25)
  })
})

test('toggles by key, with the whole record sent, and by the menu of a row, which has one toggle', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensSignedIn('/cashbacks')
  await expected.row('Volta às aulas · Farmácia')
  const cellText = await operator.row('Volta às aulas · Farmácia').getByRole('gridcell').nth(3).innerText()
  const percentage = Number(cellText.replace('%', '').replace(',', '.'))
  await operator.presses('j h')
  await operator.acceptsDialog('Desabilitar cashback #250?')
  await expected.toast('Status atualizado')
  await expected.call('PUT', '/gestor/cashback/atualizar', {
    body: { id: 250, statusId: 2, dscCashback: 'Volta às aulas · Farmácia', porcentagemCashback: percentage },
  })
  await expect(operator.row('Volta às aulas · Farmácia')).toContainText('Inativo')
  await operator.presses('h')
  await operator.acceptsDialog('Habilitar cashback #250?')
  await expected.call('PUT', '/gestor/cashback/atualizar', { body: { id: 250, statusId: 1 } })
  await expected.toast('Status atualizado')
  await expect(operator.row('Volta às aulas · Farmácia')).toContainText('Ativo')
  await test.step('the menu of a row has one toggle, for the status the row does not have', async () => {
    const toggles = page.getByRole('menuitem', { name: /abilitar/ })
    await operator
      .row('Volta às aulas · Farmácia')
      .getByRole('button', { name: /^Ações/ })
      .click()
    await expect(toggles).toHaveText([/^Desabilitar/])
    await toggles.click()
    await operator.acceptsDialog('Desabilitar cashback #250?')
    await expect(operator.row('Volta às aulas · Farmácia')).toContainText('Inativo')
    await operator
      .row('Volta às aulas · Farmácia')
      .getByRole('button', { name: /^Ações/ })
      .click()
    await expect(toggles).toHaveText([/^Habilitar/])
  })
})

test('a thousand rows a page need few elements, and keys reach the last one [G1]', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensSignedIn('/auditoria/transacoes/valor')
  await expected.text('(5.000 registros)')
  await operator.runs('1000 por página')
  await expected.pageNumber(1, 5)
  const grid = page.getByRole('grid')
  await expect(grid).toHaveAttribute('aria-busy', 'false')
  await operator.presses('j Mod+End')
  await expect(page.getByRole('row', { selected: false }).last()).toHaveAttribute('aria-rowindex', '1001')
  expect(await page.locator('*').count()).toBeLessThan(900)
  await expect(grid).toHaveAttribute('aria-rowcount', '5001')
  const active = await grid.getAttribute('aria-activedescendant')
  await expect(page.locator(`[id="${active}"]`)).toBeInViewport()
})

test('creates by keyboard alone, and edits with id, statusId and a number', async ({ page, operator, expected }) => {
  await operator.opensSignedIn('/cashbacks')
  await expected.row('Volta às aulas · Farmácia')
  await operator.presses('c')
  await expected.heading('Cadastrar Cashback')
  await operator.field('Status').focus()
  await page.keyboard.type('Ativo')
  await operator.presses('Tab')
  await page.keyboard.type('Semana do cliente')
  await operator.presses('Tab')
  await page.keyboard.type('7,25')
  await operator.presses('Mod+Enter')
  await expected.toast('Criado com sucesso')
  const { body } = await expected.call('POST', '/gestor/cashback')
  expect(body).toEqual({ status: { id: 1 }, dscCashback: 'Semana do cliente', porcentagemCashback: 7.25 })
  await expected.path('/cashbacks')
  await expected.row('Semana do cliente')
  await test.step('edits with id, statusId and a number', async () => {
    await operator.opens('/cashbacks/editar/12')
    await expect(operator.field('Descrição')).toHaveValue('Clube Prata · Brinquedos')
    const percentage = Number((await operator.field('% Cashback').inputValue()).replace(',', '.'))
    await operator.fills('Descrição', 'Clube Prata · Jogos')
    await operator.presses('Mod+s')
    await expected.toast('Atualizado com sucesso')
    const update = await expected.call('PUT', '/gestor/cashback/atualizar')
    expect(update.body).toEqual({
      id: 12,
      statusId: 1,
      dscCashback: 'Clube Prata · Jogos',
      porcentagemCashback: percentage,
    })
    await expected.path('/cashbacks')
  })
})

test('a form refuses an invalid value at its field, sends nothing and keeps what was typed, also with the platform down', async ({
  page,
  operator,
  expected,
  platform,
  watch,
}) => {
  watch.acceptProblem(/Failed to load resource/)
  await fillNewCashback(operator, 'Campanha')
  const NUMBER = 'Informe um número de 0 a 100, com até duas casas decimais.'
  for (const [field, typed, message] of [
    ['% Cashback', '100,01', NUMBER],
    ['Descrição', '', 'Informe a descrição.'],
  ] as const) {
    const validValue = await operator.field(field).inputValue()
    await operator.fills(field, typed)
    await operator.presses('Mod+Enter')
    await expected.text(message)
    await expect(operator.field(field), typed).toBeFocused()
    await expect(operator.field(field)).toHaveValue(typed)
    await operator.fills(field, validValue)
    await expected.noText(message)
  }
  expect(expected.countCalls('POST', '/gestor/cashback')).toBe(0)
  await test.step('with the platform down it keeps what was typed, and the list says so', async () => {
    await platform.addFault({ match: { path: '^/gestor/cashback' }, effect: { kind: 'reset' } })
    await operator.presses('Mod+Enter')
    await expect(page.getByRole('alert').filter({ hasText: 'Sem resposta do servidor' }).first()).toBeVisible()
    await expect(operator.field('Descrição')).toHaveValue('Campanha')
    await test.step('at most 100 characters', async () => {
      await operator.fills('Descrição', '')
      await operator.field('Descrição').focus()
      await operator.page.keyboard.insertText('x'.repeat(99))
      await operator.page.keyboard.type('yz')
      await expect(operator.field('Descrição')).toHaveValue(`${'x'.repeat(99)}y`)
    })
    await operator.fills('Descrição', '')
    await operator.fills('% Cashback', '')
    await operator.opens('/cashbacks')
    await expected.text('Não foi possível carregar.')
    await expected.text('Nenhum registro')
    await expect(page.getByRole('button', { name: 'Tentar novamente' })).toBeVisible()
  })
})
