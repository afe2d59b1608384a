/**
 * `npm run mutate [-- module | file...]`: breaks the code of each module in every small way (StrykerJS' mutators) and runs
 * its tests against it; fails where fewer than 85 % of the breakages are noticed. Survivors are listed in
 * `.cache/mutation`.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { matchesGlob, resolve } from 'node:path'
import { startVitest } from 'vitest/node'
import { explained } from './explained.ts'
import { breakages, type Breakage } from './instrument.ts'
import { modules } from './modules.ts'
import { ALONE, EMPTY, readState, STATE_FILE, writeState } from './state.ts'

const LEAST = 85
/** A file whose tests are spoilt again and again by what broken code leaves behind is given up. */
const ROUNDS = 40
// The dates' tests need the zone from the start: a worker thread cannot change it.
process.env['TZ'] = 'America/Sao_Paulo'

const everything = ['src', 'tests'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
)
const filesOf = (globs: readonly string[]) => everything.filter((path) => globs.some((glob) => matchesGlob(path, glob)))

const inWords = ({ file, line, column, mutator, replacement }: Breakage) =>
  `${file}:${line}:${column} ${mutator} ${replacement}`

/** Runs these test files with all breakages in the code, none of them on. */
async function runTests(files: readonly string[], code: ReadonlyMap<string, string>): Promise<void> {
  const vitest = await startVitest(
    'test',
    files.map((file) => resolve(file)),
    {
      watch: false,
      config: false,
      include: [...files],
      runner: resolve('tests/mutation/runner.ts'),
      maxWorkers: 1,
      // A thread is there sooner than a process, and every test file has one of its own.
      pool: 'threads',
      reporters: [{}],
      // What a broken test throws later is nobody's.
      dangerouslyIgnoreUnhandledErrors: true,
      testTimeout: 30_000,
      teardownTimeout: 1_000,
    },
    {
      plugins: [
        {
          name: 'break',
          enforce: 'pre',
          transform: (_, id) => code.get(id.split('?')[0] ?? '') ?? null,
        },
      ],
    },
  )
  if (!process.env[ALONE])
    for (const { name, result } of vitest.state.getFiles())
      if (result?.state === 'fail') console.error(name, result.errors?.[0]?.message)
  await vitest.close()
  // A test that fails is what is looked for here.
  process.exitCode = 0
}

async function score(name: string, mutate: readonly string[], tests: readonly string[]): Promise<number> {
  const sources = mutate.filter((glob) => !glob.startsWith('!'))
  const files = filesOf(sources).filter((file) => !/\.(test|fixture)\.ts$/.test(file))
  const { code, all } = await breakages(files)
  mkdirSync('.cache/mutation', { recursive: true })
  process.env[STATE_FILE] = resolve(`.cache/mutation/${name}.json`)
  writeState(EMPTY)
  // The tests beside the code first: what they notice is not tried against those that span folders, which take longer.
  for (const beside of [true, false]) {
    let left = filesOf(tests).filter((file) => file.startsWith('src/') === beside)
    for (let round = 0; left.length > 0 && round < ROUNDS; round++) {
      await runTests(left, code)
      const { done } = readState()
      left = left.filter((file) => !done.some((path) => file.endsWith(path)))
    }
    if (left.length > 0) console.error(`${name}: not finished: ${left.join(', ')}`)
  }
  for (const [id, reaching] of Object.entries(readState().alone)) {
    if (readState().noticed[id]) continue
    process.env[ALONE] = id
    await runTests(reaching, code)
    delete process.env[ALONE]
  }
  const { noticed, reached, loaded } = readState()
  // What runs only while a module is loaded would need a process of its own each.
  const counted = all.filter(({ id }) => reached.includes(id) || !loaded.includes(id))
  const alive = counted.filter(({ id }) => noticed[id] === undefined)
  const open = alive.filter(({ file, mutator, replacement }) => !explained(file, mutator, replacement))
  const lines = open.map((each) => `${reached.includes(each.id) ? 'survived' : 'unreached'} ${inWords(each)}`)
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
    if ((await score(name, own.length > 0 ? own : mutate, tests)) < LEAST) failing.push(name)
  }
process.exit(failing.length > 0 ? 1 : 0)
