/** Records what the unit tests of a run cost (Vitest reporter, see vite.config.ts). */
import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { FileTimesCollector, recordPaths, writeRunTimes } from './file-times.ts'

// oxlint-disable-next-line no-default-export -- the runner imports a reporter's default export
export default class TimesReporter implements Reporter {
  private startMs = 0

  onTestRunStart(): void {
    this.startMs = performance.now()
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const collector = new FileTimesCollector()
    let passed = 0
    let failed = 0
    for (const module of modules) {
      const file = relative(process.cwd(), module.moduleId)
      const tests = [...module.children.allTests()]
      const { environmentSetupDuration, prepareDuration, setupDuration, collectDuration, duration } =
        module.diagnostic()
      const tested = tests.reduce((sum, test) => sum + (test.diagnostic()?.duration ?? 0), 0)
      const setup = environmentSetupDuration + prepareDuration + setupDuration + collectDuration
      collector.add(file, 0, { setup: setup + Math.max(0, duration - tested) })
      for (const test of tests) collector.add(file, 1, { running: test.diagnostic()?.duration ?? 0 }, test.fullName)
      passed += tests.filter((test) => test.result().state === 'passed').length
      failed += tests.filter((test) => test.result().state === 'failed').length
    }
    const wallMs = performance.now() - this.startMs
    writeRunTimes(recordPaths.unit, { passed, failed, flaky: 0, wallMs, files: collector.list() })
  }
}
