/** Products and the credit hub as an operator meets them (spec 2 §2, §3, §5, §7, §9). */
import { expect, test } from './test.ts'

const LIST = '/gestor/produtos/listar'
const SYNC = '/gestor/rv-hub/sincronizar/produtos'
const refusedCall = /Failed to load resource: the server responded with a status of (404|409|422|500)/

test.describe('list', () => {
  test.beforeEach(async ({ operador, espera }) => {
    await operador.entra('/produtos')
    await espera.pagina(1, 32)
  })

  test('asks for its first page and has the columns of the specification', async ({ page, espera }) => {
    await espera.chamada('GET', LIST, { query: { page: '0', size: '10', sort: 'id,DESC' } })
    for (const name of ['ID', 'Nome', 'Fornecedor', 'Categoria', 'Preço', 'QTD', 'Status', 'Ações'])
      await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible()
  })

  test('synchronises once, however often it is asked, and reloads [D15]', async ({ page, operador, espera }) => {
    await page.clock.install()
    const arrive = await operador.segura(/sincronizar/)
    const button = page.getByRole('button', { name: 'Sincronizar RV' })
    await operador.clica('Sincronizar RV')
    await expect(button).toBeDisabled()
    await operador.tecla('a s')
    // Who leaves and comes back finds it under way still.
    await operador.tecla('g l')
    await espera.caminho('/lojas')
    await page.goBack()
    await expect(button).toBeDisabled()
    // Nobody gives it up before its minute is over.
    await page.clock.fastForward(50_000)
    await operador.tecla('a s')
    await expect(button).toBeDisabled()
    arrive()
    await espera.toast(/Sincroniza/)
    await expect(button).toBeEnabled()
    await espera.chamada('POST', SYNC, {
      body: { statusIdDefault: 2, planoProdutoIdDefault: 1, atualizarExistentes: 1 },
    })
    expect(espera.vezes('POST', SYNC)).toBe(1)
    expect(espera.vezes('GET', LIST)).toBeGreaterThan(1)
  })

  test('several are deleted with one question; what fails is told and stays selected', async ({
    page,
    operador,
    espera,
    vigia,
  }) => {
    vigia.accept(refusedCall)
    await operador.manda('excluir produto 12, 10, 14-15')
    await operador.confirma('Excluir 4 produtos? #10, #12, #14, #15')
    await espera.texto('(317 registros)')
    await espera.texto(/3 produtos excluídos, 1 falhou/)
    for (const id of [12, 14, 15]) await espera.chamada('DELETE', `/gestor/produtos/${id}`)
    expect(espera.vezes('DELETE', '/gestor/produtos/12')).toBe(1)
    await expect(page.getByText('#10').first()).toBeVisible()
  })

  test('the stock is set by a typed line', async ({ operador, espera }) => {
    await operador.manda('ajustar estoque do produto 12 para 30')
    await operador.confirma('Ajustar o estoque do produto #12 para 30?')
    const { body } = await espera.chamada('PUT', '/gestor/produtos/12/estoque')
    expect(body).toEqual({ quantidade: 30 })
    await operador.manda('ver estoque do produto 12')
    await espera.toast('Estoque do produto #12: 30')
  })
})

