/** A cell of a list is edited in its place: by key, by double click, one record or all selected ones. */
import { cellOf, editorOf, movesToColumn, opensProductsAt } from './cells.ts'
import { checkAccessibility } from './check-accessibility.ts'
import { expect, test } from './fixtures.ts'
import { FAILED_CALL_MESSAGE } from './network-watch.ts'
import type { Operator } from './operator.ts'
import type { TestPlatform } from './test-platform.ts'

/** The payload that the product's form sends if nothing is changed. */
async function fetchPayload(operator: Operator, id: number): Promise<Record<string, unknown>> {
  const stored = (await operator.fetchJson(`/gestor/produtos/${id}`)) as Record<string, unknown>
  const { status, ...fields } = stored as { status: { id: number } } & Record<string, unknown>
  const names =
    'categoriaId fornecedorId planoProdutoId dscNome dscModelo numPreco maxNivelId rvProductId dscDescricao numEstoque precoVariavel instrucoes dscTermosCondicoes'
  return Object.fromEntries([
    ['id', id],
    ['statusId', status.id],
    ...names.split(' ').map((name) => [name, fields[name] ?? null]),
  ])
}

/** Changes the price of a product as another person, without the console. */
async function setsPriceElsewhere(operator: Operator, platform: TestPlatform, id: number, numPreco: number) {
  platform.markWritten()
  const headers = { Authorization: `Bearer ${await operator.fetchToken()}` }
  const data = { ...(await fetchPayload(operator, id)), numPreco }
  const response = await operator.page.request.put(`${platform.url}/api/gestor/produtos/${id}`, { headers, data })
  expect(response.ok()).toBe(true)
}

test('by keyboard: the stored value is edited by its own control, and sent as the form sends it', async ({
  page,
  operator,
  expected,
}) => {
  const id = await opensProductsAt(operator, 'Preço')
  const payload = await fetchPayload(operator, id)
  const path = `/gestor/produtos/${id}`
  await operator.presses('F2')
  const price = editorOf(operator, 'Preço').getByRole('textbox', { name: 'Preço' })
  await expect(price).toBeFocused()
  await expect(price).toHaveValue(/^\d+,\d\d$/)
  await test.step('Enter with the stored value sends nothing and goes down', async () => {
    await operator.presses('Enter')
    await expect(price).toHaveCount(0)
    await expect(page.getByRole('grid')).toBeFocused()
    await expect(await cellOf(operator, id - 1, 'Preço')).toHaveAttribute('data-cursor')
    expect(expected.countCalls('PUT', path)).toBe(0)
  })
  await test.step('a refused value stays with its reason', async () => {
    await operator.presses('k F2')
    await expect(price).toBeFocused()
    await page.keyboard.type('12,345')
    await operator.presses('Enter')
    await expect(page.getByRole('alert')).toHaveText(/^Informe um preço de 0,00 ou mais/)
    await expect(price).toHaveAccessibleDescription(/^Informe um preço de 0,00 ou mais/)
    await expect(price).toHaveValue('12,345')
    expect(expected.countCalls('PUT', path)).toBe(0)
  })
  await test.step('a value is sent, and the cursor goes down', async () => {
    await page.keyboard.press('Control+a')
    await page.keyboard.type('1.249,90')
    await operator.presses('Enter')
    const { body } = await expected.call('PUT', path)
    expect(body).toEqual({ ...payload, numPreco: 1249.9 })
    await expect(await cellOf(operator, id, 'Preço')).toHaveText(/1\.249,90/)
    await expect(await cellOf(operator, id - 1, 'Preço')).toHaveAttribute('data-cursor')
  })
  await test.step('Tab sends and goes right, Shift+Tab left', async () => {
    await operator.presses('k ArrowRight F2')
    const stock = editorOf(operator, 'Estoque').getByRole('textbox', { name: 'Estoque' })
    await expect(stock).toBeFocused()
    await page.keyboard.type('33')
    await operator.presses('Tab')
    await expect(await cellOf(operator, id, 'Status')).toHaveAttribute('data-cursor')
    await expect.poll(() => expected.countCalls('PUT', path)).toBe(2)
    await operator.presses('F2')
    await expect(editorOf(operator, 'Status').getByRole('combobox', { name: 'Status' })).toBeFocused()
    await page.keyboard.type('Blo')
    await operator.presses('Shift+Tab')
    await expect(await cellOf(operator, id, 'QTD')).toHaveAttribute('data-cursor')
    await expect.poll(() => expected.countCalls('PUT', path)).toBe(3)
    await expect(await cellOf(operator, id, 'Status')).toHaveText('Bloqueado')
  })
  await test.step('a record is picked by its name', async () => {
    await operator.presses('ArrowLeft ArrowLeft F2')
    await expect(editorOf(operator, 'Categoria').getByRole('combobox')).toBeFocused()
    await page.keyboard.type('livros')
    await operator.presses('Enter')
    await expect.poll(() => expected.countCalls('PUT', path)).toBe(4)
    await expect(await cellOf(operator, id, 'Categoria')).toHaveText('Livros')
  })
  await test.step('Esc leaves the cell as it is; each edit is one undo step', async () => {
    await operator.presses('k F2')
    await expect(editorOf(operator, 'Categoria').getByRole('combobox')).toBeFocused()
    await operator.presses('Escape')
    await expect(page.getByRole('grid')).toBeFocused()
    await operator.presses('Mod+z')
    await expect.poll(() => expected.countCalls('PUT', path)).toBe(5)
    expect(await fetchPayload(operator, id)).toEqual({ ...payload, numPreco: 1249.9, numEstoque: 33, statusId: 3 })
  })
})

