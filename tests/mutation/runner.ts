/**
 * A Vitest runner for mutants. It runs the tests of a file once unchanged, and then each mutant against the tests that
 * reach it, in the same process. All mutants are in the code already; one is switched on at a time.
 */
import { configureGlobal } from 'fast-check'
import { type RunnerTestFile, type RunnerTestSuite, type RunnerTestCase, TestRunner } from 'vitest'
import { blockedLine, appendLine, readAlone, readState } from './state.ts'
import { beat, pauseWatchdog, startWatchdog } from './watchdog.ts'

/** The state that StrykerJS' instrumented code reads and counts. */
interface Switches {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  hitCount?: number | undefined
  hitLimit?: number
  mutantCoverage?: { static: Record<string, number>; perTest: Record<string, Record<string, number>> }
}
const global = globalThis as unknown as { __stryker__?: Switches }
const switches: Switches = (global.__stryker__ ??= {})

/** A test that waits in vain for this many ms, and for this many times its usual duration, has noticed the mutant. */
const MIN_TIMEOUT_MS = 400
const SLOWDOWN_FACTOR = 5
/**
 * ms of one turn of a waiting thread. Turns are counted instead of the clock, which also runs while others have the
 * processor.
 */
const TURN_MS = 10
/**
 * A thread that is blocked for this many ms of processor time, and for a multiple of its usual time, does not come
 * back.
 */
const BLOCKED_CPU_MS = 1_500
/** A loop with this many times its usual rounds is endless. */
const ENDLESS_LOOP_FACTOR = 100
/** The limit of rounds if the usual number is unknown. */
const DEFAULT_LOOP_LIMIT = 100_000

const real = { setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout }
// One failing example is enough: the search for the smallest one takes a hundred times as long.
configureGlobal({ endOnFailure: true })
startWatchdog(blockedLine())

/** ms of processor time without a mutant; unknown until a test has run once more. */
const usualTime = new WeakMap<RunnerTestCase, number>()
const processorTime = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Runs `work` with a time limit. `usual`: its usual ms without a mutant; `busy`: its usual ms of processor time. */
async function runWithTimeout(work: () => unknown, usual = 0, busy = usual): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  let turns = (MIN_TIMEOUT_MS + SLOWDOWN_FACTOR * usual) / TURN_MS
  const blocked = BLOCKED_CPU_MS + 2 * SLOWDOWN_FACTOR * busy
  const late = new Promise<never>((_, reject) => {
    const turn = () => {
      beat(blocked)
      if (turns-- <= 0) reject(new Error('It does not end'))
      else timer = real.setTimeout(turn, TURN_MS)
    }
    turn()
  })
  try {
    await Promise.race([work(), late])
  } finally {
    real.clearTimeout(timer)
  }
}

/** The suites from the file down to this one. */
function getSuiteChain(suite: RunnerTestSuite | undefined): RunnerTestSuite[] {
  return suite ? [...getSuiteChain(suite.suite ?? (suite.file === suite ? undefined : suite.file)), suite] : []
}

type Hook = (...args: unknown[]) => unknown
const getSuiteHooks = (suite: RunnerTestSuite) => TestRunner.getSuiteHooks(suite) as unknown as Record<string, Hook[]>
const getSuites = (test: RunnerTestCase) => getSuiteChain(test.suite ?? test.file)

/** The duration in ms without a mutant. */
const getDuration = ({ result }: RunnerTestCase) => result?.duration ?? 0

