/** A script: several commands performed as one action. */
import type { AnyCommand } from '#commands/define.ts'
import type { ArgValues } from '#commands/args.ts'

/** One step of a script: a command on one record, or on none. */
export interface Step {
  command: AnyCommand
  args: ArgValues
  /** The record, for commands that accept several. */
  id: number | null
  phrase: string
}

/** Steps in the order in which they run; a step is identified by its position, counted from 1. */
export interface Script {
  readonly steps: readonly Step[]
  /** The line that calls the script. */
  readonly phrase: string
  /** The script is saved under a name, with which its line begins. */
  readonly isNamed?: true
}
