/** Details without leaving a list (listing/preview/README): preview, pinned rows, comparison, position. */
import { expect, test } from './fixtures.ts'

test('the preview follows the cursor and stays through quick filter, comparison and page turn', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensListSignedIn('/cashbacks')
  const preview = page.getByRole('complementary', { name: 'Prévia' })
  const expectPreviewOf = async (row: number) =>
    expect(preview.getByRole('heading', { name: `Cashback #${await operator.readRowId(row)}` })).toBeVisible()
  await test.step('It is beside the table, follows the cursor and closes with Escape', async () => {
    await operator.presses('j i')
    await expected.announcement('Prévia aberta')
    await expectPreviewOf(0)
    await operator.presses('j')
    await expectPreviewOf(1)
    await expect(page.getByRole('grid')).toBeFocused()
    await operator.presses('Escape')
    await expect(preview).toBeHidden()
    await expect(page.getByRole('grid')).toBeFocused()
  })
  await test.step('It stays while the quick filter is typed', async () => {
    await operator.presses('i /')
    await expect(page.getByRole('combobox', { name: 'Filtro digitado' })).toBeFocused()
    await expect(preview).toBeVisible()
    await page.keyboard.type('status:inativo')
    await operator.presses('Enter')
    await expect(page).toHaveURL(/STATUS_ID=2/)
    await expected.row('Inativo')
    await expect(preview).toContainText('Inativo')
  })
  await test.step('It stays behind a comparison', async () => {
    await operator.presses('x j x d')
    const comparison = page.getByRole('dialog', { name: /^Comparar / })
    await expect(comparison).toBeVisible()
    await expect(page.locator('.list-preview')).toBeVisible()
    await operator.presses('Escape')
    await expect(comparison).toBeHidden()
    await expect(preview).toBeVisible()
  })
  await test.step('It shows the first record of another page', async () => {
    await operator.presses(']')
    await expected.text(/Página 2 de/)
    await expected.row('#')
    await expectPreviewOf(0)
    await operator.presses('i')
    await expect(preview).toBeHidden()
  })
})

test('pinned rows stay on top through page, order and a reload, once each, and the cursor begins below them', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensListSignedIn('/cashbacks')
  const ids = [await operator.readRowId(1), await operator.readRowId(2)]
  const expectPinnedOnTop = async () => {
    for (const [row, id] of ids.entries()) {
      expect(await operator.readRowId(row)).toBe(id)
      await expect(operator.row(`#${id}`)).toHaveCount(1)
    }
  }
  await operator.presses('j j m')
  await expected.announcement(`#${ids[0]} fixada, 1 linha no topo`)
  await expect(page).toHaveURL(new RegExp(`fixas=${ids[0]}`))
  await operator.presses('j m')
  await expected.text('2 fixadas')
  await expectPinnedOnTop()
  const cursor = page.getByRole('grid').locator('tr[data-cursor]')
  await test.step('Another page begins below them', async () => {
    await operator.presses(']')
    await expected.text(/Página 2 de/)
    await expected.row('#')
    await expectPinnedOnTop()
    await expect(cursor).toHaveAttribute('data-row', '2')
  })
  await test.step('A cursor on a pinned row stays on its record in another order', async () => {
    await operator.presses('k')
    await expect(cursor).toContainText(`#${ids[1]}`)
    await operator.presses('Shift+S')
    await expect(page).toHaveURL(/ordem=/)
    await expected.row('#')
    await expectPinnedOnTop()
    await expect(cursor).toContainText(`#${ids[1]}`)
    await operator.presses('j ]')
    await expect(cursor).toHaveAttribute('data-row', '2')
  })
  await page.reload()
  await expected.row(`#${ids[0]}`)
  await expectPinnedOnTop()
  await operator.presses('Shift+M')
  await expected.announcement('Nenhuma linha fixada')
  await expect(page).not.toHaveURL(/fixas=/)
})

