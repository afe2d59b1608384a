/**
 * The commands that set one number of a record, a stock or a depth: preview, confirmation and undo are the same for
 * all.
 */
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
  /** The command's own id: the undo is the same command with the previous number. */
  commandId: string
  resource: Resource
  /** The field of the list's row with the number. */
  column: string
  /** 'O estoque do produto' */
  subject: string
  /** 'Estoque' */
  label: string
  /** The label of the button that sends: 'Ajustar'. */
  submitLabel: string
  /** Reads the platform's current number; null if it gives none. */
  read(id: number, signal?: AbortSignal): Promise<number | null>
  /** Sends the number; returns the server's message, if any. */
  write(id: number, n: number): Promise<string | undefined>
}

interface NumberTarget {
  id: number
  n: number
}

/**
 * Runs `write` and returns the number that it replaces. Rejects as `write` does, unless it is not known whether the
 * write was done: then the result holds that error.
 */
export async function writeReplacing(
  previous: number | null,
  write: () => Promise<string | undefined>,
): Promise<ReplacedResult> {
  try {
    return new ReplacedResult(previous, await write())
  } catch (error) {
    if (isUnconfirmed(error)) return new ReplacedResult(previous, undefined, error)
    throw error
  }
}

/** Preview, run and undo of such a command, for `defineCommand`; its arguments are `id` and `n`. */
export const createNumberSetter = ({
  commandId,
  resource,
  column,
  subject,
  label,
  submitLabel,
  read,
  write,
}: NumberSetterOptions) => ({
  preview: async ({ id, n }: NumberTarget, { signal }: PreviewContext): Promise<CommandPreview> =>
    describeNumberChange(await read(id, signal), n),
  async run({ id, n }: NumberTarget, context: CommandContext): Promise<ReplacedResult> {
    const cellValue = findRow(resource, id, context)?.[column]
    const shownValue = typeof cellValue === 'number' ? cellValue : undefined
    // Read right before sending: an undo restores the number that was stored, not what an old row showed.
    const currentValue = await read(id)
    await confirmOverwrite({
      subject: `${subject} #${id}`,
      label,
      shownValue,
      newValue: n,
      currentValue,
      submitLabel,
    })
    return writeReplacing(currentValue, () => write(id, n))
  },
  undo({ id }: NumberTarget, previousValues: PreviousValues): UndoStep | null {
    const n = previousValues.get(id)
    return n === undefined ? null : { id: commandId, args: { id, n } }
  },
  isUnmodified: async ({ id, n }: NumberTarget): Promise<boolean> => (await read(id)) === n,
})
