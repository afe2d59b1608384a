/** The acts that set one number of a record: a stock, a depth. Looked at, agreed to, and taken back in one way. */
import {
  type BeforeAct,
  type CommandContext,
  type LookBefore,
  Replaced,
  type Replacements,
  type WayBack,
} from '#commands/define.ts'
import type { Noun } from '#commands/noun.ts'
import { isLost } from '#commands/bulk/failure.ts'
import { rowOf } from '#commands/screen.ts'
import { agree } from './agree.ts'
import { nowAndThen } from './now-and-then.ts'

interface NumberOfRecord {
  /** The command's own id: what takes it back is the same act with the number that stood there. */
  command: string
  noun: Noun
  /** Where the list's row has it. */
  column: string
  /** 'O estoque do produto' */
  subject: string
  /** 'Estoque' */
  label: string
  /** The word on the button that sends: 'Ajustar'. */
  submit: string
  /** As the platform has it now; null where it tells none. */
  read(id: number, signal?: AbortSignal): Promise<number | null>
  /** Sends it; gives the server's message, if any. */
  write(id: number, n: number): Promise<string | undefined>
}

interface Target {
  id: number
  n: number
}

/**
 * Sends what puts another number in the place of this one, which is known whatever becomes of the call. Rejects as
 * `write` does, but where nobody knows whether it was done: that the answer holds.
 */
export async function replacing(was: number | null, write: () => Promise<string | undefined>): Promise<Replaced> {
  try {
    return new Replaced(was, await write())
  } catch (error) {
    if (isLost(error)) return new Replaced(was, undefined, error)
    throw error
  }
}

/** What such a command does, for `defineCommand`; its arguments are `id` and `n`. */
export const setsNumber = ({ command, noun, column, subject, label, submit, read, write }: NumberOfRecord) => ({
  look: async ({ id, n }: Target, { signal }: LookBefore): Promise<BeforeAct> => nowAndThen(await read(id, signal), n),
  async run({ id, n }: Target, context: CommandContext): Promise<Replaced> {
    const shown = rowOf(noun, id, context)?.[column]
    const seen = typeof shown === 'number' ? shown : undefined
    // What is put back later is what stood there, not what an old row showed.
    const now = await read(id)
    await agree({ subject: `${subject} #${id}`, label, seen, mine: n, now, submit })
    return replacing(now, () => write(id, n))
  },
  undo({ id }: Target, was: Replacements): WayBack | null {
    const n = was.get(id)
    return n === undefined ? null : { id: command, args: { id, n } }
  },
  still: async ({ id, n }: Target): Promise<boolean> => (await read(id)) === n,
})
