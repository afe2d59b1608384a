/**
 * Cursor and selection stay with their records, whatever happens to the page around them (listing/position/README §1).
 */
import { alterRows } from './change-answers.ts'
import { getCursorRow } from './cursor.ts'
import { expect, test } from './fixtures.ts'

test('the cursor stays on its record when new records appear above it', async ({
  page,
  operator,
  expected,
  platform,
}) => {
  await operator.opensListSignedIn('/categorias')
  await operator.presses('j j j')
  const cursor = page.getByRole('grid').locator('tr[data-cursor] td[aria-colindex="2"]')
  await expect(page.locator('tr[data-cursor]')).toHaveAttribute('data-row', '2')
  const id = await cursor.innerText()
  const headers = { Authorization: `Bearer ${await operator.fetchToken()}` }
  platform.markWritten()
  for (const n of [1, 2]) {
    const data = { dscNome: `Chegada ${n}`, dscEnum: `CHEGADA_${n}`, statusId: 1 }
    expect((await page.request.post(`${platform.url}/api/gestor/categorias`, { headers, data })).ok()).toBe(true)
  }
  await operator.presses('r')
  await expected.row('Chegada 2')
  await expect(cursor).toHaveText(id)
  await expect(page.locator('tr[data-cursor]')).toHaveAttribute('data-row', '4')
})

test('cursor and selection keep their records through order, size, filter, page, mode and a form', async ({
  page,
  operator,
  expected,
}) => {
  const cursor = page.getByRole('grid').locator('tr[data-cursor] td[aria-colindex="2"]')
  await operator.opensListSignedIn('/cashbacks?tamanho=100&DSC_CASHBACK=natal')
  await operator.presses('j j j x')
  const id = await cursor.innerText()
  await expected.text('1 selecionado')
  for (const keys of ['3', 'Shift+S', '0', 'a m', 'a m']) {
    const before = page.url()
    await operator.presses(keys)
    await expect(page).not.toHaveURL(before)
    await expected.row(id)
    await expect(cursor, keys).toHaveText(id)
    await expected.text('1 selecionado')
  }
  await operator.runs('itens por página 500')
  await expect(page).toHaveURL(/tamanho=500/)
  await expected.row(id)
  await expect(cursor).toHaveText(id)
  await operator.presses('a l')
  await expect(page).not.toHaveURL(/DSC_CASHBACK/)
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '251')
  await expected.row(id)
  await expected.text('1 selecionado')
  await operator.runs('itens por página 10')
  await expected.text('Página 1 de 25')
  await operator.presses(']')
  await expected.text(/Página 2 de/)
  await expected.text('1 selecionado')
  // In continuous mode, far down, and back from a form.
  await page.getByRole('grid').focus()
  await operator.presses('a m')
  await expect(page).toHaveURL(/modo=continuo/)
  await operator.runs('ir para posição 180')
  const farCell = page.getByRole('grid').locator('tr[data-cursor][aria-rowindex="181"] td[aria-colindex="2"]')
  await expect(farCell).toContainText('#')
  const farId = await farCell.innerText()
  await operator.presses('e')
  await expected.heading(/^Editar/)
  // The first Esc leaves the form's first field.
  await expect(page.getByLabel('Status')).toBeFocused()
  await operator.presses('Escape Escape')
  await expected.path('/cashbacks')
  await expect(farCell).toHaveText(farId)
  await expect(page.getByRole('grid')).toBeFocused()
})

test('while a page loads the table keeps its height and scroll position, and the cursor names no missing cell', async ({
  page,
  operator,
  expected,
  platform,
}) => {
  await operator.opensListSignedIn('/usuarios?tamanho=100')
  await operator.presses('j')
  const grid = page.getByRole('grid')
  const height = () => grid.evaluate((table) => table.parentElement!.scrollHeight)
  /** True if the cell that the grid names exists, null if it names none. */
  const isActiveCellThere = () =>
    grid.evaluate((table) => {
      const id = table.getAttribute('aria-activedescendant')
      return id === null ? null : document.getElementById(id) !== null
    })
  await expect.poll(isActiveCellThere).toBe(true)
  const before = await height()
  await platform.delayCalls('usuarios', 1500)
  await operator.presses('r')
  await expect(page.getByText('Carregando...')).toBeVisible()
  expect(await height()).toBe(before)
  expect(await isActiveCellThere()).toBe(null)
  await expect.poll(isActiveCellThere).toBe(true)
  expect(await height()).toBe(before)
  // A table without rows.
  await operator.opens('/auditoria/transacoes/usuario')
  await expected.text('Informe o id do usuário')
  await operator.presses('j')
  await expect(grid).toBeFocused()
  expect(await isActiveCellThere()).toBe(null)
})

