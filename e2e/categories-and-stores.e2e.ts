/** Categories and stores from end to end, by keyboard alone (spec 1 §2.9-2.11, §5, §7, §8). */
import { expect, test } from './fixtures.ts'

const refusedCall = /Failed to load resource: the server responded with a status of (404|409|422|500)/

const LIST = '/gestor/categorias/listar'

test('categories are created, changed and removed by keys alone; a refused removal is reported in place, without a notice', async ({
  page,
  operator,
  expected,
  watch,
}) => {
  watch.acceptProblem(refusedCall)
  await operator.opensSignedIn('/categorias')
  await expected.call('GET', LIST, { query: { page: '0', size: '10', sort: 'id,DESC' } })
  await expected.pageNumber(1, 6)
  await operator.presses('c')
  await expected.heading('Cadastrar Categoria')
  await expect(page.getByRole('button', { name: 'Cadastrar' })).toBeDisabled()
  await operator.presses('Control+Enter')
  await expect(operator.field('Nome')).toBeFocused()
  await expected.text('Informe o nome.')
  await page.keyboard.type('Pelo teclado')
  await operator.presses('Tab')
  await page.keyboard.type('A')
  await operator.presses('Tab')
  await page.keyboard.type('PELO_TECLADO')
  await operator.presses('Enter')
  await expected.call('POST', '/gestor/categorias', {
    body: { dscNome: 'Pelo teclado', dscEnum: 'PELO_TECLADO', dscImagem: '', statusId: 1 },
  })
  await expected.path('/categorias')
  await expected.row('Pelo teclado')
  // The cursor is on the new record.
  await operator.presses('Enter')
  await expected.heading('Editar Categoria')
  await operator.field('Nome').fill('Mudada')
  await operator.presses('Control+Enter')
  const { body } = await expected.call('PUT', '/gestor/categorias/atualizar', { body: { dscNome: 'Mudada' } })
  expect(body).toMatchObject({ id: expect.any(Number), dscEnum: 'PELO_TECLADO', statusId: 1 })
  await expected.row('Mudada')
  const { id } = body as { id: number }
  // The cursor is on the saved record.
  await operator.presses('Delete')
  await operator.acceptsDialog(`Excluir categoria #${id}?`)
  await expected.call('DELETE', `/gestor/categorias/${id}`)
  await expected.noRow('Mudada')
  await test.step('a refused removal', async () => {
    await expect(page.locator('[data-notice]')).toHaveCount(0)
    await operator.runsOnRecord('excluir categoria', 30)
    await expected.text('Não foi possível excluir #30.')
    await expect(page.locator('[data-notice]')).toHaveCount(0)
  })
})

test('two categories are created in a row: after a save the form is open for the next; a failed save is reported beside the button alone', async ({
  page,
  operator,
  expected,
  platform,
  watch,
}) => {
  watch.acceptProblem(refusedCall)
  await operator.opensSignedIn('/categorias/cadastrar')
  await test.step('a failed save', async () => {
    await platform.addFault({
      match: { method: 'POST', path: 'categorias$' },
      times: 1,
      effect: { kind: 'status', status: 500, body: 'empty' },
    })
    await operator.fills('Nome', 'Nova')
    await operator.fills('Enum', 'NOVA')
    await operator.selectsOption('Status', 'Ativo')
    await operator.clicks('Cadastrar')
    await expected.text('Erro ao processar solicitação.')
    await expect(page.locator('[data-notice]')).toHaveCount(0)
    await expect(operator.field('Nome')).toHaveValue('Nova')
    await operator.fills('Nome', '')
    await operator.fills('Enum', '')
  })
  await operator.field('Nome').focus()
  for (const [index, name] of ['Primeira', 'Segunda'].entries()) {
    await expect(operator.field('Nome')).toBeFocused()
    await operator.fills('Nome', name)
    await operator.fills('Enum', `DUAS_${index}`)
    await operator.selectsOption('Status', 'Ativo')
    await operator.presses('Alt+Enter')
    await expected.text(new RegExp(`^Categoria #\\d+ salva · ${name}\\. Este é o próximo cadastro\\.$`))
    await expect(operator.field('Nome')).toHaveValue('')
  }
  expect(expected.countCalls('POST', '/gestor/categorias')).toBe(3)
  await expected.path('/categorias/cadastrar')
  // No draft and no confirmation remain.
  await page.reload()
  await expect(operator.field('Nome')).toHaveValue('')
  await operator.presses('Escape Escape')
  await expected.path('/categorias')
  await expected.row('Primeira')
  await expected.row('Segunda')
  await test.step('a list without filters shows no key for them', async () => {
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText('linhas')
    await expect(footer).not.toContainText('filtrar')
    await operator.presses('/')
    await expected.text('Esta lista não tem filtros')
  })
})

