/** Records what the journeys of a run cost (Playwright reporter, see e2e/playwright.config.ts). */
import { relative } from 'node:path'
import type { FullResult, Reporter, Suite, TestCase, TestResult, TestStep } from '@playwright/test/reporter'
import { FileTimesCollector, recordPaths, sumTimes, writeRunTimes, type TimePart } from './file-times.ts'

const NAVIGATION = /^(Navigate|Reload|Go back|Go forward)/i

/**
 * Returns which part of a test's time a step is; undefined if its inner steps tell, or if it is none of the parts. The
 * categories are Playwright's: 'hook', 'fixture', 'expect', 'pw:api', 'test.step'.
 */
function getPart({ category, title }: TestStep): TimePart | undefined {
  if (category === 'hook' || category === 'fixture') return 'setup'
  if (category === 'expect') return 'waiting'
  if (category === 'pw:api' && NAVIGATION.test(title)) return 'navigation'
  return undefined
}

/** Adds the steps' ms to `times`, each at the outermost step that has a part. */
function addSteps(steps: readonly TestStep[], times: Record<TimePart, number>): void {
  for (const step of steps) {
    const part = getPart(step)
    if (part === undefined) addSteps(step.steps, times)
    else times[part] += step.duration
  }
}

/** Returns a test's ms by part. Steps that overlap may add up to more than the test: then nothing is left for `running`. */
export function splitTestTime({ duration, steps }: Pick<TestResult, 'duration' | 'steps'>): Record<TimePart, number> {
  const times = { setup: 0, navigation: 0, waiting: 0, running: 0 }
  addSteps(steps, times)
  times.running = Math.max(0, duration - sumTimes(times))
  return times
}

// oxlint-disable-next-line no-default-export -- the runner imports a reporter's default export
export default class TimesReporter implements Reporter {
  private readonly collector = new FileTimesCollector()
  private root: Suite | undefined

  onBegin(_config: unknown, root: Suite): void {
    this.root = root
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const file = relative(process.cwd(), test.location.file)
    this.collector.add(file, result.retry === 0 ? 1 : 0, splitTestTime(result), test.title)
  }

  onEnd({ duration }: FullResult): void {
    // `--list` ends without a test, and a record without tests would replace that of a run.
    if (this.collector.list().length === 0) return
    const outcomes = (this.root?.allTests() ?? []).map((test) => test.outcome())
    const count = (outcome: string) => outcomes.filter((one) => one === outcome).length
    const flaky = count('flaky')
    writeRunTimes(recordPaths.e2e, {
      passed: count('expected') + flaky,
      failed: count('unexpected'),
      flaky,
      wallMs: duration,
      files: this.collector.list(),
    })
  }
}
