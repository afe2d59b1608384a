/** Several commands as one act: what it is, and the question before it. */
import type { AnyCommand } from '#commands/define.ts'
import type { Values } from '#commands/command-args.ts'

/** One act of a script: a command on one record, or on none. */
export interface Step {
  command: AnyCommand
  args: Values
  /** The record, for commands that take several. */
  id: number | null
  phrase: string
}

/** Acts in the order in which they run; told by their places, counted from 1. */
export interface Script {
  readonly steps: readonly Step[]
  /** The line that means it. */
  readonly phrase: string
}

/** The question before it runs, with every step in it. */
export const scriptQuestion = ({ steps }: Script): string =>
  `Executar ${steps.length} ${steps.length === 1 ? 'comando' : 'comandos'}? ${steps.map(({ phrase }) => phrase).join('; ')}`
