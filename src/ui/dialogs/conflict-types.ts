/** A record that was changed on both sides, as plain data (case N1). */

/** As opened, as typed here, as it is on the platform. */
export type ConflictSide = 'original' | 'mine' | 'current'

/** One field that both sides changed, its values as the operator reads them. */
export interface ConflictField extends Readonly<Record<ConflictSide, string>> {
  name: string
  label: string
}

/** The question which side is to stand, where both changed a record (case N1). */
export interface Conflict {
  /** 'O produto #12 mudou enquanto você editava' */
  title: string
  /** When it was opened and read again. */
  description: string
  /** 'HH:MM' of the two. */
  openedAt: string
  readAt: string
  fields: readonly ConflictField[]
  /** What was joined without asking: 'Estoque: 86 → 74 (só lá mudou)'. */
  merged: readonly string[]
  /** The word on the button that goes on: 'Atualizar'. */
  submitLabel: string
  /** The word on the button that goes back; 'Voltar ao formulário' unless told. */
  backLabel?: string
}

/** What was chosen for each field by its name; null: back to where one was, nothing is sent. */
export type ConflictDecision = Readonly<Record<string, ConflictSide>> | null
