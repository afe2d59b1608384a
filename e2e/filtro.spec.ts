/** The typed filter (listing/README §9): understood, completed, refused in words, and the same address as the fields. */
import { expect, test } from './test.ts'

test('Cashbacks: a status by its word and a text, taken away again', async ({ page, operador, espera }) => {
  await operador.entra('/cashbacks')
  await espera.linha('#')
  await operador.tecla('/')
  const line = page.getByRole('combobox', { name: 'Filtro digitado' })
  await expect(line).toBeFocused()
  await page.keyboard.type('sta')
  await expect(page.getByRole('option', { name: 'status:' })).toBeVisible()
  await operador.tecla('Tab')
  await page.keyboard.type('ina')
  await operador.tecla('Tab')
  await expect(page.getByRole('button', { name: 'Tirar status:inativo' })).toBeVisible()
  await page.keyboard.type('natal')
  await operador.tecla('Enter')
  await espera.chamada('GET', '/gestor/cashback/listar', { query: { STATUS_ID: '2', DSC_CASHBACK: 'natal' } })
  await expect(page).toHaveURL(/STATUS_ID=2/)
  await expect(operador.campo('Descrição')).toHaveValue('natal')
  await expect(page.getByRole('grid')).toBeFocused()
  await operador.tecla('/')
  await expect(page.getByRole('button', { name: /^Tirar / })).toHaveCount(2)
  await operador.tecla('Backspace Enter')
  await expect(page).not.toHaveURL(/STATUS_ID/)
})

test('Auditoria por Faixa de Valor: a range and a period, and what is no filter is refused', async ({
  page,
  operador,
  espera,
}) => {
  await operador.entra('/auditoria/transacoes/valor')
  await espera.titulo('Auditoria por Faixa de Valor')
  await operador.tecla('/')
  await expect(page.getByRole('combobox', { name: 'Filtro digitado' })).toBeFocused()
  await page.keyboard.type('valor:100..500 desde:01/11/2026 cor:azul ')
  await expect(page.getByText('cor não é filtro desta lista e fica de fora')).toBeVisible()
  await operador.tecla('Backspace Enter')
  await espera.chamada('GET', '/auditoria/transacoes/valor', {
    query: { valorMinimo: '100', valorMaximo: '500', dataInicio: '2026-11-01T00:00' },
  })
  await espera.linha('#')
  await operador.tecla('j ArrowRight ArrowRight')
  const amount = await page.getByRole('grid').locator('td[data-cursor]').innerText()
  expect(amount).toContain('R$')
  await operador.tecla('Shift+f')
  const reais = String(Number(amount.replaceAll(/[^\d,-]/g, '').replace(',', '.')))
  await espera.chamada('GET', '/auditoria/transacoes/valor', { query: { valorMinimo: reais, valorMaximo: reais } })
})
