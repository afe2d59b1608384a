/** A list on paper: without the shell, every row of the page, and what it is (listing/README §6). */
import { inflateSync } from 'node:zlib'
import { expect, test } from './test.ts'

/** What each sheet of a PDF draws, as its operators; what is no sheet's drawing is left out. */
function sheetsOf(pdf: Buffer): string[] {
  const text = pdf.toString('latin1')
  return [...text.matchAll(/stream\r?\n([^]*?)\r?\nendstream/g)].flatMap(([, data = '']) => {
    try {
      const drawn = inflateSync(Buffer.from(data, 'latin1')).toString('latin1')
      return /\bTf\b/.test(drawn) ? [drawn] : []
    } catch {
      return []
    }
  })
}

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
  // What a page break needs: heads that come again, which no button's box may stand in, and room for the note.
  const shape = (selector: string, part?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((it, pseudo) => getComputedStyle(it, pseudo).display, part)
  expect(await shape('.list-grid thead')).toBe('table-header-group')
  expect(await shape('.list-grid th button')).toBe('contents')
  expect(await shape('main', '::after')).toBe('table-footer-group')
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Aplicar' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await expect(page.getByRole('banner')).toBeVisible()
})

test('head and note stand on every sheet, and every row on one, where the browser prints by itself', async ({
  operador,
  page,
}) => {
  await operador.entra('/produtos?tamanho=100')
  await expect(page.getByRole('grid').getByRole('row').nth(5)).toContainText('R$')
  // The command layer brings the sheet's style.
  await operador.tecla('j')
  // Told by their colours, which nothing else has.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`@media print {
      main .list-grid thead th { color: #f0f !important; print-color-adjust: exact }
      main .print-note { color: #0f0 !important }
      main .list-rows tr:nth-child(100) td { color: #00f !important }
    }`)
    document.adoptedStyleSheets = [sheet]
  })
  const sheets = sheetsOf(await page.pdf({ format: 'A4' }))
  expect(sheets.length).toBeGreaterThan(2)
  expect(sheets.map((drawn) => /\b1 0 1 rg\b/.test(drawn))).toEqual(sheets.map(() => true))
  expect(sheets.map((drawn) => /\b0 1 0 rg\b/.test(drawn))).toEqual(sheets.map(() => true))
  expect(sheets.filter((drawn) => /\b0 0 1 rg\b/.test(drawn))).toHaveLength(1)
  await expect(page.getByRole('banner')).toBeVisible()
})

test('a badge stays on one line, and a form has no bar of buttons', async ({ operador, page }) => {
  await operador.entra('/bonus')
  const badge = page.getByRole('gridcell').getByText('1 · pendente').first()
  await expect(badge).toBeVisible()
  await page.setViewportSize({ width: 794, height: 1123 })
  await page.emulateMedia({ media: 'print' })
  expect(await badge.evaluate((it) => it.scrollHeight - it.clientHeight)).toBeLessThanOrEqual(0)
  await page.emulateMedia({ media: 'screen' })
  await operador.abre('/produtos/editar/3')
  await expect(operador.campo('Nome')).not.toHaveValue('')
  const back = page.getByRole('main').getByRole('link', { name: /^Voltar/ })
  await expect(back).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(back).toBeHidden()
  await expect(operador.campo('Nome')).toBeVisible()
})