test('a cell that is no field says why, and keys typed right after F2 are not lost, however slow the platform', async ({
  page,
  operator,
  expected,
  platform,
}) => {
  const id = await opensProductsAt(operator, 'Preço')
  await test.step('No field', async () => {
    await operator.presses('Home F2')
    await expected.text('ID não é um campo do formulário')
    await expect(page.getByRole('grid')).toBeFocused()
    await operator.presses('End ArrowLeft ArrowLeft')
  })
  await platform.delayCalls(`produtos/${id}$`, 1_500)
  await operator.presses('F2')
  await page.keyboard.type('77')
  await operator.presses('Enter F2')
  await page.keyboard.type('88,5')
  await operator.presses('Enter')
  await expect(await cellOf(operator, id, 'Preço')).toHaveAttribute('aria-busy', 'true')
  await expected.call('PUT', `/gestor/produtos/${id - 1}`, { body: { numPreco: 88.5 } })
  await expected.call('PUT', `/gestor/produtos/${id}`, { body: { numPreco: 77 } })
  await expect(await cellOf(operator, id, 'Preço')).toHaveText(/77,00/)
  await expect(await cellOf(operator, id - 2, 'Preço')).toHaveAttribute('data-cursor')
})

test('what others changed meanwhile is not overwritten, and a value that was refused is there again with F2 [N1]', async ({
  page,
  operator,
  expected,
  platform,
  watch,
}) => {
  watch.acceptProblem(FAILED_CALL_MESSAGE)
  const id = await opensProductsAt(operator, 'Preço')
  const path = `/gestor/produtos/${id}`
  const price = editorOf(operator, 'Preço').getByRole('textbox')
  await operator.presses('F2')
  await expect(price).toBeFocused()
  await setsPriceElsewhere(operator, platform, id, 4.25)
  await page.keyboard.type('9,75')
  await operator.presses('Enter')
  await expected.toast(/Preço mudou depois de mostrado: agora é R\$\s4,25/)
  await expect(await cellOf(operator, id, 'Preço')).toHaveAttribute('aria-invalid', 'true')
  expect(expected.countCalls('PUT', path)).toBe(0)
  await test.step('The list is read again and keeps it', async () => {
    await operator.presses('r')
    await expect(await cellOf(operator, id, 'Preço')).toHaveText(/4,25/)
    await operator.presses('k F2')
    await expect(price).toHaveValue('9,75')
    await expect(price).toHaveAccessibleDescription(/^Preço mudou depois de mostrado/)
  })
  await test.step('A refusal of the platform, and a response that was lost: the value stays', async () => {
    const update = { method: 'PUT', path: `produtos/${id}$` }
    await platform.addFault({ match: update, times: 1, effect: { kind: 'status', status: 422 } })
    await operator.presses('Enter')
    await expect.poll(() => expected.countCalls('PUT', path)).toBe(1)
    await expect(await cellOf(operator, id, 'Preço')).toHaveAttribute('aria-invalid', 'true')
    await operator.presses('k F2')
    await expect(price).toHaveValue('9,75')
    await platform.addFault({ match: update, times: 1, effect: { kind: 'cutJson' } })
    await operator.presses('Enter')
    await expected.toast(/Não se sabe se foi feito/)
    await expect(await cellOf(operator, id, 'Preço')).toHaveAttribute('aria-invalid', 'true')
  })
  await test.step('It was stored after all, and is not sent again', async () => {
    await operator.presses('k F2')
    await expect(price).toHaveValue('9,75')
    await operator.presses('Enter')
    await expect(await cellOf(operator, id, 'Preço')).not.toHaveAttribute('aria-invalid')
    expect(expected.countCalls('PUT', path)).toBe(2)
  })
})

