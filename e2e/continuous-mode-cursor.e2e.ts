/**
 * In continuous mode cursor and selection keep their records through order, filter, save and removal
 * (listing/continuous/README §2).
 */
import { getCursorRow } from './cursor.ts'
import { expect, test } from './fixtures.ts'

const LOADED_ID = expect.stringMatching(/^#\d+$/)

test('a filter, its removal and the return from the record keep the cursor on the record it was moved to', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensListSignedIn('/cashbacks?modo=continuo')
  await operator.runs('ir para posição 170')
  await expect.poll(() => getCursorRow(page)).toMatchObject({ place: 170, id: LOADED_ID })
  const before = await getCursorRow(page)
  // Three steps lead from the id to the status, which the call can filter by.
  await operator.presses('ArrowRight ArrowRight ArrowRight x Shift+F')
  await expect(page).toHaveURL(/STATUS_ID=/)
  await expect
    .poll(async () => {
      const { place: position, id } = await getCursorRow(page)
      return id === before.id && position < 170
    })
    .toBe(true)
  await expected.text('1 selecionado')
  await operator.presses('a l')
  await expect(page).not.toHaveURL(/STATUS_ID=/)
  await expect.poll(() => getCursorRow(page)).toEqual(before)
  await expected.text('1 selecionado')
  await operator.presses('e')
  await expect(page).not.toHaveURL(/modo=continuo/)
  // The first Esc leaves the form's first field.
  await expect(page.locator('#conteudo form :is(input, select, textarea)').first()).toBeFocused()
  await operator.presses('Escape Escape')
  await expect(page).toHaveURL(/modo=continuo/)
  await expect.poll(() => getCursorRow(page)).toEqual(before)
  await expect(page.getByRole('grid')).toBeFocused()
})

test('the cursor follows a record that its own save moved', async ({ page, operator, expected }) => {
  await operator.opensListSignedIn('/cashbacks?modo=continuo&ordem=dscCashback,ASC')
  await operator.runs('ir para posição 10')
  await expect.poll(() => getCursorRow(page)).toMatchObject({ place: 10, id: LOADED_ID })
  const { id } = await getCursorRow(page)
  await operator.presses('e')
  await expect(operator.field('Descrição')).not.toHaveValue('')
  await operator.fills('Descrição', 'Zzz, a última')
  await operator.presses('Mod+Enter')
  await expected.path('/cashbacks')
  await expect.poll(() => getCursorRow(page)).toMatchObject({ id })
  expect((await getCursorRow(page)).place).toBeGreaterThan(60)
})

test('records selected far apart get one command together, and after the last row is removed the cursor is on the new last row', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensListSignedIn('/cashbacks?modo=continuo')
  const ids: (string | undefined)[] = []
  for (const index of [1, 250]) {
    await operator.runs(`ir para posição ${index}`)
    await expect.poll(() => getCursorRow(page)).toMatchObject({ place: index, id: LOADED_ID })
    ids.push((await getCursorRow(page)).id)
    await operator.presses('x')
  }
  await expected.text('2 selecionad')
  await operator.presses('Delete')
  await operator.acceptsDialog(`Excluir 2 cashbacks? ${ids.join(', ')}`)
  await expected.toast(/2 \S+ excluíd/)
  for (const id of ids) await expected.noRow(new RegExp(`${id}(?!\\d)`))
  await expect(page).toHaveURL(/modo=continuo/)
  for (const total of [248, 247]) {
    await expect.poll(() => getCursorRow(page)).toMatchObject({ place: total, id: LOADED_ID })
    const { id } = await getCursorRow(page)
    await operator.presses('Delete')
    await operator.acceptsDialog(`Excluir cashback ${id}?`)
    await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', String(total))
  }
  await expect.poll(() => getCursorRow(page)).toMatchObject({ place: 246, id: LOADED_ID })
})

test('a m while a page is still loading continues at the beginning of that page, and another order keeps cursor and selection on their record', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensListSignedIn('/transacoes')
  await operator.presses('j j j')
  await test.step('a m while a page is still loading', async () => {
    const release = await operator.holdsRequests(/\/api\/gestor\/estatisticas\/transacoes\?/)
    await operator.presses(']')
    await expect(page).toHaveURL(/pagina=2/)
    await operator.presses('a m')
    await expect(page).toHaveURL(/modo=continuo/)
    release()
    await expect.poll(() => getCursorRow(page)).toMatchObject({ place: 11, id: LOADED_ID })
    await expect(page.getByRole('grid').locator('tr[data-cursor]')).toBeInViewport({ ratio: 1 })
  })
  await operator.runs('ir para posição 2345')
  await expect.poll(() => getCursorRow(page)).toMatchObject({ place: 2345, id: LOADED_ID })
  const { id } = await getCursorRow(page)
  await operator.presses('x')
  for (const order of ['valor', 'status']) {
    await operator.runs(`ordenar por ${order}`)
    await expected.announcement(/^Ordenado por/)
    await expect.poll(() => getCursorRow(page)).toMatchObject({ id })
    await expect(page.getByRole('grid').locator('tr[data-cursor][aria-selected=true]')).toHaveCount(1)
  }
  expect((await getCursorRow(page)).place).not.toBe(2345)
})

test('keys that need no rows keep the record, also if no call reads it alone', async ({ page, operator }) => {
  await operator.opensListSignedIn('/bonus?modo=continuo')
  await operator.runs('ir para posição 187')
  await expect.poll(() => getCursorRow(page)).toMatchObject({ place: 187, id: LOADED_ID })
  const { id } = await getCursorRow(page)
  const release = await operator.holdsRequests(/\/api\/gestor\/bonus\?/)
  await operator.presses('a m')
  await expect(page).not.toHaveURL(/modo=/)
  await operator.presses('a m')
  await expect(page).toHaveURL(/modo=continuo/)
  await operator.presses('Shift+S ArrowRight')
  await expect(page).toHaveURL(/ordem=/)
  release()
  // The rows before it keep their positions, out of sight, until the new ones arrive.
  await expect.poll(async () => (await getCursorRow(page)).place).toBe(414)
  expect(await getCursorRow(page)).toEqual({ place: 414, id })
})