test('two rows side by side: the differences, everything with T, and Back closes them and leaves the pinned rows', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensListSignedIn('/cashbacks')
  const [firstId, secondId] = [await operator.readRowId(0), await operator.readRowId(1)]
  await operator.presses('j m')
  await expected.announcement(/^#\d+ fixada/)
  await expect(page).toHaveURL(/fixas=/)
  const url = page.url()
  await operator.presses('x j x d')
  const comparison = page.getByRole('dialog', { name: `Comparar #${firstId} e #${secondId}` })
  await expect(comparison).toContainText(/\d+ de \d+ campos diferem/)
  await expect(comparison.getByRole('rowheader', { name: 'ID' })).toBeVisible()
  await test.step('T shows everything: a status with its dot, a date unbroken', async () => {
    const differing = await comparison.getByRole('rowheader').count()
    await operator.presses('t')
    const state = comparison
      .getByRole('row', { name: /^Status/ })
      .getByRole('cell')
      .first()
    await expect
      .poll(() => state.locator('span').evaluate((element) => getComputedStyle(element, '::before').width))
      .toBe('7px')
    // An amount and a date do not break between two digits, however narrow the window is.
    const date = comparison.getByRole('row', { name: /^Data/ }).getByRole('cell').first()
    await expect(date).toHaveCSS('overflow-wrap', 'normal')
    expect(await comparison.getByRole('rowheader').count()).toBeGreaterThan(differing)
  })
  await operator.presses('Escape')
  await expect(comparison).toBeHidden()
  await expect(page.getByRole('grid')).toBeFocused()
  await test.step('Back closes a comparison by phrase, whose ids are in ascending order', async () => {
    await operator.runs(`comparar ${firstId} e ${secondId}`)
    const sorted = page.getByRole('dialog', { name: `Comparar #${secondId} e #${firstId}` })
    await expect(sorted.getByRole('table')).toBeVisible()
    await page.goBack()
    await expect(sorted).toBeHidden()
    await expect(page.getByRole('grid')).toBeFocused()
    await expect(page).toHaveURL(url)
  })
  // A closed comparison leaves no history entry.
  await page.goBack()
  await expect(page).not.toHaveURL(/fixas=/)
})

test('eight rows are pinned at most, and they stay through a filter and the return from a record', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensListSignedIn('/cashbacks?tamanho=100')
  const ids: number[] = []
  await operator.presses('j')
  for (let row = 0; row < 8; row++) {
    ids.push(await operator.readRowId(row))
    await operator.presses('m')
    await expected.announcement(new RegExp(`^#${ids.at(-1)} fixada, ${row + 1} linhas? no topo$`))
    await operator.presses('j')
  }
  await operator.presses('m')
  await expected.announcement('Até 8 linhas ficam no topo')
  const readPinnedIds = async () => Promise.all(ids.map((_, row) => operator.readRowId(row)))
  expect(await readPinnedIds()).toEqual(ids)
  await page.goto(`${page.url()}&STATUS_ID=1`)
  await expected.row('#')
  await expect.poll(readPinnedIds).toEqual(ids)
  for (const id of ids) await expect(operator.row(`#${id}`)).toHaveCount(1)
  await operator.presses('j')
  await operator.presses('e')
  await expect(page).not.toHaveURL(/fixas=/)
  await expect(page.locator('#conteudo form :is(input, select, textarea)').first()).toBeFocused()
  await operator.presses('Escape Escape')
  await expect(page).toHaveURL(/STATUS_ID=1/)
  await expected.row('#')
  await expect.poll(readPinnedIds).toEqual(ids)
})

test('records of other pages that no call reads are compared, and stay pinned after a reload', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensListSignedIn('/bonus')
  const [firstId = 0, secondId = 0] = (await operator.fetchRows('/gestor/bonus?page=0&size=2&sort=id,ASC')).map(
    ({ id }) => id,
  )
  await expected.noRow(new RegExp(`^#${firstId}(?!\\d)`))
  await operator.runs(`comparar ${firstId} e ${secondId}`)
  const comparison = page.getByRole('dialog', { name: `Comparar #${firstId} e #${secondId}` })
  await expect(comparison).toContainText(/\d+ de \d+ campos diferem/)
  await operator.presses('Escape')
  await operator.runs(`comparar ${firstId} e 99999999`)
  await expect(page.getByRole('alert')).toHaveText('#99999999 não foi encontrado nesta lista')
  await operator.presses('Escape')
  await operator.opens(`/bonus?fixas=${firstId},${secondId}`)
  await expected.text('2 fixadas')
  await expect.poll(() => operator.readRowId(0)).toBe(firstId)
  expect(await operator.readRowId(1)).toBe(secondId)
  await expected.noText(/Não se pôde ler/)
  await operator.presses('d')
  await expect(comparison).toContainText(/\d+ de \d+ campos diferem/)
})

