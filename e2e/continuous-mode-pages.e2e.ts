/**
 * The pages of continuous mode: which one it begins with, returns to, and names in the footer
 * (listing/continuous/README §3).
 */
import type { Page } from '@playwright/test'
import { getCursorRow } from './cursor.ts'
import { expect, test } from './fixtures.ts'

/** Returns the 1-based position of the first row that is whole below the header. */
const getTopPosition = (page: Page) =>
  page.getByRole('grid').evaluate((grid) => {
    const headerBottom = grid.querySelector('thead')?.getBoundingClientRect().bottom ?? 0
    const rows = [...grid.querySelectorAll('.list-rows > tr')].filter(
      (row) => row.getBoundingClientRect().top > headerBottom - 2,
    )
    return Math.min(...rows.map((row) => Number(row.getAttribute('aria-rowindex')) - 1))
  })

test('without a cursor it begins with the page in the URL, and returns to the visible page', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensSignedIn('/transacoes?pagina=50&modo=continuo')
  await expected.pageNumber(50, 500)
  await expect.poll(() => getTopPosition(page)).toBe(491)
  await operator.clicks('Contínuo')
  await expect(page).not.toHaveURL(/modo=/)
  await expected.pageNumber(50, 500)
  await operator.clicks('Contínuo')
  await expect(page).toHaveURL(/modo=continuo/)
  const scroller = page.locator('.list-scroller')
  await expect.poll(() => scroller.evaluate((element) => element.scrollHeight)).toBeGreaterThan(36 * 5000)
  await expect.poll(() => getTopPosition(page)).toBe(491)
  await scroller.evaluate((element) => void (element.scrollTop = 36 * 1000))
  await expect.poll(() => getTopPosition(page)).toBe(1001)
  await operator.clicks('Contínuo')
  await expected.pageNumber(101, 500)
})

test('the footer names the page of the cursor, in another size and on a pinned row too, and [ ] and a m continue from there', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensListSignedIn('/transacoes?modo=continuo')
  await test.step('in another size', async () => {
    await operator.runs('ir para posição 2345')
    await expected.pageNumber(235, 500)
    const before = await getCursorRow(page)
    await operator.runs('linhas por página 100')
    await expected.pageNumber(24, 50)
    await expect.poll(() => getCursorRow(page)).toEqual(before)
    await operator.presses(']')
    await expected.pageNumber(25, 50)
    expect((await getCursorRow(page)).place).toBe(2401)
  })
  await test.step('on a pinned row', async () => {
    await operator.opensList('/transacoes?modo=continuo')
    await operator.runs('ir para posição 2503')
    await expect.poll(() => getCursorRow(page)).toMatchObject({ place: 2503 })
    await operator.presses('m')
    await expected.announcement(/fixada, 1 linha no topo$/)
    await expected.text(/Página 251 de/)
    await operator.presses(']')
    await expect.poll(() => getCursorRow(page)).toMatchObject({ place: 2511 })
    await operator.runs('ir para posição 2503')
    await expect(page.locator('tr[data-cursor]')).toHaveAttribute('data-pinned', 'true')
    await operator.presses('[')
    await expect.poll(() => getCursorRow(page)).toMatchObject({ place: 2491 })
    await operator.runs('ir para posição 2503')
    await expect(page.locator('tr[data-cursor]')).toHaveAttribute('data-pinned', 'true')
    await operator.presses('a m')
    await expected.text(/Página 251 de/)
    await expect(page).toHaveURL(/pagina=251/)
  })
})

test('sums, selection and file of continuous mode are those of the page in its footer', async ({
  page,
  operator,
  expected,
}) => {
  const rows = await operator.fetchRows<{ valor: number }>('/gestor/bonus?page=2&size=20&sort=dtCadastro%2CDESC')
  const cents = rows.reduce((sum, { valor }) => sum + Math.round(valor * 100), 0)
  const sum = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 }).format(cents / 100)
  await operator.opensListSignedIn('/bonus?modo=continuo')
  await operator.runs('ir para posição 43')
  await expected.text(/Página 3 de/)
  await expect(page.getByRole('group', { name: 'Paginação' })).toContainText(`Σ página R$\u00a0${sum}`)
  await operator.presses('Mod+a')
  await expected.text('20 selecionados')
  const grid = page.getByRole('grid')
  await expect(grid.locator('tr[data-cursor]')).toHaveAttribute('aria-selected', 'true')
  await expect(grid.locator('tr[aria-rowindex="41"]')).toHaveAttribute('aria-selected', 'false')
  const download = page.waitForEvent('download')
  await operator.presses('Escape')
  await operator.runs('exportar csv desta página')
  await download
  await expected.toast('20 linhas exportadas')
})

test('a page with missing rows cannot be selected or exported until they arrive, and a notice says so', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensListSignedIn('/transacoes?modo=continuo&tamanho=500')
  await operator.runs('ir para posição 3')
  const notice = page.getByRole('region', { name: 'Avisos' }).getByText(/^Página incompleta, \d00 de 500 linhas/)
  for (const run of [
    () => operator.runs('exportar csv desta página'),
    () => operator.runs('selecionar página'),
    () => operator.presses('Mod+a'),
  ]) {
    await expect(notice).toHaveCount(0)
    await run()
    await expect(notice).toBeVisible()
  }
  await expected.noText(/selecionados|exportadas/)
  // After scrolling through the page, all of its rows are loaded.
  for (const index of [100, 200, 300, 400, 500]) {
    await operator.runs(`ir para posição ${index}`)
    await expect(page.getByRole('grid').locator(`tr[aria-rowindex="${index + 1}"]`)).toContainText('#')
  }
  await operator.presses('Mod+a')
  await expected.text('500 selecionados')
  await expect(page.getByRole('checkbox', { name: 'Selecionar a página' })).toBeChecked()
})
