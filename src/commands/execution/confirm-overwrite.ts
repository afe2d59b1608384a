/**
 * An act that sets one value of a record that somebody else has changed since it was seen: the operator decides (N1).
 */
import { ApiError } from '#api/errors.ts'
import { formatTime } from '#lib/format/dates.ts'
import { resolveConflict } from '#ui/dialogs/conflict.ts'

interface NumberChange {
  /** 'O estoque do produto #12' */
  subject: string
  /** 'Estoque' */
  label: string
  /** As the operator saw it; undefined where it was not in sight. */
  shownValue: number | null | undefined
  /** As it is to become. */
  newValue: number
  /** As it is now; null where it cannot be read, which stops nothing: it is not sent back. */
  currentValue: number | null
  /** The word on the button that sends: 'Ajustar'. */
  submitLabel: string
}

/** Returns where the value may be sent; throws an ApiError of kind 'not-sent' where the operator decides otherwise. */
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
