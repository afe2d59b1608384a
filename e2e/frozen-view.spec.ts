/**
 * A step of a list to another page or order (listing/state/README §2): the view before stays drawn, whole, for the
 * moment in which the rows of the next one come. The page's clock stands still here, so that the moment lasts until
 * they are there.
 */
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { FAILED_CALL_MESSAGE } from './network-watch.ts'

const LIST = '/gestor/cashback/listar'

/** Rows, order and place, as they are seen together. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll('[role=grid] tr[data-row] [role=gridcell]:nth-child(2)')]
    const head = document.querySelector('[role=grid] [aria-sort=ascending], [role=grid] [aria-sort=descending]')
    const place = document.querySelector('[aria-label="Paginação"] .list-where')
    return [head?.textContent, head?.ariaSort, place?.textContent, ...rows.map(({ textContent }) => textContent)]
  })

/** Lets the page's clock go on until it is so, 1 ms each time that it is looked at: what has come is drawn by then. */
const soon = (page: Page, isSo: () => Promise<unknown>) =>
  expect.poll(async () => {
    await page.clock.runFor(1)
    return isSo()
  })

test.beforeEach(async ({ page, operator }) => {
  await page.clock.install()
  await operator.openListSignedIn('/cashbacks')
  await operator.press('j')
  await page.waitForLoadState('networkidle')
  await page.clock.pauseAt(Date.now() + 60_000)
})

test('a sort writes the address at once, is drawn once, with its rows, and busy until then', async ({
  page,
  operator,
  expected,
}) => {
  const before = await seen(page)
  const release = await operator.holdRequests(/sort=dscCashback/)
  const asked = page.waitForRequest(/sort=dscCashback/)
  await page.evaluate(() => {
    const drawn: (string | null)[] = []
    Object.assign(window, { drawn })
    const grid = document.querySelector('[role=grid]')!
    new MutationObserver(() => drawn.push(grid.textContent)).observe(grid, {
      childList: true,
      subtree: true,
      characterData: true,
    })
  })
  await operator.press('2')
  expect(new URL(page.url()).searchParams.get('ordem')).toBe('dscCashback,ASC')
  await asked
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'true')
  expect(await seen(page)).toEqual(before)
  const answered = page.waitForResponse(/sort=dscCashback/)
  release()
  await answered
  await soon(page, async () => (await seen(page)).slice(0, 2)).toEqual(['Descrição', 'ascending'])
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false')
  await expected.pageNumber(1, 25)
  const drawn = await page.evaluate(() => (window as unknown as { drawn: string[] }).drawn)
  expect(new Set(drawn).size).toBe(1)
  const content = await operator.fetchRows(`${LIST}?page=0&size=10&sort=dscCashback,ASC`)
  expect((await seen(page)).slice(3)).toEqual(content.map(({ id }) => `#${id}`))
})

test('a page that does not come in that moment is told as being read', async ({ page, operator }) => {
  const before = await seen(page)
  const release = await operator.holdRequests(/page=1&/)
  await operator.press(']')
  await page.clock.runFor(50)
  expect(await seen(page)).toEqual(before)
  await page.clock.runFor(20)
  await expect(page.getByRole('grid')).toContainText('Carregando...')
  await expect(page.getByRole('group', { name: 'Paginação' })).toContainText('Página 2 de 25')
  release()
})

test('Back in that moment undoes this step alone', async ({ page, operator, expected }) => {
  await operator.press('2')
  await soon(page, async () => (await seen(page))[1]).toBe('ascending')
  await page.clock.runFor(100)
  const sorted = await seen(page)
  const release = await operator.holdRequests(/page=1&/)
  await operator.press(']')
  expect(new URL(page.url()).search).toBe('?pagina=2&ordem=dscCashback,ASC')
  await page.goBack()
  expect(new URL(page.url()).search).toBe('?ordem=dscCashback,ASC')
  await soon(page, () => seen(page)).toEqual(sorted)
  release()
  await page.goBack()
  expect(new URL(page.url()).search).toBe('')
  await expected.call('GET', LIST, { query: { sort: 'id,DESC', page: '0' } })
})

test('keys in that moment act on the view that was gone to', async ({ page, operator, expected }) => {
  const release = await operator.holdRequests(/page=1&|sort=dscCashback/)
  await operator.press('2 2')
  await expect.poll(() => new URL(page.url()).searchParams.get('ordem')).toBe('dscCashback,DESC')
  await expected.call('GET', LIST, { query: { sort: 'dscCashback,DESC', page: '0' } })
  await operator.press('0')
  await page.clock.resume()
  await expected.row('#250')
  const [, second] = await operator.fetchRows(`${LIST}?page=1&size=10&sort=id,DESC`)
  await page.clock.pauseAt(Date.now() + 120_000)
  await operator.press('] j e')
  expect(new URL(page.url()).search).toBe('?pagina=2')
  release()
  await page.clock.resume()
  await expected.path(`/cashbacks/editar/${second?.id}`)
})

test('a step that fails is told once, and asked for once', async ({ page, operator, expected, platform, watch }) => {
  watch.acceptProblem(FAILED_CALL_MESSAGE)
  await platform.failCalls('listar$', 400, { query: { page: '1' } })
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const { textContent } of addedNodes) said.push(textContent ?? '')
    }).observe(document.querySelector('body > [role=status]') ?? document.body, { childList: true, subtree: true })
  })
  const before = expected.countCalls('GET', LIST)
  await operator.press(']')
  await soon(page, () => page.getByRole('main').getByText('Não foi possível carregar.').count()).toBe(1)
  await page.clock.runFor(2_000)
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said)
  expect(said.filter((text) => text === 'Não foi possível carregar.')).toHaveLength(1)
  expect(expected.countCalls('GET', LIST)).toBe(before + 1)
})
