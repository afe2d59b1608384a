/**
 * A renewal that the platform has done and whose answer never came: under a grace work goes on, without one it is kept.
 */
import type { BrowserContext, Page, Route } from '@playwright/test'
import type { Operator } from './operator.ts'
import type { TestPlatform } from './test-platform.ts'
import { expect, test } from './fixtures.ts'
import { FAILED_CALL_MESSAGE } from './network-watch.ts'

const REFRESH = '/gestor/auth/refreshToken'
const TYPED = 'Digitado durante a renovação'

/** A form with something typed in it, whose next call finds a token in its last 30 s. */
async function typedWithAnEndingToken(operator: Operator, plataforma: TestPlatform, rotation: number | 'strict') {
  await plataforma.setTokenControls({ rotation })
  await operator.editRecord('/cashbacks/editar/3', 'Descrição', TYPED)
  await expect(operator.page.getByText(/Rascunho guardado/)).toBeVisible()
  await plataforma.setTokenControls({ ttlSeconds: 25 })
  const ending = await operator.fetchToken()
  await plataforma.setTokenControls({ ttlSeconds: 3600 })
  await operator.page.evaluate((token) => localStorage.setItem('authToken', token), ending)
}

/**
 * The next renewal is done by the platform, and `after` decides what becomes of its answer; resolves when it is done.
 */
const loseRenewal = (of: Page | BrowserContext, after: (route: Route) => Promise<void>): Promise<void> =>
  new Promise((done) => {
    void of.route(
      `**${REFRESH}`,
      async (route) => {
        expect((await route.fetch()).status()).toBe(200)
        await after(route)
        done()
      },
      { times: 1 },
    )
  })

/** After a new sign-in what was typed is there again. */
async function findsDraft(page: Page, operator: Operator) {
  await expect.poll(() => new URL(page.url()).pathname).toBe('/login')
  await expect(page.getByText('Sessão expirada. Entre novamente.').first()).toBeVisible()
  expect(await operator.getStoredToken()).toBe('')
  await operator.signInThroughPage()
  await page.getByRole('button', { name: 'Voltar para onde parei' }).click()
  await expect(page.getByLabel(/Descrição/)).toHaveValue(TYPED)
}

test.beforeEach(({ watch }) => watch.acceptProblem(FAILED_CALL_MESSAGE))

test.describe('a tab that is closed while it renews', () => {
  /** Another tab asks for the renewal, holds its lock, and is closed when the platform has done it. */
  async function closedWhileRenewing(page: Page) {
    const other = await page.context().newPage()
    const done = loseRenewal(other, () => Promise.resolve())
    await other.goto('/pedidos')
    await done
    await other.close()
  }

  test('leaves the other one working under a grace [B2]', async ({ page, operator, expected, platform }) => {
    await typedWithAnEndingToken(operator, platform, 60_000)
    await closedWhileRenewing(page)
    await operator.click('Atualizar')
    await expected.toast('Atualizado com sucesso')
    await expected.path('/cashbacks')
    // One was asked for by the tab that is gone, one by this.
    expect(expected.countCalls('POST', REFRESH)).toBe(2)
    expect(expected.countCalls('PUT', '/gestor/cashback/atualizar')).toBe(1)
  })

  test('leaves it at /login with its draft without one [B2]', async ({ page, operator, expected, platform }) => {
    await typedWithAnEndingToken(operator, platform, 'strict')
    await closedWhileRenewing(page)
    await operator.click('Atualizar')
    await findsDraft(page, operator)
    expect(expected.countCalls('PUT', '/gestor/cashback/atualizar')).toBe(0)
  })
})

test.describe('a renewal cut off by a change of network', () => {
  const cut = (route: Route) => route.abort('internetdisconnected')

  test('survives under a grace [K7]', async ({ page, operator, expected, platform }) => {
    await typedWithAnEndingToken(operator, platform, 60_000)
    const done = loseRenewal(page, cut)
    await operator.click('Atualizar')
    await done
    await expected.toast('Atualizado com sucesso')
    await expected.path('/cashbacks')
    expect(expected.countCalls('POST', REFRESH)).toBe(2)
    expect(expected.countCalls('PUT', '/gestor/cashback/atualizar')).toBe(1)
  })

  test('keeps the draft without one [K7]', async ({ page, operator, expected, platform }) => {
    await typedWithAnEndingToken(operator, platform, 'strict')
    const done = loseRenewal(page, cut)
    await operator.click('Atualizar')
    await done
    await findsDraft(page, operator)
    expect(expected.countCalls('PUT', '/gestor/cashback/atualizar')).toBe(0)
  })
})
