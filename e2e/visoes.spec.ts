/** Lists saved under a name: found again, as tabs too, and put in the place of another one; filters as chips. */
import { activeCashbacks } from './cashbacks.ts'
import { expect, test } from './test.ts'

test('a list is kept under a name and found again', async ({ page, operador, espera }) => {
  await operador.entraNaLista('/cashbacks')
  await operador.manda('ordenar por descrição')
  await operador.manda('100 por página')
  await espera.pagina(1, 3)
  await operador.manda('salvar visão natal')
  await espera.toast(/Visão .*natal.* salva/)
  await operador.manda('ir para lojas')
  await espera.caminho('/lojas')
  await operador.manda('visão natal')
  await espera.caminho('/cashbacks')
  await espera.chamada('GET', '/gestor/cashback/listar', { query: { page: '0', size: '100', sort: 'dscCashback,ASC' } })
  // The same list again loses nothing; another one would take the place of the first, which is asked about.
  await operador.manda('salvar visão Natal')
  await espera.toast(/Visão .*Natal.* salva/)
  await operador.manda('inverter ordem')
  await operador.manda('salvar visão natal')
  await operador.cancela('Já há uma visão “Natal”, diferente desta. Trocar?')
  await operador.manda('ir para lojas')
  await espera.caminho('/lojas')
  await operador.manda('visão natal')
  await expect(page).toHaveURL(/ordem=dscCashback%2CASC|ordem=dscCashback,ASC/)
})

test('what is taken back is never an act older than a view that was replaced or removed', async ({
  operador,
  espera,
}) => {
  await operador.entraNaLista('/cashbacks')
  const [one = 0] = await activeCashbacks(operador, 1)
  await operador.faz('desabilitar cashback', one)
  await espera.toast('Status atualizado')
  await operador.manda('salvar visão natal')
  await espera.toast(/Visão .*natal.* salva/)
  await operador.manda('inverter ordem')
  await operador.manda('salvar visão natal')
  await operador.confirma('Já há uma visão “natal”, diferente desta. Trocar?')
  await operador.tecla('Mod+z')
  await espera.texto('“salvar visão natal”: não há como desfazer')
  await operador.manda('excluir visão natal')
  await operador.confirma('Excluir a visão “natal”?')
  await espera.toast('Visão excluída')
  await operador.tecla('Mod+z')
  await espera.texto('“excluir visão natal”: não há como desfazer')
  expect(await activeCashbacks(operador)).not.toContain(one)
})

test('a saved view is a tab over its list, saves what was changed in it, and opens by its name alone', async ({
  page,
  operador,
  espera,
}) => {
  const tab = (name: string) => page.getByRole('tab', { name, exact: true })
  await operador.entraNaLista('/bonus')
  await expect(tab('Todos')).toHaveAttribute('aria-selected', 'true')
  await operador.manda('bônus pendentes do usuário 15')
  await page.getByRole('button', { name: 'Nova visão' }).click()
  await operador.paleta.getByRole('combobox').fill('da Maria')
  await operador.tecla('Enter')
  await expect(tab('da Maria')).toHaveAttribute('aria-selected', 'true')
  const chips = page.getByRole('list', { name: 'Filtros aplicados' }).getByRole('listitem')
  await expect(chips).toHaveText(['Beneficiário: Maria Dias Guimarães', 'Status: pendente'])
  const row = async () => (await page.getByRole('grid').boundingBox())?.y
  const before = await row()
  // A filter less: the view was changed, and nothing else moves.
  await page.getByRole('button', { name: 'Tirar o filtro Status: pendente' }).click()
  await expect(chips).toHaveText(['Beneficiário: Maria Dias Guimarães'])
  await expect(page).not.toHaveURL(/statusId/)
  await expect(page.getByRole('grid')).toBeFocused()
  expect(await row()).toBe(before)
  await page.reload()
  await expect(tab('da Maria')).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('button', { name: 'salvar', exact: true }).click()
  await espera.toast('Visão “da Maria” salva')
  await expect(page.getByRole('button', { name: 'salvar', exact: true })).toHaveCount(0)
  // By the keyboard alone: the tabs are one stop, arrows lead from one to the next.
  await tab('da Maria').focus()
  await operador.tecla('ArrowLeft Enter')
  await expect(tab('Todos')).toHaveAttribute('aria-selected', 'true')
  await expect(chips).toHaveCount(0)
  await operador.manda('ir para lojas')
  await espera.caminho('/lojas')
  await expect(tab('da Maria')).toHaveCount(0)
  await operador.manda('da maria')
  await espera.caminho('/bonus')
  await expect(tab('da Maria')).toHaveAttribute('aria-selected', 'true')
  await expect(chips).toHaveText(['Beneficiário: Maria Dias Guimarães'])
})

test('columns, preview, whole reading and views have their buttons over the table', async ({ page, operador }) => {
  await operador.entraNaLista('/produtos')
  const tools = page.getByRole('group', { name: 'Ferramentas da lista' })
  await tools.getByRole('button', { name: 'Colunas' }).click()
  await expect(page.getByRole('menuitemcheckbox', { name: 'Nome' })).toBeVisible()
  await operador.tecla('Escape')
  await tools.getByRole('button', { name: 'Prévia' }).click()
  await expect(page.getByRole('complementary', { name: 'Prévia' })).toBeVisible()
  await expect(tools.getByRole('button', { name: 'Prévia' })).toHaveAttribute('aria-pressed', 'true')
  await tools.getByRole('button', { name: 'Prévia' }).click()
  await expect(page.getByRole('complementary', { name: 'Prévia' })).toHaveCount(0)
  await tools.getByRole('button', { name: 'Visões' }).click()
  await expect(operador.paleta).toContainText('Nenhuma visão salva')
  await operador.tecla('Escape')
  await tools.getByRole('button', { name: 'Ler tudo' }).click()
  await expect(page.getByText('Provada', { exact: true })).toBeVisible()
})
