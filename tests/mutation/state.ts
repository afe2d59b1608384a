/**
 * The state shared by the command and the process with the mutants: a file of lines that only grows, because either of
 * them may end at any moment and results must not get lost.
 */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'

/** One line of the file. Test files are given by their path from the repository's root. */
export type StateLine =
  /** A process begins with this test file. */
  | { readonly begins: string }
  /** Ids that ran in a test of this file. */
  | { readonly reached: readonly string[] }
  /** Ids that ran while the modules were loaded for this file. */
  | { readonly loaded: readonly string[]; readonly file: string }
  /** Ids that this file reaches with tests that pass only once in a process: each is tried in a process of its own. */
  | { readonly alone: readonly string[]; readonly file: string }
  /** This mutant is switched on from here. */
  | { readonly tries: string; readonly file: string }
  /** The mutant has been tried; `by` is the test that noticed it, or null. */
  | { readonly tried: string; readonly file: string; readonly by: string | null }
  /** Leftovers of earlier mutants may have caused the result: try this one again, first in a new process. */
  | { readonly again: string; readonly file: string }
  /** The watchdog has ended the process, because its thread was blocked. */
  | { readonly blocked: true }
  /** This test file has tried all mutants that it reaches. */
  | { readonly done: string }

/** The summary of the lines. */
export interface State {
  /** The noticed mutants, each with its test. */
  readonly noticed: ReadonlyMap<string, string>
  readonly reached: ReadonlySet<string>
  /** By id, the test files for which it runs while the modules are loaded. */
  readonly loaded: ReadonlyMap<string, ReadonlySet<string>>
  /** By test file, the ids that were tried against it. */
  readonly tried: ReadonlyMap<string, ReadonlySet<string>>
  readonly done: ReadonlySet<string>
  /** By id, the test files to run with it alone. */
  readonly alone: ReadonlyMap<string, ReadonlySet<string>>
  /**
   * The mutant that was on when the process ended before its time, and whether it caused that itself; null otherwise.
   */
  readonly open: { readonly id: string; readonly isOwn: boolean } | null
}

/**
 * The environment variable with the path of the file; the path plus '.alone' is a file with the mutant that runs alone.
 */
export const STATE_FILE = 'MUTATION_STATE'
const path = () => process.env[STATE_FILE] ?? ''

/** The line to write for the watchdog, which ends a process that cannot write any more. */
export const blockedLine = () => ({ path: path(), line: `${JSON.stringify({ blocked: true } satisfies StateLine)}\n` })

export const clearState = (): void => writeFileSync(path(), '')
export const appendLine = (line: StateLine): void => appendFileSync(path(), `${JSON.stringify(line)}\n`)

/** Sets the mutant that is on during the whole next process, or none. */
export const setAlone = (id: string | null): void => writeFileSync(`${path()}.alone`, id ?? '')
export const readAlone = (): string => readFileSync(`${path()}.alone`, 'utf8')

const addTo = (target: Map<string, Set<string>>, key: string, value: string) =>
  target.set(key, (target.get(key) ?? new Set()).add(value))

/** Reads the whole file. */
export function readState(): State {
  const noticed = new Map<string, string>()
  const [reached, done] = [new Set<string>(), new Set<string>()]
  const sets = () => new Map<string, Set<string>>()
  const [tried, alone, loaded] = [sets(), sets(), sets()]
  let open: State['open'] = null
  let isFirst = true
  for (const text of readFileSync(path(), 'utf8').split('\n')) {
    if (text === '') continue
    const line = JSON.parse(text) as StateLine
    if ('begins' in line) isFirst = true
    else if ('reached' in line) for (const id of line.reached) reached.add(id)
    else if ('loaded' in line) for (const id of line.loaded) addTo(loaded, id, line.file)
    else if ('alone' in line) for (const id of line.alone) addTo(alone, id, line.file)
    else if ('tries' in line) open = { id: line.tries, isOwn: isFirst }
    else if ('blocked' in line) open &&= { id: open.id, isOwn: true }
    else if ('done' in line) done.add(line.done)
    else {
      isFirst = false
      open = null
      if (!('tried' in line)) continue
      addTo(tried, line.file, line.tried)
      if (line.by !== null) noticed.set(line.tried, line.by)
    }
  }
  return { noticed, reached, loaded, tried, done, alone, open }
}
