/** Fields of records are set by a phrase: previewed, sent as their form sends them, undone (`src/forms/set`). */
import { expect, test } from './fixtures.ts'

interface Product {
  id: number
  dscNome: string
  numPreco: number
  categoria: { id: number; dscNome: string }
}

const PRODUCT_UPDATE = '/gestor/produtos/'

test('one price is shown before and after, sent with all other fields as they are, and undone', async ({
  page,
  operator,
  expected,
}) => {
  const path = '/gestor/produtos/12'
  const before = (await operator.fetchJson(path)) as Product
  await operator.opensListSignedIn('/produtos')
  await operator.runs('mudar preço do produto 12 para 19,90')
  const confirmation = page.getByRole('alertdialog')
  await expect(confirmation).toContainText('Alterar preço do produto #12?')
  await expect(confirmation).toContainText(`#12 ${before.dscNome}`)
  await expect(confirmation).toContainText(/→\sR\$\s19,90/)
  expect(expected.countCalls('PUT', path)).toBe(0)
  await operator.presses('n')
  expect(expected.countCalls('PUT', path)).toBe(0)

  await operator.runs('mudar preço do produto 12 para 19,90')
  const update = page.waitForRequest((request) => request.method() === 'PUT')
  await operator.acceptsDialog('Alterar preço do produto #12?')
  const payload = (await update).postDataJSON() as Record<string, unknown>
  expect(payload).toMatchObject({ id: 12, dscNome: before.dscNome, numPreco: 19.9, categoriaId: before.categoria.id })
  await expected.toast('Campo alterado')
  await expect.poll(async () => ((await operator.fetchJson(path)) as Product).numPreco).toBe(19.9)

  await operator.presses('Mod+z')
  await expect.poll(async () => (await operator.fetchJson(path)) as Product).toEqual(before)
  expect(expected.countCalls('PUT', path)).toBe(2)
})

test('a category of several is chosen by its name, unchanged and missing records are left out with the reason', async ({
  page,
  operator,
  expected,
  watch,
}) => {
  watch.acceptProblem(/404 .*produtos\/99999/)
  const products = await operator.fetchRows<Product>('/gestor/produtos/listar?page=0&size=50&sort=id,ASC')
  const [same] = products as [Product, ...Product[]]
  const { categoria: target } = same
  const others = products.filter(({ categoria }) => categoria.id !== target.id).slice(0, 2)
  await operator.opensListSignedIn('/produtos')
  const ids = [same, ...others].map(({ id }) => id).join(', ')
  await operator.runs(`categoria dos produtos ${ids}, 99999 para ${target.dscNome}`)
  const confirmation = page.getByRole('alertdialog')
  await expect(confirmation).toContainText('Alterar categoria de 2 produtos?')
  await expect(confirmation).toContainText(`Fica de fora (já é ${target.dscNome} (#${target.id})): #${same.id}.`)
  await expect(confirmation).toContainText('Fica de fora (não existe): #99999.')
  for (const { id, dscNome, categoria } of others)
    await expect(confirmation).toContainText(
      `#${id} ${dscNome}${categoria.dscNome} (#${categoria.id}) → ${target.dscNome}`,
    )
  await operator.presses('s')
  await expected.toast(/2 produtos alterados/)
  for (const { id } of others) {
    expect(expected.countCalls('PUT', `${PRODUCT_UPDATE}${id}`)).toBe(1)
    expect(await operator.fetchJson(`${PRODUCT_UPDATE}${id}`)).toMatchObject({ categoria: { id: target.id } })
  }
  expect(expected.countCalls('PUT', `${PRODUCT_UPDATE}${same.id}`)).toBe(0)
  await operator.presses('Mod+z')
  await expect(confirmation).toContainText('2 produtos?')
  await operator.presses('s')
  for (const { id, categoria } of others)
    await expect
      .poll(async () => operator.fetchJson(`${PRODUCT_UPDATE}${id}`))
      .toMatchObject({ categoria: { id: categoria.id } })
})

test('a value that the field refuses is refused with the field’s own message, and nothing is sent', async ({
  operator,
  expected,
  page,
}) => {
  await operator.opensListSignedIn('/produtos')
  await operator.runs('mudar preço do produto 12 para -5')
  await expected.toast('Informe um preço de 0,00 ou mais, com até duas casas decimais.')
  await operator.runs('mudar status do produto 12 para vendido')
  await expected.toast('Escolha uma das opções: Ativo, Inativo, Bloqueado, Pendente.')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  expect(expected.countCalls('PUT', '/gestor/produtos/12')).toBe(0)
})

