/**
 * The frozen view of a list during a step to another page or order (listing/state/README §2): the old view stays whole
 * while the new rows load. The page's clock is stopped here, so that this state lasts until they arrive.
 */
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { FAILED_CALL_MESSAGE } from './network-watch.ts'

const LIST = '/gestor/cashback/listar'

/** Returns rows, order and page as they are shown together. */
const readView = (page: Page) =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll('[role=grid] tr[data-row] [role=gridcell]:nth-child(2)')]
    const sortedHeader = document.querySelector('[role=grid] [aria-sort=ascending], [role=grid] [aria-sort=descending]')
    const pageLabel = document.querySelector('[aria-label="Paginação"] .list-where')
    return [
      sortedHeader?.textContent,
      sortedHeader?.ariaSort,
      pageLabel?.textContent,
      ...rows.map(({ textContent }) => textContent),
    ]
  })

/**
 * Advances the page's clock by 1 ms at each poll until the condition holds: whatever has arrived is rendered by then.
 */
const waitFor = (page: Page, condition: () => Promise<unknown>) =>
  expect.poll(async () => {
    await page.clock.runFor(1)
    return condition()
  })

test.beforeEach(async ({ page, operator }) => {
  await page.clock.install()
  await operator.opensListSignedIn('/cashbacks')
  await operator.presses('j')
  await page.waitForLoadState('networkidle')
  await page.clock.pauseAt(Date.now() + 60_000)
})

test('a sort changes the URL at once, is rendered once, with its rows, and busy until then; a page that takes longer is shown as loading', async ({
  page,
  operator,
  expected,
}) => {
  const before = await readView(page)
  const release = await operator.holdsRequests(/sort=dscCashback/)
  const request = page.waitForRequest(/sort=dscCashback/)
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
  await operator.presses('2')
  expect(new URL(page.url()).searchParams.get('ordem')).toBe('dscCashback,ASC')
  await request
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'true')
  expect(await readView(page)).toEqual(before)
  const answered = page.waitForResponse(/sort=dscCashback/)
  release()
  await answered
  await waitFor(page, async () => (await readView(page)).slice(0, 2)).toEqual(['Descrição', 'ascending'])
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false')
  await expected.pageNumber(1, 25)
  const drawn = await page.evaluate(() => (window as unknown as { drawn: string[] }).drawn)
  expect(new Set(drawn).size).toBe(1)
  const content = await operator.fetchRows(`${LIST}?page=0&size=10&sort=dscCashback,ASC`)
  expect((await readView(page)).slice(3)).toEqual(content.map(({ id }) => `#${id}`))
  await test.step('a page that takes longer', async () => {
    await page.clock.runFor(100)
    const sorted = await readView(page)
    const releasePage = await operator.holdsRequests(/page=1&/)
    await operator.presses(']')
    await page.clock.runFor(50)
    expect(await readView(page)).toEqual(sorted)
    await page.clock.runFor(20)
    await expect(page.getByRole('grid')).toContainText('Carregando...')
    await expect(page.getByRole('group', { name: 'Paginação' })).toContainText('Página 2 de 25')
    releasePage()
  })
})

test('Back in the meantime undoes this step alone', async ({ page, operator, expected }) => {
  await operator.presses('2')
  await waitFor(page, async () => (await readView(page))[1]).toBe('ascending')
  await page.clock.runFor(100)
  const sorted = await readView(page)
  const release = await operator.holdsRequests(/page=1&/)
  await operator.presses(']')
  expect(new URL(page.url()).search).toBe('?pagina=2&ordem=dscCashback,ASC')
  await page.goBack()
  expect(new URL(page.url()).search).toBe('?ordem=dscCashback,ASC')
  await waitFor(page, () => readView(page)).toEqual(sorted)
  release()
  await page.goBack()
  expect(new URL(page.url()).search).toBe('')
  await expected.call('GET', LIST, { query: { sort: 'id,DESC', page: '0' } })
})

test('keys in the meantime act on the new view', async ({ page, operator, expected }) => {
  const release = await operator.holdsRequests(/page=1&|sort=dscCashback/)
  await operator.presses('2 2')
  await expect.poll(() => new URL(page.url()).searchParams.get('ordem')).toBe('dscCashback,DESC')
  await expected.call('GET', LIST, { query: { sort: 'dscCashback,DESC', page: '0' } })
  await operator.presses('0')
  await page.clock.resume()
  await expected.row('#250')
  const [, second] = await operator.fetchRows(`${LIST}?page=1&size=10&sort=id,DESC`)
  await page.clock.pauseAt(Date.now() + 120_000)
  await operator.presses('] j e')
  expect(new URL(page.url()).search).toBe('?pagina=2')
  release()
  await page.clock.resume()
  await expected.path(`/cashbacks/editar/${second?.id}`)
})

test('a step that fails is reported once, and requested once', async ({
  page,
  operator,
  expected,
  platform,
  watch,
}) => {
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
  await operator.presses(']')
  await waitFor(page, () => page.getByRole('main').getByText('Não foi possível carregar.').count()).toBe(1)
  await page.clock.runFor(2_000)
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said)
  expect(said.filter((text) => text === 'Não foi possível carregar.')).toHaveLength(1)
  expect(expected.countCalls('GET', LIST)).toBe(before + 1)
})
