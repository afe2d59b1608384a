/** Records told by their names: found before anything is done with them, and chosen where there are several. */
import { expect, test } from './test.ts'

interface Named {
  id: number
  dscNome: string
}

const none = (name: RegExp) => ({ name })

test('a product is found by its name, shown, and asked about by its id', async ({ operador, page, espera }) => {
  const content = await operador.lista<Named>('/gestor/produtos/listar?page=0&size=1000&sort=id,ASC')
  const one = content.find(({ dscNome }) => content.filter((other) => other.dscNome.includes(dscNome)).length === 1)
  await operador.entra('/')
  await operador.digita(`excluir produto ${one!.dscNome}`)
  const option = operador.paleta.getByRole('option', { selected: true })
  await expect(option).toContainText(`#${one!.id}`)
  await expect(operador.paleta.getByText(one!.dscNome).last()).toBeVisible()
  await operador.tecla('Enter')
  await operador.cancela(`Excluir produto #${one!.id}?`)
  expect(espera.vezes('DELETE', `/gestor/produtos/${one!.id}`)).toBe(0)
  await expect(page).toHaveURL(/\/$/)
})

test('of several records one is chosen, and Enter alone takes none for an act', async ({ operador, page }) => {
  await operador.entra('/')
  await operador.digita('excluir produto fone')
  await expect(operador.paleta.getByText(/Excluir produto: qual produto\?/)).toBeVisible()
  await operador.tecla('Enter')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await operador.tecla('ArrowDown')
  await operador.tecla('Enter')
  await expect(page.getByRole('alertdialog')).toContainText(/Excluir produto #\d+\?/)
  await operador.tecla('n')
})

test('what is not found is said, and nothing is offered for it', async ({ operador, page }) => {
  await operador.entra('/')
  await operador.digita('excluir produto xyzzyx')
  await expect(operador.paleta.getByText('Nenhum produto com “xyzzyx”')).toBeVisible()
  await expect(page.getByRole('option', none(/Excluir produto/))).toHaveCount(0)
  await operador.digita('excluir loja xyzzyx')
  await expect(operador.paleta.getByText('Nenhuma loja com “xyzzyx”')).toBeVisible()
})

test('categories, suppliers and stores are found in their lists', async ({ operador, page }) => {
  await operador.entra('/')
  for (const [list, line, path] of [
    ['/gestor/categorias/listar', 'editar categoria', 'categorias'],
    ['/gestor/fornecedor/listar', 'abrir fornecedor', 'fornecedores'],
    ['/gestor/lojas/listar', 'editar loja', 'lojas'],
  ] as const) {
    const content = await operador.lista<Named>(`${list}?page=0&size=3&sort=id,ASC`)
    const one = content.at(-1)!
    await operador.digita(`${line} ${one.dscNome}`)
    await expect(operador.paleta.getByRole('option', { selected: true })).toContainText(`#${one.id}`)
    await operador.tecla('Enter')
    await expect(page).toHaveURL(new RegExp(`/${path}/editar/${one.id}$`))
  }
})

test('what is sought on a list without a filter of text is one of its records', async ({ operador, page }) => {
  for (const [path, list] of [
    ['/lojas', '/gestor/lojas/listar'],
    ['/categorias', '/gestor/categorias/listar'],
  ] as const) {
    const content = await operador.lista<Named>(`${list}?page=0&size=3&sort=id,ASC`)
    const one = content.at(-1)!
    await operador.entraNaLista(path)
    await operador.digita(`procura ${one.dscNome}`)
    await expect(operador.paleta.getByRole('option', { selected: true })).toContainText(`#${one.id}`)
    await operador.tecla('Enter')
    await expect(page).toHaveURL(new RegExp(`${path}/editar/${one.id}$`))
  }
})

test('the pending entries of a user are found through the user', async ({ operador, page }) => {
  const content = await operador.lista<{ beneficiarioId: number }>('/gestor/bonus?page=0&size=1&statusId=1')
  const id = content[0]!.beneficiarioId
  const theirs = (await operador.consulta(`/gestor/bonus?page=0&size=1&statusId=1&beneficiarioId=${id}`)) as {
    totalElements: number
  }
  await operador.entra('/')
  await operador.digita(`liberar pendentes do usuário ${id}`)
  await expect(operador.paleta.getByRole('option', { selected: true })).toContainText('Liberar bônus')
  await operador.tecla('Enter')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(
    theirs.totalElements > 1 ? `Liberar ${theirs.totalElements} bônus` : 'Liberar bônus #',
  )
  await page.keyboard.press('Escape')
})

test('a list is narrowed to a person by name', async ({ operador, page }) => {
  const content = await operador.lista<Named>('/gestor/estatisticas/usuarios?PAGE=0&SIZE=200')
  const first = (name: string) => name.split(' ')[0]!
  const alone = content.find(({ dscNome }) => content.filter((other) => other.dscNome.includes(dscNome)).length === 1)!
  await operador.entra('/')
  await operador.digita(`bônus pendentes de @${alone.dscNome}`)
  await expect(operador.paleta.getByRole('option', { selected: true })).toContainText(first(alone.dscNome))
  await operador.tecla('Enter')
  await expect(page).toHaveURL(/\/bonus\?.*beneficiarioId=\d+/)
  await expect(page).toHaveURL(/statusId=1/)
})
