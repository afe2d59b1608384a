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

/** Opens a record's form in a page that is signed in already. */
async function openRecord(operator: Operator, path: string) {
  await operator.opens(path)
  await expect(operator.field('Nome')).not.toHaveValue('')
}

/** Reloads the page after the draft is stored, and waits until it is restored. */
async function reloadWithDraft({ page }: Operator) {
  await page.reload()
  await expect(page.getByText('Rascunho restaurado')).toBeVisible()
}

test.beforeEach(({ page, watch }) => {
  watch.acceptProblem(FAILED_CALL_MESSAGE)
  page.on('dialog', (dialog) => void dialog.accept())
})

test('a restored draft asks before it overwrites what somebody else changed meanwhile, and names what it does not restore [N1]', async ({
  page,
  operator,
  expected,
  platform,
}) => {
  const ATUALIZAR = '/gestor/categorias/atualizar'
  await operator.editsRecord('/categorias/editar/5', 'Nome')
  const dscNome = await operator.field('Nome').inputValue()
  const dscEnum = await operator.field('Enum').inputValue()
  await operator.fills('Enum', 'MEU_ENUM')
  await expected.text(/Rascunho guardado/)
  await editElsewhere(operator, platform, ATUALIZAR, { id: 5, dscNome, dscEnum: 'ENUM_DO_COLEGA', statusId: 1 })
  await reloadWithDraft(operator)
  await expected.noText(/imagens/)
  await expected.text('O registro mudou no servidor.')
  // A restored draft is stored unchanged: after a second reload it still knows the conflict.
  await reloadWithDraft(operator)
  await operator.presses('Mod+Enter')
  const dialog = getConflict(operator, 'A categoria #5')
  for (const name of [`Original: ${dscEnum}`, 'Meu: MEU_ENUM', 'Atual: ENUM_DO_COLEGA'])
    await expect(dialog.getByRole('radio', { name })).toBeVisible()
  expect(expected.countCalls('PUT', ATUALIZAR)).toBe(0)
  await page.keyboard.press('3')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expected.call('PUT', ATUALIZAR, { body: { dscEnum: 'ENUM_DO_COLEGA' } })
  await expected.path('/categorias')
  await test.step('of a form with pictures it says that they are not restored', async () => {
    await openRecord(operator, '/fornecedores/editar/4')
    await operator.fills('Nome', 'Outro nome')
    await expected.text(/Rascunho guardado/)
    await reloadWithDraft(operator)
    await expected.text('Rascunho restaurado (imagens não são guardadas)')
  })
})

test('a plan without its levels is completed by its draft, and a discarded draft leads to a new plan [D10]', async ({
  operator,
  expected,
  platform,
}) => {
  const typed = async () => {
    await operator.fills('Nome', 'Clube')
    await operator.fills('Profundidade', '2')
    await operator.clicks('Adicionar nível')
    await operator.fills('Percentual da linha 1', '5')
  }
  await operator.opensSignedIn('/cashback-planos/cadastrar')
  await test.step('completed after a lost session', async () => {
    await typed()
    await platform.failCalls('niveis$', 403, { times: 1 })
    await operator.clicks('Salvar')
    await expected.path('/login')
    await operator.replacesToken(await operator.fetchToken())
    await operator.opens('/cashback-planos/cadastrar')
    await expected.text('Rascunho restaurado. O plano #13 foi salvo em parte: salve de novo para completar')
    await operator.presses('Mod+Enter')
    await expected.path('/cashback-planos')
    await expected.call('PUT', `${PLANS}/13/niveis`, { body: { niveis: [{ nivel: 1, percentual: 5 }] } })
    expect(expected.countCalls('POST', PLANS)).toBe(1)
  })
  await test.step('a new plan after a reload and a discarded draft', async () => {
    await operator.opens('/cashback-planos/cadastrar')
    await typed()
    await platform.failCalls('niveis$', 500, { times: 1 })
    await operator.clicks('Salvar')
    await expected.text('Plano criado (#14), níveis não salvos')
    await reloadWithDraft(operator)
    await operator.clicks('Descartar rascunho')
    await expect(operator.field('Nome')).toHaveValue('')
    await typed()
    await operator.presses('Mod+Enter')
    await expected.call('PUT', `${PLANS}/15/niveis`)
    expect(expected.countCalls('PUT', `${PLANS}/14/niveis`)).toBe(1)
    expect(expected.countCalls('PUT', `${PLANS}/14`)).toBe(0)
  })
})

