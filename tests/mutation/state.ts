/**
 * What the command and the process that breaks the code tell each other: a file of lines that only grows, because
 * either may end at any moment and what was found is to stay.
 */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'

/** One line of the file. Test files are told by their path from the repository's root. */
export type StateLine =
  /** A process begins with this test file. */
  | { readonly begins: string }
  /** Ids that ran in a test of this file. */
  | { readonly reached: readonly string[] }
  /** Ids that ran while the modules were loaded for this file. */
  | { readonly loaded: readonly string[]; readonly file: string }
  /** Ids that this file reaches with tests which pass once in a process: each is tried in one of its own. */
  | { readonly alone: readonly string[]; readonly file: string }
  /** This breakage is on from here. */
  | { readonly tries: string; readonly file: string }
  /** The breakage has been tried; by whom it was noticed, if at all. */
  | { readonly tried: string; readonly file: string; readonly by: string | null }
  /** What was left behind by those before might have answered: to be tried in a new process, as its first. */
  | { readonly again: string; readonly file: string }
  /** The process was ended from outside: its thread was not given back. */
  | { readonly blocked: true }
  /** This test file has tried all that it reaches. */
  | { readonly done: string }

/** What the lines of the file come to. */
export interface State {
  /** Breakages that a test noticed, each with the test. */
  readonly noticed: ReadonlyMap<string, string>
  readonly reached: ReadonlySet<string>
  /** By id, the test files for which it runs while the modules are loaded. */
  readonly loaded: ReadonlyMap<string, ReadonlySet<string>>
  /** By test file, the ids that were tried against it. */
  readonly tried: ReadonlyMap<string, ReadonlySet<string>>
  readonly done: ReadonlySet<string>
  /** By id, the test files to be run with it alone. */
  readonly alone: ReadonlyMap<string, ReadonlySet<string>>
  /** The breakage that was on when the process ended, if it did not end by itself; whether that is its own doing. */
  readonly open: { readonly id: string; readonly isOwn: boolean } | null
}

/** Names of environment variables: the path of the file, and the path of the one with the breakage that is on alone. */
export const STATE_FILE = 'MUTATION_STATE'
const path = () => process.env[STATE_FILE] ?? ''

/** For who ends a process that cannot write any more. */
export const blockedLine = () => ({ path: path(), line: `${JSON.stringify({ blocked: true } satisfies StateLine)}\n` })

export const clearState = (): void => writeFileSync(path(), '')
export const appendLine = (line: StateLine): void => appendFileSync(path(), `${JSON.stringify(line)}\n`)

/** Sets the breakage that is on from the first test of the next process to its last, or none. */
export const setAlone = (id: string | null): void => writeFileSync(`${path()}.alone`, id ?? '')
export const readAlone = (): string => readFileSync(`${path()}.alone`, 'utf8')

const addTo = (to: Map<string, Set<string>>, key: string, value: string) =>
  to.set(key, (to.get(key) ?? new Set()).add(value))

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
