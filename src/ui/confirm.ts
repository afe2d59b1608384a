/**
 * Asks before an act, and for a single text: imperative, so that commands, which know no React, can use them. The
 * dialogs are fetched with the first question.
 */
import type { ReactNode } from 'react'

/** A fact about what is about to be touched: 'Nome', 'Kit 3 camisetas algodão'. */
export interface Fact {
  label: string
  value: ReactNode
}

export interface Question {
  /** The exact text of the specification, shown as the title: 'Excluir produto #12?'. */
  text: string
  /** One sentence on what follows. */
  description?: string | undefined
  details?: readonly Fact[] | undefined
  /** The word on the confirming button: 'Excluir'. */
  confirmLabel?: string | undefined
  tone?: 'danger' | undefined
}

/** True for yes. A second question waits until the first is answered. */
export function confirm(question: Question): Promise<boolean> {
  return queue(async () => (await import('./confirm-host.tsx')).openConfirm(question))
}

export interface Prompt {
  title: string
  /** Of the one field. */
  label: string
  confirmLabel?: string | undefined
  /** The on-screen keyboard that fits. */
  inputMode?: 'text' | 'numeric' | 'decimal' | undefined
}

/** The text as typed, or null where it was cancelled. */
export function ask(prompt: Prompt): Promise<string | null> {
  return queue(async () => (await import('./confirm-host.tsx')).openPrompt(prompt))
}

let last: Promise<unknown> = Promise.resolve()

function queue<Answer>(open: () => Promise<Answer>): Promise<Answer> {
  const answer = last.then(open)
  last = answer.catch(() => undefined)
  return answer
}
