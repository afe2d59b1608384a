/** What a draft and a partly done save remember: the original values, and the record that already exists. */
import type { Expectations } from './expectations.ts'
import { Operator } from './operator.ts'
import type { TestPlatform } from './test-platform.ts'
import { expect, test } from './fixtures.ts'
import { FAILED_CALL_MESSAGE } from './network-watch.ts'

const PLANS = '/gestor/cashback-planos'
const OURO = { dscNome: 'Ouro da colega', isAtivo: true, isPadrao: false, maxDepth: 3 }

/** Writes as another person, without the console. */
async function editElsewhere(operator: Operator, platform: TestPlatform, path: string, data: object) {
  platform.markWritten()
  const headers = { Authorization: `Bearer ${await operator.fetchToken()}` }
  const response = await operator.page.request.put(`${platform.url}/api${path}`, { headers, data })
  expect(response.ok()).toBe(true)
}

/** The conflict dialog. */
const getConflict = ({ page }: Operator, name: string) =>
  page.getByRole('dialog', { name: `${name} mudou enquanto você editava` })

/** Reloads the page after the draft is stored, and waits until it is restored. */
async function reloadWithDraft({ page }: Operator) {
  await page.reload()
  await expect(page.getByText('Rascunho restaurado')).toBeVisible()
}

test.beforeEach(({ page, watch }) => {
  watch.acceptProblem(FAILED_CALL_MESSAGE)
  page.on('dialog', (dialog) => void dialog.accept())
})

test('a restored draft asks before it overwrites what somebody else changed meanwhile [N1]', async ({
  page,
  operator,
  expected,
  platform,
}) => {
  const ATUALIZAR = '/gestor/categorias/atualizar'
  await operator.editRecord('/categorias/editar/5', 'Nome')
  const dscNome = await operator.field('Nome').inputValue()
  const dscEnum = await operator.field('Enum').inputValue()
  await operator.fill('Enum', 'MEU_ENUM')
  await expected.text(/Rascunho guardado/)
  await editElsewhere(operator, platform, ATUALIZAR, { id: 5, dscNome, dscEnum: 'ENUM_DO_COLEGA', statusId: 1 })
  await reloadWithDraft(operator)
  await expected.text('O registro mudou no servidor.')
  // A restored draft is stored unchanged: after a second reload it still knows the conflict.
  await reloadWithDraft(operator)
  await operator.press('Mod+Enter')
  const dialog = getConflict(operator, 'A categoria #5')
  for (const name of [`Original: ${dscEnum}`, 'Meu: MEU_ENUM', 'Atual: ENUM_DO_COLEGA'])
    await expect(dialog.getByRole('radio', { name })).toBeVisible()
  expect(expected.countCalls('PUT', ATUALIZAR)).toBe(0)
  await page.keyboard.press('3')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expected.call('PUT', ATUALIZAR, { body: { dscEnum: 'ENUM_DO_COLEGA' } })
})

test('a draft does not remove levels that were added while the session was lost [N1]', async ({
  operator,
  expected,
  platform,
}) => {
  await operator.editRecord('/cashback-planos/editar/5', 'Nome')
  await operator.fill('Percentual da linha 1', '9,5')
  await platform.failCalls('cashback-planos/5$', 403, { times: 1 })
  await operator.click('Salvar')
  await expected.path('/login')
  const { niveis } = (await operator.fetchJson(`${PLANS}/5`)) as { niveis: { nivel: number; percentual: number }[] }
  const moreLevels = [...niveis.map(({ nivel, percentual }) => ({ nivel, percentual })), { nivel: 9, percentual: 1 }]
  await editElsewhere(operator, platform, `${PLANS}/5/niveis`, { niveis: moreLevels })
  await operator.replaceToken(await operator.fetchToken())
  await operator.open('/cashback-planos/editar/5')
  await expected.text('Rascunho restaurado')
  await operator.press('Mod+Enter')
  await expect(getConflict(operator, 'O plano #5').getByRole('radio', { name: /^Meu: .*9,5%/ })).toBeVisible()
  expect(expected.countCalls('PUT', `${PLANS}/5`)).toBe(0)
})

for (const [ending, status] of [
  ['reload', 500],
  ['lost session', 403],
] as const)
  test(`a plan without its levels is completed after a ${ending}, and no second one is created [D10]`, async ({
    page,
    operator,
    expected,
    platform,
  }) => {
    await operator.openSignedIn('/cashback-planos/cadastrar')
    await operator.fill('Nome', 'Clube')
    await operator.fill('Profundidade', '2')
    await operator.click('Adicionar nível')
    await operator.fill('Percentual da linha 1', '5')
    await platform.failCalls('niveis$', status, { times: 1 })
    await operator.click('Salvar')
    if (status === 403) {
      await expected.path('/login')
      await operator.replaceToken(await operator.fetchToken())
      await operator.open('/cashback-planos/cadastrar')
    } else {
      await expected.text('Plano criado (#13), níveis não salvos')
      await page.reload()
    }
    await expected.text('Rascunho restaurado. O plano #13 foi salvo em parte: salve de novo para completar')
    await operator.press('Mod+Enter')
    await expected.path('/cashback-planos')
    await expected.call('PUT', `${PLANS}/13/niveis`, { body: { niveis: [{ nivel: 1, percentual: 5 }] } })
    expect(expected.countCalls('POST', PLANS)).toBe(1)
  })

