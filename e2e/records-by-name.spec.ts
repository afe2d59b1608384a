/** Records named in a line: looked up before anything is done to them, and chosen if there are several. */
import { expect, test } from './fixtures.ts'

interface Named {
  id: number
  dscNome: string
}

const none = (name: RegExp) => ({ name })

test('a product is found by its name, shown, and confirmed by its id', async ({ operator, page, expected }) => {
  const content = await operator.fetchRows<Named>('/gestor/produtos/listar?page=0&size=1000&sort=id,ASC')
  const product = content.find(({ dscNome }) => content.filter((other) => other.dscNome.includes(dscNome)).length === 1)
  await operator.openSignedIn('/')
  await operator.typeLine(`excluir produto ${product!.dscNome}`)
  const option = operator.palette.getByRole('option', { selected: true })
  await expect(option).toContainText(`#${product!.id}`)
  await expect(operator.palette.getByText(product!.dscNome).last()).toBeVisible()
  await operator.press('Enter')
  await operator.rejectDialog(`Excluir produto #${product!.id}?`)
  expect(expected.countCalls('DELETE', `/gestor/produtos/${product!.id}`)).toBe(0)
  await expect(page).toHaveURL(/\/$/)
})

test('of several records one is chosen, and Enter alone chooses none for a writing command', async ({
  operator,
  page,
}) => {
  await operator.openSignedIn('/')
  await operator.typeLine('excluir produto fone')
  await expect(operator.palette.getByText(/Excluir produto: qual produto\?/)).toBeVisible()
  await operator.press('Enter')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await operator.press('ArrowDown')
  await operator.press('Enter')
  await expect(page.getByRole('alertdialog')).toContainText(/Excluir produto #\d+\?/)
  await operator.press('n')
})

test('a missing record is reported, and nothing is offered for it', async ({ operator, page }) => {
  await operator.openSignedIn('/')
  await operator.typeLine('excluir produto xyzzyx')
  await expect(operator.palette.getByText('Nenhum produto com “xyzzyx”')).toBeVisible()
  await expect(page.getByRole('option', none(/Excluir produto/))).toHaveCount(0)
  await operator.typeLine('excluir loja xyzzyx')
  await expect(operator.palette.getByText('Nenhuma loja com “xyzzyx”')).toBeVisible()
})

test('categories, suppliers and stores are found in their lists', async ({ operator, page }) => {
  await operator.openSignedIn('/')
  for (const [list, line, path] of [
    ['/gestor/categorias/listar', 'editar categoria', 'categorias'],
    ['/gestor/fornecedor/listar', 'abrir fornecedor', 'fornecedores'],
    ['/gestor/lojas/listar', 'editar loja', 'lojas'],
  ] as const) {
    const content = await operator.fetchRows<Named>(`${list}?page=0&size=3&sort=id,ASC`)
    const record = content.at(-1)!
    await operator.typeLine(`${line} ${record.dscNome}`)
    await expect(operator.palette.getByRole('option', { selected: true })).toContainText(`#${record.id}`)
    await operator.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/${path}/editar/${record.id}$`))
  }
})

test('a search on a list without a text filter finds one of its records', async ({ operator, page }) => {
  for (const [path, list] of [
    ['/lojas', '/gestor/lojas/listar'],
    ['/categorias', '/gestor/categorias/listar'],
  ] as const) {
    const content = await operator.fetchRows<Named>(`${list}?page=0&size=3&sort=id,ASC`)
    const record = content.at(-1)!
    await operator.openListSignedIn(path)
    await operator.typeLine(`procura ${record.dscNome}`)
    await expect(operator.palette.getByRole('option', { selected: true })).toContainText(`#${record.id}`)
    await operator.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${path}/editar/${record.id}$`))
  }
})

test('the pending entries of a user are found through the user', async ({ operator, page }) => {
  const content = await operator.fetchRows<{ beneficiarioId: number }>('/gestor/bonus?page=0&size=1&statusId=1')
  const id = content[0]!.beneficiarioId
  const pendingEntries = (await operator.fetchJson(`/gestor/bonus?page=0&size=1&statusId=1&beneficiarioId=${id}`)) as {
    totalElements: number
  }
  await operator.openSignedIn('/')
  await operator.typeLine(`liberar pendentes do usuário ${id}`)
  await expect(operator.palette.getByRole('option', { selected: true })).toContainText('Liberar bônus')
  await operator.press('Enter')
  const confirmation = page.getByRole('alertdialog')
  await expect(confirmation).toContainText(
    pendingEntries.totalElements > 1 ? `Liberar ${pendingEntries.totalElements} bônus` : 'Liberar bônus #',
  )
  await page.keyboard.press('Escape')
})

test('a list is narrowed to a person by name', async ({ operator, page }) => {
  const content = await operator.fetchRows<Named>('/gestor/estatisticas/usuarios?PAGE=0&SIZE=200')
  const getFirstName = (name: string) => name.split(' ')[0]!
  const uniqueUser = content.find(
    ({ dscNome }) => content.filter((other) => other.dscNome.includes(dscNome)).length === 1,
  )!
  await operator.openSignedIn('/')
  await operator.typeLine(`bônus pendentes de @${uniqueUser.dscNome}`)
  await expect(operator.palette.getByRole('option', { selected: true })).toContainText(getFirstName(uniqueUser.dscNome))
  await operator.press('Enter')
  await expect(page).toHaveURL(/\/bonus\?.*beneficiarioId=\d+/)
  await expect(page).toHaveURL(/statusId=1/)
})
