/** One long table in the place of pages (listing/README §8): every place within one request, the same row under the cursor. */
import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

const heard = (page: Page) => (text: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeAttached()

/** The row under the cursor: its place among all, and what its first cell shows. */
const cursorRow = (page: Page) =>
  page
    .getByRole('grid')
    .locator('tr[data-cursor]')
    .evaluate((row) => ({
      place: Number(row.getAttribute('aria-rowindex')) - 1,
      id: row.querySelector('[aria-colindex="2"]')?.textContent,
    }))

for (const { path, title, call, total } of [
  { path: '/transacoes', title: 'Transações', call: '/gestor/estatisticas/transacoes', total: 5000 },
  { path: '/pedidos', title: 'Pedidos', call: '/gestor/estatisticas/pedidos', total: 2000 },
])
  test.describe(title, () => {
    test.beforeEach(async ({ operador, espera }) => {
      await operador.entra(path)
      await espera.titulo(title)
      await espera.linha('#')
    })

    test('a m and back: the row under the cursor stays the same one', async ({ page, operador, espera }) => {
      await operador.tecla(']')
      await espera.texto(/Página 2 de/)
      await espera.linha('#')
      await operador.tecla('j j j')
      const before = await cursorRow(page)
      expect(before.place).toBe(13)
      await operador.tecla('a m')
      await heard(page)('Modo contínuo')
      await expect(page).toHaveURL(/modo=continuo/)
      await expect.poll(() => cursorRow(page)).toEqual(before)
      expect(await page.getByRole('grid').getAttribute('aria-rowcount')).toBe(String(total + 1))
      await operador.tecla('j')
      expect((await cursorRow(page)).place).toBe(14)
      await operador.tecla('k a m')
      await expect(page).not.toHaveURL(/modo=/)
      await espera.texto(/Página 2 de/)
      await expect.poll(() => cursorRow(page)).toEqual(before)
    })

    test('any place is one request away', async ({ page, operador, espera }) => {
      await operador.tecla('j')
      await operador.manda('modo contínuo')
      await heard(page)(/^Modo contínuo\. [\d.]+ registros$/)
      const asked = () => espera.vezes('GET', call)
      const before = asked()
      await operador.manda(`ir para posição ${total - 450}`)
      await expect
        .poll(() => cursorRow(page))
        .toMatchObject({ place: total - 450, id: expect.stringMatching(/^#\d+$/) })
      expect(asked() - before).toBeLessThanOrEqual(2)
      await operador.tecla('Mod+End')
      await expect.poll(() => cursorRow(page)).toMatchObject({ place: total, id: expect.stringMatching(/^#\d+$/) })
      await operador.tecla('Mod+Home')
      await expect.poll(() => cursorRow(page)).toMatchObject({ place: 1, id: expect.stringMatching(/^#\d+$/) })
    })

    test('a row not yet there shows its number, and comes by itself', async ({ page, operador }) => {
      await operador.tecla('j')
      await operador.tecla('a m')
      await heard(page)(/^Modo contínuo\. [\d.]+ registros$/)
      const release = await operador.segura(new RegExp(`/api${call}\\?`))
      await operador.tecla('Mod+End')
      const last = page.getByRole('grid').locator(`tr[aria-rowindex="${total + 1}"]`)
      await expect(last).toBeVisible()
      await expect(last.getByRole('gridcell').nth(1)).toHaveText(total.toLocaleString('pt-BR'))
      release()
      await expect(last.getByRole('gridcell').nth(1)).toContainText('#')
    })

    test('a row on top is seen in its place as well, and known on top alone', async ({ page, operador }) => {
      await operador.tecla('j')
      await operador.tecla('a m')
      await heard(page)(/^Modo contínuo\. [\d.]+ registros$/)
      await operador.tecla('j j')
      const { id = '' } = await cursorRow(page)
      await operador.tecla('m')
      await heard(page)(`${id} fixada, 1 linha no topo`)
      const copies = page
        .getByRole('grid')
        .locator('tr', { has: page.locator('td', { hasText: new RegExp(`^${id}$`) }) })
      await expect(copies).toHaveCount(2)
      const known = page.getByRole('row').filter({ has: page.getByRole('gridcell', { name: id, exact: true }) })
      await expect(known).toHaveCount(1)
      // The cursor went to the top with its record, which is counted where it stands among all.
      await expect.poll(() => cursorRow(page)).toEqual({ place: 3, id })
      await expect(page.getByRole('grid').locator('tr[data-cursor]')).toHaveAttribute('data-top', 'true')
      await operador.tecla('j j')
      expect((await cursorRow(page)).place).toBe(2)
      await operador.tecla('j')
      expect((await cursorRow(page)).place).toBe(4)
      await operador.tecla('k')
      expect((await cursorRow(page)).place).toBe(2)
      await operador.manda('ir para posição 3')
      await expect(page.getByRole('grid').locator('tr[data-cursor]')).toHaveAttribute('data-top', 'true')
    })
  })

test('a place is gone to where the table was not entered yet', async ({ page, operador, espera }) => {
  await operador.entra('/transacoes?modo=continuo')
  await espera.linha('#')
  await operador.manda('ir para posição 2345')
  await expect.poll(() => cursorRow(page)).toMatchObject({ place: 2345, id: expect.stringMatching(/^#\d+$/) })
})

test('cursor and selection keep their record in another order', async ({ page, operador, espera }) => {
  await operador.entra('/transacoes?modo=continuo')
  await espera.linha('#')
  await operador.manda('ir para posição 2345')
  await expect.poll(() => cursorRow(page)).toMatchObject({ place: 2345, id: expect.stringMatching(/^#\d+$/) })
  const { id } = await cursorRow(page)
  await operador.tecla('x')
  for (const order of ['valor', 'status']) {
    await operador.manda(`ordenar por ${order}`)
    await heard(page)(/^Ordenado por/)
    await expect.poll(() => cursorRow(page)).toMatchObject({ id })
    await expect(page.getByRole('grid').locator('tr[data-cursor][aria-selected=true]')).toHaveCount(1)
  }
  expect((await cursorRow(page)).place).not.toBe(2345)
})

test('PageDown at the end of a page says which key goes on', async ({ page, operador, espera }) => {
  await operador.entra('/transacoes')
  await espera.linha('#')
  await operador.tecla('j Mod+End PageDown')
  await heard(page)('] próxima página')
  await espera.texto(/Página 1 de/)
})
