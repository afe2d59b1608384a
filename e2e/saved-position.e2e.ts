/**
 * The saved position: the return to a list, and the field with the focus when a form opens (listing/position/README
 * §2).
 */
import { expect, test } from './fixtures.ts'

test('after a form, saved or not, the same page is back with the cursor on the record', async ({
  operator,
  expected,
  page,
}) => {
  await operator.opensSignedIn('/produtos?pagina=3&ordem=id,ASC')
  const grid = page.getByRole('grid')
  await expect(grid.getByRole('row').nth(4)).toContainText('#')
  await operator.presses('j')
  await operator.presses('j')
  await operator.presses('j')
  const id = await grid.evaluate(
    (table) =>
      document
        .getElementById(table.getAttribute('aria-activedescendant') ?? '')
        ?.closest('tr')
        ?.textContent?.match(/#\d+/)?.[0],
  )
  expect(id).toMatch(/^#\d+$/)
  const expectCursorOnRecord = () =>
    grid.evaluate(
      (table) =>
        document.getElementById(table.getAttribute('aria-activedescendant') ?? '')?.closest('tr')?.textContent ?? '',
    )

  await operator.presses('e')
  await expected.heading('Editar Produto')
  await expect(operator.field('Nome')).not.toHaveValue('')
  await operator.presses('Escape')
  await operator.presses('Escape')
  await expected.path('/produtos')
  expect(new URL(page.url()).search).toBe('?pagina=3&ordem=id,ASC')
  await expect.poll(expectCursorOnRecord).toContain(id)
  await expect(grid).toBeFocused()

  await operator.presses('e')
  await expected.heading('Editar Produto')
  // The way back survives a reload.
  await page.reload()
  for (const name of [/^Voltar/, /^Produtos/])
    await expect(page.locator('#conteudo').getByRole('link', { name })).toHaveAttribute(
      'href',
      '/produtos?pagina=3&ordem=id,ASC',
    )
  await operator.fills('Modelo', 'Outro')
  await operator.presses('Mod+Enter')
  await expected.path('/produtos')
  expect(new URL(page.url()).search).toBe('?pagina=3&ordem=id,ASC')
  await expect.poll(expectCursorOnRecord).toContain(id)
  await expect(grid).toBeFocused()
})

test('the return from a record to a later page restores the scroll position, and the record needs no request of that page', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensListSignedIn('/transacoes?tamanho=100&pagina=3')
  const readScrollTop = () => page.locator('.list-scroller').evaluate((box) => box.scrollTop)
  await operator.presses('j PageDown PageDown')
  // Neither the first nor the last visible row.
  for (let up = 0; up < 4; up++) await operator.presses('k')
  const before = await readScrollTop()
  expect(before).toBeGreaterThan(300)
  const cursor = page.getByRole('grid').locator('tr[data-cursor] td[aria-colindex="2"]')
  const id = await cursor.innerText()
  await operator.presses('Enter')
  await expected.heading('Histórico')
  await expected.row('#')
  const record = new URL(page.url()).pathname
  await page.goBack()
  await expected.text(/Página 3 de/)
  await expected.path('/transacoes')
  await expect(cursor).toHaveText(id)
  expect(await readScrollTop()).toBe(before)
  expect(expected.countCalls('GET', `${record}/paginado`)).toBe(1)
})

test('a save names its record, with the keys that open it and return; without a notice its row is marked', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensListSignedIn('/lojas')
  const readCursorId = async () =>
    /#\d+/.exec(await page.getByRole('grid').locator('tr[data-cursor]').innerText())?.[0] ?? 'none'
  await operator.presses('j j')
  const id = await readCursorId()
  await operator.presses('e')
  await expected.heading('Editar Loja')
  await expect(operator.field('Nome')).not.toHaveValue('')
  const previousId = await operator.field('Nome').inputValue()
  await operator.fills('Nome', 'Outro nome')
  await operator.presses('Mod+Enter')
  await expected.path('/lojas')
  const notice = page.locator('[data-notice]')
  await expect(notice).toContainText(`Loja ${id} · Outro nome (E abre)`)
  await expect(notice).toContainText('Loja atualizada com sucesso')
  await expect(page.locator('tr[data-cursor]')).toHaveAttribute('data-changed', 'true')
  await notice.getByRole('button', { name: 'Desfazer' }).click()
  await expected.row(previousId)
  // A new record: the cursor is on it.
  await operator.presses('c')
  await expected.heading('Cadastrar Loja')
  await operator.fills('Nome', 'Loja de agora')
  for (const [field, text] of [
    ['Cashback', '1%'],
    ['Link', 'https://loja.example.test/'],
    ['Instruções', 'Use'],
  ] as const)
    await operator.fills(new RegExp(`^${field}`), text)
  await operator.selectsOption('Status', 'Ativo')
  await operator.presses('Mod+Enter')
  await expected.path('/lojas')
  await expect(page.locator('tr[data-cursor]')).toContainText('Loja de agora')
  await expect(notice.filter({ hasText: 'Loja criada com sucesso' })).toContainText(
    `Loja ${await readCursorId()} · Loja de agora`,
  )
  // A save without a notice (spec 2 §8).
  await operator.opensList('/produtos')
  await operator.presses('j j e')
  await expected.heading('Editar Produto')
  await expect(operator.field('Nome')).not.toHaveValue('')
  await operator.fills('Modelo', 'Outro')
  await operator.presses('Mod+Enter')
  await expected.path('/produtos')
  await expected.row('#')
  await expect(page.locator('tr[data-changed]')).toHaveAttribute('data-cursor', 'true')
  await expected.text(`Produto ${await readCursorId()} salvo`)
  await expect(notice).toHaveCount(0)
})

