/**
 * `npm run mutate [-- module | file...]`: breaks the code of each module in every small way (StrykerJS' mutators) and
 * runs its tests against it; fails where fewer than 85 % of the breakages are noticed. Survivors are listed in
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
// The dates' tests need the zone from the start: a worker thread cannot change it.
process.env['TZ'] = 'America/Sao_Paulo'

// Vitest listens once for each file that it runs, broken code to anything: nobody wants to read of it.
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
 * Tries every breakage that this test file reaches, in as many processes as that takes; one that cannot be run notices
 * none.
 */
async function runMutantsOfTest(file: string, broken: MutatedCode): Promise<void> {
  for (let inVain = 0; inVain < 3;) {
    const before = readState()
    const wrong = await broken.run(file)
    const { done, tried, open } = readState()
    if (done.has(file)) return
    // A process that ended with a breakage on: what was on before it in the same process may have been the reason.
    if (open) appendLine(open.isOwn ? { tried: open.id, file, by: `${file} > no end` } : { again: open.id, file })
    else if (tried.get(file)?.size === before.tried.get(file)?.size) {
      inVain++
      console.error(`${file} cannot be run: ${wrong}`)
    }
  }
}

/** Whether the test stands beside the code. */
const isTestOfFile = (test: string, { file }: Mutant) =>
  test.replace(/\.test\.tsx?$/, '') === file.replace(/\.tsx?$/, '')

/**
 * Tries what needs a process of its own: with tests that pass only once in one, or because it also runs at the start.
 */
async function runMutantsAlone(all: readonly Mutant[], broken: MutatedCode): Promise<void> {
  const { alone, loaded, reached } = readState()
  for (const each of all) {
    const { id } = each
    const files = [...(alone.get(id) ?? []), ...((reached.has(id) && loaded.get(id)) || [])]
    for (const file of new Set(
      files.toSorted((one, other) => Number(isTestOfFile(other, each)) - Number(isTestOfFile(one, each))),
    )) {
      if (readState().noticed.has(id)) break
      setAlone(id)
      await broken.run(file)
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
  // In their order: what the tests beside the code notice is not tried against those that span folders.
  const testFiles = [...new Set(tests.flatMap((glob) => expandGlobs([glob])))]
  const broken = await createMutatedCode(testFiles, code)
  for (const file of testFiles) await runMutantsOfTest(file, broken)
  await runMutantsAlone(all, broken)
  await broken.close()
  const { noticed, reached, loaded } = readState()
  // What runs only while a module is loaded would need a process of its own each.
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

const asked = process.argv.slice(2)
const files = asked.filter((name) => name.endsWith('.ts'))
const named = asked.filter((name) => !files.includes(name))
const unknown = named.filter((name) => modules.every((module) => module.name !== name))
const failing: string[] = []
if (unknown.length > 0) {
  console.error(`No such module: ${unknown.join(', ')}. There are ${modules.map(({ name }) => name).join(', ')}.`)
  failing.push(...unknown)
} else
  for (const { name, folder, mutate, tests } of modules) {
    const own = files.filter((file) => file.startsWith(folder))
    if (asked.length > 0 && own.length === 0 && !named.includes(name)) continue
    if ((await scoreModule(name, own.length > 0 ? own : mutate, tests)) < MIN_SCORE) failing.push(name)
  }
process.exit(failing.length > 0 ? 1 : 0)
