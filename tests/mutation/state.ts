/** What the command and the worker that breaks the code tell each other: a file, because each lives in a process. */
import { readFileSync, writeFileSync } from 'node:fs'

export interface State {
  /** Breakages that a test noticed, each with the test; by the id of the breakage. */
  noticed: Record<string, string>
  /** Ids that ran in a test at all. */
  reached: string[]
  /** Ids that ran while the modules were loaded. */
  loaded: string[]
  /** By test file, the ids that were tried against it. */
  tried: Record<string, string[]>
  /** Test files that are done with. */
  done: string[]
  /** By id, the test files that reach it with tests which pass once in a process: each is tried in one of its own. */
  alone: Record<string, string[]>
}

export const EMPTY: State = { noticed: {}, reached: [], loaded: [], tried: {}, done: [], alone: {} }

/** Where the state is kept; the command sets it, the worker reads it. */
export const STATE_FILE = 'MUTATION_STATE'
/** The one breakage that is on from the first test to the last, if any; set by the command. */
export const ALONE = 'MUTATION_ALONE'

const path = () => process.env[STATE_FILE] ?? ''

export const readState = (): State => JSON.parse(readFileSync(path(), 'utf8')) as State
export const writeState = (state: State): void => writeFileSync(path(), JSON.stringify(state))
