/** What the operator is asked before an act, as plain data. */
import type { ReactNode } from 'react'

/** A fact about what is about to be touched: 'Nome', 'Kit 3 camisetas algodão'. */
export interface LabeledValue {
  label: string
  value: ReactNode
}

/** What is asked before an act. */
export interface ConfirmOptions {
  /** The exact text of the specification, shown as the title: 'Excluir produto #12?'. */
  text: string
  /** One sentence on what follows. */
  description?: string | undefined
  details?: readonly LabeledValue[] | undefined
  /** The word on the confirming button: 'Excluir'. */
  confirmLabel?: string | undefined
  /** The word on the other one; 'Fechar' where no is no refusal of an act. */
  cancelLabel?: string | undefined
  tone?: 'danger' | undefined
  /** Digits to be typed before it can be confirmed: the number of records. */
  requiredInput?: string | undefined
  /** What is under way goes on while it is open. */
  isNonBlocking?: true
  /** Aborted once what it asks about is over: it goes, as by no. */
  cancelSignal?: AbortSignal | undefined
}

/** A question that is answered by typing. */
export interface PromptOptions {
  title: string
  /** Of the one field. */
  label: string
  confirmLabel?: string | undefined
  /** The on-screen keyboard that fits. */
  inputMode?: 'text' | 'numeric' | 'decimal' | undefined
  /** What is known of the text while it is typed, in one line; null for nothing. A rejection says nothing. */
  describeInput?: ((typed: string, signal: AbortSignal) => Promise<string | null>) | undefined
}
