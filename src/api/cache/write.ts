/** The writes of this page: `sendWrite` sends each once, and invalidates the queries that it changes (api/cache/README). */
import { call } from '#api/session/client.ts'
import { confirmBeforeUnload } from '#api/session/session-exit.ts'
import { persistence } from '#lib/storage/persisted.ts'
import { isLocked, lockUntilSettled } from '#lib/storage/tab-lock.ts'
import { invalidateOrDefer, queryClient } from './query.ts'
import { createWriteSender } from './write-sender.ts'

export const {
  sendWrite,
  setResendConfirmation,
  sendWithoutConfirmation,
  onWriteSettled,
  getPendingWriteCount,
  subscribeToPendingWrites,
} = createWriteSender({
  queryClient,
  call,
  invalidate: invalidateOrDefer,
  persistence,
  locks: { isLocked, lockUntilSettled },
  confirmBeforeUnload,
})
