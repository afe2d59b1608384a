/** Looking closer without leaving a list (listing/README §7): preview, rows on top, comparison, sums, place, next page. */
import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

/** Waits until this is said. */
const heard = (page: Page) => (text: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeAttached()

const idOf = async (page: Page, row: number) =>
  Number(
    (await page.getByRole('grid').locator('tr[data-row]').nth(row).getByRole('gridcell').nth(1).innerText()).slice(1),
  )

for (const { path, title, noun, call } of [
  { path: '/transacoes', title: 'Transações', noun: 'Transação', call: '/gestor/estatisticas/transacoes' },
  { path: '/cashbacks', title: 'Cashbacks', noun: 'Cashback', call: '/gestor/cashback/listar' },
])
  test.describe(title, () => {
    test.beforeEach(async ({ operador, espera }) => {
      await operador.entra(path)
      await espera.titulo(title)
      await espera.linha('#')
    })

    test('the preview stands beside the table and follows the cursor', async ({ page, operador }) => {
      await operador.tecla('j i')
      await heard(page)('Prévia aberta')
      const preview = page.getByRole('complementary', { name: 'Prévia' })
      await expect(preview.getByRole('heading', { name: `${noun} #${await idOf(page, 0)}` })).toBeVisible()
      await operador.tecla('j')
      await expect(preview.getByRole('heading', { name: `${noun} #${await idOf(page, 1)}` })).toBeVisible()
      await expect(page.getByRole('grid')).toBeFocused()
      await operador.tecla('Escape')
      await expect(preview).toBeHidden()
      await expect(page.getByRole('grid')).toBeFocused()
    })

    test('rows stay on top through page, order and a reload, once each', async ({ page, operador, espera }) => {
      const id = await idOf(page, 1)
      await operador.tecla('j j m')
      await heard(page)(`#${id} fixada, 1 linha no topo`)
      await expect(page).toHaveURL(new RegExp(`fixas=${id}`))
      expect(await idOf(page, 0)).toBe(id)
      await expect(operador.linha(`#${id}`)).toHaveCount(1)
      await operador.tecla(']')
      await espera.texto(/Página 2 de/)
      await espera.linha('#')
      expect(await idOf(page, 0)).toBe(id)
      await operador.tecla('Shift+S')
      await expect(page).toHaveURL(/ordem=/)
      expect(await idOf(page, 0)).toBe(id)
      await page.reload()
      await espera.linha(`#${id}`)
      expect(await idOf(page, 0)).toBe(id)
      await operador.tecla('Shift+M')
      await heard(page)('Nenhuma linha fixada')
      await expect(page).not.toHaveURL(/fixas=/)
    })

    test('two rows side by side: what differs, and all of it with T', async ({ page, operador }) => {
      const [one, other] = [await idOf(page, 0), await idOf(page, 1)]
      await operador.tecla('j x j x d')
      const compared = page.getByRole('dialog', { name: `Comparar #${one} e #${other}` })
      await expect(compared).toContainText(/\d+ de \d+ campos diferem/)
      await expect(compared.getByRole('rowheader', { name: 'ID' })).toBeVisible()
      const differing = await compared.getByRole('rowheader').count()
      await operador.tecla('t')
      expect(await compared.getByRole('rowheader').count()).toBeGreaterThanOrEqual(differing)
      await operador.tecla('Escape')
      await expect(compared).toBeHidden()
      await expect(page.getByRole('grid')).toBeFocused()
      await operador.manda(`comparar ${one} e ${other}`)
      // Ids of a phrase go up.
      await expect(page.getByRole('dialog', { name: `Comparar #${other} e #${one}` })).toBeVisible()
    })

    test('tells where one is', async ({ page, operador }) => {
      await operador.tecla('j j ArrowRight w')
      await heard(page)(/^Linha 2 de [\d.]+, coluna Descrição: .+\. Ordem: .+, decrescente\. Sem filtro$/)
    })

    test('fetches the next page when it is meant, and not before', async ({ page, operador, espera }) => {
      const asked = () => espera.vezes('GET', call)
      await page.waitForLoadState('networkidle')
      expect(asked()).toBe(1)
      await page.getByRole('button', { name: /^Próxima/ }).hover()
      await expect.poll(asked).toBe(2)
      await operador.tecla(']')
      await espera.texto(/Página 2 de/)
      await espera.linha('#')
      expect(asked()).toBe(2)
    })
  })

test('the sums of page and selection are exact, and selecting moves nothing', async ({ page, operador, espera }) => {
  await operador.entra('/transacoes?tamanho=100')
  await espera.linha('#')
  await espera.texto(/Σ página/)
  const content = await operador.lista<{ numAmount: number }>(
    '/gestor/estatisticas/transacoes?PAGE=0&SIZE=100&ORDER=dtCadastro,DESC',
  )
  const cents = (rows: readonly { numAmount: number }[]) =>
    rows.reduce((sum, { numAmount }) => sum + BigInt(Math.round(numAmount * 100)), 0n)
  const shown = async (label: string) => {
    const text = await page
      .getByRole('group', { name: 'Paginação' })
      .getByText(new RegExp(`^${label}`))
      .innerText()
    return BigInt(text.replaceAll(/[^\d-]/g, ''))
  }
  expect(await shown('Σ página')).toBe(cents(content))
  const grid = (await page.getByRole('grid').boundingBox())!
  const footer = page.getByRole('group', { name: 'Paginação' })
  const height = (await footer.boundingBox())!.height
  await operador.tecla('j x j x j x')
  await espera.texto(/Σ seleção/)
  expect(await shown('Σ seleção')).toBe(cents(content.slice(0, 3)))
  expect((await page.getByRole('grid').boundingBox())!.y).toBe(grid.y)
  expect((await footer.boundingBox())!.height).toBe(height)
})
