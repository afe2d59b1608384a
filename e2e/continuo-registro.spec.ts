/**
 * In one long table cursor and selection keep their records through order, filter, save and removal
 * (listing/long/README §2).
 */
import { cursorRow } from './cursor.ts'
import { expect, test } from './test.ts'

/** From the id to a column whose value the call can filter by. */
for (const { path, columns, open, back } of [
  { path: '/cashbacks', columns: 3, open: 'e', back: 'Escape Escape' },
  { path: '/auditoria/transacoes/valor', columns: 2, open: 'Enter', back: '' },
])
  test(`${path}: a filter, its end and the way back from the record keep the record that was gone to`, async ({
    page,
    operador,
    espera,
  }) => {
    await operador.entraNaLista(`${path}?modo=continuo`)
    await operador.manda('ir para posição 170')
    await expect.poll(() => cursorRow(page)).toMatchObject({ place: 170, id: expect.stringMatching(/^#\d+$/) })
    const before = await cursorRow(page)
    for (let step = 0; step < columns; step++) await operador.tecla('ArrowRight')
    await operador.tecla('x Shift+F')
    await expect(page).toHaveURL(/STATUS_ID=|valorMinimo=/)
    await expect
      .poll(async () => {
        const { place, id } = await cursorRow(page)
        return id === before.id && place < 170
      })
      .toBe(true)
    await espera.texto('1 selecionado')
    await operador.tecla('a l')
    await expect(page).not.toHaveURL(/STATUS_ID=|valorMinimo=/)
    await expect.poll(() => cursorRow(page)).toEqual(before)
    await espera.texto('1 selecionado')
    await operador.tecla(open)
    await expect(page).not.toHaveURL(/modo=continuo/)
    if (back === '') await page.goBack()
    else {
      // The first Esc is meant for the field that the form begins with.
      await expect(page.locator('#conteudo form :is(input, select, textarea)').first()).toBeFocused()
      await operador.tecla(back)
    }
    await expect(page).toHaveURL(/modo=continuo/)
    await expect.poll(() => cursorRow(page)).toEqual(before)
    await expect(page.getByRole('grid')).toBeFocused()
  })

for (const { path, order, label } of [
  { path: '/cashbacks', order: 'dscCashback,ASC', label: 'Descrição' },
  { path: '/produtos', order: 'dscNome,ASC', label: 'Nome' },
])
  test(`${path}: a record that its own save took elsewhere has the cursor there`, async ({
    page,
    operador,
    espera,
  }) => {
    await operador.entraNaLista(`${path}?modo=continuo&ordem=${order}`)
    await operador.manda('ir para posição 10')
    await expect.poll(() => cursorRow(page)).toMatchObject({ place: 10, id: expect.stringMatching(/^#\d+$/) })
    const { id } = await cursorRow(page)
    await operador.tecla('e')
    await expect(operador.campo(label)).not.toHaveValue('')
    await operador.preenche(label, 'Zzz, a última')
    await operador.tecla('Mod+Enter')
    await espera.caminho(path)
    await expect.poll(() => cursorRow(page)).toMatchObject({ id })
    expect((await cursorRow(page)).place).toBeGreaterThan(60)
  })

for (const { path, noun, list } of [
  { path: '/cashbacks', noun: 'cashbacks', list: '/gestor/cashback/listar' },
  { path: '/produtos', noun: 'produtos', list: '/gestor/produtos/listar' },
])
  test(`${path}: what is selected far apart is acted on together`, async ({ page, operador, espera }) => {
    const ordered = await operador.lista<{ produto: { id: number } }>(
      '/gestor/estatisticas/pedidos?PAGE=0&SIZE=1000&ORDER=id,ASC',
    )
    const rows = await operador.lista(`${list}?page=0&size=1000&sort=id,DESC`)
    // A product that was ordered stays.
    const isFree = ({ id }: { id: number }) => path !== '/produtos' || !ordered.some(({ produto }) => produto.id === id)
    const places = [rows.findIndex(isFree) + 1, rows.findLastIndex(isFree) + 1]
    expect((places[1] ?? 0) - (places[0] ?? 0)).toBeGreaterThan(100)
    await operador.entraNaLista(`${path}?modo=continuo`)
    const ids: (string | undefined)[] = []
    for (const place of places) {
      await operador.manda(`ir para posição ${place}`)
      await expect.poll(() => cursorRow(page)).toMatchObject({ place, id: expect.stringMatching(/^#\d+$/) })
      ids.push((await cursorRow(page)).id)
      await operador.tecla('x')
    }
    await espera.texto('2 selecionad')
    await operador.tecla('Delete')
    await operador.confirma(`Excluir 2 ${noun}? ${ids.join(', ')}`)
    await espera.toast(/2 \S+ excluíd/)
    for (const id of ids) await espera.semLinha(new RegExp(`${id}(?!\\d)`))
    await expect(page).toHaveURL(/modo=continuo/)
  })

test('cursor and selection keep their record in another order', async ({ page, operador, espera }) => {
  await operador.entraNaLista('/transacoes?modo=continuo')
  await operador.manda('ir para posição 2345')
  await expect.poll(() => cursorRow(page)).toMatchObject({ place: 2345, id: expect.stringMatching(/^#\d+$/) })
  const { id } = await cursorRow(page)
  await operador.tecla('x')
  for (const order of ['valor', 'status']) {
    await operador.manda(`ordenar por ${order}`)
    await espera.dito(/^Ordenado por/)
    await expect.poll(() => cursorRow(page)).toMatchObject({ id })
    await expect(page.getByRole('grid').locator('tr[data-cursor][aria-selected=true]')).toHaveCount(1)
  }
  expect((await cursorRow(page)).place).not.toBe(2345)
})

test('keys that wait for no rows keep the record, also where no call reads it alone', async ({ page, operador }) => {
  await operador.entraNaLista('/bonus?modo=continuo')
  await operador.manda('ir para posição 187')
  await expect.poll(() => cursorRow(page)).toMatchObject({ place: 187, id: expect.stringMatching(/^#\d+$/) })
  const { id } = await cursorRow(page)
  const release = await operador.segura(/\/api\/gestor\/bonus\?/)
  await operador.tecla('a m')
  await expect(page).not.toHaveURL(/modo=/)
  await operador.tecla('a m')
  await expect(page).toHaveURL(/modo=continuo/)
  await operador.tecla('Shift+S ArrowRight')
  await expect(page).toHaveURL(/ordem=/)
  release()
  // The rows before it stay in their places, out of sight, until the new ones are there.
  await expect.poll(async () => (await cursorRow(page)).place).toBe(414)
  expect(await cursorRow(page)).toEqual({ place: 414, id })
})

test('after the last row is removed the cursor stands on the one that is the last then', async ({ page, operador }) => {
  await operador.entraNaLista('/cashbacks?modo=continuo')
  await operador.tecla('}')
  await operador.tecla('j End')
  await operador.tecla('Mod+End')
  const cursor = page.getByRole('grid').locator('tr[data-cursor]')
  for (const total of [249, 248]) {
    await expect(cursor).toHaveAttribute('aria-rowindex', String(total + 2))
    await expect(cursor).toContainText('#')
    const id = /#\d+/.exec(await cursor.innerText())?.[0] ?? ''
    await operador.tecla('Delete')
    await operador.confirma(`Excluir cashback ${id}?`)
    await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', String(total + 1))
  }
  await expect(cursor).toHaveAttribute('aria-rowindex', '249')
  await expect(cursor).toContainText('#')
})

for (const { path, call } of [
  { path: '/transacoes', call: '/gestor/estatisticas/transacoes' },
  { path: '/cashbacks', call: '/gestor/cashback/listar' },
])
  test(`${path}: a m while a page is still read goes on where that page begins`, async ({ page, operador }) => {
    await operador.entraNaLista(path)
    await operador.tecla('j j j')
    const release = await operador.segura(new RegExp(`/api${call}\\?`))
    await operador.tecla(']')
    await expect(page).toHaveURL(/pagina=2/)
    await operador.tecla('a m')
    await expect(page).toHaveURL(/modo=continuo/)
    release()
    await expect.poll(() => cursorRow(page)).toMatchObject({ place: 11, id: expect.stringMatching(/^#\d+$/) })
    await expect(page.getByRole('grid').locator('tr[data-cursor]')).toBeInViewport({ ratio: 1 })
  })
