/**
 * Continuous mode instead of pages (listing/continuous/README): every position is one request away, and the cursor
 * keeps its row.
 */
import { getCursorRow } from './cursor.ts'
import { expect, test } from './fixtures.ts'

/** Whether the number and checkbox of a row have enough room; content that the cell clips counts as well. */
function isWhole(cell: HTMLElement | SVGElement): boolean {
  cell.style.overflow = 'visible'
  const box = cell.querySelector('input')?.getBoundingClientRect().width ?? 16
  return cell.scrollWidth <= cell.clientWidth && box === 16
}

const PATH = '/transacoes'
const CALL = '/gestor/estatisticas/transacoes'
const TOTAL = 5000
/** A row of the table once its data has arrived. */
const LOADED_ID = expect.stringMatching(/^#\d+$/)

test('a m twice: the row under the cursor stays the same', async ({ page, operator, expected }) => {
  await operator.opensListSignedIn(PATH)
  await test.step('PageDown at the end of a page says which key continues', async () => {
    await operator.presses('j Mod+End PageDown')
    await expected.announcement('] próxima página')
    await expected.text(/Página 1 de/)
  })
  await operator.presses('Mod+Home ]')
  await expected.text(/Página 2 de/)
  await expected.row('#')
  await operator.presses('j j')
  const before = await getCursorRow(page)
  expect(before.place).toBe(13)
  await operator.presses('a m')
  await expected.announcement('Modo contínuo')
  await expect(page).toHaveURL(/modo=continuo/)
  await expect.poll(() => getCursorRow(page)).toEqual(before)
  expect(await page.getByRole('grid').getAttribute('aria-rowcount')).toBe(String(TOTAL + 1))
  await operator.presses('j')
  expect((await getCursorRow(page)).place).toBe(14)
  await operator.presses('k a m')
  await expect(page).not.toHaveURL(/modo=/)
  await expected.text(/Página 2 de/)
  await expect.poll(() => getCursorRow(page)).toEqual(before)
})

test('every row shows its number beside its checkbox; a line and a number mark where a page begins, and count as no row', async ({
  page,
  operator,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const tableRows = page.getByRole('grid').locator('.list-rows > tr')
  const readNumbers = () =>
    tableRows.evaluateAll((rows) =>
      rows.slice(0, 3).map((row) => {
        const box = row.querySelector('.list-check') as Element
        return getComputedStyle(box, '::after').content
      }),
    )
  await operator.opensListSignedIn(PATH)
  await operator.presses('j')
  expect(await readNumbers()).toEqual(['none', 'none', 'none'])
  await operator.runs('modo contínuo')
  await expect.poll(readNumbers).toEqual(['"1" / ""', '"2" / ""', '"3" / ""'])
  await operator.runs('ir para posição 10')
  await expect.poll(() => getCursorRow(page)).toMatchObject({ place: 10, id: LOADED_ID })
  await test.step('the lines and numbers of pages', async () => {
    const rows = await tableRows.evaluateAll((rowElements) =>
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
  })
  await test.step('rows copied across the beginning of a page', async () => {
    await operator.presses('x j x')
    expect((await getCursorRow(page)).place).toBe(11)
    await operator.presses('Shift+Y')
    const readClipboard = () => page.evaluate(() => navigator.clipboard.readText())
    await expect
      .poll(async () => (await readClipboard()).split(/\r?\n/).filter((line) => /^\W?\d+\W?\t/.test(line)))
      .toHaveLength(2)
    expect(await readClipboard()).not.toContain('p. 2')
  })
  await test.step('a number of four digits is whole', async () => {
    await operator.runs(`ir para posição ${TOTAL - 450}`)
    const label = page.locator('tr[data-cursor] > .list-check')
    await expect(label).toHaveAttribute('data-number', (TOTAL - 450).toLocaleString('pt-BR'))
    expect(await label.evaluate(isWhole)).toBe(true)
  })
})

test('any position and page is one request away, and the position is shown while the scrollbar moves', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensListSignedIn(`${PATH}?modo=continuo`)
  await page.waitForLoadState('networkidle')
  const countRequests = () => expected.countCalls('GET', CALL)
  // The first position is gone to before the table had the focus.
  for (const [line, place] of [
    [`ir para posição ${TOTAL - 450}`, TOTAL - 450],
    ['ir para página 15', 141],
  ] as const)
    await test.step(line, async () => {
      const before = countRequests()
      await operator.runs(line)
      await expect.poll(() => getCursorRow(page)).toMatchObject({ place, id: LOADED_ID })
      expect(countRequests() - before).toBeLessThanOrEqual(2)
    })
  await operator.presses('Mod+End')
  await expect.poll(() => getCursorRow(page)).toMatchObject({ place: TOTAL, id: LOADED_ID })
  await operator.presses('Mod+Home')
  await expect.poll(() => getCursorRow(page)).toMatchObject({ place: 1, id: LOADED_ID })
  await test.step('the position is shown for a moment only', async () => {
    const end = ` de ${TOTAL.toLocaleString('pt-BR')}`
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
      { text: end, least: TOTAL / 2 - 5 },
    )
    expect(firstShown - TOTAL / 2).toBeLessThan(5)
    await expect(page.getByRole('grid').locator(`tr[aria-rowindex="${firstShown + 5}"]`)).toContainText('#')
    await expect(page.locator('.list-scroller').getByText(new RegExp(`${end}$`))).toHaveCount(0)
  })
})

test('a row not yet loaded shows its number and arrives by itself; requests for rows scrolled past are cancelled', async ({
  page,
  operator,
  watch,
}) => {
  await operator.opensListSignedIn(`${PATH}?modo=continuo`)
  await operator.presses('j')
  await page.waitForLoadState('networkidle')
  const release = await operator.holdsRequests(new RegExp(`/api${CALL}\\?`))
  await test.step('requests for rows scrolled past are cancelled', async () => {
    const scrollTo = (fraction: number) =>
      page.locator('.list-scroller').evaluate((scroller, index) => {
        scroller.scrollTop = scroller.scrollHeight * index
      }, fraction)
    const listRequests = () => watch.calls.filter((first) => first.path === CALL)
    const before = listRequests().length
    await scrollTo(0.4)
    await expect.poll(() => listRequests().length).toBeGreaterThan(before)
    const passed = listRequests().slice(before)
    await scrollTo(0.9)
    await expect.poll(() => passed.every((first) => watch.cancelledCalls.includes(first))).toBe(true)
  })
  const rowAt = (position: number) => page.getByRole('grid').locator(`tr[aria-rowindex="${position + 1}"]`)
  await expect(rowAt(TOTAL * 0.9 + 5)).toBeVisible()
  await operator.presses('Mod+End')
  const last = rowAt(TOTAL)
  await expect(last).toBeVisible()
  await expect(last.locator('.list-check')).toHaveAttribute('data-number', TOTAL.toLocaleString('pt-BR'))
  // The cursor is already visible there, and named for a screen reader.
  const cell = last.locator('td[data-cursor]')
  await expect(cell).toHaveCSS('outline-style', 'solid')
  const activeId = await page.getByRole('grid').getAttribute('aria-activedescendant')
  expect(await cell.getAttribute('id')).toBe(activeId)
  await expect(cell).toHaveText('Carregando...')
  release()
  await expect(last.getByRole('gridcell').nth(1)).toContainText('#')
})

test('a pinned row is shown in its position as well, but exposed on top alone, and Mod+Home goes to the first row below it', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensListSignedIn(PATH)
  await operator.presses('j a m')
  await expected.announcement(/^Modo contínuo\. [\d.]+ registros$/)
  await operator.presses('j j')
  const { id = '' } = await getCursorRow(page)
  await operator.presses('m')
  await expected.announcement(`${id} fixada, 1 linha no topo`)
  const copies = page.getByRole('grid').locator('tr', { has: page.locator('td', { hasText: new RegExp(`^${id}$`) }) })
  await expect(copies).toHaveCount(2)
  const known = page.getByRole('row').filter({ has: page.getByRole('gridcell', { name: id, exact: true }) })
  await expect(known).toHaveCount(1)
  // The cursor moved to the top with its record, whose position among all rows still counts.
  await expect.poll(() => getCursorRow(page)).toEqual({ place: 3, id })
  await expect(page.locator('tr[data-cursor]')).toHaveAttribute('data-pinned', 'true')
  // From there it continues at the row's position.
  await operator.presses('j')
  expect((await getCursorRow(page)).place).toBe(4)
  await operator.presses('k')
  expect((await getCursorRow(page)).place).toBe(2)
  await operator.presses('j')
  expect((await getCursorRow(page)).place).toBe(4)
  await operator.runs('ir para posição 3')
  await expect(page.locator('tr[data-cursor]')).toHaveAttribute('data-pinned', 'true')
  await test.step('Mod+Home from far down', async () => {
    await operator.runs(`ir para posição ${TOTAL - 450}`)
    await expect.poll(() => getCursorRow(page)).toMatchObject({ place: TOTAL - 450 })
    await operator.presses('Mod+Home')
    await expect.poll(() => getCursorRow(page)).toMatchObject({ place: 1, id: LOADED_ID })
    await expect(page.locator('tr[data-cursor]')).toBeInViewport()
  })
})