test('the cursor goes to a saved record from wherever its form was opened, and its key is named only there', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensSignedIn('/lojas/cadastrar')
  const notice = page.locator('[data-notice]')
  const row = page.locator('tr[data-changed][data-cursor]')
  await operator.fills('Nome', 'Da série')
  await operator.fills(/^Cashback/, '1%')
  await operator.fills(/^Link/, 'https://loja.example.test/')
  await operator.fills(/^Instruções/, 'Use')
  await operator.selectsOption('Status', 'Ativo')
  await operator.presses('Alt+Enter')
  await expect(notice).toContainText(/Loja #\d+ · Da sérieLoja criada/)
  // The notice stays under the pointer.
  await notice.hover()
  await expect(operator.field('Nome')).toHaveValue('')
  await operator.presses('Escape Escape')
  await expected.path('/lojas')
  await expect(row).toContainText('Da série')
  await expect(notice).toContainText(/Loja #\d+ · Da série \(E abre\)/)
  await operator.presses('j')
  await expect(notice).toContainText(/Loja #\d+ · Da sérieLoja criada/)
  // Opened by phrase, from another list.
  await operator.opensList('/cashbacks')
  await operator.runs('editar categoria 58')
  await expected.heading('Editar Categoria')
  await operator.fills('Nome', 'De outra lista')
  await operator.presses('Mod+Enter')
  await expected.path('/categorias')
  await expect(row).toContainText('De outra lista')
  await operator.presses('e')
  await expected.heading('Editar Categoria')
  await expect(operator.field('Nome')).toHaveValue('De outra lista')
})

test('a form opens with the focus in its first field, and a click right after has its effect: nothing moves under the pointer', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensSignedIn('/categorias')
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toContainText('#')
  await operator.presses('c')
  await expected.heading('Cadastrar Categoria')
  await expect(page.locator('form :is(input, select, textarea)').first()).toBeFocused()
  await operator.opens('/categorias/editar/5')
  await expect(operator.field('Nome')).not.toHaveValue('')
  await expect(page.locator('#conteudo form :is(input, select, textarea)').first()).toBeFocused()
  await test.step('A click right after', async () => {
    await operator.opens('/produtos/cadastrar')
    await expected.heading('Cadastrar Produto')
    await expect(page.locator('#conteudo form :is(input, select, textarea)').first()).toBeFocused()
    await page.getByRole('combobox', { name: 'Categoria' }).click()
    await expect(page.getByRole('option').first()).toBeVisible()
    await expected.noText('Informe o nome.')
  })
})

test('selection and preview are restored after the return from the record', async ({ page, operator, expected }) => {
  await operator.opensListSignedIn('/cashbacks')
  const ids = [await operator.readRowId(0), await operator.readRowId(1)]
  await operator.presses('j x j x i')
  await expected.text('2 selecionados')
  const preview = page.getByRole('complementary', { name: 'Prévia' })
  await expect(preview).toBeVisible()
  await operator.runs(`editar cashback ${ids[1]}`)
  await expect(operator.field('Descrição')).not.toHaveValue('')
  await operator.fills('Descrição', 'Dito de outro modo')
  await operator.presses('Mod+Enter')
  await expected.path('/cashbacks')
  await expected.row('#')
  await expected.text('2 selecionados')
  for (const id of ids) await expect(operator.row(`#${id}`)).toHaveAttribute('aria-selected', 'true')
  await expect(preview.getByRole('heading', { name: `#${ids[1]}` })).toBeVisible()
})