test('of several selected rows the value is asked for once, and shown for all before it is sent', async ({
  page,
  operator,
  expected,
}) => {
  const id = await opensProductsAt(operator, 'Preço')
  await operator.presses('Shift+ArrowDown Shift+ArrowDown F2')
  const price = editorOf(operator, 'Preço').getByRole('textbox')
  await expect(price).toBeFocused()
  await expect(price).toHaveValue('')
  await expected.text('Preço · 3 selecionados')
  await page.keyboard.type('55')
  await operator.presses('Enter')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(`#${id - 2}`)
  await expect(question).toContainText('R$ 55,00')
  await test.step('After a no the value is there again', async () => {
    await operator.presses('n')
    await expect(question).toHaveCount(0)
    await operator.presses('F2')
    await expect(price).toHaveValue('55')
    await operator.presses('Enter')
    await expect(question).toContainText('R$ 55,00')
  })
  expect(expected.countCalls('PUT', `/gestor/produtos/${id}`)).toBe(0)
  await operator.presses('s')
  for (const each of [id, id - 1, id - 2]) {
    const payload = await fetchPayload(operator, each)
    await expected.call('PUT', `/gestor/produtos/${each}`, { body: { ...payload, numPreco: 55 } })
  }
})

test('by mouse: a double click edits a field and opens the record elsewhere; what is typed stays while rows move', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensListSignedIn('/produtos?tamanho=100')
  const id = await operator.readRowId(0)
  const name = editorOf(operator, 'Nome').getByRole('textbox')
  await (await cellOf(operator, id, 'Nome')).dblclick()
  await expect(name).toBeFocused()
  await expect(name).not.toHaveValue('')
  const cell = await cellOf(operator, id, 'Nome')
  await expect
    .poll(async () => {
      const [over, under] = [await name.boundingBox(), await cell.boundingBox()]
      return over && under && Math.abs(over.y - under.y) < 2 && over.width >= under.width - 1
    })
    .toBe(true)
  await page.keyboard.type('Mochila de teste')
  await test.step('The editor opens for another cell, and the text stays with its own', async () => {
    const other = await cellOf(operator, id - 1, 'Nome')
    await other.dblclick()
    await expect(name).not.toHaveValue('Mochila de teste')
    await expect(cell).toHaveAttribute('data-edit', 'typed')
    await operator.presses('Escape')
    await cell.dblclick()
    await expect(name).toHaveValue('Mochila de teste')
    await page.keyboard.type('Mochila de couro')
  })
  await test.step('Out of view it names its record, and keeps focus and text', async () => {
    await page.mouse.move(700, 500)
    await page.mouse.wheel(0, 2_000)
    await expected.text(new RegExp(`^Nome · .*\\(#${id}\\)$`))
    await expect(name).toBeFocused()
    await operator.clicks('Próxima')
    await expected.pageNumber(2, 4)
    await expect(name).toHaveValue('Mochila de couro')
  })
  await test.step('Another page of the console asks', async () => {
    await operator.clicks('Lojas')
    await operator.rejectsDialog('Descartar alterações?')
    await name.focus()
    await operator.presses('Enter')
    await expected.call('PUT', `/gestor/produtos/${id}`, { body: { dscNome: 'Mochila de couro' } })
  })
  await test.step('A cell that is no field opens the form', async () => {
    const shownId = await operator.readRowId(0)
    await (await cellOf(operator, shownId, 'ID')).dblclick()
    await expected.path(`/produtos/editar/${shownId}`)
  })
})

