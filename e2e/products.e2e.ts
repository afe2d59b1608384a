/** Products and the credit hub from end to end (spec 2 §2, §3, §5, §7, §9). */
import { expect, test } from './fixtures.ts'

const LIST = '/gestor/produtos/listar'
const SYNC = '/gestor/rv-hub/sincronizar/produtos'
const refusedCall = /Failed to load resource: the server responded with a status of (404|409|422|500)/

test('the list has its columns; the stock is set by a typed line; several are deleted with one confirmation, and failures stay selected', async ({
  page,
  operator,
  expected,
  watch,
}) => {
  watch.acceptProblem(refusedCall)
  await operator.opensSignedIn('/produtos')
  await expected.pageNumber(1, 32)
  await expected.call('GET', LIST, { query: { page: '0', size: '10', sort: 'id,DESC' } })
  for (const name of ['ID', 'Nome', 'Fornecedor', 'Categoria', 'Preço', 'QTD', 'Status', 'Ações'])
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible()
  await test.step('The stock', async () => {
    await operator.runs('ajustar estoque do produto 12 para 30')
    await operator.acceptsDialog('Ajustar o estoque do produto #12 para 30?')
    const { body } = await expected.call('PUT', '/gestor/produtos/12/estoque')
    expect(body).toEqual({ quantidade: 30 })
    await operator.runs('ver estoque do produto 12')
    await expected.toast('Estoque do produto #12: 30')
  })
  await test.step('Several are deleted', async () => {
    await operator.runs('excluir produto 12, 10, 14-15')
    await operator.acceptsDialog('Excluir 4 produtos? #10, #12, #14, #15')
    await expected.text('(317 registros)')
    await expected.text(/3 produtos excluídos, 1 falhou/)
    for (const id of [12, 14, 15]) await expected.call('DELETE', `/gestor/produtos/${id}`)
    expect(expected.countCalls('DELETE', '/gestor/produtos/12')).toBe(1)
    await expect(page.getByText('#10').first()).toBeVisible()
  })
})

test('synchronises once, however often it is requested, and reloads [D15]', async ({ page, operator, expected }) => {
  await operator.opensSignedIn('/produtos')
  await expected.pageNumber(1, 32)
  await page.clock.install()
  const arrive = await operator.holdsRequests(/sincronizar/)
  const button = page.getByRole('button', { name: 'Sincronizar RV' })
  await operator.clicks('Sincronizar RV')
  await expect(button).toBeDisabled()
  await operator.presses('a s')
  // It is still running after leaving the list and returning.
  await operator.presses('g l')
  await expected.path('/lojas')
  await page.goBack()
  await expect(button).toBeDisabled()
  // It is not given up before its minute is over.
  await page.clock.fastForward(50_000)
  await operator.presses('a s')
  await expect(button).toBeDisabled()
  arrive()
  await expected.toast(/Sincroniza/)
  await expect(button).toBeEnabled()
  await expected.call('POST', SYNC, {
    body: { statusIdDefault: 2, planoProdutoIdDefault: 1, atualizarExistentes: 1 },
  })
  expect(expected.countCalls('POST', SYNC)).toBe(1)
  expect(expected.countCalls('GET', LIST)).toBeGreaterThan(1)
})

test('a category beyond the first hundred is found by typing its name', async ({ page, operator, platform, watch }) => {
  await operator.opensSignedIn('/produtos/cadastrar')
  const headers = { Authorization: `Bearer ${await operator.fetchToken()}` }
  platform.markWritten()
  for (let n = 1; n <= 60; n++) {
    const data = { dscNome: `Zona ${String(n).padStart(3, '0')}`, dscEnum: `ZONA_${n}`, statusId: 1 }
    const response = await page.request.post(`${platform.url}/api/gestor/categorias`, { headers, data })
    expect(response.ok()).toBe(true)
  }
  await operator.opens('/produtos/cadastrar')
  await operator.field('Categoria').click()
  await expect(page.getByRole('option', { name: 'Acessórios' })).toBeVisible()
  const getRequestedPages = () =>
    watch.calls.filter(({ path, query }) => path === '/gestor/categorias/listar' && query['page'] === '1')
  expect(getRequestedPages()).toEqual([])
  await page.keyboard.type('zona 060')
  await page.getByRole('option', { name: 'Zona 060' }).click()
  await expect(operator.field('Categoria')).toHaveValue('Zona 060')
  expect(getRequestedPages()).toHaveLength(1)
  expect(getRequestedPages()[0]?.query).toEqual({ page: '1', size: '100', sort: 'dscNome,ASC' })
})

