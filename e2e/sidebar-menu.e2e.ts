/** The sidebar menu and its search. */
import { expect, test } from './fixtures.ts'

test('F6 leads to the current entry of the menu, the arrows continue from there and fold its groups, and its search leads to what it finds', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensListSignedIn('/cashbacks')
  await operator.presses('F6 F6')
  const getEntry = (name: string) => page.locator('#menu-lateral').getByRole('link', { name, exact: true })
  await expect(getEntry('Cashbacks')).toBeFocused()
  await operator.presses('ArrowDown')
  await expect(getEntry('Categorias')).toBeFocused()
  await operator.presses('Home')
  await expect(getEntry('Dashboard')).toBeFocused()
  await operator.presses('End')
  await expect(getEntry('por Faixa de Valor')).toBeFocused()
  await operator.presses('ArrowLeft')
  const audit = page.locator('#menu-lateral [data-group]').filter({ hasText: 'Auditoria' })
  await expect(audit.locator(':focus')).toHaveCount(1)
  await operator.presses('ArrowLeft')
  await expect(getEntry('por Faixa de Valor')).toBeHidden()
  await operator.presses('ArrowRight')
  await expect(getEntry('por Faixa de Valor')).toBeVisible()
  await operator.presses('ArrowRight Enter')
  await expect(page).toHaveURL(/auditoria/)
  await test.step('Enter does nothing if the search finds nothing, and keeps the typed text', async () => {
    const search = page.getByRole('navigation', { name: 'Menu' }).getByRole('searchbox')
    await search.fill('cashbakcs')
    await operator.presses('Enter')
    await expect(search).toHaveValue('cashbakcs')
    await search.fill('produtos')
    await operator.presses('Enter')
    await expected.path('/produtos')
    await expect(search).toHaveValue('')
    // The menu does not list this route.
    await search.fill('pedidos')
    await operator.presses('Enter')
    await expected.path('/pedidos')
  })
})
