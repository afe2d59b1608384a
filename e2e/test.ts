/**
 * The end-to-end tests' fixtures: a platform per worker, its data as seeded for every test, an operator and what the
 * operator expects. A test fails on any policy violation, console error, unhandled rejection or foreign request that
 * it has not called its own with `vigia.accept` (but for the numbers half typed of watch.ts).
 */
import { test as base, expect } from '@playwright/test'
import { Espera } from './espera.ts'
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
    async ({ context, plataforma }, use) => {
      await plataforma.restore()
      const watching = await watch(context, plataforma.url, plataforma.touch)
      await use(watching)
      expect(watching.unexpected(), 'console, policy and network').toEqual([])
    },
    { auto: true },
  ],
  operador: ({ page, plataforma }, use) => use(new Operador(page, plataforma.url)),
  espera: ({ page, vigia }, use) => use(new Espera(page, vigia.calls)),
})

export { expect }
