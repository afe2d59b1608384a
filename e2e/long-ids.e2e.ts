/** Long ids are whole on one line (listing/grid/README §2): a part of an id would be another record's id. */
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** Adds `by` to the ids in a call's rows, including those of records they refer to. */
const enlarge = (page: Page, call: string, offset: number) =>
  page.route(`**/api/${call}?*`, async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    const body = text.replace(
      /"(id|pedidoId|transacaoId)":(\d+)(?=,"(?!descricao))/g,
      (_, name: string, id: string) => {
        return `"${name}":${Number(id) + offset}`
      },
    )
    await route.fulfill({ response, body })
  })

/** Returns each id cell's text, whether it takes one line, and whether it fits its width. */
const readIdCells = (page: Page) =>
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
  test(`${path}: ids of six and seven figures are whole, on a phone too`, async ({ page, operator }) => {
    await operator.opensListSignedIn(path)
    for (const offset of [100_000, 1_000_000]) {
      await enlarge(page, call, offset)
      for (const width of [1440, 390])
        await test.step(`${String(offset).length} figures, ${width} px`, async () => {
          await page.setViewportSize({ width, height: 900 })
          await operator.opensList(path)
          await expect.poll(() => readIdCells(page).then((ids) => ids.length)).toBeGreaterThan(9)
          expect((await readIdCells(page)).some(({ text }) => text.length === String(offset).length + 1)).toBe(true)
          // The columns get their widths once the table knows its own, and again with the console's font.
          const findCutIds = async () =>
            (await readIdCells(page)).filter(({ isOneLine, isWhole }) => !isOneLine || !isWhole)
          await expect.poll(findCutIds).toEqual([])
        })
      // A list asks for more than its rows: a response that is still on its way would fail the test.
      await page.unrouteAll({ behavior: 'wait' })
    }
  })
