/**
 * Checks with axe, wide in the light theme and narrow in the dark one: every route, and every dialog and menu that
 * opens over a list.
 */
import { checkAccessibility } from './check-accessibility.ts'
import { publicRoutes, shellRoutes } from './routes.ts'
import { expect, test } from './fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const route of publicRoutes)
  test(`no axe violation, no policy violation, no request to other origins: ${route} [J4, J5, J14]`, async ({
    operator,
    page,
  }) => {
    await operator.open(route)
    await checkAccessibility(page)
  })

for (const route of shellRoutes)
  test(`no axe violation, no policy violation, no request to other origins: ${route} [J4, J5, J14]`, async ({
    operator,
    page,
  }) => {
    await operator.openSignedIn(route)
    await checkAccessibility(page)
  })

test.describe('dialogs and menus over the list', () => {
  test.beforeEach(async ({ operator }) => {
    await operator.openListSignedIn('/cashbacks')
  })

  test('palette', async ({ operator, page }) => {
    await operator.typeLine('excluir cashback 12')
    await expect(operator.palette.getByRole('option', { selected: true })).toBeVisible()
    await checkAccessibility(page)
  })

  test('help dialog', async ({ operator, page }) => {
    await operator.press('?')
    await expect(page.getByRole('dialog')).toBeVisible()
    await checkAccessibility(page)
  })

  test('confirmation', async ({ operator, page }) => {
    await operator.runLine('excluir cashback 12')
    await expect(page.getByRole('alertdialog').getByText('Excluir cashback #12?')).toBeVisible()
    await checkAccessibility(page)
  })

  test('record dialog', async ({ operator, page }) => {
    await operator.runLine('ver cashback 12')
    await expect(page.getByRole('dialog').getByText('Cashback #12')).toBeVisible()
    await checkAccessibility(page)
  })

  test('row menu', async ({ operator, page }) => {
    await operator.press('j .')
    await expect(page.getByRole('menu')).toBeVisible()
    await checkAccessibility(page)
  })

  test('menus of a column, of all columns, of a cell', async ({ operator, page }) => {
    const menu = page.getByRole('menu')
    for (const keys of ['j ArrowUp .', 'Escape a c']) {
      await operator.press(keys)
      await expect(menu).toHaveAccessibleName(/Coluna/)
      await checkAccessibility(page)
    }
    await operator.press('Escape')
    await page.getByRole('gridcell').nth(1).click({ button: 'right' })
    await expect(menu).toHaveAccessibleName(/Linha de/)
    await operator.press('ArrowDown')
    await checkAccessibility(page)
  })

  test('settings panel', async ({ operator, page }) => {
    await operator.press('g ,')
    await expect(page.getByRole('dialog').or(page.getByRole('complementary', { name: /ajustes/i }))).toBeVisible()
    await checkAccessibility(page)
  })
})
