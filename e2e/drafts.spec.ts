/** What a draft and a save done in part remember: the values that were opened, and the record that is there already. */
import type { Expectations } from './expectations.ts'
import type { Operator } from './operator.ts'
import type { TestPlatform } from './test-platform.ts'
import { expect, test } from './fixtures.ts'
import { FAILED_CALL_MESSAGE } from './network-watch.ts'

const PLANS = '/gestor/cashback-planos'
const OURO = { dscNome: 'Ouro da colega', isAtivo: true, isPadrao: false, maxDepth: 3 }

/** Writes with other hands, past the console. */
async function another(operator: Operator, plataforma: TestPlatform, path: string, data: object) {
  plataforma.markWritten()
  const headers = { Authorization: `Bearer ${await operator.fetchToken()}` }
  const answer = await operator.page.request.put(`${plataforma.url}/api${path}`, { headers, data })
  expect(answer.ok()).toBe(true)
}

/** The window in which the operator decides. */
const conflict = ({ page }: Operator, name: string) =>
  page.getByRole('dialog', { name: `${name} mudou enquanto você editava` })

/** Reloads the page once the draft is kept, and waits for it to be back. */
async function recarrega({ page }: Operator) {
  await page.reload()
  await expect(page.getByText('Rascunho restaurado')).toBeVisible()
}

test.beforeEach(({ page, watch }) => {
  watch.acceptProblem(FAILED_CALL_MESSAGE)
  page.on('dialog', (asked) => void asked.accept())
})

test('a draft that comes back asks before it undoes what somebody else changed meanwhile [N1]', async ({
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
  await another(operator, platform, ATUALIZAR, { id: 5, dscNome, dscEnum: 'ENUM_DO_COLEGA', statusId: 1 })
  await recarrega(operator)
  await expected.text('O registro mudou no servidor.')
  // As it comes back so it is kept: a second time tells no less.
  await recarrega(operator)
  await operator.press('Mod+Enter')
  const asked = conflict(operator, 'A categoria #5')
  for (const name of [`Original: ${dscEnum}`, 'Meu: MEU_ENUM', 'Atual: ENUM_DO_COLEGA'])
    await expect(asked.getByRole('radio', { name })).toBeVisible()
  expect(expected.countCalls('PUT', ATUALIZAR)).toBe(0)
  await page.keyboard.press('3')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expected.call('PUT', ATUALIZAR, { body: { dscEnum: 'ENUM_DO_COLEGA' } })
})

test('levels that came while the session was lost are not taken away by a draft [N1]', async ({
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
  const more = [...niveis.map(({ nivel, percentual }) => ({ nivel, percentual })), { nivel: 9, percentual: 1 }]
  await another(operator, platform, `${PLANS}/5/niveis`, { niveis: more })
  await operator.replaceToken(await operator.fetchToken())
  await operator.open('/cashback-planos/editar/5')
  await expected.text('Rascunho restaurado')
  await operator.press('Mod+Enter')
  await expect(conflict(operator, 'O plano #5').getByRole('radio', { name: /^Meu: .*9,5%/ })).toBeVisible()
  expect(expected.countCalls('PUT', `${PLANS}/5`)).toBe(0)
})

for (const [ending, status] of [
  ['reload', 500],
  ['lost session', 403],
] as const)
  test(`a plan without its levels is completed after a ${ending}, and no second one is made [D10]`, async ({
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

test('a draft that is thrown away after half a creation makes another plan [D10]', async ({
  operator,
  expected,
  platform,
}) => {
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
  await recarrega(operator)
  await operator.click('Descartar rascunho')
  await expect(operator.field('Nome')).toHaveValue('')
  await typed()
  await operator.press('Mod+Enter')
  await expected.call('PUT', `${PLANS}/14/niveis`)
  expect(expected.countCalls('PUT', `${PLANS}/13`)).toBe(0)
})

test('a product whose plan was refused is associated after a reload, and no second one is made [D10]', async ({
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

test('a stored product whose plan was refused is associated after a reload, and is one step with it [D10, P1]', async ({
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
  await recarrega(operator)
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

test('half of a save that was left is what is taken back, and no older act [D10, P1]', async ({
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

test('a plan whose depth was refused by its own call has it sent after a reload [D10]', async ({
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
  await recarrega(operator)
  await expect(operator.field('Profundidade')).toHaveValue(depth)
  await expected.noText(/O registro mudou no servidor/)
  await operator.press('Mod+Enter')
  await expected.path('/cashback-planos')
  expect(expected.countCalls('PUT', `${PLANS}/5/profundidade`)).toBe(2)
})

/** Renames plan 5 and changes its first level, of which the platform stores the name alone. */
async function savesHalf(operator: Operator, plataforma: TestPlatform, espera: Expectations) {
  await operator.editRecord('/cashback-planos/editar/5', 'Nome', 'Nome meu')
  await operator.fill('Percentual da linha 1', '9,5')
  await plataforma.failCalls('niveis$', 500, { times: 1 })
  await operator.click('Salvar')
  await espera.text('Plano salvo (#5), níveis não salvos')
}

test('the second half of a save keeps what somebody else changed after the first [N1]', async ({
  operator,
  expected,
  platform,
}) => {
  await savesHalf(operator, platform, expected)
  await another(operator, platform, `${PLANS}/5`, OURO)
  await operator.press('Mod+Enter')
  await expected.toast('Salvo com sucesso')
  // The levels are the operator's, the name is the last one that somebody meant.
  const plan = (await operator.fetchJson(`${PLANS}/5`)) as { dscNome: string; niveis: { percentual: number }[] }
  expect(plan.dscNome).toBe('Ouro da colega')
  expect(plan.niveis.map(({ percentual }) => percentual)).toContain(9.5)
})

test('what the first half of a save has stored is told as nobody else’s [E7]', async ({
  operator,
  expected,
  platform,
}) => {
  await savesHalf(operator, platform, expected)
  // Read for the next try's comparison, and for the form: what was written has made it stale.
  await expect.poll(() => expected.countCalls('GET', `${PLANS}/5`)).toBeGreaterThan(3)
  await expected.noText(/O registro mudou no servidor/)
})

test('the second half asks where both changed the same after the first [N1]', async ({
  operator,
  expected,
  platform,
}) => {
  await savesHalf(operator, platform, expected)
  await another(operator, platform, `${PLANS}/5`, OURO)
  await operator.fill('Nome', 'Nome meu de novo')
  await operator.press('Mod+Enter')
  const asked = conflict(operator, 'O plano #5')
  for (const name of ['Original: Nome meu', 'Meu: Nome meu de novo', 'Atual: Ouro da colega'])
    await expect(asked.getByRole('radio', { name, exact: true })).toBeVisible()
})

test('a draft that comes back says that a picture does not come with it', async ({ operator, expected }) => {
  await operator.editRecord('/fornecedores/editar/4', 'Nome', 'Outro nome')
  await expected.text(/Rascunho guardado/)
  await recarrega(operator)
  await expected.text('Rascunho restaurado (imagens não são guardadas)')
  // A form without a picture has nothing to say of one.
  await operator.editRecord('/categorias/editar/5', 'Nome', 'Outro nome')
  await expected.text(/Rascunho guardado/)
  await recarrega(operator)
  await expected.noText(/imagens/)
})