test('stores are created by keys alone, with line breaks in the instructions, and several are removed with one confirmation', async ({
  page,
  operator,
  expected,
  watch,
}) => {
  // The typed image does not exist.
  watch.acceptProblem(refusedCall)
  await operator.opensSignedIn('/lojas')
  await expected.pageNumber(1, 8)
  await operator.runs('cadastrar loja')
  await expected.heading('Cadastrar Loja')
  await operator.field('Nome').focus()
  for (const text of ['Loja nova', 'A', 'imagens/nova.png', '5%', 'https://loja.test/']) {
    await page.keyboard.type(text)
    await operator.presses('Tab')
  }
  await page.keyboard.type('Primeiro')
  await operator.presses('Enter')
  await page.keyboard.type('Depois')
  await operator.presses('Control+s')
  await expected.toast('Loja criada com sucesso')
  await expected.call('POST', '/gestor/lojas', {
    body: {
      dscNome: 'Loja nova',
      statusId: 1,
      dscImagem: 'imagens/nova.png',
      dscCashback: '5%',
      dscLink: 'https://loja.test/',
      dscInstrucoes: 'Primeiro\nDepois',
    },
  })
  await expected.row('Loja nova')
  await test.step('several are removed with one confirmation', async () => {
    await expected.text('(81 registros)')
    await operator.runs('excluir loja 78-80')
    await operator.acceptsDialog('Excluir 3 lojas? #78, #79, #80')
    await expected.text('(78 registros)')
    expect(expected.countCalls('DELETE', '/gestor/lojas/79')).toBe(1)
  })
})

test('the image of a store is read from dscImage and sent as dscImagem; a stored choice that is cleared is refused at its field', async ({
  operator,
  expected,
}) => {
  await operator.opensSignedIn('/lojas/editar/5')
  await expect(operator.field('Imagem')).toHaveValue(/loja-5/)
  await operator.fills('Nome', 'Loja mudada')
  await operator.clicks('Salvar')
  await expected.toast('Loja atualizada com sucesso')
  const { body } = await expected.call('PUT', '/gestor/lojas/5', { body: { dscNome: 'Loja mudada' } })
  expect(body).toMatchObject({ dscImagem: expect.stringContaining('loja-5') })
  expect(body).not.toHaveProperty('dscImage')
  await expected.path('/lojas')
  await test.step('a stored choice that is cleared', async () => {
    await operator.opens('/lojas/editar/5')
    await expect(operator.field('Nome')).not.toHaveValue('')
    await operator.selectsOption('Status', 'Please pick..')
    await operator.presses('Mod+Enter')
    await expected.text('Escolha uma das opções.')
    await expect(operator.field('Status')).toBeFocused()
    await operator.selectsOption('Status', 'Inativo')
    await operator.presses('Mod+Enter')
    await expected.toast('Loja atualizada com sucesso')
    // A notice with the same text may be there from the first save.
    await expected.call('PUT', '/gestor/lojas/5', { body: { statusId: 2 } })
    expect(expected.countCalls('PUT', '/gestor/lojas/5')).toBe(2)
  })
})
