/** One never loses one's place: the way back to a list, and the field where a form opens (listing/place/README §2). */
import { expect, test } from './test.ts'

test('back from a form, saved or not, the same page is there with the cursor on the record', async ({
  operador,
  espera,
  page,
}) => {
  await operador.entra('/produtos?pagina=3&ordem=id,ASC')
  const grid = page.getByRole('grid')
  await expect(grid.getByRole('row').nth(4)).toContainText('#')
  await operador.tecla('j')
  await operador.tecla('j')
  await operador.tecla('j')
  const id = await grid.evaluate(
    (table) =>
      document
        .getElementById(table.getAttribute('aria-activedescendant') ?? '')
        ?.closest('tr')
        ?.textContent?.match(/#\d+/)?.[0],
  )
  expect(id).toMatch(/^#\d+$/)
  const onRecord = () =>
    grid.evaluate(
      (table) =>
        document.getElementById(table.getAttribute('aria-activedescendant') ?? '')?.closest('tr')?.textContent ?? '',
    )

  await operador.tecla('e')
  await espera.titulo('Editar Produto')
  await expect(operador.campo('Nome')).not.toHaveValue('')
  await operador.tecla('Escape')
  await operador.tecla('Escape')
  await espera.caminho('/produtos')
  expect(new URL(page.url()).search).toBe('?pagina=3&ordem=id,ASC')
  await expect.poll(onRecord).toContain(id)
  await expect(grid).toBeFocused()

  await operador.tecla('e')
  await espera.titulo('Editar Produto')
  await operador.preenche('Modelo', 'Outro')
  await operador.tecla('Mod+Enter')
  await espera.caminho('/produtos')
  expect(new URL(page.url()).search).toBe('?pagina=3&ordem=id,ASC')
  await expect.poll(onRecord).toContain(id)
  await expect(grid).toBeFocused()
})

test('the way back from a form is as far down the page as one was', async ({ page, operador, espera }) => {
  await operador.entraNaLista('/transacoes?tamanho=100')
  const scrolled = () => page.locator('.list-scroller').evaluate((box) => box.scrollTop)
  await operador.tecla('j PageDown PageDown')
  // Neither the first nor the last row in sight.
  for (let up = 0; up < 4; up++) await operador.tecla('k')
  const before = await scrolled()
  expect(before).toBeGreaterThan(300)
  const cursor = page.getByRole('grid').locator('tr[data-cursor] td[aria-colindex="2"]')
  const id = await cursor.innerText()
  await operador.tecla('Enter')
  await espera.titulo('Histórico')
  await page.goBack()
  await espera.caminho('/transacoes')
  await expect(cursor).toHaveText(id)
  expect(await scrolled()).toBe(before)
})

test('a save names its record, with the key that opens it and the way back; where no notice is wanted its row is marked', async ({
  page,
  operador,
  espera,
}) => {
  await operador.entraNaLista('/lojas')
  const underCursor = async () =>
    /#\d+/.exec(await page.getByRole('grid').locator('tr[data-cursor]').innerText())?.[0] ?? 'none'
  await operador.tecla('j j')
  const id = await underCursor()
  await operador.tecla('e')
  await espera.titulo('Editar Loja')
  await expect(operador.campo('Nome')).not.toHaveValue('')
  const was = await operador.campo('Nome').inputValue()
  await operador.preenche('Nome', 'Outro nome')
  await operador.tecla('Mod+Enter')
  await espera.caminho('/lojas')
  const notice = page.locator('[data-notice]')
  await expect(notice).toContainText(`Loja ${id} (E abre)`)
  await expect(notice).toContainText('Loja atualizada com sucesso')
  await expect(page.locator('tr[data-cursor]')).toHaveAttribute('data-fresh', 'true')
  await notice.getByRole('button', { name: 'Desfazer' }).click()
  await espera.linha(was)
  // A new one: the cursor is on it.
  await operador.tecla('c')
  await espera.titulo('Cadastrar Loja')
  await operador.preenche('Nome', 'Loja de agora')
  for (const [field, text] of [
    ['Cashback', '1%'],
    ['Link', 'https://loja.example.test/'],
    ['Instruções', 'Use'],
  ] as const)
    await operador.preenche(new RegExp(`^${field}`), text)
  await operador.escolhe('Status', 'Ativo')
  await operador.tecla('Mod+Enter')
  await espera.caminho('/lojas')
  await expect(page.locator('tr[data-cursor]')).toContainText('Loja de agora')
  await expect(notice.filter({ hasText: 'Loja criada com sucesso' })).toContainText(`Loja ${await underCursor()}`)
  // Without a notice (spec 2 §8).
  await operador.abre('/produtos')
  await espera.linha('#')
  await operador.tecla('j j e')
  await espera.titulo('Editar Produto')
  await expect(operador.campo('Nome')).not.toHaveValue('')
  await operador.preenche('Modelo', 'Outro')
  await operador.tecla('Mod+Enter')
  await espera.caminho('/produtos')
  await espera.linha('#')
  await expect(page.locator('tr[data-fresh]')).toHaveAttribute('data-cursor', 'true')
  await espera.texto(`Produto ${await underCursor()} salvo`)
  await expect(notice).toHaveCount(0)
})

test('the cursor comes to a saved record from wherever its form was opened, and its key is named only there', async ({
  page,
  operador,
  espera,
}) => {
  await operador.entra('/lojas/cadastrar')
  const notice = page.locator('[data-notice]')
  const row = page.locator('tr[data-fresh][data-cursor]')
  await operador.preenche('Nome', 'Da série')
  await operador.preenche(/^Cashback/, '1%')
  await operador.preenche(/^Link/, 'https://loja.example.test/')
  await operador.preenche(/^Instruções/, 'Use')
  await operador.escolhe('Status', 'Ativo')
  await operador.tecla('Alt+Enter')
  await expect(notice).toContainText(/Loja #\d+Loja criada/)
  // It stays.
  await notice.hover()
  await expect(operador.campo('Nome')).toHaveValue('')
  await operador.tecla('Escape Escape')
  await espera.caminho('/lojas')
  await expect(row).toContainText('Da série')
  await expect(notice).toContainText(/Loja #\d+ \(E abre\)/)
  await operador.tecla('j')
  await expect(notice).toContainText(/Loja #\d+Loja criada/)
  // By phrase, from another list.
  await operador.entraNaLista('/cashbacks')
  await operador.manda('editar categoria 58')
  await espera.titulo('Editar Categoria')
  await operador.preenche('Nome', 'De outra lista')
  await operador.tecla('Mod+Enter')
  await espera.caminho('/categorias')
  await expect(row).toContainText('De outra lista')
  await operador.tecla('e')
  await espera.titulo('Editar Categoria')
  await expect(operador.campo('Nome')).toHaveValue('De outra lista')
})

test('a form opens with the focus in its first field, for a new record and for a stored one', async ({
  operador,
  espera,
  page,
}) => {
  await operador.entra('/categorias')
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toContainText('#')
  await operador.tecla('c')
  await espera.titulo('Cadastrar Categoria')
  await expect(page.locator('form :is(input, select, textarea)').first()).toBeFocused()
  await operador.abre('/categorias/editar/5')
  await expect(operador.campo('Nome')).not.toHaveValue('')
  await expect(page.locator('#conteudo form :is(input, select, textarea)').first()).toBeFocused()
})

test('a click right after a form opened does what it says: nothing moves under the pointer', async ({
  operador,
  espera,
  page,
}) => {
  await operador.entra('/produtos/cadastrar')
  await espera.titulo('Cadastrar Produto')
  await expect(page.locator('#conteudo form :is(input, select, textarea)').first()).toBeFocused()
  await page.getByRole('combobox', { name: 'Categoria' }).click()
  await expect(page.getByRole('option').first()).toBeVisible()
  await espera.semTexto('Informe o nome.')
})

test('back from a record to a later page of its list, the record asks for nothing of that page', async ({
  page,
  operador,
  espera,
}) => {
  await operador.entraNaLista('/transacoes?pagina=3')
  await operador.tecla('j Enter')
  await espera.titulo('Histórico')
  await espera.linha('#')
  const record = new URL(page.url()).pathname
  await page.goBack()
  await espera.texto(/Página 3 de/)
  await espera.caminho('/transacoes')
  await espera.linha('#')
  expect(espera.vezes('GET', `${record}/paginado`)).toBe(1)
})

for (const { path, noun, label } of [
  { path: '/produtos', noun: 'produto', label: 'Modelo' },
  { path: '/cashbacks', noun: 'cashback', label: 'Descrição' },
  { path: '/transacoes', noun: null, label: '' },
])
  test(`${path}: what is selected and the preview are there on the way back from the record`, async ({
    page,
    operador,
    espera,
  }) => {
    await operador.entraNaLista(path)
    const ids = [await operador.numero(0), await operador.numero(1)]
    await operador.tecla('j x j x i')
    await espera.texto('2 selecionados')
    const preview = page.getByRole('complementary', { name: 'Prévia' })
    await expect(preview).toBeVisible()
    if (noun === null) {
      await operador.manda(`histórico da transação ${ids[1]}`)
      await espera.titulo('Histórico da Transação')
      await page.goBack()
    } else {
      await operador.manda(`editar ${noun} ${ids[1]}`)
      await expect(operador.campo(label)).not.toHaveValue('')
      await operador.preenche(label, 'Dito de outro modo')
      await operador.tecla('Mod+Enter')
    }
    await espera.caminho(path)
    await espera.linha('#')
    await espera.texto('2 selecionados')
    for (const id of ids) await expect(operador.linha(`#${id}`)).toHaveAttribute('aria-selected', 'true')
    await expect(preview.getByRole('heading', { name: `#${ids[1]}` })).toBeVisible()
  })