test('a pinned row of another page is read again by its id, and a missing one is reported', async ({
  page,
  operator,
  expected,
  watch,
}) => {
  await operator.opensListSignedIn('/cashbacks')
  const [first, second] = [await operator.readRowId(0), await operator.readRowId(1)]
  await operator.presses('j m j m')
  await expected.announcement(/fixada, 2 linhas no topo$/)
  // Another person has changed it.
  await page.route('**/api/gestor/cashback/visualizar*', async (route) => {
    const id = Number(new URL(route.request().url()).searchParams.get('id'))
    if (id === second) return route.fulfill({ status: 404, json: { message: 'Não encontrado' } })
    const response = await route.fetch()
    const body = (await response.text()).replace(/("dscCashback":")[^"]*"/, '$1Mudado por outra pessoa"')
    return route.fulfill({ response, body })
  })
  await operator.presses(']')
  await expected.text(/Página 2 de/)
  const top = page.getByRole('rowgroup', { name: 'Linhas fixadas' }).getByRole('row')
  await expect(top.filter({ hasText: `#${first}` })).toContainText('Mudado por outra pessoa')
  await expected.text(`#${second} não existe mais e saiu do topo.`)
  await expect(page).toHaveURL(new RegExp(`fixas=${first}(&|$)`))
  await expect(top).toHaveCount(1)
  watch.acceptProblem(/404/)
})

test('a removed record is pinned no more, and Back does not pin it again', async ({
  page,
  operator,
  expected,
  watch,
}) => {
  await operator.opensListSignedIn('/cashbacks?pagina=2&ordem=id,ASC')
  const id = await operator.readRowId(1)
  await operator.presses('j j m')
  await expected.announcement(`#${id} fixada, 1 linha no topo`)
  await operator.presses('Delete')
  await expect(page.getByRole('alertdialog')).toContainText(`#${id}`)
  await operator.presses('s')
  await expect(page).not.toHaveURL(/fixas=/)
  // The message about a missing record is for records that others removed.
  await expected.noText(/não existe mais/)
  await expected.noRow(new RegExp(`#${id}(?!\\d)`))
  // The cursor is on an existing record.
  await expect(page.getByRole('grid').locator('tr[data-cursor][aria-rowindex]')).toHaveCount(1)
  await page.goBack()
  await expected.row('#')
  await expect(page).not.toHaveURL(/fixas=/)
  await expected.noRow(new RegExp(`#${id}(?!\\d)`))
  watch.acceptProblem(/404/)
})

test('pinned rows are compared by one key, also those far apart in continuous mode', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensListSignedIn('/transacoes?modo=continuo')
  await operator.runs('ir para posição 310')
  const cursor = page.getByRole('grid').locator('tr[data-cursor][aria-rowindex="311"] td[aria-colindex="2"]')
  await expect(cursor).toContainText('#')
  const farId = Number((await cursor.innerText()).slice(1))
  await operator.presses('x')
  await operator.runs('ir para posição 2')
  const nearCell = page.getByRole('grid').locator('tr[data-cursor][aria-rowindex="3"] td[aria-colindex="2"]')
  await expect(nearCell).toContainText('#')
  const id = Number((await nearCell.innerText()).slice(1))
  await operator.presses('m')
  await expected.announcement(`#${id} fixada, 1 linha no topo`)
  await operator.presses('d')
  const comparison = page.getByRole('dialog', { name: `Comparar #${id} e #${farId}` })
  await expect(comparison).toContainText(/\d+ de \d+ campos diferem/)
  await operator.presses('t')
  const row = comparison.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Valor', exact: true }) })
  await expect(row).toBeVisible()
  // The difference of the two amounts beside it, to the cent.
  const cents = (text: string) => Number(text.replaceAll(/[^\d,-]/g, '').replace(',', ''))
  const [from = '', to = '', difference = ''] = await row.getByRole('cell').allInnerTexts()
  if (cents(from) !== cents(to)) expect(cents(difference.split('(')[0] ?? '')).toBe(cents(to) - cents(from))
})

test('the cursor’s position is announced, and its text goes when the cursor moves on', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensListSignedIn('/transacoes')
  const positionText = page.getByRole('contentinfo').getByText(/^Linha \d+ de 5\.000, coluna /)
  await operator.presses('j j ArrowRight w')
  await expected.announcement(/^Linha 2 de [\d.]+, coluna Descrição: .+\. Ordem: .+, decrescente\. Sem filtro$/)
  for (const key of ['j', 'ArrowRight', 'End', ']']) {
    await operator.presses('w')
    await expect(positionText).toBeVisible()
    await operator.presses(key)
    // Long before it would expire by itself.
    await expect(positionText).toHaveCount(0, { timeout: 3_000 })
  }
})
