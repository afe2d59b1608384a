/**
 * Runs the project's checks in rising order of cost and says how long each took; those that read the sources alone run
 * side by side, and what each says is printed when it has ended. `npm run check` stops where one fails; `npm test`
 * (--all) runs them all and ends with the line 'N passed, N failed': the tests of vitest and Playwright, and one more
 * failure for every other step that fails.
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
  /** Work that must be done before. */
  prepare?: () => void
  /** Reads how many tests passed and failed. */
  readCounts?: () => TestCounts
}

const unitReport = '.cache/unit.json'
const browserReport = '.cache/e2e.json'

/** Both runners' reports under the names that they use; null where the runner died before it wrote one. */
function readReport<Report>(path: string): Report | null {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Report) : null
}

/** One after the other; the steps of one stage run at once. */
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

/** Whether the step succeeded, and what it said where it runs beside others; alone it speaks to the terminal itself. */
async function runStep(step: CheckStep, isAlone: boolean): Promise<{ ok: boolean; said: string }> {
  try {
    step.prepare?.()
  } catch (error) {
    return { ok: false, said: `${error instanceof Error ? error.message : String(error)}\n` }
  }
  const args = ['run', '--silent', step.script, ...(step.args ? ['--', ...step.args] : [])]
  const shell = process.platform === 'win32'
  const child = spawn('npm', args, {
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    shell,
    env: { ...process.env, ...step.env },
  })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => said.push(part))
  const [code] = (await once(child, 'close')) as [number | null]
  return { ok: code === 0, said: Buffer.concat(said).toString() }
}

const runsAll = process.argv.includes('--all')
const totals: TestCounts = { passed: 0, failed: 0 }
const summary: string[] = []
mkdirSync('.cache', { recursive: true })
for (const report of [unitReport, browserReport]) rmSync(report, { force: true })

/** Runs a step, prints how it went and adds what it counted; true where it succeeded. */
async function runAndReport(step: CheckStep, isAlone: boolean): Promise<boolean> {
  if (isAlone) console.log(`\n▶ ${step.script}`)
  const start = performance.now()
  const { ok, said } = await runStep(step, isAlone)
  const line = `${ok ? '✓' : '✗'} ${step.script.padEnd(14)} ${((performance.now() - start) / 1000).toFixed(1).padStart(7)} s`
  summary.push(line)
  // In one piece: what runs beside it prints in pieces of its own.
  console.log(isAlone ? said + line : `\n▶ ${step.script}\n${said}${line}`)
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
