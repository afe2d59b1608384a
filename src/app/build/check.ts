/**
 * Runs the project's checks in rising order of cost and says how long each took. `npm run check` stops at the first
 * that fails; `npm test` (--all) runs them all and ends with the line 'N passed, N failed': the tests of vitest and
 * Playwright, and one more failure for every other step that fails.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { ensureBrowser } from './browser.ts'

interface Counts {
  passed: number
  failed: number
}

interface Step {
  /** The npm script to run. */
  script: string
  args?: readonly string[]
  env?: Readonly<Record<string, string>>
  /** Work that must be done before. */
  before?: () => void
  /** Reads how many tests passed and failed. */
  counts?: () => Counts
}

const unitReport = '.cache/unit.json'
const browserReport = '.cache/e2e.json'

/** Both runners' reports under the names that they use; null where the runner died before it wrote one. */
function read<Report>(path: string): Report | null {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Report) : null
}

const steps: readonly Step[] = [
  { script: 'typecheck' },
  { script: 'lint' },
  { script: 'format:check' },
  { script: 'deadcode' },
  {
    script: 'unit',
    args: ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
    counts: () => {
      const report = read<{ numPassedTests: number; numFailedTests: number }>(unitReport)
      return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 }
    },
  },
  { script: 'build' },
  { script: 'budget' },
  {
    script: 'e2e',
    args: ['--reporter=line,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
    before: () => console.log(`    ${ensureBrowser()}`),
    counts: () => {
      const stats = read<{ stats: { expected: number; unexpected: number; flaky: number } }>(browserReport)?.stats
      return { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0 }
    },
  },
]

/** True where the step succeeded; what it says goes straight to the terminal. */
function succeeds(step: Step): boolean {
  try {
    step.before?.()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return false
  }
  const args = ['run', '--silent', step.script, ...(step.args ? ['--', ...step.args] : [])]
  const shell = process.platform === 'win32'
  return spawnSync('npm', args, { stdio: 'inherit', shell, env: { ...process.env, ...step.env } }).status === 0
}

const all = process.argv.includes('--all')
const total: Counts = { passed: 0, failed: 0 }
const summary: string[] = []
mkdirSync('.cache', { recursive: true })
for (const report of [unitReport, browserReport]) rmSync(report, { force: true })

for (const step of steps) {
  console.log(`\n▶ ${step.script}`)
  const start = performance.now()
  const ok = succeeds(step)
  const line = `${ok ? '✓' : '✗'} ${step.script.padEnd(14)} ${((performance.now() - start) / 1000).toFixed(1).padStart(7)} s`
  summary.push(line)
  console.log(line)
  const counts = step.counts?.() ?? { passed: 0, failed: 0 }
  total.passed += counts.passed
  total.failed += counts.failed + (!ok && counts.failed === 0 ? 1 : 0)
  if (!ok && !all) break
}

console.log(`\n${summary.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
