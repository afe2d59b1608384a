/**
 * Runs the project's checks in rising order of cost and shows how long each took. Checks that only read the sources run
 * in parallel; their output is printed when they end. `npm run check` stops at the first stage with a failure. `npm
 * test` (--all) runs all checks and ends with the line 'N passed, N failed': the tests of vitest and Playwright, and
 * one more failure for every other step that fails.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync } from 'node:fs'
import { readRunTimes, recordPaths } from './times/file-times.ts'
import { ensureTestBrowser } from './find-browser.ts'

interface TestCounts {
  passed: number
  failed: number
}

interface CheckStep {
  /** The npm script to run. */
  script: string
  /** Work to do before the script runs. Throws if it fails. */
  prepare?: () => void
  /** The record that the step's test runner writes. */
  record?: string
}

/** The stages run one after the other; the steps of a stage run in parallel. */
const stages: readonly (readonly CheckStep[])[] = [
  [{ script: 'format:check' }, { script: 'typecheck' }, { script: 'deadcode' }, { script: 'lint' }],
  [
    {
      script: 'unit',
      record: recordPaths.unit,
    },
  ],
  [{ script: 'build' }],
  [{ script: 'budget' }],
  [
    {
      script: 'e2e',
      prepare: () => console.log(`    ${ensureTestBrowser()}`),
      record: recordPaths.e2e,
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
  const shell = process.platform === 'win32'
  const child = spawn('npm', ['run', '--silent', step.script], {
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    shell,
  })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => output.push(part))
  const [code] = (await once(child, 'close')) as [number | null]
  return { ok: code === 0, output: Buffer.concat(output).toString() }
}

const runsAll = process.argv.includes('--all')
const NO_TESTS: TestCounts = { passed: 0, failed: 0 }
const totals: TestCounts = { ...NO_TESTS }
const summary: string[] = []
for (const record of Object.values(recordPaths)) rmSync(record, { force: true })

/** Runs a step, prints its result and adds its test counts. Returns true if it succeeded. */
async function runAndReport(step: CheckStep, isAlone: boolean): Promise<boolean> {
  if (isAlone) console.log(`\n▶ ${step.script}`)
  const start = performance.now()
  const { ok, output } = await runStep(step, isAlone)
  const line = `${ok ? '✓' : '✗'} ${step.script.padEnd(14)} ${((performance.now() - start) / 1000).toFixed(1).padStart(7)} s`
  summary.push(line)
  // Printed in one call, so that the outputs of parallel steps do not mix.
  console.log(isAlone ? output + line : `\n▶ ${step.script}\n${output}${line}`)
  // A runner that died before its end has written no record.
  const counts = step.record !== undefined && existsSync(step.record) ? readRunTimes(step.record) : NO_TESTS
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
