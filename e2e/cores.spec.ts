/** Forced colours take fills and shadows away: what they say must be said by edges. */
import type { Locator } from '@playwright/test'
import { expect, test } from './test.ts'

const styleOf = (locator: Locator, name: 'outlineStyle' | 'borderTopStyle') =>
  locator.evaluate((element, property) => getComputedStyle(element)[property], name)

test('the palette has an edge, its active line and the cursor’s cell a frame [G6]', async ({
  page,
  operador,
  espera,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await operador.entra('/cashbacks')
  await espera.linha('#')
  await operador.tecla('j')
  await expect.poll(() => styleOf(page.locator('[role=grid] td[data-cursor]').first(), 'outlineStyle')).toBe('solid')
  await operador.digita('ir para')
  const option = (selected: boolean) => operador.paleta.getByRole('option', { selected }).first()
  await expect.poll(() => styleOf(option(true), 'outlineStyle')).toBe('solid')
  expect(await styleOf(option(false), 'outlineStyle')).toBe('none')
  expect(await styleOf(operador.paleta, 'borderTopStyle')).toBe('solid')
})

test('a status is told by its dot where fills are taken away: full, or a ring', async ({ page, operador, espera }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await operador.entra('/cashbacks')
  await espera.linha('#')
  const edge = (locator: Locator) =>
    locator.evaluate((element) => Number.parseFloat(getComputedStyle(element, '::before').borderTopWidth))
  const active = page.getByRole('gridcell').getByText('Ativo', { exact: true }).first()
  const off = page.getByRole('gridcell').getByText('Inativo', { exact: true }).first()
  await expect.poll(() => edge(active)).toBeGreaterThan(2)
  await expect.poll(() => edge(off)).toBe(1)
  await expect.poll(() => edge(page.getByRole('contentinfo').locator('span:has(> [role=status])'))).toBeGreaterThan(2)
})
