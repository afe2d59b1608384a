/**
 * Lets the operator decide when a command sets a value that somebody else has changed since the operator saw it (N1).
 */
import { ApiError } from '#api/errors.ts'
import { formatTime } from '#lib/format/dates.ts'
import { resolveConflict } from '#ui/dialogs/conflict.ts'

interface NumberChange {
  /** 'O estoque do produto #12' */
  subject: string
  /** 'Estoque' */
  label: string
  /** The value that the operator saw; undefined if it was not on the screen. */
  shownValue: number | null | undefined
  /** The value to send. */
  newValue: number
  /**
   * The current value; null if it cannot be read. That does not stop the command, but the value cannot be restored
   * later.
   */
  currentValue: number | null
  /** The label of the button that sends: 'Ajustar'. */
  submitLabel: string
}

/** Returns if the value may be sent; throws an ApiError of kind 'not-sent' if the operator decides against it. */
export async function confirmOverwrite({
  subject,
  label,
  shownValue,
  newValue,
  currentValue,
  submitLabel,
}: NumberChange): Promise<void> {
  if (
    typeof shownValue !== 'number' ||
    currentValue === null ||
    currentValue === shownValue ||
    currentValue === newValue
  )
    return
  const readAt = formatTime(new Date())
  const decision = await resolveConflict({
    title: `${subject} mudou`,
    description: `Lido de novo às ${readAt}. Nada foi enviado. Escolha o que fica.`,
    openedAt: 'na tela',
    readAt,
    submitLabel,
    backLabel: 'Cancelar',
    fields: [
      { name: 'valor', label, original: String(shownValue), mine: String(newValue), current: String(currentValue) },
    ],
    merged: [],
  })
  if (decision?.['valor'] !== 'mine') throw new ApiError({ kind: 'not-sent' })
}
