/** Saved views: found again, shown as tabs, and replaced; filters as chips. */
import { fetchActiveCashbackIds } from './cashbacks.ts'
import { expect, test } from './fixtures.ts'

test('a list is saved under a name, found again, replaced and removed, and undo never reverts an older action', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensListSignedIn('/cashbacks')
  await operator.runs('ordenar por descrição')
  await operator.runs('100 por página')
  await expected.pageNumber(1, 3)
  await operator.runs('salvar visão natal')
  await expected.toast(/Visão .*natal.* salva/)
  await operator.runs('ir para lojas')
  await expected.path('/lojas')
  await operator.runs('visão natal')
  await expected.path('/cashbacks')
  await expected.call('GET', '/gestor/cashback/listar', { query: { page: '0', size: '100', sort: 'dscCashback,ASC' } })
  // Saving the same list again loses nothing; another list would replace the first one, which needs a confirmation.
  await operator.runs('salvar visão Natal')
  await expected.toast(/Visão .*Natal.* salva/)
  await operator.runs('inverter ordem')
  await operator.runs('salvar visão natal')
  await operator.rejectsDialog('Já há uma visão “Natal”, diferente desta. Trocar?')
  await operator.runs('ir para lojas')
  await expected.path('/lojas')
  await operator.runs('visão natal')
  await expect(page).toHaveURL(/ordem=dscCashback%2CASC|ordem=dscCashback,ASC/)
  await test.step('No older action is undone', async () => {
    const [firstId = 0] = await fetchActiveCashbackIds(operator, 1)
    await operator.runsOnRecord('desabilitar cashback', firstId)
    await expected.toast('Status atualizado')
    await operator.runs('inverter ordem')
    await operator.runs('salvar visão natal')
    await operator.acceptsDialog('Já há uma visão “Natal”, diferente desta. Trocar?')
    await operator.presses('Mod+z')
    await expected.text('“salvar visão natal”: não há como desfazer')
    await operator.runs('excluir visão natal')
    await operator.acceptsDialog('Excluir a visão “natal”?')
    await expected.toast('Visão excluída')
    await operator.presses('Mod+z')
    await expected.text('“excluir visão natal”: não há como desfazer')
    expect(await fetchActiveCashbackIds(operator)).not.toContain(firstId)
  })
})

test('a saved view is a tab over its list, saves its changes, and opens by its name alone', async ({
  page,
  operator,
  expected,
}) => {
  const tab = (name: string) => page.getByRole('tab', { name, exact: true })
  await operator.opensListSignedIn('/bonus')
  await expect(tab('Todos')).toHaveAttribute('aria-selected', 'true')
  await operator.runs('bônus pendentes do usuário 15')
  await page.getByRole('button', { name: 'Nova visão' }).click()
  await operator.palette.getByRole('combobox').fill('da Maria')
  await operator.presses('Enter')
  await expect(tab('da Maria')).toHaveAttribute('aria-selected', 'true')
  const chips = page.getByRole('list', { name: 'Filtros aplicados' }).getByRole('listitem')
  await expect(chips).toHaveText(['Beneficiário: Maria Dias Guimarães', 'Status: pendente'])
  const readGridTop = async () => (await page.getByRole('grid').boundingBox())?.y
  const before = await readGridTop()
  // One filter less: the view is changed, and nothing else moves.
  await page.getByRole('button', { name: 'Tirar o filtro Status: pendente' }).click()
  await expect(chips).toHaveText(['Beneficiário: Maria Dias Guimarães'])
  await expect(page).not.toHaveURL(/statusId/)
  await expect(page.getByRole('grid')).toBeFocused()
  expect(await readGridTop()).toBe(before)
  await page.reload()
  await expect(tab('da Maria')).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('button', { name: 'salvar', exact: true }).click()
  await expected.toast('Visão “da Maria” salva')
  await expect(page.getByRole('button', { name: 'salvar', exact: true })).toHaveCount(0)
  // By keyboard alone: the tabs are one tab stop, arrows lead from one to the next.
  await tab('da Maria').focus()
  await operator.presses('ArrowLeft Enter')
  await expect(tab('Todos')).toHaveAttribute('aria-selected', 'true')
  await expect(chips).toHaveCount(0)
  await operator.runs('ir para lojas')
  await expected.path('/lojas')
  await expect(tab('da Maria')).toHaveCount(0)
  await operator.runs('da maria')
  await expected.path('/bonus')
  await expect(tab('da Maria')).toHaveAttribute('aria-selected', 'true')
  await expect(chips).toHaveText(['Beneficiário: Maria Dias Guimarães'])
})

test('columns, preview, scan and views have their buttons above the table', async ({ page, operator }) => {
  await operator.opensListSignedIn('/produtos')
  const tools = page.getByRole('group', { name: 'Ferramentas da lista' })
  await tools.getByRole('button', { name: 'Colunas' }).click()
  await expect(page.getByRole('menuitemcheckbox', { name: 'Nome' })).toBeVisible()
  await operator.presses('Escape')
  await tools.getByRole('button', { name: 'Prévia' }).click()
  await expect(page.getByRole('complementary', { name: 'Prévia' })).toBeVisible()
  await expect(tools.getByRole('button', { name: 'Prévia' })).toHaveAttribute('aria-pressed', 'true')
  await tools.getByRole('button', { name: 'Prévia' }).click()
  await expect(page.getByRole('complementary', { name: 'Prévia' })).toHaveCount(0)
  await tools.getByRole('button', { name: 'Visões' }).click()
  await expect(operator.palette).toContainText('Nenhuma visão salva')
  await operator.presses('Escape')
  await tools.getByRole('button', { name: 'Ler tudo' }).click()
  await expect(page.getByText('Provada', { exact: true })).toBeVisible()
})
