/**
 * The global notifier: top right, newest on top, 3000 ms, no duplicates (spec 1 §9, spec 2 §9). The host and its
 * library are fetched with the first notice.
 */
import { announce } from '#ui/announce.ts'
import type { NoticeOptions, NoticeType } from './notice-options.ts'
import { addNotice, type NoticeProgress, removeNotice, updateProgress } from './notice-store.ts'

let pendingHost: Promise<unknown> | null = null

/** Fetches the host ahead of its first use, so that a notice can be shown without a connection. */
export function preloadNotices(): Promise<unknown> {
  pendingHost ??= import('./notice-host.tsx').catch(() => {
    pendingHost = null
  })
  return pendingHost
}

/** Shows a notice; returns its id. A duplicate of one on screen is counted there instead. */
export function notify(type: NoticeType, message: string, options: NoticeOptions = {}): string {
  return showNotice(type, message, options)
}

function showNotice(type: NoticeType, message: string, options: NoticeOptions, progress?: NoticeProgress): string {
  const id = addNotice(type, message, options, progress)
  void preloadNotices().then(() => {
    // Without its host a notice would be lost in silence.
    if (!pendingHost) announce(message)
  })
  return id
}

interface ProgressOptions {
  /** 'Excluindo produtos'. */
  title: string
  total: number
  unit?: NoticeProgress['unit']
  /** Asked for by the operator; whether the run waits then it says itself (`setPaused`). */
  onPause?: (paused: boolean) => void
  onStop?: () => void
}

/** A notice of a long run, changed in place. */
export interface ProgressNotice {
  /** So many of the total are done. */
  update(done: number): void
  /** Tells whether the run waits. */
  setPaused(paused: boolean): void
  /** Why nothing goes on for now, for as long as it lasts; '' once it goes on. */
  setWaitReason(waits: string): void
  /** The run is over; the notice goes. */
  close(): void
}

/** Shows 'n de N', or 'n %', with Pausar and Parar until closed. */
export function notifyProgress({ title, total, unit, onPause, onStop }: ProgressOptions): ProgressNotice {
  const progress: NoticeProgress = { done: 0, total, unit, isPaused: false, onPause, onStop }
  const id = showNotice('info', title, { disableTimeOut: true, tapToDismiss: false, closeButton: false }, progress)
  return {
    update: (done) => updateProgress(id, { done }),
    setPaused: (paused) => updateProgress(id, { isPaused: paused }),
    setWaitReason: (waits) => updateProgress(id, { waitReason: waits }),
    close: () => removeNotice(id),
  }
}