test('an amount is added to the stock of a record that is named, and never takes more than there is', async ({
  operator,
  expected,
  page,
}) => {
  const path = '/gestor/produtos/72'
  const before = (await operator.fetchJson(path)) as Product & { numEstoque: number }
  const stock = before.numEstoque
  await operator.opensListSignedIn('/lojas')
  const confirmation = page.getByRole('alertdialog')
  await test.step('More than there is', async () => {
    await operator.runs(`tirar ${stock + 1} unidades do produto 72`)
    await expected.toast(/daria -1\. Informe um estoque de 0 ou mais, sem decimais\./)
    await expect(confirmation).toHaveCount(0)
  })
  await test.step('No record has the name', async () => {
    await operator.types('repor 50 unidades do produto xyzzyx')
    await expect(operator.palette.getByText('Nenhum produto com “xyzzyx”')).toBeVisible()
    await operator.presses('Enter')
    await expect(confirmation).toHaveCount(0)
  })
  await operator.runs(`repor 50 unidades do produto "${before.dscNome}"`)
  await expect(confirmation).toContainText('Alterar estoque do produto #72?')
  await expect(confirmation).toContainText(`#72 ${before.dscNome}`)
  await expect(confirmation).toContainText(new RegExp(`${stock} →\\s${stock + 50}`))
  expect(expected.countCalls('PUT', path)).toBe(0)
  await operator.presses('s')
  await expected.toast('Campo alterado')
  expect(await operator.fetchJson(path)).toMatchObject({ numEstoque: stock + 50, numPreco: before.numPreco })
  await operator.presses('Mod+z')
  await expect.poll(() => operator.fetchJson(path)).toEqual(before)
})