test('in another size the cursor keeps its record, a position can be gone to if rows of its page are pinned on top, and a selection’s sums use the platform’s current values', async ({
  page,
  operator,
  expected,
}) => {
  const cursor = page.getByRole('grid').locator('tr[data-cursor] td[aria-colindex="2"]')
  await operator.opensListSignedIn('/produtos')
  await test.step('another size', async () => {
    await operator.presses('j ]')
    await expected.text(/Página 2 de/)
    await expected.row('#')
    const id = await operator.readRowId(0)
    await expect(cursor).toHaveText(`#${id}`)
    await operator.runs('itens por página 100')
    await expect(page).toHaveURL(/tamanho=100/)
    await expected.row('#')
    await expect(cursor).toHaveText(`#${id}`)
  })
  await test.step('pinned rows', async () => {
    await operator.opensList('/produtos')
    const [, second, , fourth] = await Promise.all([0, 1, 2, 3].map((index) => operator.readRowId(index)))
    await operator.presses('j j m')
    await expected.text('1 fixada')
    await operator.presses(']')
    await expected.text(/Página 2 de/)
    await expected.row('#')
    await operator.runs('ir para posição 4')
    await expected.text(/Página 1 de/)
    await expect(cursor).toHaveText(`#${fourth}`)
    await operator.runs('ir para posição 2')
    await expect(cursor).toHaveText(`#${second}`)
  })
  await test.step('the sums of a selection', async () => {
    await operator.opensList('/produtos')
    await operator.presses('j x')
    const footer = page.getByRole('group', { name: 'Paginação' })
    await expect(footer).toContainText(/Σ seleção/)
    await alterRows(page, '/gestor/produtos/listar', ([row]) => Object.assign(row ?? {}, { numPreco: 4321.09 }))
    await operator.presses('r')
    await expected.row(/4\.321,09/)
    await expect(footer).toContainText(/Σ seleção\s+R\$\s4\.321,09/)
  })
})

test('a record is deselected after a command was performed on it, the others stay selected', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensListSignedIn('/cashbacks')
  const ids = [await operator.readRowId(0), await operator.readRowId(1), await operator.readRowId(2)]
  await operator.presses('j x Delete')
  await operator.acceptsDialog(`Excluir cashback #${ids[0]}?`)
  await expected.noRow(`#${ids[0]}`)
  await expected.row('#')
  await expected.noText('1 selecionado')
  // The next command is about the row under the cursor.
  await operator.presses('Delete')
  await operator.rejectsDialog(`Excluir cashback #${ids[1]}?`)
  // The cursor goes to the row after a removed one, in another page size as well.
  const [removedId, nextId] = [await operator.readRowId(2), await operator.readRowId(3)]
  await operator.presses('j j Delete')
  await operator.acceptsDialog(`Excluir cashback #${removedId}?`)
  await expected.noRow(`#${removedId}`)
  await expected.row(`#${nextId}`)
  for (const size of [100, 10]) {
    await operator.runs(`${size} por página`)
    await expected.text(size === 10 ? 'Página 1 de 25' : 'Página 1 de 3')
    await expect.poll(() => getCursorRow(page)).toMatchObject({ id: `#${nextId}` })
  }
  await operator.presses('k k')
  await operator.presses('x j x')
  await expected.text('2 selecionados')
  await operator.runsOnRecord('excluir cashback', ids[1])
  await expected.noRow(`#${ids[1]}`)
  await expected.text('1 selecionado')
  // To another screen by phrase, and back.
  await operator.presses('g d')
  await expected.path('/')
  await operator.runsOnRecord('excluir cashback', ids[2])
  await expected.call('DELETE', '/gestor/cashback/deletar', { query: { id: String(ids[2]) } })
  await operator.presses('g c')
  await expected.path('/cashbacks')
  await expected.row('#')
  await expected.noText('1 selecionado')
})

test('a key that cannot move further scrolls the cursor back into view', async ({ page, operator }) => {
  await operator.opensListSignedIn('/transacoes?tamanho=100')
  await operator.presses('j')
  const cursor = page.getByRole('grid').locator('tr[data-cursor]')
  await page.getByRole('grid').hover()
  for (const [key, wheelDistance, row] of [
    ['Mod+Home', 20_000, '0'],
    ['Mod+End', -20_000, '99'],
    ['j', -20_000, '99'],
    ['End', -20_000, '99'],
  ] as const) {
    await operator.presses(key)
    await expect(cursor).toHaveAttribute('data-row', row)
    await page.mouse.wheel(0, wheelDistance)
    await expect(cursor).not.toBeInViewport()
    await operator.presses(key)
    await expect(cursor).toHaveAttribute('data-row', row)
    await expect(cursor).toBeInViewport()
  }
})
