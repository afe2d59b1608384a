/** Draws one question at a time, in a root of its own: sign-in pages and console share it. */
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

/** Says no to the open one. */
let cancelCurrent = () => {}

/** Says no to the question that is open; nothing where there is none. */
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
      // Another one may be drawn by now.
      if (isSettled) return
      isSettled = true
      cancelCurrent = () => {}
      // Closed, not taken away: its end gives the focus back to where it was.
      root.render(renderDialog(false, settleDialog, key))
      resolve(answer)
    }
    if (isCancellable) cancelCurrent = () => settleDialog(cancelAnswer)
    // Gone before what comes instead takes the focus.
    cancelSignal?.addEventListener('abort', () => flushSync(() => settleDialog(cancelAnswer)))
    root.render(renderDialog(true, settleDialog, key))
  })
}

/** Opens the confirmation; resolves with the answer. */
export const openConfirmDialog = (question: ConfirmOptions): Promise<boolean> =>
  openDialog(
    (isOpen, settle, key) => <ConfirmDialog key={key} options={question} open={isOpen} onAnswer={settle} />,
    false,
    true,
    question.cancelSignal,
  )

/** Opens the question for one text; resolves with it, null where it was cancelled. */
export const openPromptDialog = (prompt: PromptOptions): Promise<string | null> =>
  openDialog<string | null>(
    (isOpen, settle, key) => <PromptDialog key={key} options={prompt} open={isOpen} onAnswer={settle} />,
    null,
  )

/** Opens the choice between the sides of a record that was changed twice; null where it was left. Back does not leave it. */
export const openConflictDialog = (conflict: Conflict): Promise<ConflictDecision> =>
  openDialog<ConflictDecision>(
    (isOpen, settle, key) => <ConflictDialog key={key} conflict={conflict} open={isOpen} onAnswer={settle} />,
    null,
    // What was chosen in it so far is work.
    false,
  )
