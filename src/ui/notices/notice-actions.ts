/** What is done with the notices on screen by key and phrase; fetched with the verbs, not with the first notice. */
import { getNotices, removeAllNotices } from './notice-store.ts'

/** Takes every notice away, runs under way excepted. */
export const dismissAllNotices = (): void => removeAllNotices()

/**
 * Moves the focus to the newest notice (F8), the panel of a missing part the last of them, to the next one where it is
 * in one already; false where there is none.
 */
export function focusNextNotice(): boolean {
  const notices = [...document.querySelectorAll<HTMLElement>('[data-notice], .missing-part')].filter((notice) =>
    notice.querySelector('button'),
  )
  const focusedIndex = notices.findIndex((notice) => notice.contains(document.activeElement))
  const next = notices[(focusedIndex + 1) % notices.length]
  // What it is for comes before what only opens or closes it.
  next?.querySelector<HTMLElement>('[data-act], :scope:not(:has([data-act])) button')?.focus()
  return next !== undefined
}

/** Pauses, goes on with, or stops the run that is told of by the newest notice; false where none runs. */
export function controlRunNotice(command: 'pause' | 'resume' | 'stop'): boolean {
  const progress = getNotices().find((notice) => notice.progress)?.progress
  if (command === 'stop') progress?.onStop?.()
  else progress?.onPause?.(command === 'pause')
  return progress !== undefined
}