test('sends numbers as numbers, resolves both ids and picks from a dialog', async ({
  page,
  operator,
  expected,
  watch,
}) => {
  watch.acceptProblem(/status of 404.*rv-hub\/99999999/)
  await operator.opensSignedIn('/produtos/cadastrar')
  await operator.fills('Nome', 'Caneca esmaltada')
  await operator.fills('Modelo', 'CE-1')
  for (const field of ['Categoria', 'Fornecedor']) {
    await operator.field(field).focus()
    await operator.presses('ArrowDown ArrowDown Enter')
  }
  await operator.selectsOption('Status', 'Pendente')
  await operator.fills('Preço', '1.234,56')
  await operator.fills('Estoque', '7')

  await operator.field('Max Nível ID').focus()
  await operator.presses('Alt+ArrowDown')
  const window = page.getByRole('dialog', { name: 'Buscar Max Nível' })
  await window.getByLabel('Filtrar por Nome').fill('mochila')
  const row = window
    .getByRole('row')
    .filter({ hasText: /mochila/i })
    .first()
  await row.getByRole('button', { name: /Selecionar/ }).press('Enter')
  await expect(window).toBeHidden()
  await expect(operator.field('Max Nível ID')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: /mochila/i })).toBeVisible()

  await operator.fills('RV ID', '99999999')
  await expected.text('Produto não encontrado')
  await operator.fills('RV ID', '9300')
  await expected.text(/Estação Games/)

  await operator.presses('Mod+Enter')
  const { body } = await expected.call('POST', '/gestor/produtos')
  expect(body).toMatchObject({
    dscNome: 'Caneca esmaltada',
    dscModelo: 'CE-1',
    statusId: 4,
    numPreco: 1234.56,
    numEstoque: 7,
    rvProductId: 9300,
    precoVariavel: false,
    categoriaId: expect.any(Number),
    fornecedorId: expect.any(Number),
    maxNivelId: expect.any(Number),
  })
  expect(body).not.toHaveProperty('dscDescricao')
  await expected.path('/produtos')
  await expected.row('Caneca esmaltada')
})

test('the search dialogs look up a typed name, turn their pages at once, and filter by every column', async ({
  page,
  operator,
  expected,
}) => {
  await page.clock.install()
  await operator.opensSignedIn('/produtos/cadastrar')
  const field = operator.field('Max Nível ID')
  await field.fill('mochila')
  await expected.text('Alt+↓ busca por este nome')
  await operator.presses('Alt+ArrowDown')
  const window = page.getByRole('dialog', { name: 'Buscar Max Nível' })
  const rows = window.getByRole('row').filter({ has: page.getByRole('button', { name: /^Selecionar/ }) })
  await expect(window.getByLabel('Filtrar por Nome')).toHaveValue('mochila')
  await expected.call('GET', '/gestor/produtos/max-nivel', { query: { page: '0', nome: 'mochila' } })
  await expect(rows.first()).toContainText(/mochila/i)
  await operator.presses('ArrowDown Enter')
  await expect(window).toBeHidden()
  await expect(field).toHaveValue(/^\d+$/)
  // The search dialog's id field does the same.
  await operator.presses('Alt+ArrowDown')
  await page.keyboard.type('caneca')
  await expected.call('GET', '/gestor/produtos/max-nivel', { query: { page: '0', nome: 'caneca' } })
  await operator.presses('Escape')
  await expect(window).toBeHidden()
  await test.step('Another dialog', async () => {
    await operator.field('RV ID').focus()
    await operator.presses('Alt+ArrowDown')
    const rvWindow = page.getByRole('dialog', { name: 'Buscar RV' })
    await rvWindow.getByRole('button', { name: /Próxima/ }).click()
    await expect(rvWindow.getByText('Página 2 de 30')).toBeVisible()
    // The page is still the second after the delay with which typed filters are sent.
    await page.clock.fastForward(600)
    await expect(rvWindow.getByText('Página 2 de 30')).toBeVisible()

    await rvWindow.getByLabel('Filtrar por Valor').fill('R$ 15,00')
    await expected.call('GET', '/gestor/rv-hub/findAll', { query: { PAGE: '0', SIZE: '10', amount: '15' } })
    await rvWindow.getByLabel('Filtrar por ID').fill('9300')
    await expected.call('GET', '/gestor/rv-hub/findAll', { query: { amount: '15', product_id: '9300' } })
    await expect(rvWindow.getByLabel('Filtrar por Valor')).toHaveValue('R$ 15,00')
  })
})

test('an update carries the id, refuses a wrong price before, and repairs a failed assignment of its plan by a second save', async ({
  page,
  operator,
  expected,
  platform,
  watch,
}) => {
  watch.acceptProblem(refusedCall)
  await platform.addFault({
    match: { path: 'associar/produto' },
    times: 1,
    effect: { kind: 'status', status: 500, body: 'empty' },
  })
  await operator.opensSignedIn('/produtos/editar/12')
  await expect(operator.field('Nome')).toHaveValue('Mochila urbana 22 L')
  for (const typed of ['1e3', '-1']) {
    await operator.fills('Preço', typed)
    await operator.presses('Tab')
    await expected.text('Informe um preço de 0,00 ou mais, com até duas casas decimais.')
    await expect(page.getByRole('button', { name: 'Atualizar' })).toBeDisabled()
  }
  expect(expected.countCalls('PUT', '/gestor/produtos/12')).toBe(0)
  await operator.fills('Preço', '149,90')
  await operator.fills('Plano Produto', '2')
  await operator.presses('Mod+Enter')
  await expected.call('PUT', '/gestor/produtos/12', { body: { id: 12, planoProdutoId: 2 } })
  await expected.text('Produto salvo (#12), plano não associado. Tente de novo.')
  await expect(operator.field('Plano Produto')).toHaveValue('2')
  await operator.presses('Mod+Enter')
  await expected.path('/produtos')
  expect(expected.countCalls('PUT', '/gestor/cashback-planos/2/associar/produto/12')).toBe(2)
})

