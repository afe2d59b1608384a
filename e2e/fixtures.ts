/**
 * The fixtures of the end-to-end tests: one platform per worker, reset to its seed before every test, an operator and
 * an operator's expectations. A test fails on any policy violation, console error, unhandled rejection or foreign
 * request that it does not accept with `watch.acceptProblem`; network-watch.ts names the one exception.
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
  baseURL: ({ platform }, use) => use(platform.url),
  watch: [
    async ({ context, platform }, use, info) => {
      await platform.restore()
      const watching = await startWatch(context, platform.url, platform.markWritten)
      await use(watching)
      // A response that a test still waits to change may come after its end.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      const unexpected = watching.getUnexpected()
      if (info.status !== info.expectedStatus || unexpected.length > 0)
        for (const [index, page] of context.pages().entries()) {
          const path = info.outputPath(`test-failed-${index + 1}.png`)
          // A page that hangs or is closed has no picture. The test's own failure is what matters.
          await page.screenshot({ path, timeout: 5_000 }).catch(() => undefined)
        }
      expect(unexpected, 'console, policy and network').toEqual([])
    },
    { auto: true },
  ],
  operator: ({ page, platform }, use) => use(new Operator(page, platform.url)),
  expected: ({ page, watch }, use) => use(new Expectations(page, watch.calls)),
})

export { expect }