test('rows that could not be read are reported without moving anything, and requested once more', async ({
  page,
  operator,
  expected,
  platform,
  watch,
}) => {
  watch.acceptProblem(/500/)
  await operator.opensListSignedIn(`${PATH}?modo=continuo`)
  const label = page.locator('.list-scroller').getByText('Não foi possível carregar estas linhas.')
  const cursor = page.getByRole('grid').locator('tr[data-cursor]')
  const countRequests = () => expected.countCalls('GET', CALL)
  // Each way in rows of its own; a request takes 100 rows.
  for (const [retry, requestedPage] of [
    ['tentar novamente', 2],
    ['Tentar novamente', 5],
    ['r', 8],
  ] as const)
    await test.step(retry, async () => {
      const position = requestedPage * 100 + 40
      // One read and its two quick retries.
      await platform.failCalls(CALL, 500, { query: { PAGE: String(requestedPage) }, times: 3 })
      await operator.runs(`ir para posição ${position}`)
      await expect(cursor).toHaveAttribute('aria-rowindex', String(position + 1))
      const before = await cursor.boundingBox()
      await expected.announcement('Não foi possível carregar estas linhas. Recarregue com R.')
      await expect(label).toBeVisible()
      expect(await cursor.boundingBox()).toEqual(before)
      await expect(cursor).toHaveAttribute('aria-busy', 'false')
      const box = (await label.boundingBox())!
      expect(box.y > before!.y + before!.height || box.y + box.height < before!.y).toBe(true)
      const count = countRequests()
      if (retry === 'r') await operator.presses('r')
      else if (retry === 'tentar novamente') await operator.runs(retry)
      else await operator.clicks(retry)
      await expect.poll(() => getCursorRow(page)).toMatchObject({ place: position, id: LOADED_ID })
      if (retry !== 'r') expect(countRequests() - count).toBe(1)
      await expect(label).toHaveCount(0)
    })
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
  await operator.opensListSignedIn('/transacoes?modo=continuo')
  await operator.presses('j Mod+End')
  const last = { place: total, id: `#${total}` }
  await expect.poll(() => getCursorRow(page)).toEqual(last)
  const row = page.getByRole('grid').locator('tr[data-cursor]')
  await expect(row).toBeInViewport({ ratio: 1 })
  // At their full height the rows could not be rendered.
  const scrollHeight = await page.locator('.list-scroller').evaluate((scroller) => scroller.scrollHeight)
  const { height } = (await row.boundingBox())!
  expect(total * height).toBeGreaterThan(33_554_428)
  expect(scrollHeight).toBeLessThan(33_554_428 / 2)
  await operator.runs('ir para posição 1500000')
  await expect.poll(() => getCursorRow(page)).toEqual({ place: 1_500_000, id: '#1500000' })
  await expect(row).toBeInViewport({ ratio: 1 })
  // The next page begins below it.
  const next = page.locator('tr[data-page="150001"] > .list-check')
  await expect(next).toHaveAttribute('data-number', 'p. 150.001\n1.500.001')
  expect(await next.evaluate(isWhole)).toBe(true)
})
