/** What a draft and a save done in part remember: the values that were opened, and the record that is there already. */
import type { Espera } from './espera.ts'
import type { Operador } from './operador.ts'
import type { TestPlatform } from './platform.ts'
import { expect, test } from './test.ts'
import { failedCall } from './watch.ts'

const PLANS = '/gestor/cashback-planos'
const OURO = { dscNome: 'Ouro da colega', isAtivo: true, isPadrao: false, maxDepth: 3 }

/** Writes with other hands, past the console. */
async function another(operador: Operador, plataforma: TestPlatform, path: string, data: object) {
  plataforma.touch()
  const headers = { Authorization: `Bearer ${await operador.ficha()}` }
  const answer = await operador.page.request.put(`${plataforma.url}/api${path}`, { headers, data })
  expect(answer.ok()).toBe(true)
}

/** The window in which the operator decides. */
const conflict = ({ page }: Operador, name: string) =>
  page.getByRole('dialog', { name: `${name} mudou enquanto você editava` })

/** Reloads the page once the draft is kept, and waits for it to be back. */
async function recarrega({ page }: Operador) {
  await page.reload()
  await expect(page.getByText('Rascunho restaurado')).toBeVisible()
}

test.beforeEach(({ page, vigia }) => {
  vigia.accept(failedCall)
  page.on('dialog', (asked) => void asked.accept())
})

test('a draft that comes back asks before it undoes what somebody else changed meanwhile [N1]', async ({
  page,
  operador,
  espera,
  plataforma,
}) => {
  const ATUALIZAR = '/gestor/categorias/atualizar'
  await operador.edita('/categorias/editar/5', 'Nome')
  const dscNome = await operador.campo('Nome').inputValue()
  const dscEnum = await operador.campo('Enum').inputValue()
  await operador.preenche('Enum', 'MEU_ENUM')
  await espera.texto(/Rascunho guardado/)
  await another(operador, plataforma, ATUALIZAR, { id: 5, dscNome, dscEnum: 'ENUM_DO_COLEGA', statusId: 1 })
  await recarrega(operador)
  await espera.texto('O registro mudou no servidor.')
  // As it comes back so it is kept: a second time tells no less.
  await recarrega(operador)
  await operador.tecla('Mod+Enter')
  const asked = conflict(operador, 'A categoria #5')
  for (const name of [`Original: ${dscEnum}`, 'Meu: MEU_ENUM', 'Atual: ENUM_DO_COLEGA'])
    await expect(asked.getByRole('radio', { name })).toBeVisible()
  expect(espera.vezes('PUT', ATUALIZAR)).toBe(0)
  await page.keyboard.press('3')
  await page.keyboard.press('ControlOrMeta+Enter')
  await espera.chamada('PUT', ATUALIZAR, { body: { dscEnum: 'ENUM_DO_COLEGA' } })
})

test('levels that came while the session was lost are not taken away by a draft [N1]', async ({
  operador,
  espera,
  plataforma,
}) => {
  await operador.edita('/cashback-planos/editar/5', 'Nome')
  await operador.preenche('Percentual da linha 1', '9,5')
  await plataforma.refuse('cashback-planos/5$', 403, { times: 1 })
  await operador.clica('Salvar')
  await espera.caminho('/login')
  const { niveis } = (await operador.consulta(`${PLANS}/5`)) as { niveis: { nivel: number; percentual: number }[] }
  const more = [...niveis.map(({ nivel, percentual }) => ({ nivel, percentual })), { nivel: 9, percentual: 1 }]
  await another(operador, plataforma, `${PLANS}/5/niveis`, { niveis: more })
  await operador.troca(await operador.ficha())
  await operador.abre('/cashback-planos/editar/5')
  await espera.texto('Rascunho restaurado')
  await operador.tecla('Mod+Enter')
  await expect(conflict(operador, 'O plano #5').getByRole('radio', { name: /^Meu: .*9,5%/ })).toBeVisible()
  expect(espera.vezes('PUT', `${PLANS}/5`)).toBe(0)
})

