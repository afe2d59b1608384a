/**
 * `npm run mutate [-- module | file...]`: changes the code of each module in every small way (StrykerJS' mutators) and
 * runs its tests against each mutant. Fails if fewer than 85 % of the mutants are noticed. Lists survivors in
 * `.cache/mutation`.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { matchesGlob, resolve } from 'node:path'
import { type MutatedCode, createMutatedCode } from './mutated-code.ts'
import { isEquivalentMutant } from './equivalent-mutants.ts'
import { createMutants, type Mutant } from './instrument.ts'
import { modules } from './modules.ts'
import { clearState, appendLine, readState, setAlone, STATE_FILE } from './state.ts'

const MIN_SCORE = 85
// The tests of dates need the zone from the start: a worker thread cannot change it.
process.env['TZ'] = 'America/Sao_Paulo'

// Vitest adds a listener for each file, and mutated code to anything: hide the warnings about that.
process.env['NODE_NO_WARNINGS'] = '1'
process.removeAllListeners('warning')

const everything = ['src', 'tests'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
)
const expandGlobs = (globs: readonly string[]) =>
  everything.filter((path) => globs.some((glob) => matchesGlob(path, glob)))

const describeMutant = ({ file, line, column, mutator, replacement, code }: Mutant) =>
  `${file}:${line}:${column} ${mutator} ${replacement.replaceAll(/\s+/g, ' ')}    in    ${code}`

/**
 * Tries every mutant that this test file reaches, in as many processes as necessary. A file that cannot run notices
 * none.
 */
async function runMutantsOfTest(file: string, mutatedCode: MutatedCode): Promise<void> {
  for (let failures = 0; failures < 3;) {
    const before = readState()
    const errors = await mutatedCode.run(file)
    const { done, tried, open } = readState()
    if (done.has(file)) return
    // The process ended with a mutant switched on. Unless it was the first one, an earlier mutant of the process may be
    // the reason.
    if (open) appendLine(open.isOwn ? { tried: open.id, file, by: `${file} > no end` } : { again: open.id, file })
    else if (tried.get(file)?.size === before.tried.get(file)?.size) {
      failures++
      console.error(`${file} cannot be run: ${errors}`)
    }
  }
}

/** Whether the test lies beside the mutant's file. */
const isTestOfFile = (test: string, { file }: Mutant) =>
  test.replace(/\.test\.tsx?$/, '') === file.replace(/\.tsx?$/, '')

/**
 * Tries the mutants that need a process of their own: their tests pass only once in a process, or they also run at load
 * time.
 */
async function runMutantsAlone(all: readonly Mutant[], mutatedCode: MutatedCode): Promise<void> {
  const { alone, loaded, reached } = readState()
  for (const each of all) {
    const { id } = each
    const files = [...(alone.get(id) ?? []), ...((reached.has(id) && loaded.get(id)) || [])]
    for (const file of new Set(
      files.toSorted((testA, testB) => Number(isTestOfFile(testB, each)) - Number(isTestOfFile(testA, each))),
    )) {
      if (readState().noticed.has(id)) break
      setAlone(id)
      await mutatedCode.run(file)
      if (readState().open) appendLine({ tried: id, file, by: `${file} > no end` })
    }
  }
  setAlone(null)
}

async function scoreModule(name: string, mutate: readonly string[], tests: readonly string[]): Promise<number> {
  const sources = mutate.filter((glob) => !glob.startsWith('!'))
  const files = expandGlobs(sources).filter((file) => !/\.(test|fixture)\.ts$/.test(file))
  const { code, all } = await createMutants(files)
  mkdirSync('.cache/mutation', { recursive: true })
  process.env[STATE_FILE] = resolve(`.cache/mutation/${name}.jsonl`)
  clearState()
  setAlone(null)
  // In this order: a mutant noticed by the tests beside its code is not tried against those that span folders.
  const testFiles = [...new Set(tests.flatMap((glob) => expandGlobs([glob])))]
  const mutatedCode = await createMutatedCode(testFiles, code)
  for (const file of testFiles) await runMutantsOfTest(file, mutatedCode)
  await runMutantsAlone(all, mutatedCode)
  await mutatedCode.close()
  const { noticed, reached, loaded } = readState()
  // Code that runs only while a module is loaded would need a process for each mutant.
  const counted = all.filter(({ id }) => reached.has(id) || !loaded.has(id))
  const alive = counted.filter(({ id }) => !noticed.has(id))
  const open = alive.filter((each) => !isEquivalentMutant(each))
  const lines = open.map((each) => `${reached.has(each.id) ? 'survived' : 'unreached'} ${describeMutant(each)}`)
  writeFileSync(`.cache/mutation/${name}.txt`, `${lines.join('\n')}\n`)
  const percent = (100 * (counted.length - alive.length)) / counted.length
  console.info(
    `${name.padEnd(10)} ${percent.toFixed(1)} %  ${counted.length - alive.length} of ${counted.length} noticed, ${alive.length - open.length} explained, ${open.length} in .cache/mutation/${name}.txt`,
  )
  return percent
}

const requested = process.argv.slice(2)
const files = requested.filter((name) => name.endsWith('.ts'))
const moduleNames = requested.filter((name) => !files.includes(name))
const unknown = moduleNames.filter((name) => modules.every((module) => module.name !== name))
const failing: string[] = []
if (unknown.length > 0) {
  console.error(`No such module: ${unknown.join(', ')}. There are ${modules.map(({ name }) => name).join(', ')}.`)
  failing.push(...unknown)
} else
  for (const { name, folder, mutate, tests } of modules) {
    const selectedFiles = files.filter((file) => file.startsWith(folder))
    if (requested.length > 0 && selectedFiles.length === 0 && !moduleNames.includes(name)) continue
    if ((await scoreModule(name, selectedFiles.length > 0 ? selectedFiles : mutate, tests)) < MIN_SCORE)
      failing.push(name)
  }
process.exit(failing.length > 0 ? 1 : 0)
