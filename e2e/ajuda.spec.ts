/** The help's window, and the hint that leads to it (commands/windows/README). */
import { expect, test } from './test.ts'

test('Esc empties the help’s search first, and its window keeps its size', async ({ page, operador }) => {
  await operador.entraNaLista('/cashbacks')
  await operador.tecla('?')
  const help = page.getByRole('dialog', { name: 'Atalhos' })
  const before = await help.boundingBox()
  await operador.tecla('/')
  await page.keyboard.type('zzzz')
  await expect(help).toContainText('Nenhum atalho para “zzzz”')
  expect(await help.boundingBox()).toEqual(before)
  await operador.tecla('Escape')
  await expect(help.getByRole('searchbox')).toHaveValue('')
  await operador.tecla('Escape')
  await expect(help).toBeHidden()
})

test('the hint of a first use stands beside the keys of the screen, ends with the help, and is on no phone', async ({
  page,
  operador,
  espera,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await operador.entraNaLista('/pedidos')
  const footer = page.getByRole('contentinfo')
  const hint = footer.getByText('para ver os')
  await expect(hint).toBeAttached()
  await expect(hint).toBeHidden()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(hint).toBeVisible()
  const keys = footer.locator('span', { hasText: 'linhas' }).first()
  await expect(keys.getByText('recarregar')).toBeInViewport({ ratio: 1 })
  const before = await keys.innerText()
  // A list without filters has no typed one either.
  await expect(footer.locator('kbd').filter({ hasText: /^\/$/ })).toHaveCount(0)
  await operador.tecla('?')
  await expect(page.getByRole('dialog', { name: 'Atalhos' })).toBeVisible()
  await operador.tecla('Escape')
  await expect(hint).toHaveCount(0)
  await expect.poll(() => keys.innerText()).toBe(before)
  await page.reload()
  await espera.linha('#')
  await operador.tecla('j')
  await expect(hint).toHaveCount(0)
})