for (const [ending, status] of [
  ['reload', 500],
  ['lost session', 403],
] as const)
  test(`a plan without its levels is completed after a ${ending}, and no second one is made [D10]`, async ({
    page,
    operador,
    espera,
    plataforma,
  }) => {
    await operador.entra('/cashback-planos/cadastrar')
    await operador.preenche('Nome', 'Clube')
    await operador.preenche('Profundidade', '2')
    await operador.clica('Adicionar nível')
    await operador.preenche('Percentual da linha 1', '5')
    await plataforma.refuse('niveis$', status, { times: 1 })
    await operador.clica('Salvar')
    if (status === 403) {
      await espera.caminho('/login')
      await operador.troca(await operador.ficha())
      await operador.abre('/cashback-planos/cadastrar')
    } else {
      await espera.texto('Plano criado (#13), níveis não salvos')
      await page.reload()
    }
    await espera.texto('Rascunho restaurado. O plano #13 foi salvo em parte: salve de novo para completar')
    await operador.tecla('Mod+Enter')
    await espera.caminho('/cashback-planos')
    await espera.chamada('PUT', `${PLANS}/13/niveis`, { body: { niveis: [{ nivel: 1, percentual: 5 }] } })
    expect(espera.vezes('POST', PLANS)).toBe(1)
  })

test('a draft that is thrown away after half a creation makes another plan [D10]', async ({
  operador,
  espera,
  plataforma,
}) => {
  const typed = async () => {
    await operador.preenche('Nome', 'Clube')
    await operador.preenche('Profundidade', '2')
    await operador.clica('Adicionar nível')
    await operador.preenche('Percentual da linha 1', '5')
  }
  await operador.entra('/cashback-planos/cadastrar')
  await typed()
  await plataforma.refuse('niveis$', 500, { times: 1 })
  await operador.clica('Salvar')
  await espera.texto('Plano criado (#13), níveis não salvos')
  await recarrega(operador)
  await operador.clica('Descartar rascunho')
  await expect(operador.campo('Nome')).toHaveValue('')
  await typed()
  await operador.tecla('Mod+Enter')
  await espera.chamada('PUT', `${PLANS}/14/niveis`)
  expect(espera.vezes('PUT', `${PLANS}/13`)).toBe(0)
})

