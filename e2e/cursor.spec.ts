/** Cursor and selection stay with their records, whatever becomes of the page around them (listing/place/README §1). */
import { alterRows } from './answers.ts'
import { cursorRow } from './cursor.ts'
import { expect, test } from './test.ts'

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

test('the sums of a selection go by what the platform has now', async ({ page, operador, espera }) => {
  await operador.entraNaLista('/produtos')
  await operador.tecla('j x')
  const footer = page.getByRole('group', { name: 'Paginação' })
  await expect(footer).toContainText(/Σ seleção/)
  await alterRows(page, '/gestor/produtos/listar', ([row]) => Object.assign(row ?? {}, { numPreco: 4321.09 }))
  await operador.tecla('r')
  await espera.linha(/4\.321,09/)
  await expect(footer).toContainText(/Σ seleção\s+R\$\s4\.321,09/)
})

test('a record that an act was done to is selected no more, the others are', async ({ page, operador, espera }) => {
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
  // The one that has taken a gone one's place is the cursor's in another size as well.
  const [gone, next] = [await operador.numero(2), await operador.numero(3)]
  await operador.tecla('j j Delete')
  await operador.confirma(`Excluir cashback #${gone}?`)
  await espera.semLinha(`#${gone}`)
  await espera.linha(`#${next}`)
  for (const size of [100, 10]) {
    await operador.manda(`${size} por página`)
    await espera.texto(size === 10 ? 'Página 1 de 25' : 'Página 1 de 3')
    await expect.poll(() => cursorRow(page)).toMatchObject({ id: `#${next}` })
  }
  await operador.tecla('k k')
  await operador.tecla('x j x')
  await espera.texto('2 selecionados')
  await operador.faz('excluir cashback', ids[1])
  await espera.semLinha(`#${ids[1]}`)
  await espera.texto('1 selecionado')
  // Elsewhere by phrase, and back.
  await operador.tecla('g d')
  await espera.caminho('/')
  await operador.faz('excluir cashback', ids[2])
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

for (const path of ['/transacoes', '/bonus'])
  test(`${path}: a key that cannot go further brings the cursor back into sight`, async ({ page, operador }) => {
    await operador.entraNaLista(`${path}?tamanho=100`)
    await operador.tecla('j')
    const cursor = page.getByRole('grid').locator('tr[data-cursor]')
    await page.getByRole('grid').hover()
    for (const [key, away, row] of [
      ['Mod+Home', 20_000, '0'],
      ['Mod+End', -20_000, '99'],
      ['j', -20_000, '99'],
      ['End', -20_000, '99'],
    ] as const) {
      await operador.tecla(key)
      await expect(cursor).toHaveAttribute('data-row', row)
      await page.mouse.wheel(0, away)
      await expect(cursor).not.toBeInViewport()
      await operador.tecla(key)
      await expect(cursor).toHaveAttribute('data-row', row)
      await expect(cursor).toBeInViewport()
    }
  })
