/**
 * Asks for a confirmation, or for a single text. The functions are imperative, so that commands, which know no React,
 * can use them. The dialogs are fetched with the first question.
 */
import { createStore } from '#lib/storage/store.ts'
import { isTypingIdle, whenTypingIdle } from '#ui/focus/typing-idle.ts'
import type { PromptOptions, ConfirmOptions } from './dialog-options.ts'

/** How long keys are blocked for a dialog whose code does not arrive, in ms. */
const LOAD_TIMEOUT_MS = 3_000
let awaitedUntil = 0

/** True while a requested dialog is not visible yet: no key answers it, and no key acts behind it. */
export const isAwaitingDialog = (): boolean =>
  performance.now() < awaitedUntil && !document.querySelector('[role=alertdialog]')

/** Asks the question; true for yes. A second question waits until the first is answered. */
export function confirm(options: ConfirmOptions): Promise<boolean> {
  return queueDialog(async () => {
    awaitedUntil = performance.now() + LOAD_TIMEOUT_MS
    try {
      return await (await import('./dialog-host.tsx')).openConfirmDialog(options)
    } finally {
      awaitedUntil = 0
    }
  }, options.isNonBlocking)
}

/** Answers no to the open or loading confirmation, as Esc does; does nothing if there is none. */
export const cancelDialog = async (): Promise<void> => (await import('./dialog-host.tsx')).cancelOpenDialog()

/** Asks for a text. Resolves to the text as typed, or null if cancelled. */
export function promptText(options: PromptOptions): Promise<string | null> {
  return queueDialog(async () => (await import('./dialog-host.tsx')).openPromptDialog(options))
}

let lastAnswer: Promise<unknown> = Promise.resolve()
/** When the last question was answered, as `performance.now()` counts. */
let lastAnsweredAt = 0
const pendingDialogsStore = createStore(0)
const blockingDialogsStore = createStore(0)

/** True from the request of any dialog until its answer. */
export const isDialogPending = (): boolean => pendingDialogsStore.get() > 0
/** Calls the listener when `isDialogPending` may have changed; returns the function that unsubscribes. */
export const subscribeToPendingDialogs = pendingDialogsStore.subscribe

/** True while an unanswered dialog blocks the action that asked. */
export const isBlockedByDialog = (): boolean => blockingDialogsStore.get() > 0
/** Calls the listener when `isBlockedByDialog` may have changed; returns the function that unsubscribes. */
export const subscribeToBlockingDialogs = blockingDialogsStore.subscribe

/**
 * Opens a dialog after every earlier one is answered: all render into one root, and one would replace the other. It
 * waits until the operator is not typing something else.
 */
export function queueDialog<Answer>(openDialog: () => Promise<Answer>, isNonBlocking = false): Promise<Answer> {
  const changeCounts = (step: 1 | -1) => {
    pendingDialogsStore.set(pendingDialogsStore.get() + step)
    if (!isNonBlocking) blockingDialogsStore.set(blockingDialogsStore.get() + step)
  }
  const onAnswered = () => {
    lastAnsweredAt = performance.now()
    changeCounts(-1)
  }
  changeCounts(1)
  const requestedAt = performance.now()
  const answer = lastAnswer.then(() => {
    // The key that answered the previous dialog does not count as typing.
    const since = Math.max(requestedAt, lastAnsweredAt)
    return isTypingIdle(since) ? openDialog() : whenTypingIdle(since).then(openDialog)
  })
  lastAnswer = answer.then(onAnswered, onAnswered)
  return answer
}
