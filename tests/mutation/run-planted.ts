/**
 * `npm run mutate:planted`: puts each mutant of tests/mutation/planted.md into a copy of the repository and runs the
 * tests there until one fails: those beside the file, all that import it, then the journeys. `-- 3 7` tries the mutants
 * of these 1-based rows only. Fails if a mutant is not noticed.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { plant, readPlantedMutants, type PlantedMutant } from './planted-table.ts'

/** What the copy gets by a link, or makes itself. */
const NOT_COPIED = new Set(['.git', '.cache', 'node_modules', 'dist', 'dist-hosts', 'test-results', 'shots'])

const folder = mkdtempSync(join(tmpdir(), 'gestor-planted-'))
for (const name of readdirSync('.').filter((each) => !NOT_COPIED.has(each)))
  cpSync(name, join(folder, name), { recursive: true })
symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))

/** Runs a command in the copy. Returns its output if it fails, null if it succeeds. */
function run(...command: string[]): string | null {
  const { status, stdout, stderr } = spawnSync('npx', command, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  })
  return status === 0 ? null : stdout + stderr
}

/** Runs every unit test that imports one of these files. */
const runUnitTests = (...files: string[]) => run('vitest', 'related', '--run', '--bail=1', ...files)

/** Runs the unit tests of the file's folder: they notice most mutants, and take seconds. */
const runTestsBeside = (file: string) => run('vitest', 'run', '--bail=1', '--passWithNoTests', `${dirname(file)}/`)

function runJourneys(name: string): string | null {
  const failedBuild = run('vite', 'build')
  if (failedBuild !== null) return failedBuild
  return run('playwright', 'test', '-c', 'e2e/playwright.config.ts', `e2e/${name}.e2e.ts`, '-x', '--retries=0')
}

/** Returns the first failing test that an output names. */
const findFailedTest = (output: string) =>
  /FAIL\s+(.*)/.exec(output)?.[1] ?? /^\s+1\) (.*)/m.exec(output)?.[1] ?? output.trim().split('\n').at(-1) ?? ''

/** Returns which test noticed the mutant; null if none did. */
function tryMutant(mutant: PlantedMutant): string | null {
  const path = join(folder, mutant.file)
  const source = readFileSync(path, 'utf8')
  writeFileSync(path, plant(source, mutant))
  try {
    const output = runTestsBeside(mutant.file) ?? runUnitTests(mutant.file) ?? runJourneys(mutant.journeys)
    return output === null ? null : findFailedTest(output)
  } finally {
    writeFileSync(path, source)
  }
}

const rows = process.argv.slice(2).map(Number)
const mutants = readPlantedMutants()
let survivors = 0
try {
  // A test that fails without a mutant would seem to notice every one.
  const broken = runUnitTests(...new Set(mutants.map(({ file }) => file)))
  if (broken !== null) throw new Error(`A test fails without a mutant: ${findFailedTest(broken)}`)
  for (const [index, mutant] of mutants.entries()) {
    if (rows.length > 0 && !rows.includes(index + 1)) continue
    const noticedBy = tryMutant(mutant)
    if (noticedBy === null) survivors += 1
    console.info(`${String(index + 1).padStart(2)} ${noticedBy === null ? 'SURVIVED' : 'noticed '} ${mutant.fault}`)
    console.info(`            ${mutant.file}: ${noticedBy ?? mutant.code}`)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
console.info(`\n${survivors === 0 ? 'every mutant was noticed' : `${survivors} mutants were not noticed`}`)
process.exitCode = survivors === 0 ? 0 : 1
