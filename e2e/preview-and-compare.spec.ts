/** Details without leaving a list (listing/preview/README): preview, pinned rows, comparison, position. */
import { expect, test } from './fixtures.ts'

for (const { path, title, noun: singular } of [
  { path: '/transacoes', title: 'Transações', noun: 'Transação' },
  { path: '/cashbacks', title: 'Cashbacks', noun: 'Cashback' },
])
  test.describe(title, () => {
    test.beforeEach(async ({ operator, expected }) => {
      await operator.openSignedIn(path)
      await expected.heading(title)
      await expected.row('#')
    })

    test('the preview is beside the table and follows the cursor', async ({ page, operator, expected }) => {
      await operator.press('j i')
      await expected.announcement('Prévia aberta')
      const preview = page.getByRole('complementary', { name: 'Prévia' })
      await expect(preview.getByRole('heading', { name: `${singular} #${await operator.readRowId(0)}` })).toBeVisible()
      await operator.press('j')
      await expect(preview.getByRole('heading', { name: `${singular} #${await operator.readRowId(1)}` })).toBeVisible()
      await expect(page.getByRole('grid')).toBeFocused()
      await operator.press('Escape')
      await expect(preview).toBeHidden()
      await expect(page.getByRole('grid')).toBeFocused()
    })

    test('the preview stays through quick filter, comparison and page turn', async ({ page, operator, expected }) => {
      await operator.press('j i')
      const preview = page.getByRole('complementary', { name: 'Prévia' })
      await expect(preview.getByRole('heading', { name: `${singular} #${await operator.readRowId(0)}` })).toBeVisible()
      if (path === '/cashbacks') {
        await operator.press('/')
        await expect(page.getByRole('combobox', { name: 'Filtro digitado' })).toBeFocused()
        await expect(preview).toBeVisible()
        await page.keyboard.type('status:inativo')
        await operator.press('Enter')
        await expect(page).toHaveURL(/STATUS_ID=2/)
        await expected.row('Inativo')
        await expect(preview).toContainText('Inativo')
      }
      await operator.press('x j x d')
      const comparison = page.getByRole('dialog', { name: /^Comparar / })
      await expect(comparison).toBeVisible()
      await expect(page.locator('.list-preview')).toBeVisible()
      await operator.press('Escape')
      await expect(comparison).toBeHidden()
      await expect(preview).toBeVisible()
      await operator.press(']')
      await expected.text(/Página 2 de/)
      await expected.row('#')
      await expect(preview.getByRole('heading', { name: `${singular} #${await operator.readRowId(0)}` })).toBeVisible()
      await operator.press('i')
      await expect(preview).toBeHidden()
    })

    test('pinned rows stay on top through page, order and a reload, once each', async ({
      page,
      operator,
      expected,
    }) => {
      const id = await operator.readRowId(1)
      await operator.press('j j m')
      await expected.announcement(`#${id} fixada, 1 linha no topo`)
      await expect(page).toHaveURL(new RegExp(`fixas=${id}`))
      expect(await operator.readRowId(0)).toBe(id)
      await expect(operator.row(`#${id}`)).toHaveCount(1)
      await operator.press(']')
      await expected.text(/Página 2 de/)
      await expected.row('#')
      expect(await operator.readRowId(0)).toBe(id)
      await operator.press('Shift+S')
      await expect(page).toHaveURL(/ordem=/)
      expect(await operator.readRowId(0)).toBe(id)
      await page.reload()
      await expected.row(`#${id}`)
      expect(await operator.readRowId(0)).toBe(id)
      await operator.press('Shift+M')
      await expected.announcement('Nenhuma linha fixada')
      await expect(page).not.toHaveURL(/fixas=/)
    })

    test('two rows side by side: the differences, and everything with T', async ({ page, operator }) => {
      const [firstId, secondId] = [await operator.readRowId(0), await operator.readRowId(1)]
      await operator.press('j x j x d')
      const comparison = page.getByRole('dialog', { name: `Comparar #${firstId} e #${secondId}` })
      await expect(comparison).toContainText(/\d+ de \d+ campos diferem/)
      await expect(comparison.getByRole('rowheader', { name: 'ID' })).toBeVisible()
      // A status has its dot, as in the list.
      await operator.press('t')
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
      await operator.press('t')
      const differing = await comparison.getByRole('rowheader').count()
      await operator.press('t')
      expect(await comparison.getByRole('rowheader').count()).toBeGreaterThanOrEqual(differing)
      await operator.press('Escape')
      await expect(comparison).toBeHidden()
      await expect(page.getByRole('grid')).toBeFocused()
      await operator.runLine(`comparar ${firstId} e ${secondId}`)
      // The ids of a phrase are sorted in ascending order.
      await expect(page.getByRole('dialog', { name: `Comparar #${secondId} e #${firstId}` })).toBeVisible()
    })

    test('Back closes the comparison, and pinned rows stay', async ({ page, operator, expected }) => {
      const top = await operator.readRowId(0)
      await operator.press('j m')
      await expected.announcement(/^#\d+ fixada/)
      await expect(page).toHaveURL(/fixas=/)
      const url = page.url()
      await operator.runLine(`comparar ${top} e ${await operator.readRowId(1)}`)
      const comparison = page.getByRole('dialog', { name: /^Comparar / })
      await expect(comparison.getByRole('table')).toBeVisible()
      await page.goBack()
      await expect(comparison).toBeHidden()
      await expect(page.getByRole('grid')).toBeFocused()
      await expect(page).toHaveURL(url)
      // A closed comparison leaves no history entry.
      await page.goBack()
      await expect(page).not.toHaveURL(/fixas=/)
    })

    test('announces the cursor’s position', async ({ operator, expected }) => {
      await operator.press('j j ArrowRight w')
      await expected.announcement(/^Linha 2 de [\d.]+, coluna Descrição: .+\. Ordem: .+, decrescente\. Sem filtro$/)
    })
  })

/** At most eight rows are pinned, and they stay through every change of the list. */
for (const { path, filter, open, back } of [
  { path: '/cashbacks', filter: 'STATUS_ID=1', open: 'e', back: 'Escape Escape' },
  { path: '/auditoria/transacoes/valor', filter: 'valorMinimo=0.01', open: 'Enter', back: '' },
])
  test(`${path}: eight pinned rows at most, through a filter and the return from a record`, async ({
    page,
    operator,
    expected,
  }) => {
    await operator.openListSignedIn(`${path}?tamanho=100`)
    const ids: number[] = []
    await operator.press('j')
    for (let row = 0; row < 8; row++) {
      ids.push(await operator.readRowId(row))
      await operator.press('m')
      await expected.announcement(new RegExp(`^#${ids.at(-1)} fixada, ${row + 1} linhas? no topo$`))
      await operator.press('j')
    }
    await operator.press('m')
    await expected.announcement('Até 8 linhas ficam no topo')
    const readPinnedIds = async () => Promise.all(ids.map((_, row) => operator.readRowId(row)))
    expect(await readPinnedIds()).toEqual(ids)
    const [name = '', value = ''] = filter.split('=')
    await page.goto(`${page.url()}&${name}=${value}`)
    await expected.row('#')
    await expect.poll(readPinnedIds).toEqual(ids)
    for (const id of ids) await expect(operator.row(`#${id}`)).toHaveCount(1)
    await operator.press('j')
    await operator.press(open)
    await expect(page).not.toHaveURL(/fixas=/)
    if (back === '') await page.goBack()
    else {
      await expect(page.locator('#conteudo form :is(input, select, textarea)').first()).toBeFocused()
      await operator.press(back)
    }
    await expect(page).toHaveURL(new RegExp(`${name}=${value}`))
    await expected.row('#')
    await expect.poll(readPinnedIds).toEqual(ids)
  })

for (const { path, call } of [
  { path: '/bonus', call: '/gestor/bonus?page=0&size=2&sort=id,ASC' },
  { path: '/pedidos', call: '/gestor/estatisticas/pedidos?PAGE=0&SIZE=2&ORDER=id,ASC' },
])
  test(`${path}: records of other pages that no call reads are compared, and stay pinned after a reload`, async ({
    page,
    operator,
    expected,
  }) => {
    await operator.openListSignedIn(path)
    const [firstId = 0, secondId = 0] = (await operator.fetchRows(call)).map(({ id }) => id)
    await expected.noRow(new RegExp(`^#${firstId}(?!\\d)`))
    await operator.runLine(`comparar ${firstId} e ${secondId}`)
    const comparison = page.getByRole('dialog', { name: `Comparar #${firstId} e #${secondId}` })
    await expect(comparison).toContainText(/\d+ de \d+ campos diferem/)
    await operator.press('Escape')
    await operator.runLine(`comparar ${firstId} e 99999999`)
    await expect(page.getByRole('alert')).toHaveText('#99999999 não foi encontrado nesta lista')
    await operator.press('Escape')
    await operator.open(`${path}?fixas=${firstId},${secondId}`)
    await expected.text('2 fixadas')
    await expect.poll(() => operator.readRowId(0)).toBe(firstId)
    expect(await operator.readRowId(1)).toBe(secondId)
    await expected.noText(/Não se pôde ler/)
    await operator.press('d')
    await expect(comparison).toContainText(/\d+ de \d+ campos diferem/)
  })

for (const { path, call, field } of [
  { path: '/cashbacks', call: '**/api/gestor/cashback/visualizar*', field: 'dscCashback' },
  { path: '/categorias', call: '**/api/gestor/categorias/visualizar*', field: 'dscNome' },
])
  test(`${path}: a pinned row of another page is read again by its id, and a missing one is reported`, async ({
    page,
    operator,
    expected,
    watch,
  }) => {
    await operator.openListSignedIn(path)
    const [first, second] = [await operator.readRowId(0), await operator.readRowId(1)]
    await operator.press('j m j m')
    await expected.announcement(/fixada, 2 linhas no topo$/)
    // Another person has changed it.
    await page.route(call, async (route) => {
      const id = Number(new URL(route.request().url()).searchParams.get('id'))
      if (id === second) return route.fulfill({ status: 404, json: { message: 'Não encontrado' } })
      const response = await route.fetch()
      const body = (await response.text()).replace(new RegExp(`("${field}":")[^"]*"`), '$1Mudado por outra pessoa"')
      return route.fulfill({ response, body })
    })
    await operator.press(']')
    await expected.text(/Página 2 de/)
    const top = page.getByRole('rowgroup', { name: 'Linhas fixadas' }).getByRole('row')
    await expect(top.filter({ hasText: `#${first}` })).toContainText('Mudado por outra pessoa')
    await expected.text(`#${second} não existe mais e saiu do topo.`)
    await expect(page).toHaveURL(new RegExp(`fixas=${first}(&|$)`))
    await expect(top).toHaveCount(1)
    watch.acceptProblem(/404/)
  })

for (const path of ['/cashbacks', '/categorias'])
  test(`${path}: a removed record is pinned no more, and Back does not pin it again`, async ({
    page,
    operator,
    expected,
    watch,
  }) => {
    await operator.openListSignedIn(`${path}?pagina=2&ordem=id,ASC`)
    const id = await operator.readRowId(1)
    await operator.press('j j m')
    await expected.announcement(`#${id} fixada, 1 linha no topo`)
    await operator.press('Delete')
    await expect(page.getByRole('alertdialog')).toContainText(`#${id}`)
    await operator.press('s')
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

for (const { path, money } of [
  { path: '/transacoes', money: 'Valor' },
  { path: '/produtos', money: 'Preço' },
])
  test(`${path}: pinned rows are compared by one key, also those far apart in continuous mode`, async ({
    page,
    operator,
    expected,
  }) => {
    await operator.openListSignedIn(`${path}?modo=continuo`)
    await operator.runLine('ir para posição 310')
    const cursor = page.getByRole('grid').locator('tr[data-cursor][aria-rowindex="311"] td[aria-colindex="2"]')
    await expect(cursor).toContainText('#')
    const farId = Number((await cursor.innerText()).slice(1))
    await operator.press('x')
    await operator.runLine('ir para posição 2')
    const nearCell = page.getByRole('grid').locator('tr[data-cursor][aria-rowindex="3"] td[aria-colindex="2"]')
    await expect(nearCell).toContainText('#')
    const id = Number((await nearCell.innerText()).slice(1))
    await operator.press('m')
    await expected.announcement(`#${id} fixada, 1 linha no topo`)
    await operator.press('d')
    const comparison = page.getByRole('dialog', { name: `Comparar #${id} e #${farId}` })
    await expect(comparison).toContainText(/\d+ de \d+ campos diferem/)
    await operator.press('t')
    const row = comparison.getByRole('row').filter({ has: page.getByRole('rowheader', { name: money, exact: true }) })
    await expect(row).toBeVisible()
    // The difference of the two amounts beside it, to the cent.
    const cents = (text: string) => Number(text.replaceAll(/[^\d,-]/g, '').replace(',', ''))
    const [from = '', to = '', difference = ''] = await row.getByRole('cell').allInnerTexts()
    if (cents(from) !== cents(to)) expect(cents(difference.split('(')[0] ?? '')).toBe(cents(to) - cents(from))
  })

for (const path of ['/cashbacks', '/transacoes', '/produtos'])
  test(`${path}: another page and another order begin below the pinned rows`, async ({ page, operator, expected }) => {
    await operator.openListSignedIn(path)
    const tops = [await operator.readRowId(0), await operator.readRowId(1)]
    await operator.press('j m j m j')
    await expected.text('2 fixadas')
    const cursor = page.getByRole('grid').locator('tr[data-cursor]')
    await operator.press(']')
    await expected.text(/Página 2 de/)
    await expected.row('#')
    await expect(cursor).toHaveAttribute('data-row', '2')
    // On the pinned row of its record.
    await operator.press('k')
    await expect(cursor).toContainText(`#${tops[1]}`)
    await operator.press('Shift+S')
    await expect(page).toHaveURL(/ordem=/)
    await expected.row('#')
    await expect(cursor).toContainText(`#${tops[1]}`)
    await operator.press('j ]')
    await expect(cursor).toHaveAttribute('data-row', '2')
  })

test('the position’s text goes when the cursor moves on', async ({ page, operator }) => {
  await operator.openListSignedIn('/transacoes')
  const positionText = page.getByRole('contentinfo').getByText(/^Linha \d+ de 5\.000, coluna /)
  await operator.press('j')
  for (const key of ['j', 'ArrowRight', 'End', ']']) {
    await operator.press('w')
    await expect(positionText).toBeVisible()
    await operator.press(key)
    // Long before it would expire by itself.
    await expect(positionText).toHaveCount(0, { timeout: 3_000 })
  }
})
