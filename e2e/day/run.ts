/** Runs the day in a browser, from its first step to the first failure, and prints each step. */
import { startPlatform } from '../test-platform.ts'
import type { Browser } from './browser.ts'
import { assert } from './page.ts'
import { steps } from './steps.ts'

/** Runs the day in the browser with this name; `limitations` says what automation cannot show in it. */
export async function runDay(name: string, start: () => Promise<Browser>, limitations: string): Promise<void> {
  const platform = await startPlatform()
  const browser = await start()
  console.log(`${name} ${browser.version}`)
  try {
    for (const [step, go] of steps) {
      const started = performance.now()
      await go(browser, platform.url)
      console.log(`✓ ${step.padEnd(40)} ${((performance.now() - started) / 1000).toFixed(1)} s`)
    }
    assert(browser.problems.length === 0, `${name} complained:\n${browser.problems.join('\n')}`)
    console.log(limitations)
  } catch (error) {
    console.error(`✗ ${error instanceof Error ? error.message : String(error)}`)
    for (const line of browser.problems) console.error(`    ${line}`)
    process.exitCode = 1
  } finally {
    await browser.close()
    await platform.close()
  }
}