test.describe('form', () => {
  test('a category beyond the first hundred is found by typing its name', async ({
    page,
    operador,
    plataforma,
    vigia,
  }) => {
    await operador.entra('/produtos/cadastrar')
    const headers = { Authorization: `Bearer ${await operador.ficha()}` }
    plataforma.touch()
    for (let n = 1; n <= 60; n++) {
      const data = { dscNome: `Zona ${String(n).padStart(3, '0')}`, dscEnum: `ZONA_${n}`, statusId: 1 }
      const answer = await page.request.post(`${plataforma.url}/api/gestor/categorias`, { headers, data })
      expect(answer.ok()).toBe(true)
    }
    await operador.abre('/produtos/cadastrar')
    await operador.campo('Categoria').click()
    await expect(page.getByRole('option', { name: 'Acessórios' })).toBeVisible()
    const pages = () =>
      vigia.calls.filter(({ path, query }) => path === '/gestor/categorias/listar' && query['page'] === '1')
    expect(pages()).toEqual([])
    await page.keyboard.type('zona 060')
    await page.getByRole('option', { name: 'Zona 060' }).click()
    await expect(operador.campo('Categoria')).toHaveValue('Zona 060')
    expect(pages()).toHaveLength(1)
    expect(pages()[0]?.query).toEqual({ page: '1', size: '100', sort: 'dscNome,ASC' })
  })

  test('sends numbers as numbers, resolves both ids and picks from a window', async ({
    page,
    operador,
    espera,
    vigia,
  }) => {
    vigia.accept(/status of 404.*rv-hub\/99999999/)
    await operador.entra('/produtos/cadastrar')
    await operador.preenche('Nome', 'Caneca esmaltada')
    await operador.preenche('Modelo', 'CE-1')
    for (const field of ['Categoria', 'Fornecedor']) {
      await operador.campo(field).focus()
      await operador.tecla('ArrowDown ArrowDown Enter')
    }
    await operador.escolhe('Status', 'Pendente')
    await operador.preenche('Preço', '1.234,56')
    await operador.preenche('Estoque', '7')

    await operador.campo('Max Nível ID').focus()
    await operador.tecla('Alt+ArrowDown')
    const window = page.getByRole('dialog', { name: 'Buscar Max Nível' })
    await window.getByLabel('Filtrar por Nome').fill('mochila')
    const row = window
      .getByRole('row')
      .filter({ hasText: /mochila/i })
      .first()
    await row.getByRole('button', { name: /Selecionar/ }).press('Enter')
    await expect(window).toBeHidden()
    await expect(operador.campo('Max Nível ID')).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: /mochila/i })).toBeVisible()

    await operador.preenche('RV ID', '99999999')
    await espera.texto('Produto não encontrado')
    await operador.preenche('RV ID', '9300')
    await espera.texto(/Estação Games/)

    await operador.tecla('Mod+Enter')
    const { body } = await espera.chamada('POST', '/gestor/produtos')
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
    await espera.caminho('/produtos')
    await espera.linha('Caneca esmaltada')
  })

  test('the search windows turn their pages at once, and filter by every column', async ({
    page,
    operador,
    espera,
  }) => {
    await page.clock.install()
    await operador.entra('/produtos/cadastrar')
    await operador.campo('RV ID').focus()
    await operador.tecla('Alt+ArrowDown')
    const window = page.getByRole('dialog', { name: 'Buscar RV' })
    await window.getByRole('button', { name: /Próxima/ }).click()
    await expect(window.getByText('Página 2 de 30')).toBeVisible()
    // Past the pause after which typed filters go out, the page is still the second.
    await page.clock.fastForward(600)
    await expect(window.getByText('Página 2 de 30')).toBeVisible()

    await window.getByLabel('Filtrar por Valor').fill('R$ 15,00')
    await espera.chamada('GET', '/gestor/rv-hub/findAll', { query: { PAGE: '0', SIZE: '10', amount: '15' } })
    await window.getByLabel('Filtrar por ID').fill('9300')
    await espera.chamada('GET', '/gestor/rv-hub/findAll', { query: { amount: '15', product_id: '9300' } })
    await expect(window.getByLabel('Filtrar por Valor')).toHaveValue('R$ 15,00')
  })

  test('a name typed where an id is wanted is looked for as a name', async ({ page, operador, espera }) => {
    await operador.entra('/produtos/cadastrar')
    const field = operador.campo('Max Nível ID')
    await field.fill('mochila')
    await espera.texto('Alt+↓ busca por este nome')
    await operador.tecla('Alt+ArrowDown')
    const window = page.getByRole('dialog', { name: 'Buscar Max Nível' })
    const rows = window.getByRole('row').filter({ has: page.getByRole('button', { name: /^Selecionar/ }) })
    await expect(window.getByLabel('Filtrar por Nome')).toHaveValue('mochila')
    await espera.chamada('GET', '/gestor/produtos/max-nivel', { query: { page: '0', nome: 'mochila' } })
    await expect(rows.first()).toContainText(/mochila/i)
    await operador.tecla('ArrowDown Enter')
    await expect(window).toBeHidden()
    await expect(field).toHaveValue(/^\d+$/)
    // Also above the ids of the window itself.
    await operador.tecla('Alt+ArrowDown')
    await page.keyboard.type('caneca')
    await espera.chamada('GET', '/gestor/produtos/max-nivel', { query: { page: '0', nome: 'caneca' } })
  })

  test('an update carries the id, and a new plan is associated by its own call', async ({ operador, espera }) => {
    await operador.entra('/produtos/editar/12')
    await expect(operador.campo('Nome')).toHaveValue('Mochila urbana 22 L')
    await operador.preenche('Plano Produto', '2')
    await operador.tecla('Mod+Enter')
    await espera.chamada('PUT', '/gestor/produtos/12', { body: { id: 12, planoProdutoId: 2 } })
    await espera.chamada('PUT', '/gestor/cashback-planos/2/associar/produto/12')
    await espera.caminho('/produtos')
  })

  test('a plan is taken off a product, though its own call finds that the product’s has done it', async ({
    operador,
    espera,
    vigia,
  }) => {
    vigia.accept(refusedCall)
    await operador.edita('/produtos/editar/13', 'Nome')
    await expect(operador.campo('Plano Produto')).toHaveValue('1')
    await operador.preenche('Plano Produto', '')
    await operador.tecla('Mod+Enter')
    await espera.chamada('DELETE', '/gestor/cashback-planos/1/associar/produto/13')
    await espera.caminho('/produtos')
    expect(await operador.consulta('/gestor/produtos/13')).toMatchObject({ planoProdutoId: null })
  })

  test('where the association fails it says what is saved, and a second save repairs it', async ({
    operador,
    espera,
    plataforma,
    vigia,
  }) => {
    vigia.accept(refusedCall)
    await plataforma.fault({
      match: { path: 'associar/produto' },
      times: 1,
      effect: { kind: 'status', status: 500, body: 'empty' },
    })
    await operador.entra('/produtos/editar/12')
    await expect(operador.campo('Nome')).toHaveValue('Mochila urbana 22 L')
    await operador.preenche('Plano Produto', '2')
    await operador.tecla('Mod+Enter')
    await espera.texto('Produto salvo (#12), plano não associado. Tente de novo.')
    await expect(operador.campo('Plano Produto')).toHaveValue('2')
    await operador.tecla('Mod+Enter')
    await espera.caminho('/produtos')
    expect(espera.vezes('PUT', '/gestor/cashback-planos/2/associar/produto/12')).toBe(2)
  })

  test('taken back in part, the association too is taken back by the next try [D10, P1]', async ({
    operador,
    espera,
    plataforma,
    vigia,
  }) => {
    vigia.accept(refusedCall)
    await operador.edita('/produtos/editar/13', 'Nome')
    await expect(operador.campo('Plano Produto')).toHaveValue('1')
    await operador.preenche('Plano Produto', '2')
    await operador.tecla('Mod+Enter')
    // The address changes while the form is still drawn, and there the key is the field's own.
    await espera.titulo('Produtos')
    await plataforma.refuse('associar/produto', 500, { times: 1 })
    await operador.tecla('Control+z')
    await espera.toast('Produto salvo (#13), plano não associado')
    await operador.tecla('Control+z')
    await espera.texto('Desfeito: salvar produto 13')
    expect(espera.vezes('PUT', '/gestor/cashback-planos/1/associar/produto/13')).toBe(2)
  })

  test('looked up after the association went without an answer, it tells that no look shows it [O1]', async ({
    operador,
    espera,
    plataforma,
    vigia,
  }) => {
    vigia.accept(/Failed to load resource/)
    await plataforma.fault({ match: { path: 'associar/produto' }, effect: { kind: 'applyThenStatus', status: 504 } })
    await operador.edita('/produtos/editar/12', 'Nome')
    await operador.preenche('Plano Produto', '2')
    await operador.tecla('Mod+Enter')
    await espera.texto('Produto salvo (#12), plano talvez não associado: não se sabe. Tente de novo.')
    await operador.clica('Conferir')
    await espera.texto('Foi salvo: o registro já tem o que você digitou. De Plano Produto não se sabe: salve de novo.')
    await espera.caminho('/produtos/editar/12')
    await expect(operador.campo('Plano Produto')).toHaveValue('2')
  })

  test('looked up after its own call went without an answer, a product stays open for the plan’s [O1]', async ({
    operador,
    espera,
    plataforma,
    vigia,
  }) => {
    vigia.accept(/Failed to load resource/)
    await plataforma.fault({
      match: { method: 'PUT', path: 'produtos/12$' },
      times: 1,
      effect: { kind: 'applyThenStatus', status: 504 },
    })
    await operador.edita('/produtos/editar/12', 'Nome')
    await operador.preenche('Plano Produto', '2')
    await operador.tecla('Mod+Enter')
    await espera.texto(/Não se sabe se foi salvo/)
    await operador.clica('Conferir')
    await espera.texto(/De Plano Produto não se sabe/)
    await operador.tecla('Mod+Enter')
    await operador.confirma('Enviar o mesmo de novo? #12')
    await espera.chamada('PUT', '/gestor/cashback-planos/2/associar/produto/12')
    await espera.caminho('/produtos')
  })

  test('refuses 1e3 and a negative price on the field, and cannot be sent', async ({ page, operador, espera }) => {
    await operador.entra('/produtos/editar/12')
    await expect(operador.campo('Nome')).toHaveValue('Mochila urbana 22 L')
    for (const typed of ['1e3', '-1']) {
      await operador.preenche('Preço', typed)
      await operador.tecla('Tab')
      await espera.texto('Informe um preço de 0,00 ou mais, com até duas casas decimais.')
      await expect(page.getByRole('button', { name: 'Atualizar' })).toBeDisabled()
    }
    expect(espera.vezes('PUT', '/gestor/produtos/12')).toBe(0)
  })
})

