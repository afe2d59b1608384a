/** Plans and their levels (spec 2 §2, §4, §5, §7, §8). */
import type { Operator } from './operator.ts'
import { expect, test } from './fixtures.ts'

const refusedCall = /Failed to load resource: the server responded with a status of (409|422|500)/
const PLANS = '/gestor/cashback-planos'

/** Fills in a new plan with one level, types its percentage, and saves it. */
async function saveNewPlan(operator: Operator, name: string, percentage: string) {
  await operator.opensSignedIn('/cashback-planos/cadastrar')
  await operator.fills('Nome', name)
  await operator.fills('Profundidade', '2')
  await operator.clicks('Adicionar nível')
  await operator.fills('Percentual da linha 1', percentage)
  await operator.clicks('Salvar')
}

test('the list shows its first page, deletes the row under the cursor, and says why another plan stays', async ({
  page,
  operator,
  expected,
  watch,
}) => {
  watch.acceptProblem(refusedCall)
  await operator.opensSignedIn('/cashback-planos')
  await expected.row('Embaixadores')
  await test.step('Its request, and flags in words', async () => {
    await expected.call('GET', PLANS, { query: { page: '0', size: '10', sort: 'id,DESC' } })
    for (const name of ['ID', 'Nome', 'Ativo', 'Padrão', 'Profundidade'])
      await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible()
    await expect(page.getByRole('grid').getByRole('row').filter({ hasText: 'Embaixadores' })).toContainText('Sim')
  })
  await test.step('A rejection sends nothing', async () => {
    await operator.runs('excluir plano 9')
    await operator.rejectsDialog('Excluir plano #9?')
    expect(expected.countCalls('DELETE', `${PLANS}/9`)).toBe(0)
  })
  await test.step('The reason is the server’s or its own', async () => {
    await operator.runsOnRecord('excluir plano', 11)
    await expected.toast('Registro #11 protegido contra exclusão.')
    await operator.runsOnRecord('excluir plano', 10)
    await expected.toast('Erro ao excluir')
  })
  await operator.focusesRow('Embaixadores')
  await operator.presses('Delete')
  await operator.acceptsDialog('Excluir plano #9?')
  await expected.toast('Excluído com sucesso')
  await expected.call('DELETE', `${PLANS}/9`)
  await expected.noRow('Embaixadores')
})

test('a plan with its levels is created by keyboard alone', async ({ page, operator, expected }) => {
  await operator.opensSignedIn('/cashback-planos')
  await expected.row('Embaixadores')
  await operator.presses('c')
  // The list, which has a filter of the same name, stays until the form is loaded.
  await expected.heading('Cadastrar Plano')
  await operator.field('Nome').focus()
  await page.keyboard.type('Clube Bronze')
  await operator.presses('Tab')
  await page.keyboard.type('3')
  await operator.presses('Mod+Shift+Enter')
  await expect(operator.field('Percentual da linha 1')).toBeFocused()
  await expect(operator.field('Nível da linha 1')).toHaveValue('1')
  await operator.presses('Shift+Tab')
  await page.keyboard.type('2')
  await operator.presses('Enter')
  await expect(operator.field('Percentual da linha 1')).toBeFocused()
  await page.keyboard.type('2,50')
  // Enter in the last field adds a level, numbered after the highest.
  await operator.presses('Enter')
  await expect(operator.field('Percentual da linha 2')).toBeFocused()
  await expect(operator.field('Percentual da linha 1')).toHaveValue('2,5')
  await expect(operator.field('Nível da linha 2')).toHaveValue('3')
  await page.keyboard.type('5')
  await operator.presses('Shift+Tab')
  await page.keyboard.type('1')
  await operator.presses('Mod+Enter')
  await expected.toast('Salvo com sucesso')
  await expected.path('/cashback-planos')
  const created = await expected.call('POST', PLANS)
  expect(created.body).toEqual({ dscNome: 'Clube Bronze', isAtivo: true, isPadrao: false, maxDepth: 3 })
  const levels = await expected.call('PUT', `${PLANS}/13/niveis`)
  expect(levels.body).toEqual({
    niveis: [
      { nivel: 1, percentual: 5 },
      { nivel: 2, percentual: 2.5 },
    ],
  })
  await expected.row('Clube Bronze')
})

