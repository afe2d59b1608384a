/** 'A fazer' on the dashboard: counts of the lists, one small request each, with their links and keys. */
import type { Page } from '@playwright/test'
import { checkAccessibility } from './check-accessibility.ts'
import { expect, test } from './fixtures.ts'
import { FAILED_CALL_MESSAGE } from './network-watch.ts'

const getCounts = (page: Page) => page.getByRole('region', { name: 'A fazer' }).getByRole('link')
const getCount = (page: Page, label: string) => getCounts(page).filter({ hasText: label })

const CASHBACKS = '/gestor/cashback/listar'
const PRODUCTS = '/gestor/produtos/listar'
const BONUSES = '/gestor/bonus'

test('each count is one request of one row after the first paint; keys open the lists, r reads again, the palette tells', async ({
  page,
  operator,
  expected,
  watch,
}) => {
  await operator.opensSignedIn('/')
  const countOf = async (path: string) =>
    ((await operator.fetchJson(path)) as { totalElements: number }).totalElements.toLocaleString('pt-BR')
  for (const [label, path] of [
    ['cashbacks inativos', `${CASHBACKS}?STATUS_ID=2`],
    ['produtos pendentes', `${PRODUCTS}?statusId=4`],
    ['produtos bloqueados', `${PRODUCTS}?statusId=3`],
    ['produtos inativos', `${PRODUCTS}?statusId=2`],
    ['bônus pendentes', `${BONUSES}?statusId=1`],
  ] as const)
    await expect(getCount(page, label)).toContainText(await countOf(path))
  const callsOf = (path: string) => watch.calls.filter((call) => call.method === 'GET' && call.path === path)
  await test.step('no more requests than counts, of one row each', () => {
    expect([CASHBACKS, PRODUCTS, BONUSES].map((path) => callsOf(path).length)).toEqual([1, 3, 1])
    expect(callsOf(PRODUCTS).map(({ query }) => query['size'])).toEqual(['1', '1', '1'])
  })
  await test.step('r reads the counts again, each once', async () => {
    await operator.presses('r')
    await expect.poll(() => [CASHBACKS, PRODUCTS, BONUSES].map((path) => callsOf(path).length)).toEqual([2, 6, 2])
  })
  await test.step('accessible in both themes, at 390 px too', async () => {
    await checkAccessibility(page)
  })
  await test.step('a digit opens the filtered list', async () => {
    await operator.presses('5')
    await expect(page).toHaveURL(/\/bonus\?statusId=1$/)
    await operator.presses('g d')
    await expect(getCount(page, 'bônus pendentes')).toHaveAttribute('href', '/bonus?statusId=1')
    await operator.presses('2')
    await expect(page).toHaveURL(/\/produtos\?statusId=4$/)
  })
  await test.step('the palette tells from any screen', async () => {
    await operator.runs('a fazer')
    await expected.toast(/^A fazer: .*\d produtos pendentes .*\d bônus pendentes$/)
  })
})

test('a count that fails is –, never 0, with its reason; the others stay, and nothing is asked twice', async ({
  page,
  operator,
  platform,
  expected,
  watch,
}) => {
  watch.acceptProblem(FAILED_CALL_MESSAGE)
  await platform.failCalls('/bonus$', 503)
  await platform.failCalls('/cashback/listar$', 500)
  await operator.opensSignedIn('/')
  await expect(getCount(page, 'bônus pendentes')).toContainText('–')
  await expect(getCount(page, 'bônus pendentes')).toHaveAttribute('title', /^Não lido: ./)
  await expect(getCount(page, 'cashbacks inativos')).toContainText('–')
  await expect(getCount(page, 'produtos pendentes')).toContainText(/\d/)
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(expected.countCalls('GET', BONUSES)).toBe(1)
})

test('a filter without effect takes its counts out; all zero is nothing to do', async ({ page, operator }) => {
  await page.route('**/config.json', (route) =>
    route.fulfill({ json: { capabilities: { withoutFilter: { '/produtos': ['statusId'] } } } }),
  )
  await operator.opensSignedIn('/')
  await expect(getCounts(page)).toHaveCount(2)
  await expect(getCounts(page).filter({ hasText: 'produtos' })).toHaveCount(0)
  await page.route(/\/api\/gestor\/(bonus|cashback\/listar)\?/, (route) =>
    route.fulfill({ json: { content: [], totalElements: 0, totalPages: 0, size: 1, number: 0 } }),
  )
  await operator.presses('r')
  await expect(page.getByRole('region', { name: 'A fazer' })).toContainText('Nada a fazer')
})
