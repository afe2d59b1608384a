/**
 * A renewal that the platform has done and whose answer never came: under a grace work goes on, without one it is kept.
 */
import type { BrowserContext, Page, Route } from '@playwright/test'
import type { Operador } from './operador.ts'
import type { TestPlatform } from './platform.ts'
import { expect, test } from './test.ts'
import { failedCall } from './watch.ts'

const REFRESH = '/gestor/auth/refreshToken'
const TYPED = 'Digitado durante a renovação'

/** A form with something typed in it, whose next call finds a token in its last 30 s. */
async function typedWithAnEndingToken(operador: Operador, plataforma: TestPlatform, rotation: number | 'strict') {
  await plataforma.tokens({ rotation })
  await operador.edita('/cashbacks/editar/3', 'Descrição', TYPED)
  await expect(operador.page.getByText(/Rascunho guardado/)).toBeVisible()
  await plataforma.tokens({ ttlSeconds: 25 })
  const ending = await operador.ficha()
  await plataforma.tokens({ ttlSeconds: 3600 })
  await operador.page.evaluate((token) => localStorage.setItem('authToken', token), ending)
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
async function findsDraft(page: Page, operador: Operador) {
  await expect.poll(() => new URL(page.url()).pathname).toBe('/login')
  await expect(page.getByText('Sessão expirada. Entre novamente.').first()).toBeVisible()
  expect(await operador.fichaGuardada()).toBe('')
  await operador.acessa()
  await page.getByRole('button', { name: 'Voltar para onde parei' }).click()
  await expect(page.getByLabel(/Descrição/)).toHaveValue(TYPED)
}

test.beforeEach(({ vigia }) => vigia.accept(failedCall))

test.describe('a tab that is closed while it renews', () => {
  /** Another tab asks for the renewal, holds its lock, and is closed when the platform has done it. */
  async function closedWhileRenewing(page: Page) {
    const other = await page.context().newPage()
    const done = loseRenewal(other, () => Promise.resolve())
    await other.goto('/pedidos')
    await done
    await other.close()
  }

  test('leaves the other one working under a grace [B2]', async ({ page, operador, espera, plataforma }) => {
    await typedWithAnEndingToken(operador, plataforma, 60_000)
    await closedWhileRenewing(page)
    await operador.clica('Atualizar')
    await espera.toast('Atualizado com sucesso')
    await espera.caminho('/cashbacks')
    // One was asked for by the tab that is gone, one by this.
    expect(espera.vezes('POST', REFRESH)).toBe(2)
    expect(espera.vezes('PUT', '/gestor/cashback/atualizar')).toBe(1)
  })

  test('leaves it at /login with its draft without one [B2]', async ({ page, operador, espera, plataforma }) => {
    await typedWithAnEndingToken(operador, plataforma, 'strict')
    await closedWhileRenewing(page)
    await operador.clica('Atualizar')
    await findsDraft(page, operador)
    expect(espera.vezes('PUT', '/gestor/cashback/atualizar')).toBe(0)
  })
})

test.describe('a renewal cut off by a change of network', () => {
  const cut = (route: Route) => route.abort('internetdisconnected')

  test('survives under a grace [K7]', async ({ page, operador, espera, plataforma }) => {
    await typedWithAnEndingToken(operador, plataforma, 60_000)
    const done = loseRenewal(page, cut)
    await operador.clica('Atualizar')
    await done
    await espera.toast('Atualizado com sucesso')
    await espera.caminho('/cashbacks')
    expect(espera.vezes('POST', REFRESH)).toBe(2)
    expect(espera.vezes('PUT', '/gestor/cashback/atualizar')).toBe(1)
  })

  test('keeps the draft without one [K7]', async ({ page, operador, espera, plataforma }) => {
    await typedWithAnEndingToken(operador, plataforma, 'strict')
    const done = loseRenewal(page, cut)
    await operador.clica('Atualizar')
    await done
    await findsDraft(page, operador)
    expect(espera.vezes('PUT', '/gestor/cashback/atualizar')).toBe(0)
  })
})
