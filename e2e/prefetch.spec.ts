/** What is read before it is asked for (listing/preview/README §1): the next page, and the records beside the cursor. */
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

for (const { path, call } of [
  { path: '/transacoes', call: '/gestor/estatisticas/transacoes' },
  { path: '/cashbacks', call: '/gestor/cashback/listar' },
])
  test(`${path}: fetches the next page when it is meant, and not before`, async ({ page, operator, expected }) => {
    await operator.openListSignedIn(path)
    const asked = () => expected.countCalls('GET', call)
    await page.waitForLoadState('networkidle')
    expect(asked()).toBe(1)
    await page.getByRole('button', { name: /^Próxima/ }).hover()
    await expect.poll(asked).toBe(2)
    await operator.press(']')
    await expected.text(/Página 2 de/)
    await expected.row('#')
    expect(asked()).toBe(2)
  })

for (const { path, call, heading } of [
  { path: '/cashbacks', call: /^\/gestor\/cashback\/visualizar$/, heading: 'Cashback' },
  { path: '/transacoes', call: /^\/auditoria\/transacoes\/(\d+)$/, heading: 'Transação' },
])
  test(`${path}: records beside the cursor are read ahead, Enter goes into one, and the way back is the row`, async ({
    page,
    operator,
    expected,
    watch,
  }) => {
    await operator.openListSignedIn(path)
    const [, second, third] = [await operator.readRowId(0), await operator.readRowId(1), await operator.readRowId(2)]
    await operator.press('j j i')
    const preview = page.getByRole('complementary', { name: 'Prévia' })
    await expect(preview.getByRole('heading', { name: `${heading} #${second}` })).toBeVisible()
    const read = () =>
      watch.calls.flatMap(({ path: at, query }) => {
        const found = call.exec(at)
        return found ? Number(found[1] ?? query['id']) : []
      })
    await expect.poll(read).toContain(third)
    await operator.press('j')
    await expect(preview.getByRole('heading', { name: `${heading} #${third}` })).toBeVisible()
    expect(read().filter((id) => id === third)).toHaveLength(1)
    await operator.press('Enter')
    if (path === '/transacoes') {
      await expected.heading(`Histórico da Transação #${third}`)
      await page.goBack()
    } else {
      await expect(page.getByRole('dialog')).toContainText(`#${third}`)
      await operator.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    }
    await expect(page.getByRole('grid').locator('tr[data-cursor]')).toContainText(`#${third}`)
    await expect(page.getByRole('grid')).toBeFocused()
  })

for (const { path, call, page: name } of [
  { path: '/transacoes', call: '/gestor/estatisticas/transacoes', page: 'PAGE' },
  { path: '/cashbacks', call: '/gestor/cashback/listar', page: 'page' },
])
  test(`${path}: the next page is meant by the last screenful, by the focus on its button, by a second turn`, async ({
    page,
    operator,
    expected,
    watch,
  }) => {
    const asked = () => watch.calls.filter((one) => one.path === call).map(({ query }) => query[name])
    await operator.openListSignedIn(`${path}?tamanho=100`)
    await page.waitForLoadState('networkidle')
    await operator.press('j j j')
    expect(asked()).toEqual(['0'])
    await operator.press('Mod+End')
    await expect.poll(asked).toEqual(['0', '1'])
    // Turned to, it is there: nothing is asked, and no loading state is seen.
    await operator.press(']')
    await expected.text(/Página 2 de/)
    await expected.row('#')
    expect(asked()).toEqual(['0', '1'])
    await operator.open(`${path}?tamanho=5`)
    await expected.row('#')
    await page.waitForLoadState('networkidle')
    const before = asked().length
    await page.getByRole('button', { name: /^Próxima/ }).focus()
    await expect.poll(() => asked().slice(before)).toEqual(['1'])
    await page.getByRole('grid').focus()
    await operator.press(']')
    await expected.text(/Página 2 de/)
    await expected.row('#')
    expect(asked().slice(before)).toEqual(['1'])
    await operator.press(']')
    await expected.text(/Página 3 de/)
    // A second turn in one direction asks for the page after it.
    await expect.poll(() => asked().slice(before)).toEqual(['1', '2', '3'])
  })

/** Clicks what has this text, and tells the addresses that are asked for until so many more microtasks have run. */
const askedByClick = (page: Page, selector: string, text: string, turns: number) =>
  page.evaluate(
    async ([among, wanted, more]) => {
      const own = window.fetch
      const calls: string[] = []
      window.fetch = (...given) => {
        calls.push(String(given[0] instanceof Request ? given[0].url : given[0]))
        return own(...given)
      }
      ;[...document.querySelectorAll<HTMLElement>(among)]
        .find(({ textContent }) => textContent.trim() === wanted)!
        .click()
      for (let turn = 0; turn < more; turn++) await Promise.resolve()
      window.fetch = own
      return calls
    },
    [selector, text, turns] as const,
  )

test('another list is asked for in the task of the click, before anything is drawn, and once', async ({
  page,
  operator,
  expected,
}) => {
  const lists = { Produtos: '/gestor/produtos/listar', Lojas: '/gestor/lojas/listar' }
  await operator.openListSignedIn('/cashbacks')
  // Once all is there that a key may need: fetched, and run in the first moment in which nothing else is.
  await expected.allChunksLoaded()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  for (const [name, call] of Object.entries(lists)) {
    const before = expected.countCalls('GET', call)
    // Nothing but what follows from the click itself: no task, no frame.
    const asked = await askedByClick(page, 'nav a', name, 5)
    expect(
      asked.filter((url) => url.includes(call)),
      asked.join(' '),
    ).toHaveLength(1)
    await expected.row('#')
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    expect(expected.countCalls('GET', call) - before).toBe(1)
  }
})

test('another order is asked for before it is drawn, and once', async ({ page, operator, expected }) => {
  await operator.openListSignedIn('/cashbacks')
  const before = expected.countCalls('GET', '/gestor/cashback/listar')
  // Not one microtask later: in the first the step is drawn.
  const asked = await askedByClick(page, 'th button', '% Cashback', 0)
  expect(asked.filter((url) => url.includes('/gestor/cashback/listar'))).toHaveLength(1)
  await expect(page.getByRole('columnheader', { name: '% Cashback' })).toHaveAttribute('aria-sort', 'ascending')
  await expected.row('#')
  expect(expected.countCalls('GET', '/gestor/cashback/listar') - before).toBe(1)
})
