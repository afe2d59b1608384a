/** Data read before it is requested (listing/preview/README §1): the next page, and the records beside the cursor. */
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

test('prefetches the next page on a sign of intent: a hover, the last screenful, the focus on its button, a second turn', async ({
  page,
  operator,
  expected,
  watch,
}) => {
  const call = '/gestor/estatisticas/transacoes'
  await operator.opensListSignedIn('/transacoes')
  await test.step('A hover, and nothing before it', async () => {
    const countRequests = () => expected.countCalls('GET', call)
    await page.waitForLoadState('networkidle')
    expect(countRequests()).toBe(1)
    await page.getByRole('button', { name: /^Próxima/ }).hover()
    await expect.poll(countRequests).toBe(2)
    await operator.presses(']')
    await expected.text(/Página 2 de/)
    await expected.row('#')
    expect(countRequests()).toBe(2)
  })
  // Away from the button, which the next page has in the same place.
  await page.mouse.move(700, 300)
  const earlier = watch.calls.length
  const getRequestedPages = () =>
    watch.calls
      .slice(earlier)
      .filter((candidate) => candidate.path === call)
      .map(({ query }) => query['PAGE'])
  await operator.opensList('/transacoes?tamanho=100')
  await page.waitForLoadState('networkidle')
  await operator.presses('j j j')
  expect(getRequestedPages()).toEqual(['0'])
  await operator.presses('Mod+End')
  await expect.poll(getRequestedPages).toEqual(['0', '1'])
  // The prefetched page is shown without a request and without a loading state.
  await operator.presses(']')
  await expected.text(/Página 2 de/)
  await expected.row('#')
  expect(getRequestedPages()).toEqual(['0', '1'])
  await operator.opensList('/transacoes?tamanho=5')
  await page.waitForLoadState('networkidle')
  const before = getRequestedPages().length
  await page.getByRole('button', { name: /^Próxima/ }).focus()
  await expect.poll(() => getRequestedPages().slice(before)).toEqual(['1'])
  await page.getByRole('grid').focus()
  await operator.presses(']')
  await expected.text(/Página 2 de/)
  await expected.row('#')
  expect(getRequestedPages().slice(before)).toEqual(['1'])
  await operator.presses(']')
  await expected.text(/Página 3 de/)
  // A second turn in one direction prefetches the page after it.
  await expect.poll(() => getRequestedPages().slice(before)).toEqual(['1', '2', '3'])
})

test('records beside the cursor are prefetched, Enter opens one, and Back returns to its row', async ({
  page,
  operator,
  expected,
  watch,
}) => {
  await operator.opensListSignedIn('/transacoes')
  const [, second, third] = [await operator.readRowId(0), await operator.readRowId(1), await operator.readRowId(2)]
  await operator.presses('j j i')
  const preview = page.getByRole('complementary', { name: 'Prévia' })
  await expect(preview.getByRole('heading', { name: `Transação #${second}` })).toBeVisible()
  const getReadIds = () =>
    watch.calls.flatMap(({ path }) => {
      const match = /^\/auditoria\/transacoes\/(\d+)$/.exec(path)
      return match ? Number(match[1]) : []
    })
  await expect.poll(getReadIds).toContain(third)
  await operator.presses('j')
  await expect(preview.getByRole('heading', { name: `Transação #${third}` })).toBeVisible()
  expect(getReadIds().filter((id) => id === third)).toHaveLength(1)
  await operator.presses('Enter')
  await expected.heading(`Histórico da Transação #${third}`)
  await page.goBack()
  await expect(page.getByRole('grid').locator('tr[data-cursor]')).toContainText(`#${third}`)
  await expect(page.getByRole('grid')).toBeFocused()
})

/** Clicks the element with this text, and returns the URLs requested within the next `turns` microtasks. */
const getRequestsAfterClick = (page: Page, selector: string, text: string, turns: number) =>
  page.evaluate(
    async ([elementSelector, elementText, turnCount]) => {
      const originalFetch = window.fetch
      const calls: string[] = []
      window.fetch = (...fetchArgs) => {
        calls.push(String(fetchArgs[0] instanceof Request ? fetchArgs[0].url : fetchArgs[0]))
        return originalFetch(...fetchArgs)
      }
      ;[...document.querySelectorAll<HTMLElement>(elementSelector)]
        .find(({ textContent }) => textContent.trim() === elementText)!
        .click()
      for (let turn = 0; turn < turnCount; turn++) await Promise.resolve()
      window.fetch = originalFetch
      return calls
    },
    [selector, text, turns] as const,
  )

test('a click on another list or order requests it in the same task, before anything is rendered, and once', async ({
  page,
  operator,
  expected,
}) => {
  const lists = { Produtos: '/gestor/produtos/listar', Lojas: '/gestor/lojas/listar' }
  await operator.opensListSignedIn('/cashbacks')
  // Wait until every chunk is loaded and has run in an idle moment.
  await expected.allChunksLoaded()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  for (const [name, call] of Object.entries(lists)) {
    const before = expected.countCalls('GET', call)
    // Only what follows from the click itself: no further task, no frame.
    const urls = await getRequestsAfterClick(page, 'nav a', name, 5)
    expect(
      urls.filter((url) => url.includes(call)),
      urls.join(' '),
    ).toHaveLength(1)
    await expected.row('#')
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    expect(expected.countCalls('GET', call) - before).toBe(1)
  }
  await test.step('Another order', async () => {
    await operator.runs('ir para cashbacks')
    await expected.path('/cashbacks')
    await expected.row('#')
    const before = expected.countCalls('GET', '/gestor/cashback/listar')
    // No microtask later: the first one renders the step.
    const urls = await getRequestsAfterClick(page, 'th button', '% Cashback', 0)
    expect(urls.filter((url) => url.includes('/gestor/cashback/listar'))).toHaveLength(1)
    await expect(page.getByRole('columnheader', { name: '% Cashback' })).toHaveAttribute('aria-sort', 'ascending')
    await expected.row('#')
    expect(expected.countCalls('GET', '/gestor/cashback/listar') - before).toBe(1)
  })
})
