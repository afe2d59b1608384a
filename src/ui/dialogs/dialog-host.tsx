/** Renders one dialog at a time in its own React root, which the sign-in pages and the console share. */
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createReactRoot } from '#ui/react-root.ts'
import type { Conflict, ConflictDecision } from './conflict-types.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import type { PromptOptions, ConfirmOptions } from './dialog-options.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { PromptDialog } from './prompt-dialog.tsx'

type RenderDialog<Answer> = (open: boolean, settle: (answer: Answer) => void, key: number) => ReactNode

/** Opens the dialogs of one page. */
export interface DialogHost {
  /** Opens the confirmation; resolves to the answer. */
  openConfirmDialog(question: ConfirmOptions): Promise<boolean>
  /** Opens the question for a text; resolves to the text, or null if cancelled. */
  openPromptDialog(prompt: PromptOptions): Promise<string | null>
  /**
   * Opens the choice between the sides of a conflict; resolves to null if the operator goes back. The browser's Back
   * does not close it.
   */
  openConflictDialog(conflict: Conflict): Promise<ConflictDecision>
  /** Cancels the open dialog; does nothing if there is none. */
  cancelOpenDialog(): void
}

/** Creates the host, which renders into an element of its own at the end of the page. */
function createDialogHost(): DialogHost {
  const container = document.createElement('div')
  document.body.append(container)
  const root = createReactRoot(container)
  let lastKey = 0
  let cancelCurrent = () => {}

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

  return {
    openConfirmDialog: (question) =>
      openDialog(
        (isOpen, settle, key) => <ConfirmDialog key={key} options={question} open={isOpen} onAnswer={settle} />,
        false,
        true,
        question.cancelSignal,
      ),
    openPromptDialog: (prompt) =>
      openDialog<string | null>(
        (isOpen, settle, key) => <PromptDialog key={key} options={prompt} open={isOpen} onAnswer={settle} />,
        null,
      ),
    openConflictDialog: (conflict) =>
      openDialog<ConflictDecision>(
        (isOpen, settle, key) => <ConflictDialog key={key} conflict={conflict} open={isOpen} onAnswer={settle} />,
        null,
        // The choices made so far are unsaved work.
        false,
      ),
    cancelOpenDialog: () => cancelCurrent(),
  }
}

export const { openConfirmDialog, openPromptDialog, openConflictDialog, cancelOpenDialog } = createDialogHost()