test('refused before it is sent: an invalid depth, a level without percentage, and a level twice', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensSignedIn('/cashback-planos/cadastrar')
  await operator.fills('Nome', 'Clube')
  await operator.fills('Profundidade', '3')
  const saveButton = page.getByRole('button', { name: 'Salvar' })
  for (const depth of ['', '0', '-1', '1,5', 'dois']) {
    await operator.fills('Profundidade', depth)
    await expect(saveButton, depth).toBeDisabled()
    await operator.fills('Profundidade', '3')
    await expect(saveButton).toBeEnabled()
  }
  await operator.clicks('Adicionar nível')
  await expect(saveButton).toBeDisabled()
  await operator.fills('Percentual da linha 1', '5')
  await expect(saveButton).toBeEnabled()
  await operator.clicks('Adicionar nível')
  await operator.fills('Nível da linha 2', '1')
  await operator.fills('Percentual da linha 2', '3')
  await operator.presses('Tab')
  await expected.text('O nível 1 já está na lista.')
  await expect(saveButton).toBeDisabled()
  await operator.fills('Nível da linha 2', '2')
  await expect(saveButton).toBeEnabled()
  // A field that loses the focus shows its message, which moves the button under the pointer: not before the click.
  await operator.clicks('Adicionar nível')
  await operator.clicks('Adicionar nível')
  await expect(page.getByRole('group', { name: 'Linha 4' })).toBeVisible()
  await expect(page.getByText('Linha 5')).toHaveCount(0)
})

test('a refused plan keeps what was typed and gives the server’s reason, and without levels it is one call', async ({
  operator,
  expected,
  watch,
}) => {
  watch.acceptProblem(refusedCall)
  await operator.opensSignedIn('/cashback-planos/cadastrar')
  await operator.fills('Nome', 'Sentinela recusa')
  await operator.fills('Profundidade', '2')
  await operator.clicks('Salvar')
  await expected.formError('A plataforma recusou este cadastro.')
  await expect(operator.field('Nome')).toHaveValue('Sentinela recusa')
  await operator.fills('Nome', 'Sem níveis')
  await operator.clicks('Salvar')
  await expected.toast('Salvo com sucesso')
  expect(watch.calls.filter(({ method }) => method === 'PUT')).toEqual([])
})

test('levels are removed by key, by command, and sorted, and after the last one the button that adds one has the focus [E16]', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensSignedIn('/cashback-planos/editar/5')
  const rows = page.getByRole('group', { name: /^Linha \d+$/ })
  await expect(rows).toHaveCount(5)
  await operator.field('Nível da linha 5').focus()
  await operator.presses('Mod+Shift+Backspace')
  await expect(rows).toHaveCount(4)
  await expect(operator.field('Nível da linha 4')).toBeFocused()
  await page.getByRole('button', { name: 'Desfazer' }).press('Enter')
  await expect(rows).toHaveCount(5)
  await expect(operator.field('Nível da linha 1')).toBeFocused()
  await operator.runs('remover nível 5')
  await operator.runs('remover nível 2')
  await expect(rows).toHaveCount(3)
  await operator.fills('Nível da linha 1', '9')
  await operator.clicks('Ordenar por nível')
  await expect(operator.field('Nível da linha 3')).toHaveValue('9')
  await operator.clicks('Salvar')
  const sent = await expected.call('PUT', `${PLANS}/5/niveis`)
  expect((sent.body as { niveis: { nivel: number }[] }).niveis.map(({ nivel }) => nivel)).toEqual([3, 4, 9])
  await expected.path('/cashback-planos')
  await test.step('The last level', async () => {
    await operator.opens('/cashback-planos/editar/5')
    const remove = page.getByRole('button', { name: /^Remover nível da linha/ })
    await expect(remove).toHaveCount(3)
    for (let remaining = 3; remaining > 0; remaining--) {
      await remove.last().click()
      await expect(remove).toHaveCount(remaining - 1)
    }
    await expected.text('Nenhum nível.')
    await expect(page.getByRole('button', { name: 'Adicionar nível' })).toBeFocused()
  })
})

