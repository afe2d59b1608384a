/** Amounts and dates mean the same in every browser, also in one whose own language is English (forms/README §1). */
import { expect, test } from './test.ts'

const VALUE = '/auditoria/transacoes/valor'

test.use({ locale: 'en-US' })

for (const [typed, sent, shown] of [
  ['1500,50', '1500.5', 'R$ 1.500,50'],
  ['2.000', '2000', 'R$ 2.000,00'],
  ['R$ 1.234,56', '1234.56', 'R$ 1.234,56'],
] as const) {
  test(`a minimum typed as ${typed} is ${sent} reais on the wire and stands in full once it is left`, async ({
    operador,
    espera,
  }) => {
    await operador.entra(VALUE)
    await espera.chamada('GET', VALUE)
    await operador.campo('Mínimo').fill(typed)
    await operador.tecla('Tab')
    await expect(operador.campo('Mínimo')).toHaveValue(shown)
    await operador.campo('Mínimo').press('Enter')
    await espera.chamada('GET', VALUE, { query: { valorMinimo: sent } })
    await expect(operador.campo('Mínimo')).toHaveValue(shown)
  })
}

test('a filter that cannot be read is refused at the field, and nothing is asked', async ({
  operador,
  espera,
  vigia,
}) => {
  await operador.entra(VALUE)
  await espera.chamada('GET', VALUE)
  const asked = vigia.calls.length
  await operador.preenche('Mínimo', '1,234')
  await operador.tecla('Enter')
  await espera.texto('Mínimo: use no máximo duas casas decimais.')
  await expect(operador.campo('Mínimo')).toBeFocused()
  await expect(operador.campo('Mínimo')).toHaveValue('1,234')
  expect(vigia.calls.slice(asked).filter(({ path }) => path.endsWith('/valor'))).toEqual([])
})

test('a period is read back in words, and a ready-made one fills both ends', async ({ operador, espera, page }) => {
  await operador.entra(VALUE)
  await operador.preenche('Início', '2026-11-01T00:00')
  await operador.preenche('Fim', '2026-11-30T23:59')
  await espera.texto('de 01/11/2026 00:00 até 30/11/2026 23:59, 30 dias')
  await operador.escolhe('Períodos prontos', 'Ontem')
  await expect(page.getByText(/^de .* 00:00 até .* 23:59, 1 dia$/)).toBeVisible()
})

test('what is pasted into a date field is read day before month', async ({ operador, espera, page }) => {
  await operador.entra(VALUE)
  await operador.campo('Início').focus()
  await operador.cola('05/01/2026 14:30')
  await expect(operador.campo('Início')).toHaveValue('2026-01-05T14:30')
  await operador.cola('de 01/10/2025 a 15/10/2025')
  await espera.texto('de 01/10/2025 00:00 até 15/10/2025 23:59, 15 dias')
  await operador.cola('banana')
  await espera.texto('“banana” não foi entendido como data.')
  await expect(page.getByRole('alert')).toHaveCount(1)
})

test('the periods stand one sequence away: a p', async ({ operador, espera }) => {
  await operador.entra(VALUE)
  await espera.chamada('GET', VALUE)
  await operador.tecla('a p')
  await operador.paleta.getByRole('option', { name: /^ontem/ }).click()
  await expect(operador.campo('Início')).toHaveValue(/T00:00$/)
  await expect(operador.campo('Fim')).toHaveValue(/T23:59$/)
  const dataInicio = await operador.campo('Início').inputValue()
  await espera.chamada('GET', VALUE, { query: { dataInicio } })
})

test('↓ in a filter leads to the table, and ↑ ↓ step a stock but never an id', async ({ operador, espera, page }) => {
  await operador.entra('/cashbacks')
  await espera.chamada('GET', '/gestor/cashback/listar')
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
  await operador.campo('Status ID').focus()
  await operador.tecla('ArrowDown')
  await expect(page.getByRole('grid')).toBeFocused()
  await operador.abre('/produtos/editar/12')
  const stock = operador.campo('Estoque')
  await expect(stock).not.toHaveValue('')
  const before = Number(await stock.inputValue())
  await stock.press('ArrowUp')
  await expect(stock).toHaveValue(String(before + 1))
  const plan = operador.campo('Plano Produto')
  const stays = await plan.inputValue()
  await plan.press('ArrowUp')
  await expect(plan).toHaveValue(stays)
})

test('a form shows a price with its cents', async ({ operador }) => {
  await operador.entra('/produtos/editar/12')
  await expect(operador.campo('Preço')).toHaveValue(/^\d+,\d\d$/)
  await operador.campo('Preço').fill('R$ 1.999,9')
  await operador.tecla('Tab')
  await expect(operador.campo('Preço')).toHaveValue('1999,90')
})
