/** Looking closer without leaving a list (listing/preview/README): preview, rows on top, comparison, place. */
import { expect, test } from './fixtures.ts'

for (const { path, title, noun } of [
  { path: '/transacoes', title: 'Transações', noun: 'Transação' },
  { path: '/cashbacks', title: 'Cashbacks', noun: 'Cashback' },
])
  test.describe(title, () => {
    test.beforeEach(async ({ operator, expected }) => {
      await operator.openSignedIn(path)
      await expected.heading(title)
      await expected.row('#')
    })

    test('the preview stands beside the table and follows the cursor', async ({ page, operator, expected }) => {
      await operator.press('j i')
      await expected.announcement('Prévia aberta')
      const preview = page.getByRole('complementary', { name: 'Prévia' })
      await expect(preview.getByRole('heading', { name: `${noun} #${await operator.readRowId(0)}` })).toBeVisible()
      await operator.press('j')
      await expect(preview.getByRole('heading', { name: `${noun} #${await operator.readRowId(1)}` })).toBeVisible()
      await expect(page.getByRole('grid')).toBeFocused()
      await operator.press('Escape')
      await expect(preview).toBeHidden()
      await expect(page.getByRole('grid')).toBeFocused()
    })

    test('the preview stays while one filters by typing, compares and turns the page', async ({
      page,
      operator,
      expected,
    }) => {
      await operator.press('j i')
      const preview = page.getByRole('complementary', { name: 'Prévia' })
      await expect(preview.getByRole('heading', { name: `${noun} #${await operator.readRowId(0)}` })).toBeVisible()
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
      const compared = page.getByRole('dialog', { name: /^Comparar / })
      await expect(compared).toBeVisible()
      await expect(page.locator('.list-preview')).toBeVisible()
      await operator.press('Escape')
      await expect(compared).toBeHidden()
      await expect(preview).toBeVisible()
      await operator.press(']')
      await expected.text(/Página 2 de/)
      await expected.row('#')
      await expect(preview.getByRole('heading', { name: `${noun} #${await operator.readRowId(0)}` })).toBeVisible()
      await operator.press('i')
      await expect(preview).toBeHidden()
    })

    test('rows stay on top through page, order and a reload, once each', async ({ page, operator, expected }) => {
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

    test('two rows side by side: what differs, and all of it with T', async ({ page, operator }) => {
      const [one, other] = [await operator.readRowId(0), await operator.readRowId(1)]
      await operator.press('j x j x d')
      const compared = page.getByRole('dialog', { name: `Comparar #${one} e #${other}` })
      await expect(compared).toContainText(/\d+ de \d+ campos diferem/)
      await expect(compared.getByRole('rowheader', { name: 'ID' })).toBeVisible()
      // A state has its dot, as in the list.
      await operator.press('t')
      const state = compared
        .getByRole('row', { name: /^Status/ })
        .getByRole('cell')
        .first()
      await expect
        .poll(() => state.locator('span').evaluate((it) => getComputedStyle(it, '::before').width))
        .toBe('7px')
      // An amount and a date are not broken between two figures, however narrow the window is.
      const date = compared.getByRole('row', { name: /^Data/ }).getByRole('cell').first()
      await expect(date).toHaveCSS('overflow-wrap', 'normal')
      await operator.press('t')
      const differing = await compared.getByRole('rowheader').count()
      await operator.press('t')
      expect(await compared.getByRole('rowheader').count()).toBeGreaterThanOrEqual(differing)
      await operator.press('Escape')
      await expect(compared).toBeHidden()
      await expect(page.getByRole('grid')).toBeFocused()
      await operator.runLine(`comparar ${one} e ${other}`)
      // Ids of a phrase go up.
      await expect(page.getByRole('dialog', { name: `Comparar #${other} e #${one}` })).toBeVisible()
    })

    test('Back closes the rows side by side, and what is on top stays', async ({ page, operator, expected }) => {
      const top = await operator.readRowId(0)
      await operator.press('j m')
      await expected.announcement(/^#\d+ fixada/)
      await expect(page).toHaveURL(/fixas=/)
      const url = page.url()
      await operator.runLine(`comparar ${top} e ${await operator.readRowId(1)}`)
      const compared = page.getByRole('dialog', { name: /^Comparar / })
      await expect(compared.getByRole('table')).toBeVisible()
      await page.goBack()
      await expect(compared).toBeHidden()
      await expect(page.getByRole('grid')).toBeFocused()
      await expect(page).toHaveURL(url)
      // Closed, it holds no step back.
      await page.goBack()
      await expect(page).not.toHaveURL(/fixas=/)
    })

    test('tells where one is', async ({ operator, expected }) => {
      await operator.press('j j ArrowRight w')
      await expected.announcement(/^Linha 2 de [\d.]+, coluna Descrição: .+\. Ordem: .+, decrescente\. Sem filtro$/)
    })
  })

/** Eight stay, and stay through what a list is put through. */
for (const { path, filter, open, back } of [
  { path: '/cashbacks', filter: 'STATUS_ID=1', open: 'e', back: 'Escape Escape' },
  { path: '/auditoria/transacoes/valor', filter: 'valorMinimo=0.01', open: 'Enter', back: '' },
])
  test(`${path}: eight rows on top at most, through a filter and the way back from a record`, async ({
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
    const onTop = async () => Promise.all(ids.map((_, row) => operator.readRowId(row)))
    expect(await onTop()).toEqual(ids)
    const [name = '', value = ''] = filter.split('=')
    await page.goto(`${page.url()}&${name}=${value}`)
    await expected.row('#')
    await expect.poll(onTop).toEqual(ids)
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
    await expect.poll(onTop).toEqual(ids)
  })

for (const { path, call } of [
  { path: '/bonus', call: '/gestor/bonus?page=0&size=2&sort=id,ASC' },
  { path: '/pedidos', call: '/gestor/estatisticas/pedidos?PAGE=0&SIZE=2&ORDER=id,ASC' },
])
  test(`${path}: records of other pages that no call reads are compared, and stay on top over a reload`, async ({
    page,
    operator,
    expected,
  }) => {
    await operator.openListSignedIn(path)
    const [one = 0, other = 0] = (await operator.fetchRows(call)).map(({ id }) => id)
    await expected.noRow(new RegExp(`^#${one}(?!\\d)`))
    await operator.runLine(`comparar ${one} e ${other}`)
    const compared = page.getByRole('dialog', { name: `Comparar #${one} e #${other}` })
    await expect(compared).toContainText(/\d+ de \d+ campos diferem/)
    await operator.press('Escape')
    await operator.runLine(`comparar ${one} e 99999999`)
    await expect(page.getByRole('alert')).toHaveText('#99999999 não foi encontrado nesta lista')
    await operator.press('Escape')
    await operator.open(`${path}?fixas=${one},${other}`)
    await expected.text('2 fixadas')
    await expect.poll(() => operator.readRowId(0)).toBe(one)
    expect(await operator.readRowId(1)).toBe(other)
    await expected.noText(/Não se pôde ler/)
    await operator.press('d')
    await expect(compared).toContainText(/\d+ de \d+ campos diferem/)
  })

for (const { path, call, field } of [
  { path: '/cashbacks', call: '**/api/gestor/cashback/visualizar*', field: 'dscCashback' },
  { path: '/categorias', call: '**/api/gestor/categorias/visualizar*', field: 'dscNome' },
])
  test(`${path}: a row on top that is of another page is read anew by its id, and what is gone is told`, async ({
    page,
    operator,
    expected,
    watch,
  }) => {
    await operator.openListSignedIn(path)
    const [first, second] = [await operator.readRowId(0), await operator.readRowId(1)]
    await operator.press('j m j m')
    await expected.announcement(/fixada, 2 linhas no topo$/)
    // Somebody else has written.
    await page.route(call, async (route) => {
      const id = Number(new URL(route.request().url()).searchParams.get('id'))
      if (id === second) return route.fulfill({ status: 404, json: { message: 'Não encontrado' } })
      const answer = await route.fetch()
      const body = (await answer.text()).replace(new RegExp(`("${field}":")[^"]*"`), '$1Mudado por outra pessoa"')
      return route.fulfill({ response: answer, body })
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
  test(`${path}: a record on top that is removed is on top no more, and no step back brings it there`, async ({
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
    // That is told of what others removed.
    await expected.noText(/não existe mais/)
    await expected.noRow(new RegExp(`#${id}(?!\\d)`))
    // The cursor stands on a record that is there.
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
  test(`${path}: rows on top are compared by one key, also those far apart in one long table`, async ({
    page,
    operator,
    expected,
  }) => {
    await operator.openListSignedIn(`${path}?modo=continuo`)
    await operator.runLine('ir para posição 310')
    const cursor = page.getByRole('grid').locator('tr[data-cursor][aria-rowindex="311"] td[aria-colindex="2"]')
    await expect(cursor).toContainText('#')
    const far = Number((await cursor.innerText()).slice(1))
    await operator.press('x')
    await operator.runLine('ir para posição 2')
    const near = page.getByRole('grid').locator('tr[data-cursor][aria-rowindex="3"] td[aria-colindex="2"]')
    await expect(near).toContainText('#')
    const id = Number((await near.innerText()).slice(1))
    await operator.press('m')
    await expected.announcement(`#${id} fixada, 1 linha no topo`)
    await operator.press('d')
    const compared = page.getByRole('dialog', { name: `Comparar #${id} e #${far}` })
    await expect(compared).toContainText(/\d+ de \d+ campos diferem/)
    await operator.press('t')
    const row = compared.getByRole('row').filter({ has: page.getByRole('rowheader', { name: money, exact: true }) })
    await expect(row).toBeVisible()
    // The delta of the two amounts beside it, to the cent.
    const cents = (text: string) => Number(text.replaceAll(/[^\d,-]/g, '').replace(',', ''))
    const [from = '', to = '', delta = ''] = await row.getByRole('cell').allInnerTexts()
    if (cents(from) !== cents(to)) expect(cents(delta.split('(')[0] ?? '')).toBe(cents(to) - cents(from))
  })

for (const path of ['/cashbacks', '/transacoes', '/produtos'])
  test(`${path}: a page that is turned to, and another order, begin beneath the rows on top`, async ({
    page,
    operator,
    expected,
  }) => {
    await operator.openListSignedIn(path)
    const tops = [await operator.readRowId(0), await operator.readRowId(1)]
    await operator.press('j m j m j')
    await expected.text('2 fixadas')
    const cursor = page.getByRole('grid').locator('tr[data-cursor]')
    await operator.press(']')
    await expected.text(/Página 2 de/)
    await expected.row('#')
    await expect(cursor).toHaveAttribute('data-row', '2')
    // On its record where it stands on top.
    await operator.press('k')
    await expect(cursor).toContainText(`#${tops[1]}`)
    await operator.press('Shift+S')
    await expect(page).toHaveURL(/ordem=/)
    await expected.row('#')
    await expect(cursor).toContainText(`#${tops[1]}`)
    await operator.press('j ]')
    await expect(cursor).toHaveAttribute('data-row', '2')
  })

test('what is said of the place goes when the cursor moves on', async ({ page, operator }) => {
  await operator.openListSignedIn('/transacoes')
  const said = page.getByRole('contentinfo').getByText(/^Linha \d+ de 5\.000, coluna /)
  await operator.press('j')
  for (const key of ['j', 'ArrowRight', 'End', ']']) {
    await operator.press('w')
    await expect(said).toBeVisible()
    await operator.press(key)
    // Long before it would go by itself.
    await expect(said).toHaveCount(0, { timeout: 3_000 })
  }
})
