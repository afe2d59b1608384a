/** Several commands as one act. */
import type { AnyCommand } from '#commands/define.ts'
import type { ArgValues } from '#commands/args.ts'

/** One act of a script: a command on one record, or on none. */
export interface Step {
  command: AnyCommand
  args: ArgValues
  /** The record, for commands that take several. */
  id: number | null
  phrase: string
}

/** Acts in the order in which they run; told by their places, counted from 1. */
export interface Script {
  readonly steps: readonly Step[]
  /** The line that means it. */
  readonly phrase: string
  /** It is kept under a name, with which its line begins. */
  readonly isNamed?: true
}
