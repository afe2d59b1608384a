/** Plans and their levels (spec 2 §2, §4, §5, §7, §8). */
import type { Operador } from './operador.ts'
import { expect, test } from './test.ts'

const refusedCall = /Failed to load resource: the server responded with a status of (409|422|500)/
const PLANS = '/gestor/cashback-planos'

/** Fills in a new plan with one level of this percentage, as it is typed, and saves it. */
async function salvaNovo(operador: Operador, name: string, percentage: string) {
  await operador.entra('/cashback-planos/cadastrar')
  await operador.preenche('Nome', name)
  await operador.preenche('Profundidade', '2')
  await operador.clica('Adicionar nível')
  await operador.preenche('Percentual da linha 1', percentage)
  await operador.clica('Salvar')
}

test.describe('list', () => {
  test.beforeEach(async ({ operador, espera }) => {
    await operador.entra('/cashback-planos')
    await espera.linha('Embaixadores')
  })

  test('asks for its first page and shows flags and depth in words', async ({ page, espera }) => {
    await espera.chamada('GET', PLANS, { query: { page: '0', size: '10', sort: 'id,DESC' } })
    for (const name of ['ID', 'Nome', 'Ativo', 'Padrão', 'Profundidade'])
      await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible()
    await expect(page.getByRole('grid').getByRole('row').filter({ hasText: 'Embaixadores' })).toContainText('Sim')
  })

  test('deletes the row under the cursor after its question', async ({ operador, espera }) => {
    await operador.foca('Embaixadores')
    await operador.tecla('Delete')
    await operador.confirma('Excluir plano #9?')
    await espera.toast('Excluído com sucesso')
    await espera.chamada('DELETE', `${PLANS}/9`)
    await espera.semLinha('Embaixadores')
  })

  test('tells why a plan stays, in the server’s words or its own', async ({ operador, espera, vigia }) => {
    vigia.accept(refusedCall)
    await operador.faz('excluir plano', 11)
    await espera.toast('Registro #11 protegido contra exclusão.')
    await operador.faz('excluir plano', 10)
    await espera.toast('Erro ao excluir')
  })

  test('a no sends nothing', async ({ operador, espera }) => {
    await operador.manda('excluir plano 9')
    await operador.cancela('Excluir plano #9?')
    expect(espera.vezes('DELETE', `${PLANS}/9`)).toBe(0)
  })
})

test('a plan with its levels is made by keyboard alone', async ({ page, operador, espera }) => {
  await operador.entra('/cashback-planos')
  await espera.linha('Embaixadores')
  await operador.tecla('c')
  // The list, which has a filter of that name, stays until the form is there.
  await espera.titulo('Cadastrar Plano')
  await operador.campo('Nome').focus()
  await page.keyboard.type('Clube Bronze')
  await operador.tecla('Tab')
  await page.keyboard.type('3')
  await operador.tecla('Mod+Shift+Enter')
  await expect(operador.campo('Percentual da linha 1')).toBeFocused()
  await expect(operador.campo('Nível da linha 1')).toHaveValue('1')
  await operador.tecla('Shift+Tab')
  await page.keyboard.type('2')
  await operador.tecla('Enter')
  await expect(operador.campo('Percentual da linha 1')).toBeFocused()
  await page.keyboard.type('2,50')
  // From the last field Enter adds a level, which counts on from the highest.
  await operador.tecla('Enter')
  await expect(operador.campo('Percentual da linha 2')).toBeFocused()
  await expect(operador.campo('Percentual da linha 1')).toHaveValue('2,5')
  await expect(operador.campo('Nível da linha 2')).toHaveValue('3')
  await page.keyboard.type('5')
  await operador.tecla('Shift+Tab')
  await page.keyboard.type('1')
  await operador.tecla('Mod+Enter')
  await espera.toast('Salvo com sucesso')
  await espera.caminho('/cashback-planos')
  const created = await espera.chamada('POST', PLANS)
  expect(created.body).toEqual({ dscNome: 'Clube Bronze', isAtivo: true, isPadrao: false, maxDepth: 3 })
  const levels = await espera.chamada('PUT', `${PLANS}/13/niveis`)
  expect(levels.body).toEqual({
    niveis: [
      { nivel: 1, percentual: 5 },
      { nivel: 2, percentual: 2.5 },
    ],
  })
  await espera.linha('Clube Bronze')
})