const collectTests = (suite: RunnerTestSuite): RunnerTestCase[] =>
  suite.tasks.flatMap((task) => (task.type === 'suite' ? collectTests(task) : task.mode === 'run' ? [task] : []))

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

  /** Runs one test as Vitest does; rejects if it fails or does not end. Its cleanup always runs. */
  private async once(test: RunnerTestCase): Promise<void> {
    const suites = getSuites(test)
    const args = [test.context, test.suite ?? test.file]
    const cleanups: Hook[] = []
    try {
      await runWithTimeout(
        async () => {
          super.onBeforeTryTask(test)
          for (const suite of suites)
            for (const hook of getSuiteHooks(suite)['beforeEach'] ?? []) {
              const cleanup = await hook(...args)
              if (typeof cleanup === 'function') cleanups.unshift(cleanup as Hook)
            }
          await TestRunner.getTestFn(test)()
          super.onAfterTryTask(test)
        },
        getDuration(test),
        usualTime.get(test),
      )
    } finally {
      await runWithTimeout(
        async () => {
          for (const suite of suites.toReversed())
            for (const hook of (getSuiteHooks(suite)['afterEach'] ?? []).toReversed()) await hook(...args)
          for (const cleanup of cleanups) await cleanup()
        },
        getDuration(test),
        usualTime.get(test),
      )
    }
  }

  /** Returns the first of the tests that fails, or null; the hooks of their suites run as well. */
  private async firstToFail(tests: readonly RunnerTestCase[]): Promise<RunnerTestCase | null> {
    const suites = [...new Set(tests.flatMap(getSuites))]
    let at = tests[0] ?? null
    try {
      for (const suite of suites)
        for (const hook of getSuiteHooks(suite)['beforeAll'] ?? []) await runWithTimeout(() => hook(suite))
      for (const test of tests) {
        at = test
        await this.once(test)
      }
      return null
    } catch {
      return at
    } finally {
      for (const suite of suites.toReversed())
        for (const hook of getSuiteHooks(suite)['afterAll'] ?? [])
          await runWithTimeout(() => hook(suite)).catch(() => undefined)
      pauseWatchdog()
    }
  }

  override async onBeforeRunSuite(suite: RunnerTestSuite): Promise<void> {
    const alone = readAlone()
    if ('filepath' in suite) {
      appendLine({ begins: suite.name })
      if (alone) {
        appendLine({ tries: alone, file: suite.name })
        switches.activeMutant = alone
        switches.hitCount = 0
        switches.hitLimit = DEFAULT_LOOP_LIMIT
        beat(DEFAULT_LOOP_LIMIT)
      }
    }
    await super.onBeforeRunSuite(suite)
  }

  override async onAfterRunSuite(suite: RunnerTestSuite): Promise<void> {
    if ('filepath' in suite) {
      const alone = readAlone()
      if (alone) this.noteAlone(suite as RunnerTestFile, alone)
      else await this.breakCode(suite as RunnerTestFile)
    }
    await super.onAfterRunSuite(suite)
  }

  private noteAlone(file: RunnerTestFile, id: string): void {
    switches.activeMutant = undefined
    pauseWatchdog()
    const noticing = collectTests(file).find(({ result }) => result?.state === 'fail')
    appendLine({ tried: id, file: file.name, by: noticing ? `${file.name} > ${noticing.name}` : null })
  }

  private async breakCode(file: RunnerTestFile): Promise<void> {
    const { static: atLoad = {}, perTest = {} } = switches.mutantCoverage ?? {}
    // Taken now, because code that runs from here on is counted there as well.
    const loaded = Object.keys(atLoad)
    const tests = collectTests(file)
    const { tried, noticed } = readState()
    const failed = tests.find(({ result }) => result?.state !== 'pass')
    if (failed) throw new Error(`${file.name}: '${failed.name}' fails with the code as it is`)
    const onlyOnce = new Set<RunnerTestCase>()
    for (const test of tests) {
      const start = processorTime()
      if ((await this.firstToFail([test])) !== null) onlyOnce.add(test)
      usualTime.set(test, processorTime() - start)
    }
    const reach = new Map<string, RunnerTestCase[]>()
    const hits = new Map<string, number>()
    const alone = new Set<string>()
    for (const test of tests)
      for (const [id, count] of Object.entries(perTest[test.id] ?? {})) {
        if (onlyOnce.has(test)) alone.add(id)
        else reach.set(id, [...(reach.get(id) ?? []), test])
        hits.set(id, (hits.get(id) ?? 0) + count)
      }
    appendLine({ loaded, file: file.name })
    appendLine({ reached: [...hits.keys()] })
    appendLine({ alone: [...alone], file: file.name })
    const isOpen = (id: string) => !noticed.has(id) && !tried.get(file.name)?.has(id)
    const noticedCounts = new Map<RunnerTestCase, number>()
    // Fast tests first, and those that have noticed most: most mutants are noticed by any test.
    const cost = (test: RunnerTestCase) => (1 + getDuration(test)) / (1 + (noticedCounts.get(test) ?? 0))
    let isFirst = true
    for (const [id, reaching] of reach) {
      if (!isOpen(id)) continue
      appendLine({ tries: id, file: file.name })
      switches.activeMutant = id
      switches.hitCount = 0
      switches.hitLimit = ENDLESS_LOOP_FACTOR * (hits.get(id) ?? 1)
      const noticing = await this.firstToFail(reaching.toSorted((testA, testB) => cost(testA) - cost(testB)))
      switches.activeMutant = undefined
      switches.hitCount = undefined
      // State left behind by a mutant may fail the tests of the next one: then that one is tried in a new process.
      const isSpoilt = noticing !== null && (await this.firstToFail([noticing])) !== null
      if (isSpoilt && !isFirst) return appendLine({ again: id, file: file.name })
      appendLine({ tried: id, file: file.name, by: noticing ? `${file.name} > ${noticing.name}` : null })
      if (isSpoilt) return
      if (noticing) noticedCounts.set(noticing, (noticedCounts.get(noticing) ?? 0) + 1)
      isFirst = false
    }
    appendLine({ done: file.name })
  }
}