test('an update is sent as plan, levels, and the depth if it changed; depth and products are also set by command', async ({
  operator,
  expected,
  watch,
}) => {
  await operator.opensSignedIn('/cashback-planos/editar/2')
  await operator.fills('Nome', 'Clube Ouro 2')
  await operator.fills('Profundidade', '7')
  await operator.clicks('Salvar')
  await expected.toast('Salvo com sucesso')
  await expected.path('/cashback-planos')
  const puts = watch.calls.filter(({ method }) => method === 'PUT').map(({ path }) => path)
  expect(puts).toEqual([`${PLANS}/2`, `${PLANS}/2/niveis`, `${PLANS}/2/profundidade`])
  await expected.call('PUT', `${PLANS}/2/profundidade`, { body: { maxDepth: 7 } })
  await test.step('By command', async () => {
    await operator.runs('ajustar profundidade do plano 2 para 5')
    await operator.acceptsDialog('Definir a profundidade do plano #2 como 5?')
    await expected.toast('Salvo com sucesso')
    await expected.call('PUT', `${PLANS}/2/profundidade`, { body: { maxDepth: 5 } })
    await operator.runs('associar produto 12 ao plano 2')
    await operator.acceptsDialog('Associar o produto #12 ao plano #2?')
    await expected.toast('Produto associado')
    await expected.call('PUT', `${PLANS}/2/associar/produto/12`)
    await operator.runs('desassociar produto 12 do plano 2')
    await operator.acceptsDialog('Desassociar o produto #12 do plano #2?')
    await expected.toast('Produto desassociado')
    await expected.call('DELETE', `${PLANS}/2/associar/produto/12`)
  })
})

test('a plan whose response has no id is not created twice unasked, and without levels it is simply saved [O1]', async ({
  page,
  operator,
  expected,
}) => {
  await page.route(`**/api${PLANS}`, async (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ response: await route.fetch(), json: { message: 'Criado' } })
      : route.fallback(),
  )
  await saveNewPlan(operator, 'Sem número', '5')
  await expected.formError(/^Não se sabe se foi feito/)
  await expected.toast(/^Não se sabe se foi feito/)
  await expect(operator.field('Percentual da linha 1')).toHaveValue('5')
  await operator.clicks('Salvar')
  await operator.rejectsDialog('Enviar o mesmo de novo?')
  await expected.text(/^Nada mais foi enviado/)
  await operator.clicks('Conferir')
  await expected.text(/Plano #\d+ tem este nome: confira antes de repetir/)
  await expect(operator.field('Percentual da linha 1')).toHaveValue('5')
  expect(expected.countCalls('POST', PLANS)).toBe(1)

  await operator.fills('Nome', 'Sem número e sem nível')
  await operator.field('Nível da linha 1').focus()
  await operator.presses('Mod+Shift+Backspace')
  await operator.clicks('Salvar')
  await expected.toast('Salvo com sucesso')
  await expected.path('/cashback-planos')
})