test('a plan without levels is one call', async ({ operador, espera, vigia }) => {
  await operador.entra('/cashback-planos/cadastrar')
  await operador.preenche('Nome', 'Sem níveis')
  await operador.preenche('Profundidade', '1')
  await operador.clica('Salvar')
  await espera.toast('Salvo com sucesso')
  expect(vigia.calls.filter(({ method }) => method === 'PUT')).toEqual([])
})

test('refused before it is sent: a depth that is none, a level without percentage, and a level twice', async ({
  page,
  operador,
  espera,
}) => {
  await operador.entra('/cashback-planos/cadastrar')
  await operador.preenche('Nome', 'Clube')
  await operador.preenche('Profundidade', '3')
  const salvar = page.getByRole('button', { name: 'Salvar' })
  for (const depth of ['', '0', '-1', '1,5', 'dois']) {
    await operador.preenche('Profundidade', depth)
    await expect(salvar, depth).toBeDisabled()
    await operador.preenche('Profundidade', '3')
    await expect(salvar).toBeEnabled()
  }
  await operador.clica('Adicionar nível')
  await expect(salvar).toBeDisabled()
  await operador.preenche('Percentual da linha 1', '5')
  await expect(salvar).toBeEnabled()
  await operador.clica('Adicionar nível')
  await operador.preenche('Nível da linha 2', '1')
  await operador.preenche('Percentual da linha 2', '3')
  await operador.tecla('Tab')
  await espera.texto('O nível 1 já está na lista.')
  await expect(salvar).toBeDisabled()
  await operador.preenche('Nível da linha 2', '2')
  await expect(salvar).toBeEnabled()
  // Leaving a field brings its message, which moves the button under the pointer: not before the click.
  await operador.clica('Adicionar nível')
  await operador.clica('Adicionar nível')
  await expect(page.getByRole('group', { name: 'Linha 4' })).toBeVisible()
  await expect(page.getByText('Linha 5')).toHaveCount(0)
})

test('levels are removed by key, by command and put in order [E16]', async ({ page, operador, espera }) => {
  await operador.entra('/cashback-planos/editar/5')
  const rows = page.getByRole('group', { name: /^Linha \d+$/ })
  await expect(rows).toHaveCount(5)
  await operador.campo('Nível da linha 5').focus()
  await operador.tecla('Mod+Shift+Backspace')
  await expect(rows).toHaveCount(4)
  await expect(operador.campo('Nível da linha 4')).toBeFocused()
  await page.getByRole('button', { name: 'Desfazer' }).press('Enter')
  await expect(rows).toHaveCount(5)
  await expect(operador.campo('Nível da linha 1')).toBeFocused()
  await operador.manda('remover nível 5')
  await operador.manda('remover nível 2')
  await expect(rows).toHaveCount(3)
  await operador.preenche('Nível da linha 1', '9')
  await operador.clica('Ordenar por nível')
  await expect(operador.campo('Nível da linha 3')).toHaveValue('9')
  await operador.clica('Salvar')
  const sent = await espera.chamada('PUT', `${PLANS}/5/niveis`)
  expect((sent.body as { niveis: { nivel: number }[] }).niveis.map(({ nivel }) => nivel)).toEqual([3, 4, 9])
})

test('the focus is on what adds one once the last level is removed', async ({ page, operador, espera }) => {
  await operador.entra('/cashback-planos/editar/5')
  const remove = page.getByRole('button', { name: /^Remover nível da linha/ })
  await expect(remove).toHaveCount(5)
  for (let left = 5; left > 0; left--) {
    await remove.last().click()
    await expect(remove).toHaveCount(left - 1)
  }
  await espera.texto('Nenhum nível.')
  await expect(page.getByRole('button', { name: 'Adicionar nível' })).toBeFocused()
})

