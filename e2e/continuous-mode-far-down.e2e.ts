/** Far down in continuous mode: nothing is blank after a change, and the cursor keeps its position. */
import type { Page } from '@playwright/test'
import { getCursorRow } from './cursor.ts'
import { expect, test } from './fixtures.ts'

/** Returns the px below the table's header that show no row; null if no row is visible. */
const measureBlank = (page: Page) =>
  page.locator('.list-scroller').evaluate((scroller) => {
    const { top: scrollerTop, bottom: scrollerBottom } = scroller.getBoundingClientRect()
    const headerBottom =
      scrollerTop + scroller.clientTop + Number.parseFloat(getComputedStyle(scroller).scrollPaddingTop)
    const rows = [...scroller.querySelectorAll('.list-rows > tr')].map((row) => row.getBoundingClientRect())
    const visibleRows = rows.filter(({ top, bottom }) => bottom > headerBottom && top < scrollerBottom)
    return visibleRows.length === 0 ? null : Math.max(0, Math.min(...visibleRows.map(({ top }) => top)) - headerBottom)
  })

/** Scrolls down by the wheel as far as possible. */
async function wheelDown(page: Page) {
  await page.locator('.list-scroller').hover()
  await expect(async () => {
    await page.mouse.wheel(0, 20_000)
    const remaining = await page
      .locator('.list-scroller')
      .evaluate((element) => element.scrollHeight - element.clientHeight - element.scrollTop)
    expect(remaining).toBeLessThan(1)
  }).toPass()
}

test('far down, nothing is blank after a filter and Back, in another order, and on a record that a filter moves up', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensListSignedIn('/produtos?modo=continuo')
  await test.step('a filter, and Back', async () => {
    await wheelDown(page)
    await operator.fills('Nome', 'kit')
    await operator.presses('Enter')
    await expect(page).toHaveURL(/kit/)
    await expected.text(/\(\d+ registros\)/)
    await expected.row(/kit/i)
    await expect.poll(() => measureBlank(page)).toBe(0)
    await wheelDown(page)
    await page.goBack()
    await expected.text(/320 registros/)
    await expect.poll(() => measureBlank(page)).toBe(0)
  })
  await test.step('another order', async () => {
    await operator.opensList('/cashbacks?modo=continuo')
    await wheelDown(page)
    await operator.presses('Shift+S')
    await expect(page).toHaveURL(/ordem=/)
    await expected.row('#')
    await expect.poll(() => measureBlank(page)).toBe(0)
  })
  await test.step('the cursor on a record that a filter moves up', async () => {
    await operator.runs('ir para posição 240')
    await expect.poll(() => getCursorRow(page)).toMatchObject({ place: 240, id: expect.stringMatching(/^#\d+$/) })
    await operator.presses('/')
    await expect(page.getByRole('combobox', { name: 'Filtro digitado' })).toBeFocused()
    await page.keyboard.type('status:inativo')
    await operator.presses('Enter')
    await expect(page).toHaveURL(/STATUS/)
    await expected.row('#')
    await expect.poll(() => measureBlank(page)).toBe(0)
  })
})

test('a phrase that filters puts the cursor on the first row if its record is gone', async ({ page, operator }) => {
  await operator.opensListSignedIn('/bonus?modo=continuo')
  await operator.runs('ir para posição 240')
  await expect.poll(() => getCursorRow(page)).toMatchObject({ place: 240, id: expect.stringMatching(/^#\d+$/) })
  const columnIndex = await page.getByRole('columnheader', { name: 'Nível' }).getAttribute('aria-colindex')
  const level = await page.getByRole('grid').locator(`tr[data-cursor] td[aria-colindex="${columnIndex}"]`).innerText()
  await operator.runs(`filtrar ledger de bônus nível ${level.trim() === '3' ? 5 : 3}`)
  await expect(page).toHaveURL(/nivel=/i)
  await expect.poll(() => getCursorRow(page)).toMatchObject({ place: 1, id: expect.stringMatching(/^#\d+$/) })
  await operator.presses('j')
  expect((await getCursorRow(page)).place).toBe(2)
})

test('the next row takes the position of a row that is pinned on top', async ({ page, operator, expected }) => {
  const path = '/auditoria/transacoes/valor'
  await operator.opensListSignedIn(`${path}?modo=continuo`)
  await operator.runs('ir para posição 2500')
  await expect.poll(() => getCursorRow(page)).toMatchObject({ place: 2500, id: expect.stringMatching(/^#\d+$/) })
  await operator.presses('m')
  await expected.announcement(/fixada, 1 linha no topo$/)
  await operator.presses('j')
  await expect.poll(() => getCursorRow(page)).toMatchObject({ place: 2501 })
  await expect(page.locator('tr[data-cursor]')).toBeInViewport({ ratio: 1 })
  await operator.presses('m')
  await expected.announcement(/fixada, 2 linhas no topo$/)
  await operator.presses('k')
  await expect.poll(() => getCursorRow(page)).toMatchObject({ place: 2499 })
  await operator.runs('modo de páginas')
  await expect(page).not.toHaveURL(/modo=/)
  await operator.opens(`${path}?tamanho=100`)
  await expected.row('#')
  await operator.presses(`j ${'j '.repeat(50)}m`)
  await expected.announcement(/fixada, 1 linha no topo$/)
  await operator.presses('j')
  expect((await getCursorRow(page)).place).toBe(52)
  await operator.presses('m')
  await expected.announcement(/fixada, 2 linhas no topo$/)
  await operator.presses('k')
  expect((await getCursorRow(page)).place).toBe(50)
})

test('a key on a row that is not loaded yet offers no other record', async ({ page, operator, expected, platform }) => {
  await operator.opensListSignedIn('/cashbacks')
  await operator.presses('j a m')
  await expected.text('Modo contínuo')
  await platform.delayCalls('.', 60_000, { query: { page: '1', size: '100' } })
  await operator.runs('ir para posição 150')
  await expect(page.getByRole('grid').getByText('Carregando...').first()).toBeAttached()
  for (const key of ['Enter', 'v', 'e', 'h', 'Delete', 'x', '.', 'Space']) {
    await operator.presses(key)
    await expect(page.locator('footer').getByText('Leve o cursor a uma linha'), key).toBeVisible()
    await expect(operator.palette, key).toBeHidden()
    // A new status line, so that the next key's is distinguishable.
    await operator.presses('w')
    await expect(page.locator('footer').getByText(/^Linha 150 de/)).toBeVisible()
  }
})
