/**
 * Printing: a list without the shell, with every row of the page and its description; otherwise the open record or form
 * (listing/export/README §3).
 */
import { inflateSync } from 'node:zlib'
import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** Returns the drawing operators of each sheet of a PDF; other streams are left out. */
function readSheets(pdf: Buffer): string[] {
  const text = pdf.toString('latin1')
  return [...text.matchAll(/stream\r?\n([^]*?)\r?\nendstream/g)].flatMap(([, data = '']) => {
    try {
      const operators = inflateSync(Buffer.from(data, 'latin1')).toString('latin1')
      return /\bTf\b/.test(operators) ? [operators] : []
    } catch {
      return []
    }
  })
}

test('print shows every row of a long page, its filter and the time, and nothing of the shell; its note names the page if there is one', async ({
  page,
  operator,
}) => {
  await operator.opensSignedIn('/auditoria/transacoes/valor?tamanho=100&valorMinimo=10.5')
  await expect(page.getByRole('grid').getByRole('row').nth(5)).toContainText('R$')
  await operator.presses('r')
  await expect(page.getByRole('grid').getByRole('row').nth(5)).toContainText('R$')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('grid').getByRole('row')).toHaveCount(101)
  await expect(
    page.getByText(/^Auditoria por Faixa de Valor · Mínimo: R\$ 10,50 · página 1 de \d+ · \d\d\/\d\d\/\d{4}/),
  ).toBeVisible()
  // Page breaks need repeated headers, which no button's box may contain, and room for the note.
  const readDisplay = (selector: string, pseudoElement?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, pseudo) => getComputedStyle(element, pseudo).display, pseudoElement)
  expect(await readDisplay('.list-grid thead')).toBe('table-header-group')
  expect(await readDisplay('.list-grid th button')).toBe('contents')
  expect(await readDisplay('main', '::after')).toBe('table-footer-group')
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Aplicar' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await expect(page.getByRole('banner')).toBeVisible()
  await test.step('An empty list', async () => {
    await operator.opens('/auditoria/transacoes/valor?valorMinimo=99999999')
    await expect(page.getByRole('grid')).toContainText('Nenhum registro')
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.print-note')).toContainText(' · página 1 de 1 · ')
    await page.emulateMedia({ media: 'screen' })
  })
  await test.step('Two periods side by side name no page of the list', async () => {
    await operator.opens('/auditoria/transacoes/valor?dataInicio=2026-11-01T00:00&dataFim=2026-11-10T23:59')
    await operator.runs('comparar com outubro')
    await expect(page.getByRole('table', { name: 'No todo' })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('body > .print-note')).toHaveText(/^Auditoria por Faixa de Valor · Início: /)
    await expect(page.locator('body > .print-note')).not.toContainText('página')
  })
})