test('a draft discarded after half a creation leads to a new plan [D10]', async ({ operator, expected, platform }) => {
  const typed = async () => {
    await operator.fill('Nome', 'Clube')
    await operator.fill('Profundidade', '2')
    await operator.click('Adicionar nível')
    await operator.fill('Percentual da linha 1', '5')
  }
  await operator.openSignedIn('/cashback-planos/cadastrar')
  await typed()
  await platform.failCalls('niveis$', 500, { times: 1 })
  await operator.click('Salvar')
  await expected.text('Plano criado (#13), níveis não salvos')
  await reloadWithDraft(operator)
  await operator.click('Descartar rascunho')
  await expect(operator.field('Nome')).toHaveValue('')
  await typed()
  await operator.press('Mod+Enter')
  await expected.call('PUT', `${PLANS}/14/niveis`)
  expect(expected.countCalls('PUT', `${PLANS}/13`)).toBe(0)
})

test('a product whose plan was refused gets it after a reload, and no second one is created [D10]', async ({
  page,
  operator,
  expected,
  platform,
  watch,
}) => {
  await operator.openSignedIn('/produtos/cadastrar')
  await operator.fill('Nome', 'Caneca esmaltada')
  await operator.fill('Modelo', 'CE-1')
  for (const field of ['Categoria', 'Fornecedor']) {
    await operator.field(field).focus()
    await operator.press('ArrowDown ArrowDown Enter')
  }
  await operator.selectOption('Status', 'Pendente')
  await operator.fill('Plano Produto', '2')
  await platform.failCalls('associar/produto', 500, { times: 1 })
  await operator.press('Mod+Enter')
  await expected.text(/^Produto salvo \(#\d+\), plano não associado/)
  await page.reload()
  await expected.text('Rascunho restaurado')
  await operator.press('Mod+Enter')
  await expected.path('/produtos')
  expect(expected.countCalls('POST', '/gestor/produtos')).toBe(1)
  const ids = watch.calls.flatMap(({ path }) => /associar\/produto\/(\d+)$/.exec(path)?.[1] ?? [])
  expect([ids.length, new Set(ids).size]).toEqual([2, 1])
})

test('a stored product whose plan was refused gets it after a reload, and both are one undo step [D10, P1]', async ({
  operator,
  expected,
  platform,
}) => {
  const before = (await operator.fetchJson('/gestor/produtos/12')) as { dscModelo: string; planoProdutoId: number }
  await operator.editRecord('/produtos/editar/12', 'Nome')
  await operator.fill('Modelo', 'Pela metade')
  await operator.fill('Plano Produto', '2')
  await platform.failCalls('associar/produto', 500, { times: 1 })
  await operator.press('Mod+Enter')
  await expected.text('Produto salvo (#12), plano não associado')
  await reloadWithDraft(operator)
  await expect(operator.field('Plano Produto')).toHaveValue('2')
  await operator.press('Mod+Enter')
  await expected.path('/produtos')
  expect(expected.countCalls('PUT', '/gestor/cashback-planos/2/associar/produto/12')).toBe(2)
  await expected.heading('Produtos')
  await operator.press('Control+z')
  await expected.text('Desfeito: salvar produto 12')
  const { dscModelo, planoProdutoId } = before
  expect(await operator.fetchJson('/gestor/produtos/12')).toMatchObject({ dscModelo, planoProdutoId })
})

test('undo reverts the stored half of an abandoned save, and no older action [D10, P1]', async ({
  operator,
  expected,
  platform,
}) => {
  await operator.editRecord('/produtos/editar/12', 'Nome')
  const model = await operator.field('Modelo').inputValue()
  await operator.fill('Modelo', 'Pela metade')
  await operator.fill('Plano Produto', '2')
  await platform.failCalls('associar/produto', 500, { times: 1 })
  await operator.press('Mod+Enter')
  await expected.text('Produto salvo (#12), plano não associado')
  await expected.text('Alterações não salvas (1)')
  await expected.noText(/O registro mudou no servidor/)
  await operator.click('Voltar')
  await expected.text('O produto #12 foi salvo em parte e fica assim. O que você digitou e não salvou será perdido.')
  await operator.acceptDialog('Descartar alterações?')
  await expected.heading('Produtos')
  await operator.press('Control+z')
  await expected.text('Desfeito: salvar produto 12')
  expect(await operator.fetchJson('/gestor/produtos/12')).toMatchObject({ dscModelo: model })
})

test('a plan whose depth was refused by its own call gets it after a reload [D10]', async ({
  operator,
  expected,
  platform,
}) => {
  await operator.editRecord('/cashback-planos/editar/5', 'Nome')
  const depth = (await operator.field('Profundidade').inputValue()) === '4' ? '3' : '4'
  await operator.fill('Profundidade', depth)
  await platform.failCalls('profundidade$', 500, { times: 1 })
  await operator.click('Salvar')
  await expected.text('Plano e níveis salvos (#5), profundidade não salva')
  await reloadWithDraft(operator)
  await expect(operator.field('Profundidade')).toHaveValue(depth)
  await expected.noText(/O registro mudou no servidor/)
  await operator.press('Mod+Enter')
  await expected.path('/cashback-planos')
  expect(expected.countCalls('PUT', `${PLANS}/5/profundidade`)).toBe(2)
})

/** Renames plan 5 and changes its first level; the platform stores only the name. */
async function saveHalf(operator: Operator, platform: TestPlatform, expected: Expectations) {
  await operator.editRecord('/cashback-planos/editar/5', 'Nome', 'Nome meu')
  await operator.fill('Percentual da linha 1', '9,5')
  await platform.failCalls('niveis$', 500, { times: 1 })
  await operator.click('Salvar')
  await expected.text('Plano salvo (#5), níveis não salvos')
}

test('the second half of a save keeps what somebody else changed after the first [N1]', async ({
  operator,
  expected,
  platform,
}) => {
  await saveHalf(operator, platform, expected)
  await editElsewhere(operator, platform, `${PLANS}/5`, OURO)
  await operator.press('Mod+Enter')
  await expected.toast('Salvo com sucesso')
  // The levels are the operator's; the name is the latest intended one.
  const plan = (await operator.fetchJson(`${PLANS}/5`)) as { dscNome: string; niveis: { percentual: number }[] }
  expect(plan.dscNome).toBe('Ouro da colega')
  expect(plan.niveis.map(({ percentual }) => percentual)).toContain(9.5)
})

test('the first half of a save is not reported as somebody else’s change [E7]', async ({
  operator,
  expected,
  platform,
}) => {
  await saveHalf(operator, platform, expected)
  // Read for the comparison of the next try and for the form, because the write invalidated it.
  await expect.poll(() => expected.countCalls('GET', `${PLANS}/5`)).toBeGreaterThan(3)
  await expected.noText(/O registro mudou no servidor/)
})

test('the second half asks if both sides changed the same value after the first [N1]', async ({
  operator,
  expected,
  platform,
}) => {
  await saveHalf(operator, platform, expected)
  await editElsewhere(operator, platform, `${PLANS}/5`, OURO)
  await operator.fill('Nome', 'Nome meu de novo')
  await operator.press('Mod+Enter')
  const dialog = getConflict(operator, 'O plano #5')
  for (const name of ['Original: Nome meu', 'Meu: Nome meu de novo', 'Atual: Ouro da colega'])
    await expect(dialog.getByRole('radio', { name, exact: true })).toBeVisible()
})

test('a restored draft says that pictures are not restored', async ({ operator, expected }) => {
  await operator.editRecord('/fornecedores/editar/4', 'Nome', 'Outro nome')
  await expected.text(/Rascunho guardado/)
  await reloadWithDraft(operator)
  await expected.text('Rascunho restaurado (imagens não são guardadas)')
  // A form without a picture does not mention one.
  await operator.editRecord('/categorias/editar/5', 'Nome', 'Outro nome')
  await expected.text(/Rascunho guardado/)
  await reloadWithDraft(operator)
  await expected.noText(/imagens/)
})

for (const ending of ['saved', 'discarded'] as const)
  test(`a draft that is ${ending} in one tab is sent by its duplicate only after a question [D19]`, async ({
    page,
    context,
    operator,
    expected,
    platform,
  }) => {
    await operator.openSignedIn('/lojas/cadastrar')
    await operator.fill('Nome', 'Nova loja')
    await operator.selectOption('Status', 'Ativo')
    await expected.text(/Rascunho guardado/)
    // What a browser does when it duplicates a tab.
    const session = await page.evaluate(() => ({ ...sessionStorage }))
    const duplicate = await context.newPage()
    await duplicate.addInitScript((items) => Object.assign(sessionStorage, items), session)
    const inDuplicate = new Operator(duplicate, platform.url)
    await inDuplicate.open('/lojas/cadastrar')
    await expect(duplicate.getByText('Rascunho restaurado')).toBeVisible()
    if (ending === 'saved') await operator.press('Mod+Enter')
    else {
      await operator.press('Escape Escape')
      await operator.acceptDialog('Descartar alterações?')
    }
    await expected.path('/lojas')
    await inDuplicate.press('Mod+Enter')
    const question = duplicate.getByRole('alertdialog')
    await expect(question).toContainText(ending === 'saved' ? 'já foi salvo em outra aba: Loja #' : 'foi descartado em')
    await question.getByRole('button', { name: 'Cancelar' }).click()
    await expect(inDuplicate.field('Nome')).toHaveValue('Nova loja')
    expect(expected.countCalls('POST', '/gestor/lojas')).toBe(ending === 'saved' ? 1 : 0)
  })
