/** Describes the questions of the dialogs as plain data. */
import type { ReactNode } from 'react'

/** A fact about what an action affects: 'Nome', 'Kit 3 camisetas algodão'. */
export interface LabeledValue {
  label: string
  value: ReactNode
}

/** The confirmation before an action. */
export interface ConfirmOptions {
  /** The exact text of the specification, shown as the title: 'Excluir produto #12?'. */
  text: string
  /** One sentence about the consequence. */
  description?: string | undefined
  details?: readonly LabeledValue[] | undefined
  /** Label of the confirming button: 'Excluir'. */
  confirmLabel?: string | undefined
  /** Label of the other button; 'Fechar' if answering no cancels nothing. */
  cancelLabel?: string | undefined
  tone?: 'danger' | undefined
  /** Digits that must be typed before it can be confirmed: the number of records. */
  requiredInput?: string | undefined
  /** The current action goes on while the dialog is open. */
  isNonBlocking?: true
  /** When it is aborted, because the question no longer applies, the dialog closes as if answered no. */
  cancelSignal?: AbortSignal | undefined
}

/** A question that is answered with a text. */
export interface PromptOptions {
  title: string
  /** Label of the field. */
  label: string
  confirmLabel?: string | undefined
  /** The suitable on-screen keyboard. */
  inputMode?: 'text' | 'numeric' | 'decimal' | undefined
  /** Describes the typed text in one line while it is typed; null for nothing. A rejection shows nothing. */
  describeInput?: ((typed: string, signal: AbortSignal) => Promise<string | null>) | undefined
}
