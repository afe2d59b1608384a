/** A day's work typed in plain sentences: what is meant is done, and what is only spoken of is not. */
import { expect, test } from './test.ts'

test('lists are narrowed, ordered and sized in natural words', async ({ operador, page }) => {
  await operador.entra('/produtos')
  await operador.manda('só os bloqueados')
  await expect(page).toHaveURL(/statusId=3/)
  await operador.manda('do mais caro pro mais barato')
  await expect(page).toHaveURL(/statusId=3&ordem=|ordem=numPreco,DESC/)
  expect(new URL(page.url()).searchParams.get('statusId')).toBe('3')
  expect(new URL(page.url()).searchParams.get('ordem')).toBe('numPreco,DESC')
  await operador.manda('sem filtro de status')
  await expect(page).not.toHaveURL(/statusId/)
  await operador.manda('bônus do usuário 15')
  await expect(page).toHaveURL(/\/bonus\?beneficiarioId=15/)
  await operador.manda('me mostra as transações da semana passada')
  await expect(page).toHaveURL(/\/auditoria\/transacoes\/valor\?dataInicio=/)
})

test('a conjugated, polite request asks the exact question', async ({ operador, page }) => {
  await operador.entra('/')
  await operador.manda('por favor, exclua o produto doze')
  await expect(page.getByRole('alertdialog')).toContainText('Excluir produto #12?')
  await page.keyboard.press('Escape')
})

test('nothing runs of a line that denies or asks, and it says why', async ({ operador, page }) => {
  await operador.entra('/')
  for (const line of ['não excluir produto 12', 'quem excluiu o produto 12?']) {
    await operador.digita(line)
    await expect(page.getByText(/Isto não executa nada/)).toBeVisible()
    await expect(page.getByRole('option', { name: /Excluir/ })).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await page.keyboard.press('Escape')
  }
})

test('what a call cannot filter is said', async ({ operador, page }) => {
  await operador.entra('/produtos')
  await operador.digita('só os pendentes acima de 100 reais')
  await expect(page.getByText(/Produtos não filtra por faixa de valor/).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/produtos$/)
})
