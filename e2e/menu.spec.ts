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
})
