/** The menu at the left and its search. */
import { expect, test } from './test.ts'

test('Enter where the menu’s search finds nothing goes nowhere and keeps what was typed', async ({
  page,
  operador,
  espera,
}) => {
  await operador.entraNaLista('/cashbacks')
  const search = page.getByRole('navigation', { name: 'Menu' }).getByRole('searchbox')
  await search.fill('cashbakcs')
  await operador.tecla('Enter')
  await expect(search).toHaveValue('cashbakcs')
  await search.fill('produtos')
  await operador.tecla('Enter')
  await espera.caminho('/produtos')
  await expect(search).toHaveValue('')
  // The menu does not list it.
  await search.fill('pedidos')
  await operador.tecla('Enter')
  await espera.caminho('/pedidos')
})

test('F6 leads to where one is in the menu, and the arrows go on from there and fold its groups', async ({
  page,
  operador,
}) => {
  await operador.entraNaLista('/cashbacks')
  await operador.tecla('F6 F6')
  const entry = (name: string) => page.locator('#menu-lateral').getByRole('link', { name, exact: true })
  await expect(entry('Cashbacks')).toBeFocused()
  await operador.tecla('ArrowDown')
  await expect(entry('Categorias')).toBeFocused()
  await operador.tecla('Home')
  await expect(entry('Dashboard')).toBeFocused()
  await operador.tecla('End')
  await expect(entry('por Faixa de Valor')).toBeFocused()
  await operador.tecla('ArrowLeft')
  const audit = page.locator('#menu-lateral [data-group]').filter({ hasText: 'Auditoria' })
  await expect(audit.locator(':focus')).toHaveCount(1)
  await operador.tecla('ArrowLeft')
  await expect(entry('por Faixa de Valor')).toBeHidden()
  await operador.tecla('ArrowRight')
  await expect(entry('por Faixa de Valor')).toBeVisible()
  await operador.tecla('ArrowRight Enter')
  await expect(page).toHaveURL(/auditoria/)
})
