/** What is done over many items, one after the other: a command on its records, or a script on its steps. */
import type { AnyCommand, CommandContext, Said } from '#commands/define.ts'
import type { Noun } from '#commands/noun.ts'
import type { Values } from '#commands/command-args.ts'

/** How its notices and its report tell of it; a command tells of itself. */
export interface Told {
  readonly id: string
  /** Its first word is the verb: 'Excluir produto'. */
  readonly title: string
  /** What its items are; steps of a script are of no noun. */
  readonly noun?: Noun | undefined
  readonly failure?: string | undefined
}

/** An act over several records or steps: how each is done, and how it is told. */
export interface Work extends Told {
  /** What the journal keeps of it. */
  readonly args: Values
  /** Does it once, on this record or step. */
  send(id: number, context: CommandContext): Promise<Said>
  /** The platform has a way to take it back. */
  readonly hasWayBack: boolean
}

/** A command with these arguments, on each record that it is given. */
export const workOf = (command: AnyCommand, args: Values): Work => ({
  id: command.id,
  title: command.title,
  noun: command.noun,
  failure: command.failure,
  args,
  send: (id, context) => command.each?.(id, args, context) ?? Promise.resolve(undefined),
  hasWayBack: command.undo !== undefined,
})