test('if the levels of a changed plan fail it says so, and saving again repairs it [D11]', async ({
  operator,
  expected,
  watch,
}) => {
  watch.acceptProblem(refusedCall)
  await operator.opensSignedIn('/cashback-planos/editar/5')
  await expect(operator.field('Nome')).not.toHaveValue('')
  await operator.fills('Nome', 'Mudado pela metade')
  await operator.fills('Percentual da linha 1', '13,13')
  await operator.clicks('Salvar')
  await expected.toast('Erro ao salvar')
  await expected.text('Plano salvo (#5), níveis não salvos')
  await expected.path('/cashback-planos/editar/5')
  await expect(operator.field('Nome')).toHaveValue('Mudado pela metade')
  await expect(operator.field('Percentual da linha 1')).toHaveValue('13,13')
  await operator.clicks('Salvar')
  await expected.toast('Salvo com sucesso')
  await expected.path('/cashback-planos')
  const { niveis } = (await operator.fetchJson(`${PLANS}/5`)) as { niveis: { percentual: number }[] }
  expect(niveis.map(({ percentual }) => percentual)).toContain(13.13)
  expect(expected.countCalls('PUT', `${PLANS}/5/niveis`)).toBe(2)
  expect(expected.countCalls('POST', PLANS)).toBe(0)
})

test('levels that cannot be read are not deleted by a save of the name [N3]', async ({ page, operator, expected }) => {
  const plan = (await operator.fetchJson(`${PLANS}/5`)) as { niveis: unknown }
  const json = { ...plan, niveis: { content: plan.niveis } }
  await page.route(`**/api${PLANS}/5`, (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json }) : route.continue(),
  )
  await operator.editsRecord('/cashback-planos/editar/5', 'Nome', 'Nome novo')
  await operator.presses('Mod+Enter')
  await expected.formError('Não foi possível ler Níveis deste registro: nada foi enviado.')
  expect(expected.countCalls('PUT', `${PLANS}/5`) + expected.countCalls('PUT', `${PLANS}/5/niveis`)).toBe(0)
  // Levels that the operator enters in their place are intended.
  await operator.clicks('Adicionar nível')
  await operator.fills('Percentual da linha 1', '5')
  await operator.presses('Mod+Enter')
  await expected.call('PUT', `${PLANS}/5/niveis`, { body: { niveis: [{ nivel: 1, percentual: 5 }] } })
  await expected.path('/cashback-planos')
})

test('a level with a huge index makes no long list: it is refused, and the form still works [E9]', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensSignedIn('/cashback-planos/editar/5')
  const rows = page.getByRole('group', { name: /^Linha \d+$/ })
  await expect(rows).toHaveCount(5)
  await page.evaluate(() => {
    const box = document.createElement('input')
    Object.assign(box, { name: 'niveis[99999].nivel', value: '7' })
    document.querySelector('main form')?.append(box)
    box.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await operator.fills('Nome', 'Outro nome')
  await operator.presses('Mod+Enter')
  await expected.text('No máximo 100 níveis.')
  await expect(rows).toHaveCount(5)
  expect(expected.countCalls('PUT', `${PLANS}/5`)).toBe(0)
  await page.locator('main form input[name="niveis[99999].nivel"]').evaluate((box) => box.remove())
  await operator.fills('Nome', 'Mais um nome')
  await operator.presses('Mod+Enter')
  await expected.toast('Salvo com sucesso')
})

test.describe('in an English browser', () => {
  test.use({ locale: 'en-US' })

  test('if the levels fail the plan is created once, and saving again repairs it; a percentage has its Brazilian meaning [D10]', async ({
    operator,
    expected,
    watch,
  }) => {
    watch.acceptProblem(refusedCall)
    await saveNewPlan(operator, 'Pela metade', '13,13')
    await expected.toast('Erro ao salvar')
    await expected.text('Plano criado (#13), níveis não salvos')
    await expected.path('/cashback-planos/cadastrar')
    await operator.clicks('Salvar')
    await expected.toast('Salvo com sucesso')
    await expected.call('PUT', `${PLANS}/13/niveis`, { body: { niveis: [{ nivel: 1, percentual: 13.13 }] } })
    expect(expected.countCalls('POST', PLANS)).toBe(1)
  })
})
