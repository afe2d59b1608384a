/** Renders one dialog at a time in its own React root, which the sign-in pages and the console share. */
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Conflict, ConflictDecision } from './conflict-types.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import type { PromptOptions, ConfirmOptions } from './dialog-options.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { PromptDialog } from './prompt-dialog.tsx'

const container = document.createElement('div')
document.body.append(container)
const root = createRoot(container)
let lastKey = 0

type RenderDialog<Answer> = (open: boolean, settle: (answer: Answer) => void, key: number) => ReactNode

/** Cancels the open dialog. */
let cancelCurrent = () => {}

/** Cancels the open dialog; does nothing if there is none. */
export const cancelOpenDialog = (): void => cancelCurrent()

function openDialog<Answer>(
  renderDialog: RenderDialog<Answer>,
  cancelAnswer: Answer,
  isCancellable = true,
  cancelSignal?: AbortSignal,
): Promise<Answer> {
  if (cancelSignal?.aborted) return Promise.resolve(cancelAnswer)
  const key = ++lastKey
  return new Promise((resolve) => {
    let isSettled = false
    const settleDialog = (answer: Answer) => {
      // Another dialog may be open by now.
      if (isSettled) return
      isSettled = true
      cancelCurrent = () => {}
      // Rendered as closed instead of unmounted, so that it restores the focus.
      root.render(renderDialog(false, settleDialog, key))
      resolve(answer)
    }
    if (isCancellable) cancelCurrent = () => settleDialog(cancelAnswer)
    // Flushed, so that the dialog is gone before its successor takes the focus.
    cancelSignal?.addEventListener('abort', () => flushSync(() => settleDialog(cancelAnswer)))
    root.render(renderDialog(true, settleDialog, key))
  })
}

/** Opens the confirmation; resolves to the answer. */
export const openConfirmDialog = (question: ConfirmOptions): Promise<boolean> =>
  openDialog(
    (isOpen, settle, key) => <ConfirmDialog key={key} options={question} open={isOpen} onAnswer={settle} />,
    false,
    true,
    question.cancelSignal,
  )

/** Opens the question for a text; resolves to the text, or null if cancelled. */
export const openPromptDialog = (prompt: PromptOptions): Promise<string | null> =>
  openDialog<string | null>(
    (isOpen, settle, key) => <PromptDialog key={key} options={prompt} open={isOpen} onAnswer={settle} />,
    null,
  )

/**
 * Opens the choice between the sides of a conflict; resolves to null if the operator goes back. The browser's Back does
 * not close it.
 */
export const openConflictDialog = (conflict: Conflict): Promise<ConflictDecision> =>
  openDialog<ConflictDecision>(
    (isOpen, settle, key) => <ConflictDialog key={key} conflict={conflict} open={isOpen} onAnswer={settle} />,
    null,
    // The choices made so far are unsaved work.
    false,
  )
