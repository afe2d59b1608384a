/**
 * Asks before an act, and for a single text: imperative, so that commands, which know no React, can use them. The
 * dialogs are fetched with the first question.
 */
import { createStore } from '#lib/storage/store.ts'
import { isTypingIdle, whenTypingIdle } from '#ui/focus/typing-idle.ts'
import type { PromptOptions, ConfirmOptions } from './dialog-options.ts'

/** Nobody waits longer for a question whose code does not come, ms. */
const LOAD_TIMEOUT_MS = 3_000
let awaitedUntil = 0

/** True while a question was asked and is not in sight yet: no key answers it, and none acts behind it. */
export const isAwaitingDialog = (): boolean =>
  performance.now() < awaitedUntil && !document.querySelector('[role=alertdialog]')

/** True for yes. A second question waits until the first is answered. */
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

/** Says no to the question that is open, or on its way, as Esc does; nothing where there is none. */
export const cancelDialog = async (): Promise<void> => (await import('./dialog-host.tsx')).cancelOpenDialog()

/** The text as typed, or null where it was cancelled. */
export function promptText(options: PromptOptions): Promise<string | null> {
  return queueDialog(async () => (await import('./dialog-host.tsx')).openPromptDialog(options))
}

let lastAnswer: Promise<unknown> = Promise.resolve()
/** When the last question was answered, as `performance.now()` counts. */
let lastAnsweredAt = 0
const pendingDialogsStore = createStore(0)
const blockingDialogsStore = createStore(0)

/** True from the wish for a question of any kind to its answer. */
export const isDialogPending = (): boolean => pendingDialogsStore.get() > 0
/** Called on every change of it; returns the way to stop. */
export const subscribeToPendingDialogs = pendingDialogsStore.subscribe

/** True while a question is unanswered that what is under way waits for. */
export const isBlockedByDialog = (): boolean => blockingDialogsStore.get() > 0
/** Called on every change of it; returns the way to stop. */
export const subscribeToBlockingDialogs = blockingDialogsStore.subscribe

/**
 * Opens it once every question before it is answered: all are drawn in one place, and one would take the other away.
 * Nobody is asked in the middle of typing something else.
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
    // A key that answered the one before is none that was pressed meanwhile.
    const since = Math.max(requestedAt, lastAnsweredAt)
    return isTypingIdle(since) ? openDialog() : whenTypingIdle(since).then(openDialog)
  })
  lastAnswer = answer.then(onAnswered, onAnswered)
  return answer
}