test('the editor lies over its cell in continuous mode, in a pinned row, in a pinned column and far down', async ({
  page,
  operator,
  expected,
}) => {
  await page.setViewportSize({ width: 900, height: 700 })
  await operator.opensListSignedIn('/lojas')
  const id = await operator.readRowId(0)
  const isOverCursor = async (field: string) => {
    const [over, under] = [
      await editorOf(operator, field).getByRole('textbox', { name: field }).boundingBox(),
      await page.locator('td[data-cursor]').boundingBox(),
    ]
    if (!over || !under || Math.abs(over.y - under.y) > 2) return false
    const centre = under.x + under.width / 2
    return over.x < centre && centre < over.x + over.width
  }
  await operator.presses('j a m')
  await expect(page).toHaveURL(/continuo/)
  await movesToColumn(operator, 'Nome')
  await operator.presses('m')
  await expected.text(`#${id} fixada, 1 linha no topo`)
  await operator.presses('F2')
  await expect.poll(() => isOverCursor('Nome')).toBe(true)
  await operator.presses('Escape Mod+Home ArrowUp p ArrowDown F2')
  await expect.poll(() => isOverCursor('Nome')).toBe(true)
  await operator.presses('Escape Mod+End')
  await movesToColumn(operator, 'Link')
  await operator.presses('F2')
  await expect.poll(() => isOverCursor('Link')).toBe(true)
})

test('several records are emptied where the form has no value to ask for', async ({ page, operator, expected }) => {
  await operator.opensListSignedIn('/lojas')
  const id = await operator.readRowId(0)
  await operator.presses('j')
  await movesToColumn(operator, 'Cashback')
  await operator.presses('Shift+ArrowDown F2')
  await expect(editorOf(operator, 'Cashback').getByRole('textbox')).toBeFocused()
  await operator.presses('x Backspace Enter')
  await expect(page.getByRole('alertdialog')).toContainText('→ vazio')
  await operator.presses('s')
  for (const each of [id, id - 1]) await expected.call('PUT', `/gestor/lojas/${each}`, { body: { dscCashback: '' } })
})

test('the open editor is accessible, also with an error, and fits a phone', async ({ page, operator }) => {
  await opensProductsAt(operator, 'Preço')
  await operator.presses('F2')
  const price = editorOf(operator, 'Preço').getByRole('textbox')
  await expect(price).toHaveValue(/\d/)
  await page.keyboard.type('x')
  await operator.presses('Enter')
  await expect(page.getByRole('alert')).toBeVisible()
  await checkAccessibility(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
  await expect(price).toBeInViewport({ ratio: 1 })
})