test('a plan is removed from a product, though its own call reports that the product’s call has done so', async ({
  operator,
  expected,
  watch,
}) => {
  watch.acceptProblem(refusedCall)
  await operator.editsRecord('/produtos/editar/13', 'Nome')
  await expect(operator.field('Plano Produto')).toHaveValue('1')
  await operator.fills('Plano Produto', '')
  await operator.presses('Mod+Enter')
  await expected.call('DELETE', '/gestor/cashback-planos/1/associar/produto/13')
  await expected.path('/produtos')
  expect(await operator.fetchJson('/gestor/produtos/13')).toMatchObject({ planoProdutoId: null })
})

test('after a partial undo the next try undoes the assignment too [D10, P1]', async ({
  operator,
  expected,
  platform,
  watch,
}) => {
  watch.acceptProblem(refusedCall)
  await operator.editsRecord('/produtos/editar/13', 'Nome')
  await expect(operator.field('Plano Produto')).toHaveValue('1')
  await operator.fills('Plano Produto', '2')
  await operator.presses('Mod+Enter')
  // The URL changes while the form is still rendered, and there the key belongs to the field.
  await expected.heading('Produtos')
  await platform.failCalls('associar/produto', 500, { times: 1 })
  await operator.presses('Control+z')
  await expected.toast('Produto salvo (#13), plano não associado')
  await operator.presses('Control+z')
  await expected.text('Desfeito: salvar produto 13')
  expect(expected.countCalls('PUT', '/gestor/cashback-planos/1/associar/produto/13')).toBe(2)
})

test('looked up after an assignment without a response, it says that no lookup can show it [O1]', async ({
  operator,
  expected,
  platform,
  watch,
}) => {
  watch.acceptProblem(/Failed to load resource/)
  await platform.addFault({ match: { path: 'associar/produto' }, effect: { kind: 'applyThenStatus', status: 504 } })
  await operator.editsRecord('/produtos/editar/12', 'Nome')
  await operator.fills('Plano Produto', '2')
  await operator.presses('Mod+Enter')
  await expected.text('Produto salvo (#12), plano talvez não associado: não se sabe. Tente de novo.')
  await operator.clicks('Conferir')
  await expected.text('Foi salvo: o registro já tem o que você digitou. De Plano Produto não se sabe: salve de novo.')
  await expected.path('/produtos/editar/12')
  await expect(operator.field('Plano Produto')).toHaveValue('2')
})

test('looked up after its own call got no response, a product stays open for the plan’s call [O1]', async ({
  operator,
  expected,
  platform,
  watch,
}) => {
  watch.acceptProblem(/Failed to load resource/)
  await platform.addFault({
    match: { method: 'PUT', path: 'produtos/12$' },
    times: 1,
    effect: { kind: 'applyThenStatus', status: 504 },
  })
  await operator.editsRecord('/produtos/editar/12', 'Nome')
  await operator.fills('Plano Produto', '2')
  await operator.presses('Mod+Enter')
  await expected.text(/Não se sabe se foi salvo/)
  await operator.clicks('Conferir')
  await expected.text(/De Plano Produto não se sabe/)
  await operator.presses('Mod+Enter')
  await operator.acceptsDialog('Enviar o mesmo de novo? #12')
  await expected.call('PUT', '/gestor/cashback-planos/2/associar/produto/12')
  await expected.path('/produtos')
})

test('the hub’s items are listed, shown, and their stock is set, and the balance shows its four figures', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensSignedIn('/rvhub')
  await expected.row('Créditos Estação Games')
  await operator.presses('j v')
  const window = page.getByRole('dialog', { name: 'Item RV #9300' })
  for (const label of ['Fornecedor', 'Tipo', 'Nome', 'Estoque']) await expect(window.getByText(label)).toBeVisible()
  await operator.presses('Escape')
  await operator.runs('ajustar estoque do item rv 9300 para 5')
  await operator.acceptsDialog('Ajustar o estoque do item RV #9300 para 5?')
  await expected.call('PUT', '/gestor/rv-hub/9300/estoque', { body: { quantidade: 5 } })
  await test.step('The balance', async () => {
    await operator.opens('/saldo')
    for (const label of ['Limite de Crédito', 'Disponível', 'Antecipado', 'Fatura em Aberto'])
      await expected.text(label)
    await expected.text('R$ 250.000,00')
    await expected.text(/\d+% do limite em aberto/)
    await expected.text(/^Atualizado às \d\d:\d\d/)
    await operator.presses('r')
    await expect.poll(() => expected.countCalls('GET', '/gestor/rv-hub/saldo')).toBe(2)
  })
})
