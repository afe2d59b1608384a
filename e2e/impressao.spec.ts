/** A list on paper: without the shell, every row of the page, and what it is (listing/README §6). */
import { expect, test } from './test.ts'

test('print shows every row of a long page, its filter and the moment, and nothing of the shell', async ({
  operador,
  page,
}) => {
  await operador.entra('/auditoria/transacoes/valor?tamanho=100&valorMinimo=10.5')
  await expect(page.getByRole('grid').getByRole('row').nth(5)).toContainText('R$')
  await operador.tecla('r')
  await expect(page.getByRole('grid').getByRole('row').nth(5)).toContainText('R$')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('grid').getByRole('row')).toHaveCount(101)
  await expect(
    page.getByText(/^Auditoria por Faixa de Valor · Mínimo: R\$ 10,50 · página 1 de \d+ · \d\d\/\d\d\/\d{4}/),
  ).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Aplicar' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await expect(page.getByRole('banner')).toBeVisible()
})
