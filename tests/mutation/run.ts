/**
 * `npm run mutate [-- module | file...]`: breaks the code of each module in every small way (StrykerJS) and runs its
 * tests against it; fails where fewer than 85 % of the breakages are noticed. Survivors are listed in `.cache/mutation`.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { Stryker } from '@stryker-mutator/core'
import { explained } from './explained.ts'
import { modules } from './modules.ts'

const LEAST = 85
// The dates' tests need the zone from the start: a worker thread cannot change it.
process.env['TZ'] = 'America/Sao_Paulo'

type Result = Awaited<ReturnType<Stryker['runMutationTest']>>[number]

/** 'src/lib/cents.ts:12:5 a < b -> a <= b' */
const inWords = ({ fileName, location, replacement, mutatorName }: Result) =>
  `${fileName.slice(fileName.indexOf('src/'))}:${location.start.line}:${location.start.column} ${mutatorName} ${replacement}`

async function score(name: string, mutate: readonly string[], tests: readonly string[]): Promise<number> {
  process.env['MUTATION_TESTS'] = tests.join(' ')
  const options: Record<string, unknown> = {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    // TypeScript 7 has no programming interface that Stryker could rewrite the configuration with.
    tsconfigFile: 'none.json',
    mutate: [...mutate],
    coverageAnalysis: 'perTest',
    concurrency: 1,
    ignoreStatic: true,
    reporters: [],
    logLevel: 'error',
    tempDirName: '.cache/stryker',
    ignorePatterns: ['dist', '.sandbox', 'e2e', 'test-results', 'src/app', 'src/sandbox/database'],
    vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  }
  const results = await new Stryker(options).runMutationTest()
  const counted = results.filter(({ status }) => status !== 'Ignored' && status !== 'CompileError')
  const alive = counted.filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
  const open = alive.filter((mutant) => !explained(mutant.fileName, mutant.mutatorName, mutant.replacement ?? ''))
  mkdirSync('.cache/mutation', { recursive: true })
  writeFileSync(
    `.cache/mutation/${name}.txt`,
    `${open.map((mutant) => `${mutant.status} ${inWords(mutant)}`).join('\n')}\n`,
  )
  const noticed = counted.length - alive.length
  const percent = (100 * noticed) / counted.length
  console.info(
    `${name.padEnd(10)} ${percent.toFixed(1)} %  ${noticed} of ${counted.length} noticed, ${alive.length - open.length} explained, ${open.length} in .cache/mutation/${name}.txt`,
  )
  return percent
}

const asked = process.argv.slice(2)
const files = asked.filter((name) => name.endsWith('.ts'))
const named = asked.filter((name) => !files.includes(name))
const unknown = named.filter((name) => modules.every((module) => module.name !== name))
if (unknown.length > 0) {
  console.error(`No such module: ${unknown.join(', ')}. There are ${modules.map(({ name }) => name).join(', ')}.`)
  process.exitCode = 1
} else
  for (const { name, folder, mutate, tests } of modules) {
    const own = files.filter((file) => file.startsWith(folder))
    if (asked.length > 0 && own.length === 0 && !named.includes(name)) continue
    if ((await score(name, own.length > 0 ? own : mutate, tests)) < LEAST) process.exitCode = 1
  }