test('a product whose plan was refused is associated after a reload, and no second one is made [D10]', async ({
  page,
  operador,
  espera,
  plataforma,
  vigia,
}) => {
  await operador.entra('/produtos/cadastrar')
  await operador.preenche('Nome', 'Caneca esmaltada')
  await operador.preenche('Modelo', 'CE-1')
  for (const field of ['Categoria', 'Fornecedor']) {
    await operador.campo(field).focus()
    await operador.tecla('ArrowDown ArrowDown Enter')
  }
  await operador.escolhe('Status', 'Pendente')
  await operador.preenche('Plano Produto', '2')
  await plataforma.refuse('associar/produto', 500, { times: 1 })
  await operador.tecla('Mod+Enter')
  await espera.texto(/^Produto salvo \(#\d+\), plano não associado/)
  await page.reload()
  await espera.texto('Rascunho restaurado')
  await operador.tecla('Mod+Enter')
  await espera.caminho('/produtos')
  expect(espera.vezes('POST', '/gestor/produtos')).toBe(1)
  const ids = vigia.calls.flatMap(({ path }) => /associar\/produto\/(\d+)$/.exec(path)?.[1] ?? [])
  expect([ids.length, new Set(ids).size]).toEqual([2, 1])
})

test('a stored product whose plan was refused is associated after a reload, and is one step with it [D10, P1]', async ({
  operador,
  espera,
  plataforma,
}) => {
  const before = (await operador.consulta('/gestor/produtos/12')) as { dscModelo: string; planoProdutoId: number }
  await operador.edita('/produtos/editar/12', 'Nome')
  await operador.preenche('Modelo', 'Pela metade')
  await operador.preenche('Plano Produto', '2')
  await plataforma.refuse('associar/produto', 500, { times: 1 })
  await operador.tecla('Mod+Enter')
  await espera.texto('Produto salvo (#12), plano não associado')
  await recarrega(operador)
  await expect(operador.campo('Plano Produto')).toHaveValue('2')
  await operador.tecla('Mod+Enter')
  await espera.caminho('/produtos')
  expect(espera.vezes('PUT', '/gestor/cashback-planos/2/associar/produto/12')).toBe(2)
  await espera.titulo('Produtos')
  await operador.tecla('Control+z')
  await espera.texto('Desfeito: salvar produto 12')
  const { dscModelo, planoProdutoId } = before
  expect(await operador.consulta('/gestor/produtos/12')).toMatchObject({ dscModelo, planoProdutoId })
})

test('half of a save that was left is what is taken back, and no older act [D10, P1]', async ({
  operador,
  espera,
  plataforma,
}) => {
  await operador.edita('/produtos/editar/12', 'Nome')
  const model = await operador.campo('Modelo').inputValue()
  await operador.preenche('Modelo', 'Pela metade')
  await operador.preenche('Plano Produto', '2')
  await plataforma.refuse('associar/produto', 500, { times: 1 })
  await operador.tecla('Mod+Enter')
  await espera.texto('Produto salvo (#12), plano não associado')
  await espera.texto('Alterações não salvas (1)')
  await espera.semTexto(/O registro mudou no servidor/)
  await operador.clica('Voltar')
  await espera.texto('O produto #12 foi salvo em parte e fica assim. O que você digitou e não salvou será perdido.')
  await operador.confirma('Descartar alterações?')
  await espera.titulo('Produtos')
  await operador.tecla('Control+z')
  await espera.texto('Desfeito: salvar produto 12')
  expect(await operador.consulta('/gestor/produtos/12')).toMatchObject({ dscModelo: model })
})

test('a plan whose depth was refused by its own call has it sent after a reload [D10]', async ({
  operador,
  espera,
  plataforma,
}) => {
  await operador.edita('/cashback-planos/editar/5', 'Nome')
  const depth = (await operador.campo('Profundidade').inputValue()) === '4' ? '3' : '4'
  await operador.preenche('Profundidade', depth)
  await plataforma.refuse('profundidade$', 500, { times: 1 })
  await operador.clica('Salvar')
  await espera.texto('Plano e níveis salvos (#5), profundidade não salva')
  await recarrega(operador)
  await expect(operador.campo('Profundidade')).toHaveValue(depth)
  await espera.semTexto(/O registro mudou no servidor/)
  await operador.tecla('Mod+Enter')
  await espera.caminho('/cashback-planos')
  expect(espera.vezes('PUT', `${PLANS}/5/profundidade`)).toBe(2)
})

/** Renames plan 5 and changes its first level, of which the platform stores the name alone. */
async function savesHalf(operador: Operador, plataforma: TestPlatform, espera: Espera) {
  await operador.edita('/cashback-planos/editar/5', 'Nome', 'Nome meu')
  await operador.preenche('Percentual da linha 1', '9,5')
  await plataforma.refuse('niveis$', 500, { times: 1 })
  await operador.clica('Salvar')
  await espera.texto('Plano salvo (#5), níveis não salvos')
}

test('the second half of a save keeps what somebody else changed after the first [N1]', async ({
  operador,
  espera,
  plataforma,
}) => {
  await savesHalf(operador, plataforma, espera)
  await another(operador, plataforma, `${PLANS}/5`, OURO)
  await operador.tecla('Mod+Enter')
  await espera.toast('Salvo com sucesso')
  // The levels are the operator's, the name is the last one that somebody meant.
  const plan = (await operador.consulta(`${PLANS}/5`)) as { dscNome: string; niveis: { percentual: number }[] }
  expect(plan.dscNome).toBe('Ouro da colega')
  expect(plan.niveis.map(({ percentual }) => percentual)).toContain(9.5)
})

test('what the first half of a save has stored is told as nobody else’s [E7]', async ({
  operador,
  espera,
  plataforma,
}) => {
  await savesHalf(operador, plataforma, espera)
  // Read for the next try's comparison, and for the form: what was written has made it stale.
  await expect.poll(() => espera.vezes('GET', `${PLANS}/5`)).toBeGreaterThan(3)
  await espera.semTexto(/O registro mudou no servidor/)
})

test('the second half asks where both changed the same after the first [N1]', async ({
  operador,
  espera,
  plataforma,
}) => {
  await savesHalf(operador, plataforma, espera)
  await another(operador, plataforma, `${PLANS}/5`, OURO)
  await operador.preenche('Nome', 'Nome meu de novo')
  await operador.tecla('Mod+Enter')
  const asked = conflict(operador, 'O plano #5')
  for (const name of ['Original: Nome meu', 'Meu: Nome meu de novo', 'Atual: Ouro da colega'])
    await expect(asked.getByRole('radio', { name, exact: true })).toBeVisible()
})

test('a draft that comes back says that a picture does not come with it', async ({ operador, espera }) => {
  await operador.edita('/fornecedores/editar/4', 'Nome', 'Outro nome')
  await espera.texto(/Rascunho guardado/)
  await recarrega(operador)
  await espera.texto('Rascunho restaurado (imagens não são guardadas)')
  // A form without a picture has nothing to say of one.
  await operador.edita('/categorias/editar/5', 'Nome', 'Outro nome')
  await espera.texto(/Rascunho guardado/)
  await recarrega(operador)
  await espera.semTexto(/imagens/)
})
