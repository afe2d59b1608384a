/**
 * The end-to-end tests' fixtures: a platform per worker, its data as seeded for every test, an operator and what the
 * operator expects. A test fails on any policy violation, console error, unhandled rejection or foreign request that
 * it has not called its own with `vigia.accept` (but for the numbers half typed of watch.ts).
 */
import { test as base } from '@playwright/test'
import { Expectations } from './expectations.ts'
import { expect } from './expect.ts'
import { Operator } from './operator.ts'
import { platformFixture, type TestPlatform } from './test-platform.ts'
import { startWatch, type Watch } from './network-watch.ts'

interface Fixtures {
  operator: Operator
  expected: Expectations
  watch: Watch
}

interface WorkerFixtures {
  platform: TestPlatform
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  platform: platformFixture(),
  baseURL: ({ platform: plataforma }, use) => use(plataforma.url),
  watch: [
    async ({ context, platform: plataforma }, use, info) => {
      await plataforma.restore()
      const watching = await startWatch(context, plataforma.url, plataforma.markWritten)
      await use(watching)
      const wrong = watching.getUnexpected()
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
  operator: ({ page, platform: plataforma }, use) => use(new Operator(page, plataforma.url)),
  expected: ({ page, watch: vigia }, use) => use(new Expectations(page, vigia.calls)),
})

export { expect }