test('an update goes out as plan, levels, and the depth that changed', async ({ operador, espera, vigia }) => {
  await operador.entra('/cashback-planos/editar/2')
  await operador.preenche('Nome', 'Clube Ouro 2')
  await operador.preenche('Profundidade', '7')
  await operador.clica('Salvar')
  await espera.toast('Salvo com sucesso')
  await espera.caminho('/cashback-planos')
  const puts = vigia.calls.filter(({ method }) => method === 'PUT').map(({ path }) => path)
  expect(puts).toEqual([`${PLANS}/2`, `${PLANS}/2/niveis`, `${PLANS}/2/profundidade`])
  await espera.chamada('PUT', `${PLANS}/2/profundidade`, { body: { maxDepth: 7 } })
})

test('where the levels fail the plan is made once, and saving again repairs it [D10]', async ({
  operador,
  espera,
  vigia,
}) => {
  vigia.accept(refusedCall)
  await salvaNovo(operador, 'Pela metade', '13,13')
  await espera.toast('Erro ao salvar')
  await espera.texto('Plano criado (#13), níveis não salvos')
  await espera.caminho('/cashback-planos/cadastrar')
  await operador.clica('Salvar')
  await espera.toast('Salvo com sucesso')
  await espera.chamada('PUT', `${PLANS}/13/niveis`, { body: { niveis: [{ nivel: 1, percentual: 13.13 }] } })
  expect(espera.vezes('POST', PLANS)).toBe(1)
})

test('a plan whose id is not answered is not made twice unasked, and without levels it is simply saved [O1]', async ({
  page,
  operador,
  espera,
}) => {
  await page.route(`**/api${PLANS}`, async (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ response: await route.fetch(), json: { message: 'Criado' } })
      : route.fallback(),
  )
  await salvaNovo(operador, 'Sem número', '5')
  await espera.recusa(/^Não se sabe se foi feito/)
  await espera.toast(/^Não se sabe se foi feito/)
  await expect(operador.campo('Percentual da linha 1')).toHaveValue('5')
  await operador.clica('Salvar')
  await operador.cancela('Enviar o mesmo de novo?')
  await espera.texto(/^Nada mais foi enviado/)
  await operador.clica('Conferir')
  await espera.texto(/Plano #\d+ tem este nome: confira antes de repetir/)
  await expect(operador.campo('Percentual da linha 1')).toHaveValue('5')
  expect(espera.vezes('POST', PLANS)).toBe(1)

  await operador.preenche('Nome', 'Sem número e sem nível')
  await operador.campo('Nível da linha 1').focus()
  await operador.tecla('Mod+Shift+Backspace')
  await operador.clica('Salvar')
  await espera.toast('Salvo com sucesso')
  await espera.caminho('/cashback-planos')
})

test('where the levels of a changed plan fail it is said, and saving again repairs it [D11]', async ({
  operador,
  espera,
  vigia,
}) => {
  vigia.accept(refusedCall)
  await operador.entra('/cashback-planos/editar/5')
  await expect(operador.campo('Nome')).not.toHaveValue('')
  await operador.preenche('Nome', 'Mudado pela metade')
  await operador.preenche('Percentual da linha 1', '13,13')
  await operador.clica('Salvar')
  await espera.toast('Erro ao salvar')
  await espera.texto('Plano salvo (#5), níveis não salvos')
  await espera.caminho('/cashback-planos/editar/5')
  await expect(operador.campo('Nome')).toHaveValue('Mudado pela metade')
  await expect(operador.campo('Percentual da linha 1')).toHaveValue('13,13')
  await operador.clica('Salvar')
  await espera.toast('Salvo com sucesso')
  await espera.caminho('/cashback-planos')
  const { niveis } = (await operador.consulta(`${PLANS}/5`)) as { niveis: { percentual: number }[] }
  expect(niveis.map(({ percentual }) => percentual)).toContain(13.13)
  expect(espera.vezes('PUT', `${PLANS}/5/niveis`)).toBe(2)
  expect(espera.vezes('POST', PLANS)).toBe(0)
})