test('a stored product whose plan was refused gets it after a reload, and undo reverts what was stored [D10, P1]', async ({
  operator,
  expected,
  platform,
}) => {
  const { dscModelo, planoProdutoId } = (await operator.fetchJson('/gestor/produtos/12')) as {
    dscModelo: string
    planoProdutoId: number
  }
  const before = { dscModelo, planoProdutoId }
  await operator.editsRecord('/produtos/editar/12', 'Nome')
  await test.step('completed after a reload, both halves are one undo step', async () => {
    await operator.fills('Modelo', 'Pela metade')
    await operator.fills('Plano Produto', '2')
    await platform.failCalls('associar/produto', 500, { times: 1 })
    await operator.presses('Mod+Enter')
    await expected.text('Produto salvo (#12), plano não associado')
    await reloadWithDraft(operator)
    await expect(operator.field('Plano Produto')).toHaveValue('2')
    await operator.presses('Mod+Enter')
    await expected.path('/produtos')
    expect(expected.countCalls('PUT', '/gestor/cashback-planos/2/associar/produto/12')).toBe(2)
    await expected.heading('Produtos')
    await operator.presses('Control+z')
    await expected.text('Desfeito: salvar produto 12')
    expect(await operator.fetchJson('/gestor/produtos/12')).toMatchObject(before)
  })
  await test.step('undo reverts the stored half of an abandoned save, and no older action', async () => {
    await openRecord(operator, '/produtos/editar/12')
    await operator.fills('Modelo', 'Pela metade')
    await operator.fills('Plano Produto', '2')
    await platform.failCalls('associar/produto', 500, { times: 1 })
    await operator.presses('Mod+Enter')
    await expected.text('Produto salvo (#12), plano não associado')
    await expected.text('Alterações não salvas (1)')
    await expected.noText(/O registro mudou no servidor/)
    await operator.clicks('Voltar')
    await expected.text('O produto #12 foi salvo em parte e fica assim. O que você digitou e não salvou será perdido.')
    await operator.acceptsDialog('Descartar alterações?')
    await expected.heading('Produtos')
    await operator.presses('Control+z')
    await expected.text('Desfeito: salvar produto 12')
    expect(await operator.fetchJson('/gestor/produtos/12')).toMatchObject({ dscModelo: before.dscModelo })
  })
})

/** Renames plan 5 and changes its first level; the platform stores only the name. */
async function saveHalf(operator: Operator, platform: TestPlatform, expected: Expectations) {
  await openRecord(operator, '/cashback-planos/editar/5')
  await operator.fills('Nome', 'Nome meu')
  await operator.fills('Percentual da linha 1', '9,5')
  await platform.failCalls('niveis$', 500, { times: 1 })
  await operator.clicks('Salvar')
  await expected.text('Plano salvo (#5), níveis não salvos')
}

test('the second half of a save keeps what somebody else changed after the first, which is no such change itself [E7, N1]', async ({
  operator,
  expected,
  platform,
}) => {
  await operator.opensSignedIn('/cashback-planos')
  await saveHalf(operator, platform, expected)
  // Read for the comparison of the next try and for the form, because the write invalidated it.
  await expect.poll(() => expected.countCalls('GET', `${PLANS}/5`)).toBeGreaterThan(3)
  await expected.noText(/O registro mudou no servidor/)
  await test.step('it keeps what somebody else changed after the first half', async () => {
    await editElsewhere(operator, platform, `${PLANS}/5`, OURO)
    await operator.presses('Mod+Enter')
    await expected.toast('Salvo com sucesso')
    // The levels are the operator's; the name is the latest intended one.
    const plan = (await operator.fetchJson(`${PLANS}/5`)) as { dscNome: string; niveis: { percentual: number }[] }
    expect(plan.dscNome).toBe('Ouro da colega')
    expect(plan.niveis.map(({ percentual }) => percentual)).toContain(9.5)
    await expected.path('/cashback-planos')
  })
  await test.step('it asks if both sides changed the same value', async () => {
    await saveHalf(operator, platform, expected)
    await editElsewhere(operator, platform, `${PLANS}/5`, OURO)
    await operator.fills('Nome', 'Nome meu de novo')
    await operator.presses('Mod+Enter')
    const dialog = getConflict(operator, 'O plano #5')
    for (const name of ['Original: Nome meu', 'Meu: Nome meu de novo', 'Atual: Ouro da colega'])
      await expect(dialog.getByRole('radio', { name, exact: true })).toBeVisible()
  })
})

test('a draft that is saved in one tab is sent by its duplicate only after a question [D19]', async ({
  page,
  context,
  operator,
  expected,
  platform,
}) => {
  await operator.opensSignedIn('/lojas/cadastrar')
  await operator.fills('Nome', 'Nova loja')
  await operator.selectsOption('Status', 'Ativo')
  await expected.text(/Rascunho guardado/)
  // What a browser does when it duplicates a tab.
  const session = await page.evaluate(() => ({ ...sessionStorage }))
  const duplicate = await context.newPage()
  await duplicate.addInitScript((items) => Object.assign(sessionStorage, items), session)
  const inDuplicate = new Operator(duplicate, platform.url)
  await inDuplicate.opens('/lojas/cadastrar')
  await expect(duplicate.getByText('Rascunho restaurado')).toBeVisible()
  await operator.presses('Mod+Enter')
  await expected.path('/lojas')
  await inDuplicate.presses('Mod+Enter')
  const question = duplicate.getByRole('alertdialog')
  await expect(question).toContainText('já foi salvo em outra aba: Loja #')
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await expect(inDuplicate.field('Nome')).toHaveValue('Nova loja')
  expect(expected.countCalls('POST', '/gestor/lojas')).toBe(1)
})
