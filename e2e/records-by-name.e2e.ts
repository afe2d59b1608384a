/** Records named in a line: looked up before anything is done to them, and chosen if there are several. */
import { expect, test } from './fixtures.ts'

interface Named {
  id: number
  dscNome: string
}

const none = (name: RegExp) => ({ name })

test('a product is found by its name and confirmed by its id, of several one is chosen, and a missing one is reported', async ({
  page,
  operator,
  expected,
}) => {
  const content = await operator.fetchRows<Named>('/gestor/produtos/listar?page=0&size=1000&sort=id,ASC')
  const product = content.find(({ dscNome }) => content.filter((other) => other.dscNome.includes(dscNome)).length === 1)
  await operator.opensSignedIn('/')
  await operator.typesKeyByKey(`excluir produto ${product!.dscNome}`)
  const option = operator.palette.getByRole('option', { selected: true })
  await expect(option).toContainText(`#${product!.id}`)
  await expect(operator.palette.getByText(product!.dscNome).last()).toBeVisible()
  await operator.presses('Enter')
  await operator.rejectsDialog(`Excluir produto #${product!.id}?`)
  expect(expected.countCalls('DELETE', `/gestor/produtos/${product!.id}`)).toBe(0)
  await expect(page).toHaveURL(/\/$/)
  await test.step('Enter alone chooses none of several for a writing command', async () => {
    await operator.typesKeyByKey('excluir produto fone')
    await expect(operator.palette.getByText(/Excluir produto: qual produto\?/)).toBeVisible()
    await operator.presses('Enter')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await operator.presses('ArrowDown')
    await operator.presses('Enter')
    await expect(page.getByRole('alertdialog')).toContainText(/Excluir produto #\d+\?/)
    await operator.presses('n')
  })
  await test.step('A missing record', async () => {
    await operator.typesKeyByKey('excluir produto xyzzyx')
    await expect(operator.palette.getByText('Nenhum produto com “xyzzyx”')).toBeVisible()
    await expect(page.getByRole('option', none(/Excluir produto/))).toHaveCount(0)
    await operator.typesKeyByKey('excluir loja xyzzyx')
    await expect(operator.palette.getByText('Nenhuma loja com “xyzzyx”')).toBeVisible()
  })
})

test('categories, suppliers and stores are found in their lists, also by a search on a list without a text filter', async ({
  page,
  operator,
}) => {
  await operator.opensSignedIn('/')
  for (const [list, line, path] of [
    ['/gestor/categorias/listar', 'editar categoria', 'categorias'],
    ['/gestor/fornecedor/listar', 'abrir fornecedor', 'fornecedores'],
    ['/gestor/lojas/listar', 'editar loja', 'lojas'],
  ] as const) {
    const content = await operator.fetchRows<Named>(`${list}?page=0&size=3&sort=id,ASC`)
    const record = content.at(-1)!
    await operator.typesKeyByKey(`${line} ${record.dscNome}`)
    await expect(operator.palette.getByRole('option', { selected: true })).toContainText(`#${record.id}`)
    await operator.presses('Enter')
    await expect(page).toHaveURL(new RegExp(`/${path}/editar/${record.id}$`))
  }
  await test.step('A search on a list without a text filter', async () => {
    const content = await operator.fetchRows<Named>('/gestor/lojas/listar?page=0&size=3&sort=id,ASC')
    const record = content.at(-1)!
    await operator.opensList('/lojas')
    await operator.typesKeyByKey(`procura ${record.dscNome}`)
    await expect(operator.palette.getByRole('option', { selected: true })).toContainText(`#${record.id}`)
    await operator.presses('Enter')
    await expect(page).toHaveURL(new RegExp(`/lojas/editar/${record.id}$`))
  })
})

test('the pending entries of a user are found through the user, and a list is narrowed to a person by name', async ({
  page,
  operator,
}) => {
  const content = await operator.fetchRows<{ beneficiarioId: number }>('/gestor/bonus?page=0&size=1&statusId=1')
  const id = content[0]!.beneficiarioId
  const pendingEntries = (await operator.fetchJson(`/gestor/bonus?page=0&size=1&statusId=1&beneficiarioId=${id}`)) as {
    totalElements: number
  }
  await operator.opensSignedIn('/')
  await operator.typesKeyByKey(`liberar pendentes do usuário ${id}`)
  await expect(operator.palette.getByRole('option', { selected: true })).toContainText('Liberar bônus')
  await operator.presses('Enter')
  const confirmation = page.getByRole('alertdialog')
  await expect(confirmation).toContainText(
    pendingEntries.totalElements > 1 ? `Liberar ${pendingEntries.totalElements} bônus` : 'Liberar bônus #',
  )
  await page.keyboard.press('Escape')
  await test.step('By name', async () => {
    const users = await operator.fetchRows<Named>('/gestor/estatisticas/usuarios?PAGE=0&SIZE=200')
    const getFirstName = (name: string) => name.split(' ')[0]!
    const uniqueUser = users.find(
      ({ dscNome }) => users.filter((other) => other.dscNome.includes(dscNome)).length === 1,
    )!
    await operator.typesKeyByKey(`bônus pendentes de @${uniqueUser.dscNome}`)
    await expect(operator.palette.getByRole('option', { selected: true })).toContainText(
      getFirstName(uniqueUser.dscNome),
    )
    await operator.presses('Enter')
    await expect(page).toHaveURL(/\/bonus\?.*beneficiarioId=\d+/)
    await expect(page).toHaveURL(/statusId=1/)
  })
})
