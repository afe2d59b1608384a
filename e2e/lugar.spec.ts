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
  await operador.entra('/usuarios?tamanho=100')
  await espera.linha('#')
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