test('a phrase without a value opens the form with that field focused', async ({ operator, page }) => {
  await operator.opensListSignedIn('/produtos')
  await operator.runs('mudar preço do produto 12')
  await expect(page).toHaveURL(/\/produtos\/editar\/12#numPreco$/)
  await expect(operator.field('Preço')).toBeFocused()
  await operator.opensListSignedIn('/lojas')
  await operator.runs('trocar o link da loja 3')
  await expect(operator.field('Link')).toBeFocused()
})

test('what is said of a new record fills its form as unsaved changes, and nothing is sent', async ({
  operator,
  expected,
  page,
}) => {
  await operator.opensListSignedIn('/cashbacks')
  await operator.runs('cadastrar cashback natal 5%')
  await expect(operator.field('Descrição')).toHaveValue('natal')
  await expect(operator.field('% Cashback')).toHaveValue('5')
  await expect(page).toHaveURL(/\/cashbacks\/cadastrar$/)
  await test.step('A reload keeps what was changed since', async () => {
    await operator.fills('Descrição', 'Natal de 2027')
    await page.reload()
    await expect(operator.field('Descrição')).toHaveValue('Natal de 2027')
  })
  expect(expected.countCalls('POST', '/gestor/cashback/criar')).toBe(0)
})

test('the rest of a line is the name of a new record', async ({ operator, page }) => {
  await operator.opensListSignedIn('/fornecedores')
  await operator.runs('novo fornecedor Padaria Sol')
  await expect(operator.field('Nome')).toHaveValue('Padaria Sol')
  await expect(page).toHaveURL(/\/fornecedores\/cadastrar$/)
})

test('a new record starts with the values of another one', async ({ operator, page }) => {
  const { dscModelo } = (await operator.fetchJson('/gestor/produtos/72')) as { dscModelo: string }
  await operator.opensListSignedIn('/produtos')
  await operator.runs('criar produto igual ao 72')
  await expect(operator.field('Modelo')).toHaveValue(dscModelo)
  await expect(page).toHaveURL(/\/produtos\/cadastrar$/)
})

test('a pasted table sets different values of many records, with the same preview and undo', async ({
  operator,
  expected,
  page,
}) => {
  const products = (await Promise.all([12, 15].map((id) => operator.fetchJson(`${PRODUCT_UPDATE}${id}`)))) as Product[]
  await operator.opensListSignedIn('/produtos')
  await operator.types('')
  await operator.pastes('ID\tPreço\tNome\tCidade\n12\t19,90\tMochila nova\tRecife\n15\t7\t\tOlinda')
  const first = operator.palette.getByRole('option', { selected: true })
  await expect(first).toContainText('Alterar produtos pelos valores colados')
  await page.keyboard.press('Enter')
  const confirmation = page.getByRole('alertdialog')
  await expect(confirmation).toContainText('Alterar 2 produtos?')
  await expect(confirmation).toContainText('Colunas sem campoCidade')
  await expect(confirmation).toContainText(/Nome: .+ →\sMochila nova/)
  await expect(confirmation).toContainText(/Soma de Preço.+ →\sR\$\s26,90/)
  expect(expected.countCalls('PUT', `${PRODUCT_UPDATE}12`)).toBe(0)
  await operator.presses('s')
  await expected.toast(/2 produtos alterados/)
  expect(await operator.fetchJson(`${PRODUCT_UPDATE}12`)).toMatchObject({ numPreco: 19.9, dscNome: 'Mochila nova' })
  expect(await operator.fetchJson(`${PRODUCT_UPDATE}15`)).toMatchObject({
    numPreco: 7,
    dscNome: products[1]?.dscNome,
  })
  await operator.presses('Mod+z')
  await expect(confirmation).toContainText('2 produtos?')
  await operator.presses('s')
  for (const [index, id] of [12, 15].entries())
    await expect
      .poll(async () => operator.fetchJson(`${PRODUCT_UPDATE}${id}`))
      .toMatchObject({ numPreco: products[index]?.numPreco, dscNome: products[index]?.dscNome })
})

test('a name that several records have is chosen from, one that none has is refused, and above 50 the number is typed', async ({
  operator,
  expected,
  page,
  watch,
}) => {
  watch.acceptProblem(/500 .*produtos\/9\)/)
  const categories = await operator.fetchRows<{ id: number; dscNome: string }>(
    '/gestor/categorias/listar?page=0&size=100&sort=dscNome,ASC',
  )
  const parts = categories.map(({ dscNome }) => dscNome.slice(0, 3).toLowerCase())
  const part = parts.find((each, index) => parts.indexOf(each) !== index) ?? ''
  const chosen = categories.find(({ dscNome }) => dscNome.toLowerCase().startsWith(part))!
  await operator.opensListSignedIn('/produtos')
  await operator.runs(`mudar categoria do produto 12 para ${part}`)
  const option = operator.palette.getByRole('option', { name: `${chosen.dscNome} (#${chosen.id})` })
  await expect(option.first()).toBeVisible()
  await page.keyboard.type(chosen.dscNome)
  await page.keyboard.press('Enter')
  const confirmation = page.getByRole('alertdialog')
  await expect(confirmation).toContainText(`→ ${chosen.dscNome} (#${chosen.id})`)
  await operator.presses('n')
  await operator.runs('mudar categoria do produto 12 para Xilofones')
  await expected.toast('Categorias: nenhum registro tem “Xilofones” no nome.')
  await operator.runs('pôr preço 10 nos produtos 1-60')
  // The platform cannot read one of them.
  await expect(confirmation).toContainText('Alterar preço de 59 produtos?')
  await expect(confirmation).toContainText('Fica de fora (não foi possível ler): #9.')
  await expect(confirmation).toContainText('Soma de Preço')
  await expect(page.getByLabel('Digite 59 para confirmar')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(confirmation).toBeHidden()
  expect(expected.countCalls('PUT', '/gestor/produtos/12')).toBe(0)
})

test('each field of a found record, and of the row under the cursor, has a line that asks for its new value', async ({
  page,
  operator,
  expected,
}) => {
  const [product] = await operator.fetchRows<Product>(
    '/gestor/produtos/listar?dscNome=outlet&page=0&size=1&sort=id,DESC',
  )
  const option = (name: string | RegExp) => operator.palette.getByRole('option', { name, exact: true })
  await operator.opensListSignedIn('/cashbacks')
  await operator.typesKeyByKey(`${product!.dscNome}`)
  await expect(operator.palette.getByRole('option', { selected: true })).toContainText(`#${product!.id}`)
  await operator.presses('Tab')
  await page.keyboard.type('alterar preço')
  await expect(option('Alterar preço…')).toHaveAttribute('aria-selected', 'true')
  await operator.presses('Enter')
  await expect(operator.palette).toContainText(/Agora: R\$\s[\d.]+,\d\d · Digite: novo valor/)
  await page.keyboard.type('19,90')
  await expect(operator.palette.getByRole('option', { selected: true })).toContainText(/R\$\s19,90agora R\$/)
  await expect(operator.palette).toContainText(
    new RegExp(`altera preço do produto #${product!.id} para R\\$\\s19,90 \\(pede confirmação\\)`),
  )
  await operator.presses('Enter')
  await operator.rejectsDialog(`Alterar preço do produto #${product!.id}?`)
  await test.step('The row under the cursor, a choice by its label', async () => {
    await operator.opensList('/produtos?ordem=id,DESC')
    await operator.presses('j j')
    await operator.types('alterar')
    await operator.palette.getByRole('option', { name: /^Alterar status do produto/ }).click()
    await expect(operator.palette.getByRole('option', { name: 'agora' })).toHaveCount(1)
    await page.keyboard.type('bloq')
    await expect(operator.palette).toContainText(/altera status do produto #\d+ para Bloqueado/)
  })
  expect(expected.countCalls('PUT', `${PRODUCT_UPDATE}${product!.id}`)).toBe(0)
})