test('the hub’s items are listed, shown, and their stock is set', async ({ page, operador, espera }) => {
  await operador.entra('/rvhub')
  await espera.linha('Créditos Estação Games')
  await operador.tecla('j v')
  const window = page.getByRole('dialog', { name: 'Item RV #9300' })
  for (const label of ['Fornecedor', 'Tipo', 'Nome', 'Estoque']) await expect(window.getByText(label)).toBeVisible()
  await operador.tecla('Escape')
  await operador.manda('ajustar estoque do item rv 9300 para 5')
  await operador.confirma('Ajustar o estoque do item RV #9300 para 5?')
  await espera.chamada('PUT', '/gestor/rv-hub/9300/estoque', { body: { quantidade: 5 } })
})

test('the balance shows its four figures', async ({ operador, espera }) => {
  await operador.entra('/saldo')
  for (const label of ['Limite de Crédito', 'Disponível', 'Antecipado', 'Fatura em Aberto']) await espera.texto(label)
  await espera.texto('R$ 250.000,00')
  await espera.texto(/\d+% do limite em aberto/)
  await espera.texto(/^Atualizado às \d\d:\d\d/)
  await operador.tecla('r')
  await expect.poll(() => espera.vezes('GET', '/gestor/rv-hub/saldo')).toBe(2)
})
