/** One never loses one's place: the way back to a list, and the field where a form opens (listing/README §5). */
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

test('the cursor stays on its record when others come in above it', async ({ page, operador, espera, plataforma }) => {
  await operador.entraNaLista('/categorias')
  await operador.tecla('j j j')
  const cursor = page.getByRole('grid').locator('tr[data-cursor] td[aria-colindex="2"]')
  await expect(page.locator('tr[data-cursor]')).toHaveAttribute('data-row', '2')
  const id = await cursor.innerText()
  const headers = { Authorization: `Bearer ${await operador.ficha()}` }
  plataforma.touch()
  for (const n of [1, 2]) {
    const data = { dscNome: `Chegada ${n}`, dscEnum: `CHEGADA_${n}`, statusId: 1 }
    expect((await page.request.post(`${plataforma.url}/api/gestor/categorias`, { headers, data })).ok()).toBe(true)
  }
  await operador.tecla('r')
  await espera.linha('Chegada 2')
  await expect(cursor).toHaveText(id)
  await expect(page.locator('tr[data-cursor]')).toHaveAttribute('data-row', '4')
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

test('cursor and selection keep their records through order, size, filter, page, mode and a form', async ({
  page,
  operador,
  espera,
}) => {
  const cursor = page.getByRole('grid').locator('tr[data-cursor] td[aria-colindex="2"]')
  await operador.entraNaLista('/cashbacks?tamanho=100&DSC_CASHBACK=natal')
  await operador.tecla('j j j x')
  const id = await cursor.innerText()
  await espera.texto('1 selecionado')
  for (const keys of ['3', 'Shift+S', '0', 'a m', 'a m']) {
    const before = page.url()
    await operador.tecla(keys)
    await expect(page).not.toHaveURL(before)
    await espera.linha(id)
    await expect(cursor, keys).toHaveText(id)
    await espera.texto('1 selecionado')
  }
  await operador.manda('itens por página 500')
  await expect(page).toHaveURL(/tamanho=500/)
  await espera.linha(id)
  await expect(cursor).toHaveText(id)
  await operador.tecla('a l')
  await expect(page).not.toHaveURL(/DSC_CASHBACK/)
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '251')
  await espera.linha(id)
  await espera.texto('1 selecionado')
  await operador.manda('itens por página 10')
  await espera.texto('Página 1 de 25')
  await operador.tecla(']')
  await espera.texto(/Página 2 de/)
  await espera.texto('1 selecionado')
  // In one long table, far down, and back from a form.
  await page.getByRole('grid').focus()
  await operador.tecla('a m')
  await expect(page).toHaveURL(/modo=continuo/)
  await operador.manda('ir para posição 180')
  const far = page.getByRole('grid').locator('tr[data-cursor][aria-rowindex="181"] td[aria-colindex="2"]')
  await expect(far).toContainText('#')
  const there = await far.innerText()
  await operador.tecla('e')
  await espera.titulo(/^Editar/)
  // The first Esc is meant for the field that the form begins with.
  await expect(page.getByLabel('Status')).toBeFocused()
  await operador.tecla('Escape Escape')
  await espera.caminho('/cashbacks')
  await expect(far).toHaveText(there)
  await expect(page.getByRole('grid')).toBeFocused()
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

test('while a page is fetched the table keeps its height and its place, and the cursor names no cell that is away', async ({
  page,
  operador,
  espera,
  plataforma,
}) => {
  await operador.entraNaLista('/usuarios?tamanho=100')
  await operador.tecla('j')
  const grid = page.getByRole('grid')
  const height = () => grid.evaluate((table) => table.parentElement!.scrollHeight)
  /** True where the cell that the grid names is there, null where it names none. */
  const named = () =>
    grid.evaluate((table) => {
      const id = table.getAttribute('aria-activedescendant')
      return id === null ? null : document.getElementById(id) !== null
    })
  await expect.poll(named).toBe(true)
  const before = await height()
  await plataforma.late('usuarios', 1500)
  await operador.tecla('r')
  await expect(page.getByText('Carregando...')).toBeVisible()
  expect(await height()).toBe(before)
  expect(await named()).toBe(null)
  await expect.poll(named).toBe(true)
  expect(await height()).toBe(before)
  // A table without rows.
  await operador.abre('/auditoria/transacoes/usuario')
  await espera.texto('Informe o id do usuário')
  await operador.tecla('j')
  await expect(grid).toBeFocused()
  expect(await named()).toBe(null)
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

test('the sums of a selection go by what the platform has now', async ({ page, operador, espera }) => {
  await operador.entraNaLista('/produtos')
  await operador.tecla('j x')
  const footer = page.getByRole('group', { name: 'Paginação' })
  await expect(footer).toContainText(/Σ seleção/)
  await page.route('**/api/gestor/produtos/listar*', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { content: Record<string, unknown>[] }
    if (body.content[0]) body.content[0]['numPreco'] = 4321.09
    await route.fulfill({ response: answer, json: body })
  })
  await operador.tecla('r')
  await espera.linha(/4\.321,09/)
  await expect(footer).toContainText(/Σ seleção\s+R\$\s4\.321,09/)
})

test('a record that an act was done to is selected no more, the others are', async ({ operador, espera }) => {
  await operador.entraNaLista('/cashbacks')
  const ids = [await operador.numero(0), await operador.numero(1), await operador.numero(2)]
  await operador.tecla('j x Delete')
  await operador.confirma(`Excluir cashback #${ids[0]}?`)
  await espera.semLinha(`#${ids[0]}`)
  await espera.linha('#')
  await espera.semTexto('1 selecionado')
  // The next act is about the row under the cursor.
  await operador.tecla('Delete')
  await operador.cancela(`Excluir cashback #${ids[1]}?`)
  await operador.tecla('x j x')
  await espera.texto('2 selecionados')
  await operador.manda(`excluir cashback ${ids[1]}`)
  await operador.confirma(`Excluir cashback #${ids[1]}?`)
  await espera.semLinha(`#${ids[1]}`)
  await espera.texto('1 selecionado')
  // Elsewhere by phrase, and back.
  await operador.tecla('g d')
  await espera.caminho('/')
  await operador.manda(`excluir cashback ${ids[2]}`)
  await operador.confirma(`Excluir cashback #${ids[2]}?`)
  await espera.chamada('DELETE', '/gestor/cashback/deletar', { query: { id: String(ids[2]) } })
  await operador.tecla('g c')
  await espera.caminho('/cashbacks')
  await espera.linha('#')
  await espera.semTexto('1 selecionado')
})

for (const path of ['/cashbacks', '/produtos', '/transacoes'])
  test(`${path}: the first row of a page that was turned to keeps the cursor in another size`, async ({
    page,
    operador,
    espera,
  }) => {
    await operador.entraNaLista(path)
    await operador.tecla('j ]')
    await espera.texto(/Página 2 de/)
    await espera.linha('#')
    const cursor = page.getByRole('grid').locator('tr[data-cursor] td[aria-colindex="2"]')
    const id = await operador.numero(0)
    await expect(cursor).toHaveText(`#${id}`)
    await operador.manda('itens por página 100')
    await expect(page).toHaveURL(/tamanho=100/)
    await espera.linha('#')
    await expect(cursor).toHaveText(`#${id}`)
  })

test('a place is gone to also where rows of its page stay on top', async ({ page, operador, espera }) => {
  await operador.entraNaLista('/cashbacks')
  const [, second, , fourth] = await Promise.all([0, 1, 2, 3].map((at) => operador.numero(at)))
  await operador.tecla('j j m')
  await espera.texto('1 fixada')
  await operador.tecla(']')
  await espera.texto(/Página 2 de/)
  await espera.linha('#')
  await operador.manda('ir para posição 4')
  await espera.texto(/Página 1 de/)
  const cursor = page.getByRole('grid').locator('tr[data-cursor] td[aria-colindex="2"]')
  await expect(cursor).toHaveText(`#${fourth}`)
  await operador.manda('ir para posição 2')
  await expect(cursor).toHaveText(`#${second}`)
})
