/**
 * Without an objection of axe's: every route and every window that opens over a list, wide in the light theme and
 * narrow in the dark one.
 */
import { judge } from './axe.ts'
import { publicRoutes, shellRoutes } from './routes.ts'
import { expect, test } from './test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const route of publicRoutes)
  test(`no objection, no violation of the policy, nothing asked of other origins: ${route} [J4, J5, J14]`, async ({
    operador,
    page,
  }) => {
    await operador.abre(route)
    await judge(page)
  })

for (const route of shellRoutes)
  test(`no objection, no violation of the policy, nothing asked of other origins: ${route} [J4, J5, J14]`, async ({
    operador,
    page,
  }) => {
    await operador.entra(route)
    await judge(page)
  })

test.describe('windows over the list', () => {
  test.beforeEach(async ({ operador }) => {
    await operador.entraNaLista('/cashbacks')
  })

  test('palette', async ({ operador, page }) => {
    await operador.digita('excluir cashback 12')
    await expect(operador.paleta.getByRole('option', { selected: true })).toBeVisible()
    await judge(page)
  })

  test('help overlay', async ({ operador, page }) => {
    await operador.tecla('?')
    await expect(page.getByRole('dialog')).toBeVisible()
    await judge(page)
  })

  test('confirmation', async ({ operador, page }) => {
    await operador.manda('excluir cashback 12')
    await expect(page.getByRole('alertdialog').getByText('Excluir cashback #12?')).toBeVisible()
    await judge(page)
  })

  test('view window', async ({ operador, page }) => {
    await operador.manda('ver cashback 12')
    await expect(page.getByRole('dialog').getByText('Cashback #12')).toBeVisible()
    await judge(page)
  })

  test('row menu', async ({ operador, page }) => {
    await operador.tecla('j .')
    await expect(page.getByRole('menu')).toBeVisible()
    await judge(page)
  })

  test('menus of a column, of the columns, of a cell', async ({ operador, page }) => {
    const menu = page.getByRole('menu')
    for (const keys of ['j ArrowUp .', 'Escape a c']) {
      await operador.tecla(keys)
      await expect(menu).toHaveAccessibleName(/Coluna/)
      await judge(page)
    }
    await operador.tecla('Escape')
    await page.getByRole('gridcell').nth(1).click({ button: 'right' })
    await expect(menu).toHaveAccessibleName(/Linha de/)
    await operador.tecla('ArrowDown')
    await judge(page)
  })

  test('settings panel', async ({ operador, page }) => {
    await operador.tecla('g ,')
    await expect(page.getByRole('dialog').or(page.getByRole('complementary', { name: /ajustes/i }))).toBeVisible()
    await judge(page)
  })
})
