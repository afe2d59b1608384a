/** What is done with the notices on screen by key and phrase; fetched with the verbs, not with the first notice. */
import { currentNotices, removeAllNotices } from './toast-store.ts'

/** Takes every notice away, runs under way excepted. */
export const dismissAll = (): void => removeAllNotices()

/**
 * Moves the focus to the newest notice (F8), the panel of a missing part the last of them, to the next one where it is
 * in one already; false where there is none.
 */
export function focusToasts(): boolean {
  const notices = [...document.querySelectorAll<HTMLElement>('[data-notice], .missing-part')].filter((notice) =>
    notice.querySelector('button'),
  )
  const here = notices.findIndex((notice) => notice.contains(document.activeElement))
  const next = notices[(here + 1) % notices.length]
  // What it is for comes before what only opens or closes it.
  next?.querySelector<HTMLElement>('[data-act], :scope:not(:has([data-act])) button')?.focus()
  return next !== undefined
}

/** Pauses, goes on with, or stops the run that is told of by the newest notice; false where none runs. */
export function controlRun(what: 'pause' | 'resume' | 'stop'): boolean {
  const progress = currentNotices().find((notice) => notice.progress)?.progress
  if (what === 'stop') progress?.onStop?.()
  else progress?.onPause?.(what === 'pause')
  return progress !== undefined
}
