/**
 * A renewal that the platform has done and whose response is lost: with a grace period work continues, without one it
 * is kept.
 */
import type { BrowserContext, Page, Route } from '@playwright/test'
import type { Operator } from './operator.ts'
import type { TestPlatform } from './test-platform.ts'
import { expect, test } from './fixtures.ts'
import { FAILED_CALL_MESSAGE } from './network-watch.ts'

const REFRESH = '/gestor/auth/refreshToken'
const TYPED = 'Digitado durante a renovação'

/** Opens a form with typed input, whose next call uses a token in its last 30 s. */
async function typeWithEndingToken(operator: Operator, platform: TestPlatform, rotation: number | 'strict') {
  await platform.setTokenControls({ rotation })
  await operator.editsRecord('/cashbacks/editar/3', 'Descrição', TYPED)
  await expect(operator.page.getByText(/Rascunho guardado/)).toBeVisible()
  await platform.setTokenControls({ ttlSeconds: 25 })
  const endingToken = await operator.fetchToken()
  await platform.setTokenControls({ ttlSeconds: 3600 })
  await operator.page.evaluate((token) => localStorage.setItem('authToken', token), endingToken)
}

/** The platform performs the next renewal, and `after` handles its response; resolves when the platform is done. */
const loseRenewal = (target: Page | BrowserContext, after: (route: Route) => Promise<void>): Promise<void> =>
  new Promise((resolve) => {
    void target.route(
      `**${REFRESH}`,
      async (route) => {
        expect((await route.fetch()).status()).toBe(200)
        await after(route)
        resolve()
      },
      { times: 1 },
    )
  })

/** Signs in again and expects the typed input. */
async function expectDraftAfterSignIn(page: Page, operator: Operator) {
  await expect.poll(() => new URL(page.url()).pathname).toBe('/login')
  await expect(page.getByText('Sessão expirada. Entre novamente.').first()).toBeVisible()
  expect(await operator.getStoredToken()).toBe('')
  await operator.signsInThroughPage()
  await page.getByRole('button', { name: 'Voltar para onde parei' }).click()
  await expect(page.getByLabel(/Descrição/)).toHaveValue(TYPED)
}

test.beforeEach(({ watch }) => watch.acceptProblem(FAILED_CALL_MESSAGE))

test.describe('a tab closed during its renewal', () => {
  /** Another tab requests the renewal, holds its lock, and is closed when the platform has done it. */
  async function closeWhileRenewing(page: Page) {
    const otherTab = await page.context().newPage()
    const done = loseRenewal(otherTab, () => Promise.resolve())
    await otherTab.goto('/pedidos')
    await done
    await otherTab.close()
  }

  test('leaves the other one working with a grace period [B2]', async ({ page, operator, expected, platform }) => {
    await typeWithEndingToken(operator, platform, 60_000)
    await closeWhileRenewing(page)
    await operator.clicks('Atualizar')
    await expected.toast('Atualizado com sucesso')
    await expected.path('/cashbacks')
    // One was requested by the closed tab, one by this tab.
    expect(expected.countCalls('POST', REFRESH)).toBe(2)
    expect(expected.countCalls('PUT', '/gestor/cashback/atualizar')).toBe(1)
  })

  test('leaves it at /login with its draft without one [B2]', async ({ page, operator, expected, platform }) => {
    await typeWithEndingToken(operator, platform, 'strict')
    await closeWhileRenewing(page)
    await operator.clicks('Atualizar')
    await expectDraftAfterSignIn(page, operator)
    expect(expected.countCalls('PUT', '/gestor/cashback/atualizar')).toBe(0)
  })
})

test.describe('a renewal interrupted by a change of network', () => {
  const abortOffline = (route: Route) => route.abort('internetdisconnected')

  test('survives with a grace period [K7]', async ({ page, operator, expected, platform }) => {
    await typeWithEndingToken(operator, platform, 60_000)
    const done = loseRenewal(page, abortOffline)
    await operator.clicks('Atualizar')
    await done
    await expected.toast('Atualizado com sucesso')
    await expected.path('/cashbacks')
    expect(expected.countCalls('POST', REFRESH)).toBe(2)
    expect(expected.countCalls('PUT', '/gestor/cashback/atualizar')).toBe(1)
  })

  test('keeps the draft without one [K7]', async ({ page, operator, expected, platform }) => {
    await typeWithEndingToken(operator, platform, 'strict')
    const done = loseRenewal(page, abortOffline)
    await operator.clicks('Atualizar')
    await done
    await expectDraftAfterSignIn(page, operator)
    expect(expected.countCalls('PUT', '/gestor/cashback/atualizar')).toBe(0)
  })
})
