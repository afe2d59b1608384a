/**
 * The global notifier: top right, newest on top, 3000 ms, no duplicates (spec 1 §9, spec 2 §9). The host and sonner are
 * fetched with the first notice.
 */
import { announce } from '#ui/announce.ts'
import type { NoticeOptions, NoticeType } from './notice-options.ts'
import { addNotice, type NoticeProgress, removeNotice, updateProgress } from './notice-store.ts'

/** Returns a function that loads once and resolves to whether that worked. After a failure it tries again. */
function createLoader(load: () => Promise<unknown>): () => Promise<boolean> {
  let pending: Promise<boolean> | null = null
  const tryToLoad = async () => {
    try {
      await load()
      return true
    } catch {
      pending = null
      return false
    }
  }
  return () => (pending ??= tryToLoad())
}

/** Fetches the host ahead of its first use, so that a notice can be shown without a connection. Never rejects. */
export const preloadNotices = createLoader(() => import('./notice-host.tsx'))

/** Shows a notice and returns its id. A duplicate of a notice on the screen increases its count instead. */
export function notify(type: NoticeType, message: string, options: NoticeOptions = {}): string {
  return showNotice(type, message, options)
}

function showNotice(type: NoticeType, message: string, options: NoticeOptions, progress?: NoticeProgress): string {
  const id = addNotice(type, message, options, progress)
  void preloadNotices().then((isHostLoaded) => {
    // Without its host the notice would be lost silently, so it is at least announced.
    if (!isHostLoaded) announce(message)
  })
  return id
}

interface ProgressOptions {
  /** 'Excluindo produtos'. */
  title: string
  total: number
  unit?: NoticeProgress['unit']
  /** Called when the operator presses Pausar or Continuar. The run reports by `setPaused` whether it waits. */
  onPause?: (paused: boolean) => void
  onStop?: () => void
}

/** A notice of a long run. Its methods update it in place. */
export interface ProgressNotice {
  /** Sets how many of the total are done. */
  update(done: number): void
  /** Sets whether the run is paused. */
  setPaused(paused: boolean): void
  /** Sets why the run waits at the moment; '' when it goes on. */
  setWaitReason(reason: string): void
  /** Removes the notice, because the run is over. */
  close(): void
}

/** Shows 'n de N', or 'n %', with Pausar and Parar until it is closed. */
export function notifyProgress({ title, total, unit, onPause, onStop }: ProgressOptions): ProgressNotice {
  const progress: NoticeProgress = { done: 0, total, unit, isPaused: false, onPause, onStop }
  const id = showNotice('info', title, { disableTimeOut: true, tapToDismiss: false, closeButton: false }, progress)
  return {
    update: (done) => updateProgress(id, { done }),
    setPaused: (paused) => updateProgress(id, { isPaused: paused }),
    setWaitReason: (reason) => updateProgress(id, { waitReason: reason }),
    close: () => removeNotice(id),
  }
}
