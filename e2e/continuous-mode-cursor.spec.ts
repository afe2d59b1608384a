/**
 * In continuous mode cursor and selection keep their records through order, filter, save and removal
 * (listing/continuous/README §2).
 */
import { getCursorRow } from './cursor.ts'
import { expect, test } from './fixtures.ts'

/** `columns` is the number of steps from the id to a column whose value the call can filter by. */
for (const { path, columns, open, back } of [
  { path: '/cashbacks', columns: 3, open: 'e', back: 'Escape Escape' },
  { path: '/auditoria/transacoes/valor', columns: 2, open: 'Enter', back: '' },
])
  test(`${path}: a filter, its removal and the return from the record keep the cursor on the record it was moved to`, async ({
    page,
    operator,
    expected,
  }) => {
    await operator.openListSignedIn(`${path}?modo=continuo`)
    await operator.runLine('ir para posição 170')
    await expect.poll(() => getCursorRow(page)).toMatchObject({ place: 170, id: expect.stringMatching(/^#\d+$/) })
    const before = await getCursorRow(page)
    for (let step = 0; step < columns; step++) await operator.press('ArrowRight')
    await operator.press('x Shift+F')
    await expect(page).toHaveURL(/STATUS_ID=|valorMinimo=/)
    await expect
      .poll(async () => {
        const { place: position, id } = await getCursorRow(page)
        return id === before.id && position < 170
      })
      .toBe(true)
    await expected.text('1 selecionado')
    await operator.press('a l')
    await expect(page).not.toHaveURL(/STATUS_ID=|valorMinimo=/)
    await expect.poll(() => getCursorRow(page)).toEqual(before)
    await expected.text('1 selecionado')
    await operator.press(open)
    await expect(page).not.toHaveURL(/modo=continuo/)
    if (back === '') await page.goBack()
    else {
      // The first Esc leaves the form's first field.
      await expect(page.locator('#conteudo form :is(input, select, textarea)').first()).toBeFocused()
      await operator.press(back)
    }
    await expect(page).toHaveURL(/modo=continuo/)
    await expect.poll(() => getCursorRow(page)).toEqual(before)
    await expect(page.getByRole('grid')).toBeFocused()
  })

for (const { path, order, label } of [
  { path: '/cashbacks', order: 'dscCashback,ASC', label: 'Descrição' },
  { path: '/produtos', order: 'dscNome,ASC', label: 'Nome' },
])
  test(`${path}: the cursor follows a record that its own save moved`, async ({ page, operator, expected }) => {
    await operator.openListSignedIn(`${path}?modo=continuo&ordem=${order}`)
    await operator.runLine('ir para posição 10')
    await expect.poll(() => getCursorRow(page)).toMatchObject({ place: 10, id: expect.stringMatching(/^#\d+$/) })
    const { id } = await getCursorRow(page)
    await operator.press('e')
    await expect(operator.field(label)).not.toHaveValue('')
    await operator.fill(label, 'Zzz, a última')
    await operator.press('Mod+Enter')
    await expected.path(path)
    await expect.poll(() => getCursorRow(page)).toMatchObject({ id })
    expect((await getCursorRow(page)).place).toBeGreaterThan(60)
  })

for (const { path, noun: plural, list } of [
  { path: '/cashbacks', noun: 'cashbacks', list: '/gestor/cashback/listar' },
  { path: '/produtos', noun: 'produtos', list: '/gestor/produtos/listar' },
])
  test(`${path}: records selected far apart get one command together`, async ({ page, operator, expected }) => {
    const ordered = await operator.fetchRows<{ produto: { id: number } }>(
      '/gestor/estatisticas/pedidos?PAGE=0&SIZE=1000&ORDER=id,ASC',
    )
    const rows = await operator.fetchRows(`${list}?page=0&size=1000&sort=id,DESC`)
    // A product with orders cannot be removed.
    const isRemovable = ({ id }: { id: number }) =>
      path !== '/produtos' || !ordered.some(({ produto }) => produto.id === id)
    const positions = [rows.findIndex(isRemovable) + 1, rows.findLastIndex(isRemovable) + 1]
    expect((positions[1] ?? 0) - (positions[0] ?? 0)).toBeGreaterThan(100)
    await operator.openListSignedIn(`${path}?modo=continuo`)
    const ids: (string | undefined)[] = []
    for (const index of positions) {
      await operator.runLine(`ir para posição ${index}`)
      await expect.poll(() => getCursorRow(page)).toMatchObject({ place: index, id: expect.stringMatching(/^#\d+$/) })
      ids.push((await getCursorRow(page)).id)
      await operator.press('x')
    }
    await expected.text('2 selecionad')
    await operator.press('Delete')
    await operator.acceptDialog(`Excluir 2 ${plural}? ${ids.join(', ')}`)
    await expected.toast(/2 \S+ excluíd/)
    for (const id of ids) await expected.noRow(new RegExp(`${id}(?!\\d)`))
    await expect(page).toHaveURL(/modo=continuo/)
  })

test('cursor and selection keep their record in another order', async ({ page, operator, expected }) => {
  await operator.openListSignedIn('/transacoes?modo=continuo')
  await operator.runLine('ir para posição 2345')
  await expect.poll(() => getCursorRow(page)).toMatchObject({ place: 2345, id: expect.stringMatching(/^#\d+$/) })
  const { id } = await getCursorRow(page)
  await operator.press('x')
  for (const order of ['valor', 'status']) {
    await operator.runLine(`ordenar por ${order}`)
    await expected.announcement(/^Ordenado por/)
    await expect.poll(() => getCursorRow(page)).toMatchObject({ id })
    await expect(page.getByRole('grid').locator('tr[data-cursor][aria-selected=true]')).toHaveCount(1)
  }
  expect((await getCursorRow(page)).place).not.toBe(2345)
})

test('keys that need no rows keep the record, also if no call reads it alone', async ({ page, operator }) => {
  await operator.openListSignedIn('/bonus?modo=continuo')
  await operator.runLine('ir para posição 187')
  await expect.poll(() => getCursorRow(page)).toMatchObject({ place: 187, id: expect.stringMatching(/^#\d+$/) })
  const { id } = await getCursorRow(page)
  const release = await operator.holdRequests(/\/api\/gestor\/bonus\?/)
  await operator.press('a m')
  await expect(page).not.toHaveURL(/modo=/)
  await operator.press('a m')
  await expect(page).toHaveURL(/modo=continuo/)
  await operator.press('Shift+S ArrowRight')
  await expect(page).toHaveURL(/ordem=/)
  release()
  // The rows before it keep their positions, out of sight, until the new ones arrive.
  await expect.poll(async () => (await getCursorRow(page)).place).toBe(414)
  expect(await getCursorRow(page)).toEqual({ place: 414, id })
})

test('after the last row is removed the cursor is on the new last row', async ({ page, operator }) => {
  await operator.openListSignedIn('/cashbacks?modo=continuo')
  await operator.press('}')
  await operator.press('j End')
  await operator.press('Mod+End')
  const cursor = page.getByRole('grid').locator('tr[data-cursor]')
  for (const total of [249, 248]) {
    await expect(cursor).toHaveAttribute('aria-rowindex', String(total + 2))
    await expect(cursor).toContainText('#')
    const id = /#\d+/.exec(await cursor.innerText())?.[0] ?? ''
    await operator.press('Delete')
    await operator.acceptDialog(`Excluir cashback ${id}?`)
    await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', String(total + 1))
  }
  await expect(cursor).toHaveAttribute('aria-rowindex', '249')
  await expect(cursor).toContainText('#')
})

for (const { path, call } of [
  { path: '/transacoes', call: '/gestor/estatisticas/transacoes' },
  { path: '/cashbacks', call: '/gestor/cashback/listar' },
])
  test(`${path}: a m while a page is still loading continues at the beginning of that page`, async ({
    page,
    operator,
  }) => {
    await operator.openListSignedIn(path)
    await operator.press('j j j')
    const release = await operator.holdRequests(new RegExp(`/api${call}\\?`))
    await operator.press(']')
    await expect(page).toHaveURL(/pagina=2/)
    await operator.press('a m')
    await expect(page).toHaveURL(/modo=continuo/)
    release()
    await expect.poll(() => getCursorRow(page)).toMatchObject({ place: 11, id: expect.stringMatching(/^#\d+$/) })
    await expect(page.getByRole('grid').locator('tr[data-cursor]')).toBeInViewport({ ratio: 1 })
  })
