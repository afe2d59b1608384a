/** The acts that set one number of a record: a stock, a depth. Looked at, agreed to, and taken back in one way. */
import {
  type CommandPreview,
  type CommandContext,
  type PreviewContext,
  ReplacedResult,
  type PreviousValues,
  type UndoStep,
} from '#commands/define.ts'
import type { Resource } from '#commands/resource.ts'
import { isUnconfirmed } from '#commands/bulk/failure-text.ts'
import { findRow } from '#commands/screen.ts'
import { confirmOverwrite } from './confirm-overwrite.ts'
import { describeNumberChange } from './before-after.ts'

interface NumberSetterOptions {
  /** The command's own id: what takes it back is the same act with the number that stood there. */
  commandId: string
  resource: Resource
  /** Where the list's row has it. */
  column: string
  /** 'O estoque do produto' */
  subject: string
  /** 'Estoque' */
  label: string
  /** The word on the button that sends: 'Ajustar'. */
  submitLabel: string
  /** As the platform has it now; null where it tells none. */
  read(id: number, signal?: AbortSignal): Promise<number | null>
  /** Sends it; gives the server's message, if any. */
  write(id: number, n: number): Promise<string | undefined>
}

interface NumberTarget {
  id: number
  n: number
}

/**
 * Sends what puts another number in the place of this one, which is known whatever becomes of the call. Rejects as
 * `write` does, but where nobody knows whether it was done: that the answer holds.
 */
export async function writeReplacing(
  was: number | null,
  write: () => Promise<string | undefined>,
): Promise<ReplacedResult> {
  try {
    return new ReplacedResult(was, await write())
  } catch (error) {
    if (isUnconfirmed(error)) return new ReplacedResult(was, undefined, error)
    throw error
  }
}

/** What such a command does, for `defineCommand`; its arguments are `id` and `n`. */
export const createNumberSetter = ({
  commandId: command,
  resource,
  column,
  subject,
  label,
  submitLabel: submit,
  read,
  write,
}: NumberSetterOptions) => ({
  preview: async ({ id, n }: NumberTarget, { signal }: PreviewContext): Promise<CommandPreview> =>
    describeNumberChange(await read(id, signal), n),
  async run({ id, n }: NumberTarget, context: CommandContext): Promise<ReplacedResult> {
    const shown = findRow(resource, id, context)?.[column]
    const seen = typeof shown === 'number' ? shown : undefined
    // What is put back later is what stood there, not what an old row showed.
    const now = await read(id)
    await confirmOverwrite({
      subject: `${subject} #${id}`,
      label,
      shownValue: seen,
      newValue: n,
      currentValue: now,
      submitLabel: submit,
    })
    return writeReplacing(now, () => write(id, n))
  },
  undo({ id }: NumberTarget, was: PreviousValues): UndoStep | null {
    const n = was.get(id)
    return n === undefined ? null : { id: command, args: { id, n } }
  },
  isUnmodified: async ({ id, n }: NumberTarget): Promise<boolean> => (await read(id)) === n,
})
