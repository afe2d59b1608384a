/** What the two test runners record about the time of a run, file by file, for `npm run test:times`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** The parts of a test file's time. What is none of the others is `running`: code of the test and of the console. */
export const timeParts = ['setup', 'navigation', 'waiting', 'running'] as const
/** One part of a test file's time. */
export type TimePart = (typeof timeParts)[number]

/** The time of one test file. All times are in ms of one worker; parallel workers are added up. */
export interface FileTimes {
  /** Path from the root of the repository. */
  file: string
  tests: number
  times: Readonly<Record<TimePart, number>>
  /** The file's three slowest tests, the slowest first. */
  slowest: readonly { title: string; ms: number }[]
}

/** What one runner recorded in one run. */
export interface RunTimes {
  passed: number
  failed: number
  /** Tests that passed on their second try only; they are counted as passed, too. */
  flaky: number
  /** From the start to the end of the run. */
  wallMs: number
  files: readonly FileTimes[]
}

/** Where each runner's record of its last run lies. */
export const recordPaths = { unit: '.cache/times-unit.json', e2e: '.cache/times-e2e.json' } as const

/** Writes a runner's record, in the place of that of the run before. */
export function writeRunTimes(path: string, run: RunTimes): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, JSON.stringify(run))
}

/** Reads a record. Throws if there is none, because the runner died or never ran. */
export const readRunTimes = (path: string): RunTimes => JSON.parse(readFileSync(path, 'utf8')) as RunTimes

/** Collects the tests of a run by file. */
export class FileTimesCollector {
  private readonly files = new Map<
    string,
    { tests: number; times: Record<TimePart, number>; all: FileTimes['slowest'] }
  >()

  /** Adds `tests` tests to the file, and the ms that they took. `title` names a single test. */
  add(file: string, tests: number, times: Partial<Record<TimePart, number>>, title?: string): void {
    const record = this.files.get(file) ?? {
      tests: 0,
      times: { setup: 0, navigation: 0, waiting: 0, running: 0 },
      all: [],
    }
    record.tests += tests
    for (const part of timeParts) record.times[part] += times[part] ?? 0
    if (title !== undefined) record.all = [...record.all, { title, ms: sumTimes(times) }]
    this.files.set(file, record)
  }

  list(): FileTimes[] {
    return [...this.files].map(([file, { tests, times, all }]) => ({
      file,
      tests,
      times,
      slowest: all.toSorted((one, other) => other.ms - one.ms).slice(0, 3),
    }))
  }
}

/** Returns the ms of all parts together. */
export const sumTimes = (times: Partial<Record<TimePart, number>>): number =>
  timeParts.reduce((sum, part) => sum + (times[part] ?? 0), 0)
