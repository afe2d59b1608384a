/**
 * Runs the project's checks in rising order of cost and shows how long each took. Checks that only read the sources run
 * in parallel; their output is printed when they end. `npm run check` stops at the first stage with a failure. `npm
 * test` (--all) runs all checks and ends with the line 'N passed, N failed': the tests of vitest and Playwright, and
 * one more failure for every other step that fails.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { ensureTestBrowser } from './find-browser.ts'

interface TestCounts {
  passed: number
  failed: number
}

interface CheckStep {
  /** The npm script to run. */
  script: string
  args?: readonly string[]
  env?: Readonly<Record<string, string>>
  /** Work to do before the script runs. Throws if it fails. */
  prepare?: () => void
  /** Reads how many tests passed and failed. */
  readCounts?: () => TestCounts
}

const unitReport = '.cache/unit.json'
const browserReport = '.cache/e2e.json'

/** Reads the JSON report of a test runner; null if the runner died before it wrote one. */
function readReport<Report>(path: string): Report | null {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Report) : null
}

/** The stages run one after the other; the steps of a stage run in parallel. */
const stages: readonly (readonly CheckStep[])[] = [
  [{ script: 'format:check' }, { script: 'typecheck' }, { script: 'deadcode' }, { script: 'lint' }],
  [
    {
      script: 'unit',
      args: ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
      readCounts: () => {
        const report = readReport<{ numPassedTests: number; numFailedTests: number }>(unitReport)
        return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 }
      },
    },
  ],
  [{ script: 'build' }],
  [{ script: 'budget' }],
  [
    {
      script: 'e2e',
      args: ['--reporter=line,json'],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
      prepare: () => console.log(`    ${ensureTestBrowser()}`),
      readCounts: () => {
        const stats = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(
          browserReport,
        )?.stats
        return { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0 }
      },
    },
  ],
]

/**
 * Returns whether the step succeeded, and its output if it runs beside others. A step that runs alone prints to the
 * terminal itself.
 */
async function runStep(step: CheckStep, isAlone: boolean): Promise<{ ok: boolean; output: string }> {
  try {
    step.prepare?.()
  } catch (error) {
    return { ok: false, output: `${error instanceof Error ? error.message : String(error)}\n` }
  }
  const args = ['run', '--silent', step.script, ...(step.args ? ['--', ...step.args] : [])]
  const shell = process.platform === 'win32'
  const child = spawn('npm', args, {
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    shell,
    env: { ...process.env, ...step.env },
  })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => output.push(part))
  const [code] = (await once(child, 'close')) as [number | null]
  return { ok: code === 0, output: Buffer.concat(output).toString() }
}

const runsAll = process.argv.includes('--all')
const totals: TestCounts = { passed: 0, failed: 0 }
const summary: string[] = []
mkdirSync('.cache', { recursive: true })
for (const report of [unitReport, browserReport]) rmSync(report, { force: true })

/** Runs a step, prints its result and adds its test counts. Returns true if it succeeded. */
async function runAndReport(step: CheckStep, isAlone: boolean): Promise<boolean> {
  if (isAlone) console.log(`\n▶ ${step.script}`)
  const start = performance.now()
  const { ok, output } = await runStep(step, isAlone)
  const line = `${ok ? '✓' : '✗'} ${step.script.padEnd(14)} ${((performance.now() - start) / 1000).toFixed(1).padStart(7)} s`
  summary.push(line)
  // Printed in one call, so that the outputs of parallel steps do not mix.
  console.log(isAlone ? output + line : `\n▶ ${step.script}\n${output}${line}`)
  const counts = step.readCounts?.() ?? { passed: 0, failed: 0 }
  totals.passed += counts.passed
  totals.failed += counts.failed + (!ok && counts.failed === 0 ? 1 : 0)
  return ok
}

for (const stage of stages) {
  const done = await Promise.all(stage.map((step) => runAndReport(step, stage.length === 1)))
  if (!runsAll && done.includes(false)) break
}

console.log(`\n${summary.join('\n')}\n\n${totals.passed} passed, ${totals.failed} failed`)
process.exitCode = totals.failed === 0 ? 0 : 1
