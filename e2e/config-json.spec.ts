/** How the console treats a config.json that is wrong, missing or unreadable. */
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { FAILED_CALL_MESSAGE } from './network-watch.ts'

test.describe('config.json', () => {
  const withConfig = (page: Page, body: string, status = 200, contentType = 'application/json') =>
    page.route('**/config.json', (route) => route.fulfill({ status, contentType, body }))

  test('with a wrong value: a page that names the key, and nothing else', async ({ page, operator, expected }) => {
    await withConfig(page, '{"apiBase": 5}')
    await operator.open('/login')
    await expected.text(/apiBase.*esperado um caminho que comece com "\/"/)
    await expect(page.getByRole('textbox')).toHaveCount(0)
  })

  test('that is no JSON: the same', async ({ page, operator, expected }) => {
    await withConfig(page, 'apiBase=/api')
    await operator.open('/')
    await expected.text(/esperado um arquivo JSON válido/)
  })

  for (const [name, status, type] of [
    ['missing', 404, 'text/plain'],
    ['answered by the single page', 200, 'text/html'],
  ] as const)
    test(`${name}: the defaults`, async ({ page, operator, watch }) => {
      watch.acceptProblem(FAILED_CALL_MESSAGE)
      await withConfig(page, '<!doctype html>', status, type)
      await operator.openListSignedIn('/cashbacks')
    })

  test('that cannot be read: a page with a retry', async ({ page, operator, expected, watch }) => {
    watch.acceptProblem(FAILED_CALL_MESSAGE)
    await withConfig(page, '', 500)
    await operator.open('/login')
    await expected.text(/Não foi possível ler config.json/)
    await page.unroute('**/config.json')
    await operator.click('Tentar novamente')
    await expect(page.getByLabel('E-mail')).toBeVisible()
  })
})