test('header and note are on every sheet, every row on one, and the header of a numeric column ends where its numbers do', async ({
  page,
  operator,
}) => {
  await operator.opensListSignedIn('/produtos?tamanho=100')
  await expect(page.getByRole('grid').getByRole('row').nth(5)).toContainText('R$')
  // The command layer loads the print style sheet.
  await operator.presses('j')
  // Recognised by their colours, which nothing else has.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`@media print {
      main .list-grid thead th { color: #f0f !important; print-color-adjust: exact }
      .print-note { color: #0f0 !important }
      main .list-rows tr:nth-child(100) td { color: #00f !important }
    }`)
    document.adoptedStyleSheets = [sheet]
  })
  const sheets = readSheets(await page.pdf({ format: 'A4' }))
  expect(sheets.length).toBeGreaterThan(2)
  expect(sheets.map((operators) => /\b1 0 1 rg\b/.test(operators))).toEqual(sheets.map(() => true))
  expect(sheets.map((operators) => /\b0 1 0 rg\b/.test(operators))).toEqual(sheets.map(() => true))
  expect(sheets.filter((operators) => /\b0 0 1 rg\b/.test(operators))).toHaveLength(1)
  await expect(page.getByRole('banner')).toBeVisible()
  await test.step('A numeric column', async () => {
    const getEndOffsets = () =>
      page.evaluate(() => {
        const getTextEnd = (cell: Element | null | undefined) => {
          const text = document.createRange()
          const words = cell && document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode()
          if (words) text.selectNode(words)
          return Math.round(text.getBoundingClientRect().right)
        }
        const headers = [...document.querySelectorAll('.list-grid th')]
        const cells = document.querySelectorAll('.list-rows tr:first-child > td')
        return ['Preço', 'QTD'].map((label) => {
          const index = headers.findIndex(({ textContent }) => textContent === label)
          return getTextEnd(headers[index]) - getTextEnd(cells[index])
        })
      })
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner')).toBeHidden()
    await expect.poll(getEndOffsets).toEqual([0, 0])
  })
})

test('each row of continuous mode has its number on paper, and its note names no page', async ({ page, operator }) => {
  await operator.opensListSignedIn('/transacoes?modo=continuo')
  await operator.runs('ir para posição 2500')
  await expect(page.getByRole('row', { name: /#2501/ })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const rowNumbers = page.locator('.list-rows .list-check[data-number]:visible')
  await expect(rowNumbers.filter({ hasNot: page.locator('input:visible') }).first()).toBeVisible()
  expect(await rowNumbers.evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-number')))).toContain(
    '2.500',
  )
  await expect(page.locator('.print-note')).toHaveText(/^Transações · \d\d\/\d\d\/\d{4}/)
})

test('pinned rows have their pin within the sheet, the note says that they are out of order, and a badge stays on one line', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensListSignedIn('/cashbacks?fixas=240,3')
  await expected.text('2 fixadas')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.print-note')).toContainText('Cashbacks · página 1 de 25 · 2 fixadas no topo · ')
  const pin = page.locator('.list-pinned-rows td[aria-colindex="2"]').first()
  const { marginLeft, ink } = await pin.evaluate((element) => {
    const style = getComputedStyle(element, '::before')
    return { marginLeft: Number.parseFloat(style.marginLeft), ink: style.printColorAdjust }
  })
  expect(marginLeft).toBeGreaterThanOrEqual(0)
  expect(ink).toBe('exact')
  await test.step('A badge', async () => {
    await page.emulateMedia({ media: 'screen' })
    await operator.opens('/bonus')
    const badge = page.getByRole('gridcell').getByText('1 · pendente').first()
    await expect(badge).toBeVisible()
    await page.setViewportSize({ width: 794, height: 1123 })
    await page.emulateMedia({ media: 'print' })
    expect(await badge.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(0)
  })
})

test('with a scan the note keeps filter, time and operator, below the verdict and over nothing', async ({
  operator,
  page,
}) => {
  await operator.opensSignedIn(
    '/auditoria/transacoes/valor?valorMinimo=100.50&valorMaximo=1500&dataInicio=2026-10-01T00:00&dataFim=2026-11-30T23:59',
  )
  await operator.runs('ler tudo')
  await expect(page.getByText('Provada', { exact: true })).toBeVisible()
  // The printable area of an A4 sheet.
  await page.setViewportSize({ width: 718, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  const [note, proof] = [page.locator('body > .print-note'), page.locator('.print-proof')]
  await expect(note).toHaveText(/Mínimo: R\$\s100,50 · .+ · \d\d\/\d\d\/\d{4} \d\d:\d\d · Marina Duarte$/)
  expect(await note.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
  const [noteBox, proofBox] = [await note.boundingBox(), await proof.boundingBox()]
  expect((proofBox?.y ?? 0) + (proofBox?.height ?? 0)).toBeLessThanOrEqual(noteBox?.y ?? 0)
})

test('for a record its dialog or its form is printed, whole and dark on white, with the time and the operator, without buttons', async ({
  page,
  operator,
}) => {
  await page.setViewportSize({ width: 1000, height: 420 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await operator.opensListSignedIn('/cashbacks')
  await operator.presses('j v')
  const record = page.getByRole('dialog', { name: /^Cashback #\d+$/ })
  await expect(record.getByText('Data Atualização')).toBeVisible()
  const name = await record.getByRole('heading').innerText()
  await page.emulateMedia({ media: 'print' })
  await expect(record.getByText('Data Atualização')).toBeVisible()
  await expect(page.locator('.list-grid')).toBeHidden()
  await expect(record.getByRole('button')).toHaveCount(0)
  await expect(page.getByText(new RegExp(`^${name} · \\d\\d/\\d\\d/\\d{4} \\d\\d:\\d\\d · .+`))).toBeVisible()
  const lightness = (locator: Locator) =>
    locator.evaluate((element) => Number(/oklch\(([\d.]+)/.exec(getComputedStyle(element).color)?.[1]))
  expect(await lightness(record.getByText('Data Atualização'))).toBeLessThan(0.6)
  await page.emulateMedia({ media: 'screen' })
  expect(await lightness(record.getByText('Data Atualização'))).toBeGreaterThan(0.7)
  await expect(page.locator('.list-grid')).toBeVisible()
  await operator.opens('/produtos/editar/3')
  await expect(operator.field('Nome')).not.toHaveValue('')
  const back = page.getByRole('main').getByRole('link', { name: /^Voltar/ })
  await expect(back).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(back).toBeHidden()
  await expect(operator.field('Nome')).toBeVisible()
  await expect(page.getByText(/^Editar Produto · #3 · /)).toBeVisible()
  // Nothing ends at the window's edge.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeGreaterThan(200)
  expect(
    await page.locator('form').evaluate((element) => element.scrollHeight - element.clientHeight),
  ).toBeLessThanOrEqual(0)
})
