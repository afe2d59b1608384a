/**
 * The end-to-end tests' fixtures: a platform per worker, its data as seeded for every test, an operator and what the
 * operator expects. A test fails on any policy violation, console error, unhandled rejection or foreign request that
 * it has not called its own with `vigia.accept` (but for the numbers half typed of watch.ts).
 */
import { test as base } from '@playwright/test'
import { Espera } from './espera.ts'
import { expect } from './expect.ts'
import { Operador } from './operador.ts'
import { ownPlatform, type TestPlatform } from './platform.ts'
import { watch, type Watch } from './watch.ts'

interface Fixtures {
  operador: Operador
  espera: Espera
  vigia: Watch
}

interface WorkerFixtures {
  plataforma: TestPlatform
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  plataforma: ownPlatform(),
  baseURL: ({ plataforma }, use) => use(plataforma.url),
  vigia: [
    async ({ context, plataforma }, use, info) => {
      await plataforma.restore()
      const watching = await watch(context, plataforma.url, plataforma.touch)
      await use(watching)
      const wrong = watching.unexpected()
      if (info.status !== info.expectedStatus || wrong.length > 0)
        for (const [at, page] of context.pages().entries()) {
          const path = info.outputPath(`test-failed-${at + 1}.png`)
          // A page that hangs, or has gone, has no picture; the test's own failure is what is told.
          await page.screenshot({ path, timeout: 5_000 }).catch(() => undefined)
        }
      expect(wrong, 'console, policy and network').toEqual([])
    },
    { auto: true },
  ],
  operador: ({ page, plataforma }, use) => use(new Operador(page, plataforma.url)),
  espera: ({ page, vigia }, use) => use(new Espera(page, vigia.calls)),
})

export { expect }
