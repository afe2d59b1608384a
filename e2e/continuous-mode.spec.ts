/**
 * Continuous mode instead of pages (listing/continuous/README): every position is one request away, and the cursor
 * keeps its row.
 */
import type { Page } from '@playwright/test'
import { getCursorRow } from './cursor.ts'
import { expect, test } from './fixtures.ts'

/** Whether the number and checkbox of a row have enough room; content that the cell clips counts as well. */
function isWhole(cell: HTMLElement | SVGElement): boolean {
  cell.style.overflow = 'visible'
  const box = cell.querySelector('input')?.getBoundingClientRect().width ?? 16
  return cell.scrollWidth <= cell.clientWidth && box === 16
}

for (const { path, title, call, total } of [
  { path: '/transacoes', title: 'Transações', call: '/gestor/estatisticas/transacoes', total: 5000 },
  { path: '/pedidos', title: 'Pedidos', call: '/gestor/estatisticas/pedidos', total: 2000 },
])
  test.describe(title, () => {
    test.beforeEach(async ({ operator, expected }) => {
      await operator.openSignedIn(path)
      await expected.heading(title)
      await expected.row('#')
    })

    test('a m twice: the row under the cursor stays the same', async ({ page, operator, expected }) => {
      await operator.press(']')
      await expected.text(/Página 2 de/)
      await expected.row('#')
      await operator.press('j j j')
      const before = await getCursorRow(page)
      expect(before.place).toBe(13)
      await operator.press('a m')
      await expected.announcement('Modo contínuo')
      await expect(page).toHaveURL(/modo=continuo/)
      await expect.poll(() => getCursorRow(page)).toEqual(before)
      expect(await page.getByRole('grid').getAttribute('aria-rowcount')).toBe(String(total + 1))
      await operator.press('j')
      expect((await getCursorRow(page)).place).toBe(14)
      await operator.press('k a m')
      await expect(page).not.toHaveURL(/modo=/)
      await expected.text(/Página 2 de/)
      await expect.poll(() => getCursorRow(page)).toEqual(before)
    })

    test('every row shows its number beside its checkbox, and a page does not', async ({ page, operator }) => {
      const readNumbers = () =>
        page
          .getByRole('grid')
          .locator('.list-rows > tr')
          .evaluateAll((rows) =>
            rows.slice(0, 3).map((row) => {
              const box = row.querySelector('.list-check') as Element
              return getComputedStyle(box, '::after').content
            }),
          )
      await operator.press('j')
      expect(await readNumbers()).toEqual(['none', 'none', 'none'])
      await operator.runLine('modo contínuo')
      await expect.poll(readNumbers).toEqual(['"1" / ""', '"2" / ""', '"3" / ""'])
      await operator.runLine(`ir para posição ${total - 450}`)
      const label = page.locator('tr[data-cursor] > .list-check')
      await expect(label).toHaveAttribute('data-number', (total - 450).toLocaleString('pt-BR'))
      expect(await label.evaluate(isWhole)).toBe(true)
    })

    test('a line and its number mark where a page begins, and nothing else counts as a row', async ({
      page,
      operator,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await operator.press('j')
      await operator.runLine('modo contínuo')
      await operator.runLine('ir para posição 10')
      await expect.poll(() => getCursorRow(page)).toMatchObject({ place: 10, id: expect.stringMatching(/^#\d+$/) })
      const rows = await page
        .getByRole('grid')
        .locator('.list-rows > tr')
        .evaluateAll((rowElements) =>
          rowElements
            .map((row) => ({
              place: Number(row.getAttribute('aria-rowindex')) - 1,
              label: row.querySelector('.list-check')?.getAttribute('data-number'),
              line: getComputedStyle(row, '::after').borderTopWidth === '1px',
              height: row.getBoundingClientRect().height,
            }))
            .sort((first, second) => first.place - second.place),
        )
      // Page 1 begins at the top of the table; every tenth row after it is the first of a page.
      for (const { place: position, label, line, height } of rows) {
        const isFirstOfPage = position > 1 && position % 10 === 1
        expect({ label, line, height }, `${position}`).toEqual({
          label: isFirstOfPage ? `p. ${(position - 1) / 10 + 1}\n${position}` : String(position),
          line: isFirstOfPage,
          height: 36,
        })
      }
      expect(rows.map(({ place: position }) => position)).toEqual(rows.map((_, index) => index + (rows[0]?.place ?? 0)))
      await operator.press('x j x')
      expect((await getCursorRow(page)).place).toBe(11)
      await operator.press('Shift+Y')
      const readClipboard = () => page.evaluate(() => navigator.clipboard.readText())
      await expect
        .poll(async () => (await readClipboard()).split(/\r?\n/).filter((line) => /^\W?\d+\W?\t/.test(line)))
        .toHaveLength(2)
      expect(await readClipboard()).not.toContain('p. 2')
    })

    test('any position is one request away', async ({ page, operator, expected }) => {
      await operator.press('j')
      await operator.runLine('modo contínuo')
      await expected.announcement(/^Modo contínuo\. [\d.]+ registros$/)
      const countRequests = () => expected.countCalls('GET', call)
      const before = countRequests()
      await operator.runLine(`ir para posição ${total - 450}`)
      await expect
        .poll(() => getCursorRow(page))
        .toMatchObject({ place: total - 450, id: expect.stringMatching(/^#\d+$/) })
      expect(countRequests() - before).toBeLessThanOrEqual(2)
      await operator.press('Mod+End')
      await expect.poll(() => getCursorRow(page)).toMatchObject({ place: total, id: expect.stringMatching(/^#\d+$/) })
      await operator.press('Mod+Home')
      await expect.poll(() => getCursorRow(page)).toMatchObject({ place: 1, id: expect.stringMatching(/^#\d+$/) })
    })

    test('a row not yet loaded shows its number, and arrives by itself', async ({ page, operator, expected }) => {
      await operator.press('j')
      await operator.press('a m')
      await expected.announcement(/^Modo contínuo\. [\d.]+ registros$/)
      const release = await operator.holdRequests(new RegExp(`/api${call}\\?`))
      await operator.press('Mod+End')
      const last = page.getByRole('grid').locator(`tr[aria-rowindex="${total + 1}"]`)
      await expect(last).toBeVisible()
      await expect(last.locator('.list-check')).toHaveAttribute('data-number', total.toLocaleString('pt-BR'))
      // The cursor is already visible there, and named for a screen reader.
      const cell = last.locator('td[data-cursor]')
      await expect(cell).toHaveCSS('outline-style', 'solid')
      const activeId = await page.getByRole('grid').getAttribute('aria-activedescendant')
      expect(await cell.getAttribute('id')).toBe(activeId)
      await expect(cell).toHaveText('Carregando...')
      release()
      await expect(last.getByRole('gridcell').nth(1)).toContainText('#')
    })

    test('a pinned row is shown in its position as well, but exposed on top alone', async ({
      page,
      operator,
      expected,
    }) => {
      await operator.press('j')
      await operator.press('a m')
      await expected.announcement(/^Modo contínuo\. [\d.]+ registros$/)
      await operator.press('j j')
      const { id = '' } = await getCursorRow(page)
      await operator.press('m')
      await expected.announcement(`${id} fixada, 1 linha no topo`)
      const copies = page
        .getByRole('grid')
        .locator('tr', { has: page.locator('td', { hasText: new RegExp(`^${id}$`) }) })
      await expect(copies).toHaveCount(2)
      const known = page.getByRole('row').filter({ has: page.getByRole('gridcell', { name: id, exact: true }) })
      await expect(known).toHaveCount(1)
      // The cursor moved to the top with its record, whose position among all rows still counts.
      await expect.poll(() => getCursorRow(page)).toEqual({ place: 3, id })
      await expect(page.getByRole('grid').locator('tr[data-cursor]')).toHaveAttribute('data-pinned', 'true')
      // From there it continues at the row's position.
      await operator.press('j')
      expect((await getCursorRow(page)).place).toBe(4)
      await operator.press('k')
      expect((await getCursorRow(page)).place).toBe(2)
      await operator.press('j')
      expect((await getCursorRow(page)).place).toBe(4)
      await operator.runLine('ir para posição 3')
      await expect(page.getByRole('grid').locator('tr[data-cursor]')).toHaveAttribute('data-pinned', 'true')
    })

    test('Mod+Home goes to the first row below the pinned ones, which never leave the screen', async ({
      page,
      operator,
      expected,
    }) => {
      await operator.press('j j m')
      await expected.announcement(/fixada, 1 linha no topo$/)
      await operator.press('a m')
      await expected.announcement(/^Modo contínuo\. [\d.]+ registros$/)
      await operator.runLine(`ir para posição ${total - 450}`)
      await expect.poll(() => getCursorRow(page)).toMatchObject({ place: total - 450 })
      await operator.press('Mod+Home')
      await expect.poll(() => getCursorRow(page)).toMatchObject({ place: 1, id: expect.stringMatching(/^#\d+$/) })
      await expect(page.locator('tr[data-cursor]')).toBeInViewport()
    })
  })

/** What continuous mode does in any list. */
for (const { path, call, total, size } of [
  { path: '/transacoes', call: '/gestor/estatisticas/transacoes', total: 5000, size: 10 },
  { path: '/bonus', call: '/gestor/bonus', total: 600, size: 20 },
])
  test.describe(`${path} in continuous mode`, () => {
    test.beforeEach(async ({ page, operator }) => {
      await operator.openListSignedIn(`${path}?modo=continuo`)
      await page.waitForLoadState('networkidle')
    })
    const scrollTo = (page: Page, fraction: number) =>
      page.locator('.list-scroller').evaluate((scroller, index) => {
        scroller.scrollTop = scroller.scrollHeight * index
      }, fraction)

    test('a page can be gone to, and the position is shown while the scrollbar moves', async ({
      page,
      operator,
      expected,
    }) => {
      const before = expected.countCalls('GET', call)
      await operator.runLine('ir para página 15')
      const index = 14 * size + 1
      await expect.poll(() => getCursorRow(page)).toMatchObject({ place: index, id: expect.stringMatching(/^#\d+$/) })
      expect(expected.countCalls('GET', call) - before).toBeLessThanOrEqual(2)
      const end = ` de ${total.toLocaleString('pt-BR')}`
      // The position is shown for a moment only.
      const firstShown = await page.locator('.list-scroller').evaluate(
        (scroller, { text, least }) =>
          new Promise<number>((resolve) => {
            scroller.scrollTop = scroller.scrollHeight / 2
            const check = () => {
              const label = [...scroller.querySelectorAll('span')].find((first) => first.textContent.endsWith(text))
              const shownRow = Number(label?.textContent.slice(0, -text.length).replace('.', '') ?? 0)
              if (shownRow > least) resolve(shownRow)
              else requestAnimationFrame(check)
            }
            check()
          }),
        { text: end, least: total / 2 - 5 },
      )
      expect(firstShown - total / 2).toBeLessThan(5)
      await expect(page.getByRole('grid').locator(`tr[aria-rowindex="${firstShown + 5}"]`)).toContainText('#')
      const positionLabel = page.locator('.list-scroller').getByText(new RegExp(`${end}$`))
      await expect(positionLabel).toHaveCount(0)
    })

    test('requests for rows scrolled past are cancelled, and visible rows still arrive', async ({
      page,
      operator,
      watch,
    }) => {
      const release = await operator.holdRequests(new RegExp(`/api${call}\\?`))
      const countRequests = () => watch.calls.filter((first) => first.path === call)
      const before = countRequests().length
      await scrollTo(page, 0.4)
      await expect.poll(() => countRequests().length).toBeGreaterThan(before)
      const passed = countRequests().slice(before)
      await scrollTo(page, 0.9)
      await expect.poll(() => passed.every((first) => watch.cancelledCalls.includes(first))).toBe(true)
      release()
      const within = page.getByRole('grid').locator(`tr[aria-rowindex="${Math.ceil(total * 0.9) + 6}"]`)
      await expect(within).toContainText('#')
    })
  })

test('a position can be gone to before the table had the focus', async ({ page, operator }) => {
  await operator.openListSignedIn('/transacoes?modo=continuo')
  await operator.runLine('ir para posição 2345')
  await expect.poll(() => getCursorRow(page)).toMatchObject({ place: 2345, id: expect.stringMatching(/^#\d+$/) })
})

for (const { path, call, query } of [
  { path: '/transacoes', call: '/gestor/estatisticas/transacoes', query: { PAGE: '2' } },
  { path: '/cashbacks', call: '/gestor/cashback/listar', query: { page: '2' } },
])
  test(`${path}: rows that could not be read are reported without moving anything, and requested once more`, async ({
    page,
    operator,
    expected,
    platform,
    watch,
  }) => {
    watch.acceptProblem(/500/)
    await operator.openListSignedIn(`${path}?modo=continuo`)
    const label = page.locator('.list-scroller').getByText('Não foi possível carregar estas linhas.')
    const cursor = page.getByRole('grid').locator('tr[data-cursor]')
    const countRequests = () => expected.countCalls('GET', call)
    // One read and its two quick retries.
    for (const retry of ['tentar novamente', 'Tentar novamente', 'r']) {
      await platform.failCalls(call, 500, { query, times: 3 })
      await operator.runLine('ir para posição 240')
      await expect(cursor).toHaveAttribute('aria-rowindex', '241')
      const before = await cursor.boundingBox()
      await expected.announcement('Não foi possível carregar estas linhas. Recarregue com R.')
      await expect(label).toBeVisible()
      expect(await cursor.boundingBox()).toEqual(before)
      await expect(cursor).toHaveAttribute('aria-busy', 'false')
      const box = (await label.boundingBox())!
      expect(box.y > before!.y + before!.height || box.y + box.height < before!.y).toBe(true)
      const count = countRequests()
      if (retry === 'r') await operator.press('r')
      else if (retry === 'tentar novamente') await operator.runLine(retry)
      else await operator.click(retry)
      await expect.poll(() => getCursorRow(page)).toMatchObject({ place: 240, id: expect.stringMatching(/^#\d+$/) })
      if (retry !== 'r') expect(countRequests() - count).toBe(1)
      await expect(label).toHaveCount(0)
      await page.reload()
      await expected.row('#')
    }
  })

test('PageDown at the end of a page says which key continues', async ({ operator, expected }) => {
  await operator.openListSignedIn('/transacoes')
  await operator.press('j Mod+End PageDown')
  await expected.announcement('] próxima página')
  await expected.text(/Página 1 de/)
})

test('three million rows fit the height that the browser can render, and a key reaches the last one [G2]', async ({
  page,
  operator,
}) => {
  const total = 3_000_000
  await page.route('**/api/gestor/estatisticas/transacoes?*', async (route) => {
    const query = new URL(route.request().url()).searchParams
    const [at, size] = [Number(query.get('PAGE')), Number(query.get('SIZE'))]
    const content = Array.from({ length: Math.min(size, total - at * size) }, (_, index) => ({
      id: at * size + index + 1,
    }))
    await route.fulfill({
      json: { content, totalElements: total, totalPages: Math.ceil(total / size), size, number: at },
    })
  })
  await operator.openListSignedIn('/transacoes?modo=continuo')
  await operator.press('j Mod+End')
  const last = { place: total, id: `#${total}` }
  await expect.poll(() => getCursorRow(page)).toEqual(last)
  const row = page.getByRole('grid').locator('tr[data-cursor]')
  await expect(row).toBeInViewport({ ratio: 1 })
  // At their full height the rows could not be rendered.
  const scrollHeight = await page.locator('.list-scroller').evaluate((scroller) => scroller.scrollHeight)
  const { height } = (await row.boundingBox())!
  expect(total * height).toBeGreaterThan(33_554_428)
  expect(scrollHeight).toBeLessThan(33_554_428 / 2)
  await operator.runLine('ir para posição 1500000')
  await expect.poll(() => getCursorRow(page)).toEqual({ place: 1_500_000, id: '#1500000' })
  await expect(row).toBeInViewport({ ratio: 1 })
  // The next page begins below it.
  const next = page.locator('tr[data-page="150001"] > .list-check')
  await expect(next).toHaveAttribute('data-number', 'p. 150.001\n1.500.001')
  expect(await next.evaluate(isWhole)).toBe(true)
})
