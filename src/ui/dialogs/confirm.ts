/**
 * Asks for a confirmation, or for a single text. The functions are imperative, so that commands, which know no React,
 * can use them. The dialogs are fetched with the first question.
 */
import { createStore } from '#lib/storage/store.ts'
import { isTypingIdle, whenTypingIdle } from '#ui/focus/typing-idle.ts'
import type { DialogHost } from './dialog-host.tsx'
import type { PromptOptions, ConfirmOptions } from './dialog-options.ts'

/** How long keys are blocked for a dialog whose code does not arrive, in ms. */
const LOAD_TIMEOUT_MS = 3_000

/** The part of dialog-host.tsx that is used here. */
type UsedDialogHost = Pick<DialogHost, 'openConfirmDialog' | 'openPromptDialog' | 'cancelOpenDialog'>

/** The dialogs of one page, of which one is open at a time. */
export interface DialogQueue {
  /** Asks the question; true for yes. A second question waits until the first is answered. */
  confirm(options: ConfirmOptions): Promise<boolean>
  /** Asks for a text. Resolves to the text as typed, or null if cancelled. */
  promptText(options: PromptOptions): Promise<string | null>
  /** Answers no to the open or loading confirmation, as Esc does; does nothing if there is none. */
  cancelDialog(): Promise<void>
  /**
   * Opens a dialog after every earlier one is answered: all render into one root, and one would replace the other. It
   * waits until the operator is not typing something else.
   */
  queueDialog<Answer>(openDialog: () => Promise<Answer>, isNonBlocking?: boolean): Promise<Answer>
  /** True while a requested dialog is not visible yet: no key answers it, and no key acts behind it. */
  isAwaitingDialog(): boolean
  /** True from the request of any dialog until its answer. */
  isDialogPending(): boolean
  /** Calls the listener when `isDialogPending` may have changed; returns the function that unsubscribes. */
  subscribeToPendingDialogs(listener: () => void): () => void
  /** True while an unanswered dialog blocks the action that asked. */
  isBlockedByDialog(): boolean
  /** Calls the listener when `isBlockedByDialog` may have changed; returns the function that unsubscribes. */
  subscribeToBlockingDialogs(listener: () => void): () => void
}

/** Creates the queue of a page; no dialog is open. `loadHost` fetches the code that renders dialogs. */
export function createDialogQueue(loadHost: () => Promise<UsedDialogHost>): DialogQueue {
  /** Until when keys are blocked for a dialog that is not visible yet, as `performance.now()` counts. */
  let awaitedUntil = 0
  let lastAnswer: Promise<unknown> = Promise.resolve()
  /** When the last question was answered, as `performance.now()` counts. */
  let lastAnsweredAt = 0
  const pendingDialogsStore = createStore(0)
  const blockingDialogsStore = createStore(0)

  function queueDialog<Answer>(openDialog: () => Promise<Answer>, isNonBlocking = false): Promise<Answer> {
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

  async function openConfirmation(options: ConfirmOptions): Promise<boolean> {
    awaitedUntil = performance.now() + LOAD_TIMEOUT_MS
    try {
      return await (await loadHost()).openConfirmDialog(options)
    } finally {
      awaitedUntil = 0
    }
  }

  return {
    confirm: (options) => queueDialog(() => openConfirmation(options), options.isNonBlocking),
    promptText: (options) => queueDialog(async () => (await loadHost()).openPromptDialog(options)),
    cancelDialog: async () => (await loadHost()).cancelOpenDialog(),
    queueDialog,
    isAwaitingDialog: () => performance.now() < awaitedUntil && !document.querySelector('[role=alertdialog]'),
    isDialogPending: () => pendingDialogsStore.get() > 0,
    subscribeToPendingDialogs: pendingDialogsStore.subscribe,
    isBlockedByDialog: () => blockingDialogsStore.get() > 0,
    subscribeToBlockingDialogs: blockingDialogsStore.subscribe,
  }
}

export const {
  confirm,
  promptText,
  cancelDialog,
  queueDialog,
  isAwaitingDialog,
  isDialogPending,
  subscribeToPendingDialogs,
  isBlockedByDialog,
  subscribeToBlockingDialogs,
} = createDialogQueue(() => import('./dialog-host.tsx'))
