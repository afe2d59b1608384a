/** Ids of many figures stand whole on one line (listing/grid/README §2): part of one would be another record's. */
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** Answers the call's rows with their ids, and those that they name, so much greater. */
const enlarge = (page: Page, call: string, by: number) =>
  page.route(`**/api/${call}?*`, async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    const body = text.replace(
      /"(id|pedidoId|transacaoId)":(\d+)(?=,"(?!descricao))/g,
      (_, name: string, id: string) => {
        return `"${name}":${Number(id) + by}`
      },
    )
    await route.fulfill({ response, body })
  })

/** Of each cell with an id alone: its text, how many lines it takes, and whether it is wider than its place. */
const idsOf = (page: Page) =>
  page.locator('tbody td[data-format="id"]').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const text = cell.textContent ?? ''
      if (!/^#\d+$/.test(text)) return []
      const range = document.createRange()
      range.selectNodeContents(cell)
      const { height, right } = range.getBoundingClientRect()
      const { fontSize, paddingRight } = getComputedStyle(cell)
      return [
        {
          text,
          isOneLine: height < 1.8 * Number.parseFloat(fontSize),
          isWhole:
            cell.scrollWidth <= cell.clientWidth &&
            right <= cell.getBoundingClientRect().right - Number.parseFloat(paddingRight) + 0.5,
        },
      ]
    }),
  )

for (const { path, call } of [
  { path: '/auditoria/transacoes/valor?valorMinimo=1', call: 'auditoria/transacoes/valor' },
  { path: '/bonus', call: 'gestor/bonus' },
])
  for (const width of [1440, 390])
    for (const by of [100_000, 1_000_000])
      test(`${path}: ids of ${String(by).length} figures at ${width} px`, async ({ page, operator }) => {
        await page.setViewportSize({ width, height: 900 })
        await enlarge(page, call, by)
        await operator.openListSignedIn(path)
        await expect.poll(() => idsOf(page).then((ids) => ids.length)).toBeGreaterThan(9)
        const ids = await idsOf(page)
        expect(ids.some(({ text }) => text.length === String(by).length + 1)).toBe(true)
        expect(ids.filter(({ isOneLine, isWhole }) => !isOneLine || !isWhole)).toEqual([])
      })