test('levels that cannot be read are not deleted by a save of the name [N3]', async ({ page, operador, espera }) => {
  const plan = (await operador.consulta(`${PLANS}/5`)) as { niveis: unknown }
  const json = { ...plan, niveis: { content: plan.niveis } }
  await page.route(`**/api${PLANS}/5`, (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json }) : route.continue(),
  )
  await operador.edita('/cashback-planos/editar/5', 'Nome', 'Nome novo')
  await operador.tecla('Mod+Enter')
  await espera.recusa('Não foi possível ler Níveis deste registro: nada foi enviado.')
  expect(espera.vezes('PUT', `${PLANS}/5`) + espera.vezes('PUT', `${PLANS}/5/niveis`)).toBe(0)
  // What the operator puts in their place is meant.
  await operador.clica('Adicionar nível')
  await operador.preenche('Percentual da linha 1', '5')
  await operador.tecla('Mod+Enter')
  await espera.chamada('PUT', `${PLANS}/5/niveis`, { body: { niveis: [{ nivel: 1, percentual: 5 }] } })
  await espera.caminho('/cashback-planos')
})

test('a level of a huge index makes no long list: it is refused, and the form goes on [E9]', async ({
  page,
  operador,
  espera,
}) => {
  await operador.entra('/cashback-planos/editar/5')
  const rows = page.getByRole('group', { name: /^Linha \d+$/ })
  await expect(rows).toHaveCount(5)
  await page.evaluate(() => {
    const box = document.createElement('input')
    Object.assign(box, { name: 'niveis[99999].nivel', value: '7' })
    document.querySelector('main form')?.append(box)
    box.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await operador.preenche('Nome', 'Outro nome')
  await operador.tecla('Mod+Enter')
  await espera.texto('No máximo 100 níveis.')
  await expect(rows).toHaveCount(5)
  expect(espera.vezes('PUT', `${PLANS}/5`)).toBe(0)
  await page.locator('main form input[name="niveis[99999].nivel"]').evaluate((box) => box.remove())
  await operador.preenche('Nome', 'Mais um nome')
  await operador.tecla('Mod+Enter')
  await espera.toast('Salvo com sucesso')
})

test('a refused plan keeps what was typed and gives the server’s reason', async ({ operador, espera, vigia }) => {
  vigia.accept(refusedCall)
  await operador.entra('/cashback-planos/cadastrar')
  await operador.preenche('Nome', 'Sentinela recusa')
  await operador.preenche('Profundidade', '2')
  await operador.clica('Salvar')
  await espera.recusa('A plataforma recusou este cadastro.')
  await expect(operador.campo('Nome')).toHaveValue('Sentinela recusa')
})

test('depth and products are set by command from anywhere', async ({ operador, espera }) => {
  await operador.entra('/blank')
  await espera.titulo('Página em branco')
  await operador.manda('ajustar profundidade do plano 2 para 5')
  await operador.confirma('Definir a profundidade do plano #2 como 5?')
  await espera.toast('Salvo com sucesso')
  await espera.chamada('PUT', `${PLANS}/2/profundidade`, { body: { maxDepth: 5 } })
  await operador.manda('associar produto 12 ao plano 2')
  await operador.confirma('Associar o produto #12 ao plano #2?')
  await espera.toast('Produto associado')
  await espera.chamada('PUT', `${PLANS}/2/associar/produto/12`)
  await operador.manda('desassociar produto 12 do plano 2')
  await operador.confirma('Desassociar o produto #12 do plano #2?')
  await espera.toast('Produto desassociado')
  await espera.chamada('DELETE', `${PLANS}/2/associar/produto/12`)
})

test.describe('in an English browser', () => {
  test.use({ locale: 'en-US' })

  test('a percentage with a comma is what Brazil means by it', async ({ operador, espera }) => {
    await salvaNovo(operador, 'Vírgula', '1,5')
    await espera.toast('Salvo com sucesso')
    await espera.chamada('PUT', `${PLANS}/13/niveis`, { body: { niveis: [{ nivel: 1, percentual: 1.5 }] } })
  })
})
