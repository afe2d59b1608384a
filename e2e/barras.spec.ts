/** Bars, columns and chips at the widths that they have least room at: what stands there stands whole, or not at all. */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './test.ts'

/** Of the parts of a bar that are seen, those of which only a piece is. */
const cutOff = (bar: Locator) =>
  bar.evaluate((box) => {
    const { left, right, top, bottom } = box.getBoundingClientRect()
    return [...box.querySelectorAll(':scope > *')]
      .map((part) => ({ text: part.textContent, at: part.getBoundingClientRect() }))
      .filter(({ at }) => at.width > 0 && at.top < bottom - 1 && at.bottom > top + 1)
      .filter(({ at }) => at.left < left - 1 || at.right > right + 1)
      .map(({ text }) => text)
  })

const hints = (page: Page) => page.getByRole('contentinfo').locator('span', { hasText: 'linhas' }).first()

test('the ledger names whom it is about from one request, and no column is cut for nothing', async ({
  page,
  operador,
  espera,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await operador.entra('/bonus')
  await espera.linha('#600')
  await expect(operador.linha('#600').getByRole('gridcell').nth(2)).toHaveText(/^#11\p{Lu}\p{L}+ /u)
  await expect(operador.linha('#600').getByRole('gridcell').nth(3)).toHaveText(/^#364\p{Lu}\p{L}+ /u)
  expect(espera.vezes('GET', '/gestor/estatisticas/usuarios')).toBe(1)
  await expect(page.getByRole('grid')).not.toHaveAttribute('data-over')
  await page.setViewportSize({ width: 390, height: 844 })
  const status = operador.linha('cancelado').getByRole('gridcell').filter({ hasText: '3 · cancelado' })
  await expect.poll(() => status.evaluate((cell) => cell.scrollWidth <= cell.clientWidth)).toBe(true)
  // The verbs stand at its end there, over no column.
  await expect(page.getByRole('columnheader', { name: 'Ações' })).toHaveCSS('position', 'static')
  // The table's edge fades where it goes on, until its last column is in sight.
  const scroller = page.getByRole('grid').locator('..')
  const fade = () => scroller.evaluate((box) => getComputedStyle(box.parentElement as Element, '::after').opacity)
  await expect.poll(fade).toBe('1')
  await scroller.evaluate((box) => box.scrollTo(box.scrollWidth, 0))
  await expect.poll(fade).toBe('0')
})

test('footer, hints and a form’s bar show whole words', async ({ page, operador, espera }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await operador.entra('/cashbacks')
  await espera.linha('#250')
  await operador.tecla('j x j x')
  const footer = page.locator('.list-footer-left')
  await expect(footer.getByRole('button', { name: /^Habilitar/ })).toBeInViewport({ ratio: 1 })
  for (const width of [1440, 1280, 1024]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => cutOff(footer)).toEqual([])
    await expect.poll(() => cutOff(hints(page))).toEqual([])
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await operador.abre('/produtos/cadastrar')
  await expect(operador.campo('Nome')).toBeFocused()
  await operador.tecla('Mod+Enter')
  await espera.texto('Corrija: Nome, Modelo, Categoria, Fornecedor, Status')
  const tops = await Promise.all(
    [/^Voltar/, /^Gravar e abrir outro/, /^Cadastrar/].map(async (name) => {
      const box = await page
        .getByRole('main')
        .getByRole('button', { name })
        .or(page.getByRole('main').getByRole('link', { name }))
        .last()
        .boundingBox()
      return Math.round((box?.y ?? 0) + (box?.height ?? 0))
    }),
  )
  expect(new Set(tops).size).toBe(1)
})
