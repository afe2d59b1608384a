/** The lock that a tab holds while it runs or shows a scan. */
import { isLocked, type ReleaseLock, acquireLock } from '#lib/storage/tab-lock.ts'
import { notify } from '#ui/notices/notify.tsx'

/** No other tab resumes a locked scan or deletes its pages. */
const getScanLockName = (id: string): string => `gestor-leitura ${id}`

/** The lock of one tab: it holds one scan at a time. */
export type ScanLock = ReturnType<typeof createScanLock>

/** Creates the lock of a tab, which holds no scan yet. */
export function createScanLock() {
  let held: { readonly id: string; readonly release: ReleaseLock } | null = null

  /** True if another tab runs or shows this scan now. */
  const isLockedElsewhere = async (id: string): Promise<boolean> => held?.id !== id && isLocked(getScanLockName(id))

  /** Releases the scan that is held, if any. */
  async function release(): Promise<void> {
    const before = held
    held = null
    await before?.release()
  }

  return {
    isLockedElsewhere,

    /** The same, and notifies the operator. */
    async notifyIfLockedElsewhere(id: string): Promise<boolean> {
      const isElsewhere = await isLockedElsewhere(id)
      if (isElsewhere) notify('info', 'Leitura aberta em outra aba')
      return isElsewhere
    },

    /** Acquires the lock of this scan after releasing the one before; false if another tab holds it. */
    async acquire(id: string): Promise<boolean> {
      await release()
      const releaseLock = await acquireLock(getScanLockName(id))
      if (releaseLock) held = { id, release: releaseLock }
      return releaseLock !== null
    },

    release,
  }
}
