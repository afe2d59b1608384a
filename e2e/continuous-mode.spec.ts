/**
 * One long table in the place of pages (listing/continuous/README): every place within one request, the same row under the
 * cursor.
 */
import type { Page } from '@playwright/test'
import { getCursorRow } from './cursor.ts'
import { expect, test } from './fixtures.ts'

/** Whether number and box of a row have the room that they need; what the cell clips counts as well. */
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

    test('a m and back: the row under the cursor stays the same one', async ({ page, operator, expected }) => {
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

    test('every row tells its number beside its box, and a page does not', async ({ page, operator }) => {
      const numbers = () =>
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
      expect(await numbers()).toEqual(['none', 'none', 'none'])
      await operator.runLine('modo contínuo')
      await expect.poll(numbers).toEqual(['"1" / ""', '"2" / ""', '"3" / ""'])
      await operator.runLine(`ir para posição ${total - 450}`)
      const told = page.locator('tr[data-cursor] > .list-check')
      await expect(told).toHaveAttribute('data-number', (total - 450).toLocaleString('pt-BR'))
      expect(await told.evaluate(isWhole)).toBe(true)
    })

    test('where a page begins a line and its number say so, and nothing counts as a row that is none', async ({
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
        .evaluateAll((all) =>
          all
            .map((row) => ({
              place: Number(row.getAttribute('aria-rowindex')) - 1,
              told: row.querySelector('.list-check')?.getAttribute('data-number'),
              line: getComputedStyle(row, '::after').borderTopWidth === '1px',
              height: row.getBoundingClientRect().height,
            }))
            .sort((one, other) => one.place - other.place),
        )
      // Page 1 begins where the table does; every tenth row after it is the first of a page.
      for (const { place, told, line, height } of rows) {
        const begins = place > 1 && place % 10 === 1
        expect({ told, line, height }, `${place}`).toEqual({
          told: begins ? `p. ${(place - 1) / 10 + 1}\n${place}` : String(place),
          line: begins,
          height: 36,
        })
      }
      expect(rows.map(({ place }) => place)).toEqual(rows.map((_, at) => at + (rows[0]?.place ?? 0)))
      await operator.press('x j x')
      expect((await getCursorRow(page)).place).toBe(11)
      await operator.press('Shift+Y')
      const copied = () => page.evaluate(() => navigator.clipboard.readText())
      await expect
        .poll(async () => (await copied()).split(/\r?\n/).filter((line) => /^\W?\d+\W?\t/.test(line)))
        .toHaveLength(2)
      expect(await copied()).not.toContain('p. 2')
    })

    test('any place is one request away', async ({ page, operator, expected }) => {
      await operator.press('j')
      await operator.runLine('modo contínuo')
      await expected.announcement(/^Modo contínuo\. [\d.]+ registros$/)
      const asked = () => expected.countCalls('GET', call)
      const before = asked()
      await operator.runLine(`ir para posição ${total - 450}`)
      await expect
        .poll(() => getCursorRow(page))
        .toMatchObject({ place: total - 450, id: expect.stringMatching(/^#\d+$/) })
      expect(asked() - before).toBeLessThanOrEqual(2)
      await operator.press('Mod+End')
      await expect.poll(() => getCursorRow(page)).toMatchObject({ place: total, id: expect.stringMatching(/^#\d+$/) })
      await operator.press('Mod+Home')
      await expect.poll(() => getCursorRow(page)).toMatchObject({ place: 1, id: expect.stringMatching(/^#\d+$/) })
    })

    test('a row not yet there shows its number, and comes by itself', async ({ page, operator, expected }) => {
      await operator.press('j')
      await operator.press('a m')
      await expected.announcement(/^Modo contínuo\. [\d.]+ registros$/)
      const release = await operator.holdRequests(new RegExp(`/api${call}\\?`))
      await operator.press('Mod+End')
      const last = page.getByRole('grid').locator(`tr[aria-rowindex="${total + 1}"]`)
      await expect(last).toBeVisible()
      await expect(last.locator('.list-check')).toHaveAttribute('data-number', total.toLocaleString('pt-BR'))
      // The cursor is seen there already, and named to who listens.
      const cell = last.locator('td[data-cursor]')
      await expect(cell).toHaveCSS('outline-style', 'solid')
      const named = await page.getByRole('grid').getAttribute('aria-activedescendant')
      expect(await cell.getAttribute('id')).toBe(named)
      await expect(cell).toHaveText('Carregando...')
      release()
      await expect(last.getByRole('gridcell').nth(1)).toContainText('#')
    })

    test('a row on top is seen in its place as well, and known on top alone', async ({ page, operator, expected }) => {
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
      // The cursor went to the top with its record, which is counted where it stands among all.
      await expect.poll(() => getCursorRow(page)).toEqual({ place: 3, id })
      await expect(page.getByRole('grid').locator('tr[data-cursor]')).toHaveAttribute('data-top', 'true')
      // From there it goes on where the row stood, past its place.
      await operator.press('j')
      expect((await getCursorRow(page)).place).toBe(4)
      await operator.press('k')
      expect((await getCursorRow(page)).place).toBe(2)
      await operator.press('j')
      expect((await getCursorRow(page)).place).toBe(4)
      await operator.runLine('ir para posição 3')
      await expect(page.getByRole('grid').locator('tr[data-cursor]')).toHaveAttribute('data-top', 'true')
    })

    test('Mod+Home goes to the first row beneath those on top, which never leave the screen', async ({
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

/** What one long table does in any list. */
for (const { path, call, total, size } of [
  { path: '/transacoes', call: '/gestor/estatisticas/transacoes', total: 5000, size: 10 },
  { path: '/bonus', call: '/gestor/bonus', total: 600, size: 20 },
])
  test.describe(`${path} as one long table`, () => {
    test.beforeEach(async ({ page, operator }) => {
      await operator.openListSignedIn(`${path}?modo=continuo`)
      await page.waitForLoadState('networkidle')
    })
    const scrollTo = (page: Page, share: number) =>
      page.locator('.list-scroller').evaluate((scroller, at) => {
        scroller.scrollTop = scroller.scrollHeight * at
      }, share)

    test('a page is a place to go to, and while the scrollbar moves the place stands beside it', async ({
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
      // It stands there for a moment only.
      const seen = await page.locator('.list-scroller').evaluate(
        (scroller, { text, least }) =>
          new Promise<number>((resolve) => {
            scroller.scrollTop = scroller.scrollHeight / 2
            const look = () => {
              const told = [...scroller.querySelectorAll('span')].find((one) => one.textContent.endsWith(text))
              const seenRow = Number(told?.textContent.slice(0, -text.length).replace('.', '') ?? 0)
              if (seenRow > least) resolve(seenRow)
              else requestAnimationFrame(look)
            }
            look()
          }),
        { text: end, least: total / 2 - 5 },
      )
      expect(seen - total / 2).toBeLessThan(5)
      await expect(page.getByRole('grid').locator(`tr[aria-rowindex="${seen + 5}"]`)).toContainText('#')
      const told = page.locator('.list-scroller').getByText(new RegExp(`${end}$`))
      await expect(told).toHaveCount(0)
    })

    test('what was passed is given up, and what is in view still comes', async ({ page, operator, watch }) => {
      const release = await operator.holdRequests(new RegExp(`/api${call}\\?`))
      const asked = () => watch.calls.filter((one) => one.path === call)
      const before = asked().length
      await scrollTo(page, 0.4)
      await expect.poll(() => asked().length).toBeGreaterThan(before)
      const passed = asked().slice(before)
      await scrollTo(page, 0.9)
      await expect.poll(() => passed.every((one) => watch.cancelledCalls.includes(one))).toBe(true)
      release()
      const within = page.getByRole('grid').locator(`tr[aria-rowindex="${Math.ceil(total * 0.9) + 6}"]`)
      await expect(within).toContainText('#')
    })
  })

test('a place is gone to where the table was not entered yet', async ({ page, operator }) => {
  await operator.openListSignedIn('/transacoes?modo=continuo')
  await operator.runLine('ir para posição 2345')
  await expect.poll(() => getCursorRow(page)).toMatchObject({ place: 2345, id: expect.stringMatching(/^#\d+$/) })
})

for (const { path, call, query } of [
  { path: '/transacoes', call: '/gestor/estatisticas/transacoes', query: { PAGE: '2' } },
  { path: '/cashbacks', call: '/gestor/cashback/listar', query: { page: '2' } },
])
  test(`${path}: rows that could not be read are told where nothing moves, and asked for once more`, async ({
    page,
    operator,
    expected,
    platform,
    watch,
  }) => {
    watch.acceptProblem(/500/)
    await operator.openListSignedIn(`${path}?modo=continuo`)
    const told = page.locator('.list-scroller').getByText('Não foi possível carregar estas linhas.')
    const cursor = page.getByRole('grid').locator('tr[data-cursor]')
    const asked = () => expected.countCalls('GET', call)
    // One read and its two quick repetitions.
    for (const again of ['tentar novamente', 'Tentar novamente', 'r']) {
      await platform.failCalls(call, 500, { query, times: 3 })
      await operator.runLine('ir para posição 240')
      await expect(cursor).toHaveAttribute('aria-rowindex', '241')
      const before = await cursor.boundingBox()
      await expected.announcement('Não foi possível carregar estas linhas. Recarregue com R.')
      await expect(told).toBeVisible()
      expect(await cursor.boundingBox()).toEqual(before)
      await expect(cursor).toHaveAttribute('aria-busy', 'false')
      const box = (await told.boundingBox())!
      expect(box.y > before!.y + before!.height || box.y + box.height < before!.y).toBe(true)
      const count = asked()
      if (again === 'r') await operator.press('r')
      else if (again === 'tentar novamente') await operator.runLine(again)
      else await operator.click(again)
      await expect.poll(() => getCursorRow(page)).toMatchObject({ place: 240, id: expect.stringMatching(/^#\d+$/) })
      if (again !== 'r') expect(asked() - count).toBe(1)
      await expect(told).toHaveCount(0)
      await page.reload()
      await expected.row('#')
    }
  })

test('PageDown at the end of a page says which key goes on', async ({ operator, expected }) => {
  await operator.openListSignedIn('/transacoes')
  await operator.press('j Mod+End PageDown')
  await expected.announcement('] próxima página')
  await expected.text(/Página 1 de/)
})

test('three million rows are within the height that the browser draws, and a key reaches the last one [G2]', async ({
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
  // As long as the rows would be they could not be drawn.
  const drawn = await page.locator('.list-scroller').evaluate((scroller) => scroller.scrollHeight)
  const { height } = (await row.boundingBox())!
  expect(total * height).toBeGreaterThan(33_554_428)
  expect(drawn).toBeLessThan(33_554_428 / 2)
  await operator.runLine('ir para posição 1500000')
  await expect.poll(() => getCursorRow(page)).toEqual({ place: 1_500_000, id: '#1500000' })
  await expect(row).toBeInViewport({ ratio: 1 })
  // The next page begins beneath it.
  const next = page.locator('tr[data-page="150001"] > .list-check')
  await expect(next).toHaveAttribute('data-number', 'p. 150.001\n1.500.001')
  expect(await next.evaluate(isWhole)).toBe(true)
})
