/** What is done over many items, one after the other: a command on its records, or a script on its steps. */
import { type AnyCommand, Brought, type CommandContext, Replaced, type Said } from '#commands/define.ts'
import type { Noun } from '#commands/noun.ts'
import type { Values } from '#commands/args.ts'
import { capital } from '#lib/written/capital.ts'
import type { KnownRecords } from './about.ts'
import type { Run } from './queue.ts'
import { queryClient, markStale } from '#api/cache/query.ts'
import { isNotFound } from '#api/errors.ts'

/** Takes an act of the history back, or does it again (commands/running/README §1). */
export interface Again {
  readonly verb: 'desfazer' | 'refazer'
  /** The moment under which the act stands in the history, ms. */
  readonly at: number
  /** How it stands there. */
  readonly phrase: string
  /** False after a try that failed: what is found as wished then may be its doing, and nobody else's. */
  isFirst(): boolean
  /** Told how each try ended, and on which ids it changed something. */
  ended(ok: boolean, changed: readonly number[]): void
}

/** How its notices and its report tell of it; a command tells of itself. */
export interface Told {
  readonly id: string
  /** Its first word is the verb: 'Excluir produto'. */
  readonly title: string
  /** What its items are; steps of a script are of no noun. */
  readonly noun?: Noun | undefined
  readonly failure?: string | undefined
  readonly recall?: Again | undefined
}

/** An act over several records or steps: how each is done, and how it is told. */
export interface Work extends Told {
  /** What the journal keeps of it. */
  readonly args: Values
  /** Does it once, on this record or step; `note` is told the number that it put another in the place of. */
  send(id: number, context: CommandContext, note: (was: number) => void): Promise<Said>
  /** Its records as they were before it, for the notice of its end. */
  readonly known?: KnownRecords
  /** The platform has a way to take it back. */
  readonly hasWayBack: boolean
  /** Does what failed or was not sent once more. */
  retry?(ended: Run): void
  /** Looks at the records of which nobody knows whether it was done; resolves to the run with what that tells. */
  check?(ended: Run): Promise<Run>
}

/**
 * What the act says. Of a record that is gone its list is read again, also where the act has only read it: its row goes,
 * as after a write that was refused (case O2).
 */
async function told<Result>(command: AnyCommand, acted: Promise<Result> | Result): Promise<Result> {
  try {
    return await acted
  } catch (error) {
    // Where its part of the console does not come, the failure is told all the same.
    if (isNotFound(error) && command.noun) await readListAgain(command.noun).catch(() => undefined)
    throw error
  }
}

async function readListAgain({ list, search, record }: Noun): Promise<void> {
  const endpoint = await (list ?? search?.list ?? record)?.()
  // After a write it is on its way already.
  if (!endpoint || queryClient.isFetching({ queryKey: [endpoint.id] }) > 0) return
  markStale([endpoint.id.replace(/[^.]*$/, '')])
}

/** A command with these arguments, on each record that it is given. */
export const workOf = (command: AnyCommand, args: Values, again?: Again): Work => ({
  id: command.id,
  title: again ? capital(again.verb) : command.title,
  recall: again,
  noun: command.noun,
  failure: command.failure,
  args,
  async send(id, context, note) {
    const said = await carryOut(command, args, id, context, note)
    return said instanceof Brought ? said.text : said instanceof Replaced ? said.said : said
  },
  hasWayBack: command.undo !== undefined && (command.comesBack?.(args) ?? true),
})

/**
 * Does the command once, on this record where it has one; what it says. `note`: told the number that it put another in
 * the place of. Throws what it throws, and how a call ended of which nobody knows whether it was done.
 */
export async function carryOut(
  command: AnyCommand,
  args: Values,
  record: number | undefined,
  context: CommandContext,
  note: (was: number) => void,
): Promise<Said | Brought | Replaced> {
  const said = await told(
    command,
    command.each && record !== undefined ? command.each(record, args, context) : command.run?.(args, context),
  )
  if (said instanceof Replaced) {
    if (said.was !== null) note(said.was)
    if (said.lost) throw said.lost
  }
  return said
}
