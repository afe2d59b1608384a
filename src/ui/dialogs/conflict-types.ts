/** Describes, as plain data, a record that was changed both here and on the platform (case N1). */

/** The value when opened, the value typed here, the value on the platform now. */
export type ConflictSide = 'original' | 'mine' | 'current'

/** One field that both sides changed, with its values as the operator reads them. */
export interface ConflictField extends Readonly<Record<ConflictSide, string>> {
  name: string
  label: string
}

/** The question which changes to keep if both sides changed a record (case N1). */
export interface Conflict {
  /** 'O produto #12 mudou enquanto você editava' */
  title: string
  /** Says when the record was opened and when it was read again. */
  description: string
  /** 'HH:MM' when the record was opened. */
  openedAt: string
  /** 'HH:MM' when the record was read again. */
  readAt: string
  fields: readonly ConflictField[]
  /** The changes merged without a question: 'Estoque: 86 → 74 (só lá mudou)'. */
  merged: readonly string[]
  /** Label of the button that submits: 'Atualizar'. */
  submitLabel: string
  /** Label of the button that goes back; 'Voltar ao formulário' unless given. */
  backLabel?: string
}

/** The chosen side of each field, by its name. Null means that the operator goes back and nothing is sent. */
export type ConflictDecision = Readonly<Record<string, ConflictSide>> | null
