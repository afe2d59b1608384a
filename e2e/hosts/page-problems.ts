/** Collects what the browser reports about a page of the tests on real hosts. */
import type { Page } from '@playwright/test'

/** Returns the page's policy violations, console errors and uncaught errors; the list grows. */
export async function collectProblems(page: Page): Promise<string[]> {
  const problems: string[] = []
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} ${blockedURI}`),
    )
  })
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => problems.push(error.message))
  return problems
}
