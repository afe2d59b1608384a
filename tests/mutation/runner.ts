/**
 * Vitest's runner that runs the tests of a file once as they are, and then each breakage of the code against the tests
 * that reach it, in the same process: all breakages are in the code already, and one is switched on at a time.
 */
import { type RunnerTestFile, type RunnerTestSuite, type RunnerTestCase, TestRunner } from 'vitest'
import { ALONE, readState, writeState } from './state.ts'

/** What StrykerJS' instrumented code reads and counts. */
interface Switches {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  hitCount?: number | undefined
  hitLimit?: number
  mutantCoverage?: { static: Record<string, number>; perTest: Record<string, Record<string, number>> }
}
const global = globalThis as unknown as { __stryker__?: Switches }
const switches: Switches = (global.__stryker__ ??= {})

/** ms, and twenty times what it usually takes: a test that hangs so long has noticed. */
const PATIENCE = 3_000
/** A loop that runs so many times more than without the breakage has no end. */
const ENDLESS = 100
/** The same where it is not known how often that is. */
const FAR = 100_000

const real = { setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout }

async function inTime(work: unknown, usual = 0): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = real.setTimeout(() => reject(new Error('It does not end')), PATIENCE + 20 * usual)
  })
  try {
    await Promise.race([work, late])
  } finally {
    real.clearTimeout(timer)
  }
}

/** From the file down to the suite. */
function chain(suite: RunnerTestSuite | undefined): RunnerTestSuite[] {
  return suite ? [...chain(suite.suite ?? (suite.file === suite ? undefined : suite.file)), suite] : []
}

type Hook = (...args: unknown[]) => unknown
const hooksOf = (suite: RunnerTestSuite) => TestRunner.getSuiteHooks(suite) as unknown as Record<string, Hook[]>
const suitesOf = (test: RunnerTestCase) => chain(test.suite ?? test.file)

/** ms, without any breakage. */
const duration = ({ result }: RunnerTestCase) => result?.duration ?? 0

const testsIn = (suite: RunnerTestSuite): RunnerTestCase[] =>
  suite.tasks.flatMap((task) => (task.type === 'suite' ? testsIn(task) : task.mode === 'run' ? [task] : []))

// oxlint-disable-next-line import/no-default-export -- Vitest takes its runner from the default export
export default class extends TestRunner {
  override onBeforeTryTask(test: RunnerTestCase): void {
    switches.currentTestId = test.id
    super.onBeforeTryTask(test)
  }

  override onAfterRunTask(test: RunnerTestCase): void {
    switches.currentTestId = undefined
    super.onAfterRunTask(test)
  }

  /** Runs one test as Vitest does; rejects where it fails. */
  private async once(test: RunnerTestCase): Promise<void> {
    const suites = suitesOf(test)
    const args = [test.context, test.suite ?? test.file]
    const cleanups: Hook[] = []
    try {
      super.onBeforeTryTask(test)
      for (const suite of suites)
        for (const hook of hooksOf(suite)['beforeEach'] ?? []) {
          const cleanup = await hook(...args)
          if (typeof cleanup === 'function') cleanups.unshift(cleanup as Hook)
        }
      await TestRunner.getTestFn(test)()
      super.onAfterTryTask(test)
    } finally {
      for (const suite of suites.toReversed())
        for (const hook of (hooksOf(suite)['afterEach'] ?? []).toReversed()) await hook(...args)
      for (const cleanup of cleanups) await cleanup()
    }
  }

  /** The first of the tests that fails, or null; hooks around suites run as well. */
  private async firstToFail(tests: readonly RunnerTestCase[]): Promise<RunnerTestCase | null> {
    const suites = [...new Set(tests.flatMap(suitesOf))]
    let at = tests[0] ?? null
    try {
      for (const suite of suites) for (const hook of hooksOf(suite)['beforeAll'] ?? []) await inTime(hook(suite))
      for (const test of tests) {
        at = test
        await inTime(this.once(test), duration(test))
      }
      return null
    } catch {
      return at
    } finally {
      for (const suite of suites.toReversed())
        for (const hook of hooksOf(suite)['afterAll'] ?? []) await inTime(hook(suite)).catch(() => undefined)
    }
  }

  override async onBeforeRunSuite(suite: RunnerTestSuite): Promise<void> {
    const alone = process.env[ALONE]
    if ('filepath' in suite && alone) {
      switches.activeMutant = alone
      switches.hitCount = 0
      switches.hitLimit = FAR
    }
    await super.onBeforeRunSuite(suite)
  }

  override async onAfterRunSuite(suite: RunnerTestSuite): Promise<void> {
    const alone = process.env[ALONE]
    if ('filepath' in suite)
      await (alone ? this.note(suite as RunnerTestFile, alone) : this.breakCode(suite as RunnerTestFile))
    await super.onAfterRunSuite(suite)
  }

  private note(file: RunnerTestFile, id: string): void {
    switches.activeMutant = undefined
    const noticing = testsIn(file).find(({ result }) => result?.state === 'fail')
    if (!noticing) return
    const state = readState()
    state.noticed[id] = `${file.name} > ${noticing.name}`
    writeState(state)
  }

  private async breakCode(file: RunnerTestFile): Promise<void> {
    const { static: loaded = {}, perTest = {} } = switches.mutantCoverage ?? {}
    const tests = testsIn(file)
    const state = readState()
    const failed = tests.filter(({ result }) => result?.state !== 'pass')
    if (failed.length > 0) throw new Error(`${file.name}: fails with the code as it is`)
    const again = new Set<RunnerTestCase>()
    for (const test of tests) if ((await this.firstToFail([test])) === null) again.add(test)
    const reach = new Map<string, RunnerTestCase[]>()
    const hits = new Map<string, number>()
    for (const test of tests)
      for (const [id, count] of Object.entries(perTest[test.id] ?? {})) {
        const { alone, reached } = state
        if (!reached.includes(id)) reached.push(id)
        if (!again.has(test)) alone[id] = [...new Set([...(alone[id] ?? []), file.name])]
        else reach.set(id, [...(reach.get(id) ?? []), test])
        hits.set(id, (hits.get(id) ?? 0) + count)
      }
    state.loaded = [...new Set([...state.loaded, ...Object.keys(loaded)])]
    const tried = new Set(state.tried[file.name])
    const keep = () => {
      state.tried[file.name] = [...tried]
      writeState(state)
    }
    let isSpoilt = false
    let isFirst = true
    for (const [id, reaching] of reach) {
      if (tried.has(id) || state.noticed[id]) continue
      switches.activeMutant = id
      switches.hitCount = 0
      switches.hitLimit = ENDLESS * (hits.get(id) ?? 1)
      // The quick ones first: most breakages are noticed by any.
      const noticing = await this.firstToFail(reaching.toSorted((one, other) => duration(one) - duration(other)))
      switches.activeMutant = undefined
      switches.hitCount = undefined
      // What broken code leaves behind may fail the tests of the next breakage: then that one is tried in a new process.
      isSpoilt = noticing !== null && (await this.firstToFail([noticing])) !== null
      if (!isSpoilt || isFirst) {
        tried.add(id)
        if (noticing) state.noticed[id] = `${file.name} > ${noticing.name}`
      }
      if (isSpoilt) break
      isFirst = false
      if (tried.size % 20 === 0) keep()
    }
    if (!isSpoilt) state.done.push(file.name)
    keep()
  }
}
