/**
 * An act that sets one value of a record that somebody else has changed since it was seen: the operator decides (N1).
 */
import { ApiError } from '#api/errors.ts'
import { formatTime } from '#lib/written/dates.ts'
import { askConflict } from '#ui/dialogs/conflict.ts'

interface Change {
  /** 'O estoque do produto #12' */
  subject: string
  /** 'Estoque' */
  label: string
  /** As the operator saw it; undefined where it was not in sight. */
  seen: number | null | undefined
  /** As it is to become. */
  mine: number
  /** As it is now; null where it cannot be read, which stops nothing: it is not sent back. */
  now: number | null
  /** The word on the button that sends: 'Ajustar'. */
  submit: string
}

/** Returns where the value may be sent; throws an ApiError of kind 'held' where the operator decides otherwise. */
export async function agree({ subject, label, seen, mine, now, submit }: Change): Promise<void> {
  if (typeof seen !== 'number' || now === null || now === seen || now === mine) return
  const readAt = formatTime(new Date())
  const decision = await askConflict({
    title: `${subject} mudou`,
    description: `Lido de novo às ${readAt}. Nada foi enviado. Escolha o que fica.`,
    openedAt: 'na tela',
    readAt,
    submit,
    back: 'Cancelar',
    fields: [{ name: 'valor', label, original: String(seen), mine: String(mine), current: String(now) }],
    joined: [],
  })
  if (decision?.['valor'] !== 'mine') throw new ApiError({ kind: 'held' })
}
