/**
 * Checks with axe, wide in the light theme and narrow in the dark one: every route, and every dialog and menu that
 * opens over a list.
 */
import { checkAccessibility } from './check-accessibility.ts'
import { publicRoutes, shellRoutes } from './routes.ts'
import { expect, test } from './fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('no axe violation, no policy violation, no request to other origins: pages without a session [J4, J5, J14]', async ({
  operator,
  page,
}) => {
  for (const route of publicRoutes)
    await test.step(route, async () => {
      await operator.opens(route)
      await checkAccessibility(page)
    })
})

const getSectionPath = (route: string) => `/${route.split('/')[1]}`

// A section's list, its forms and its records share one start.
for (const section of new Set(shellRoutes.map(getSectionPath)))
  test(`no axe violation, no policy violation, no request to other origins: ${section} [J4, J5, J14]`, async ({
    operator,
    page,
  }) => {
    const [first = '/', ...others] = shellRoutes.filter((route) => getSectionPath(route) === section)
    await test.step(first, async () => {
      await operator.opensSignedIn(first)
      await checkAccessibility(page)
    })
    for (const route of others)
      await test.step(route, async () => {
        await operator.opens(route)
        await checkAccessibility(page)
      })
  })

test.describe('dialogs and menus over the list', () => {
  test.beforeEach(async ({ operator }) => {
    await operator.opensListSignedIn('/cashbacks')
  })

  test('palette, confirmation, record dialog', async ({ operator, page }) => {
    await operator.typesKeyByKey('excluir cashback 12')
    await expect(operator.palette.getByRole('option', { selected: true })).toBeVisible()
    await checkAccessibility(page)
    await operator.presses('Enter')
    const confirmation = page.getByRole('alertdialog')
    await expect(confirmation.getByText('Excluir cashback #12?')).toBeVisible()
    await checkAccessibility(page)
    await operator.presses('Escape')
    await expect(confirmation).toBeHidden()
    await operator.runs('ver cashback 12')
    await expect(page.getByRole('dialog').getByText('Cashback #12')).toBeVisible()
    await checkAccessibility(page)
  })

  test('help dialog, settings panel', async ({ operator, page }) => {
    const help = page.getByRole('dialog')
    await operator.presses('?')
    await expect(help).toBeVisible()
    await checkAccessibility(page)
    await operator.presses('Escape')
    await expect(help).toBeHidden()
    await operator.presses('g ,')
    await expect(page.getByRole('dialog').or(page.getByRole('complementary', { name: /ajustes/i }))).toBeVisible()
    await checkAccessibility(page)
  })

  test('menus of a row, of a column, of all columns, of a cell', async ({ operator, page }) => {
    const menu = page.getByRole('menu')
    await operator.presses('j .')
    await expect(menu).toBeVisible()
    await checkAccessibility(page)
    for (const keys of ['Escape ArrowUp .', 'Escape a c']) {
      await operator.presses(keys)
      await expect(menu).toHaveAccessibleName(/Coluna/)
      await checkAccessibility(page)
    }
    await operator.presses('Escape')
    await page.getByRole('gridcell').nth(1).click({ button: 'right' })
    await expect(menu).toHaveAccessibleName(/Linha de/)
    await operator.presses('ArrowDown')
    await checkAccessibility(page)
  })
})
