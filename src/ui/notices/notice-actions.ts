/** What keys and commands do with the notices on the screen. Fetched with the commands, not with the first notice. */
import { getNotices, removeAllNotices } from './notice-store.ts'

/** Removes every notice except those of running work. */
export const dismissAllNotices = (): void => removeAllNotices()

/**
 * Moves the focus to the newest notice (F8), or from a notice to the next one; the panel of a missing chunk is the
 * last. Returns false if there is none.
 */
export function focusNextNotice(): boolean {
  const notices = [...document.querySelectorAll<HTMLElement>('[data-notice], .missing-part')].filter((notice) =>
    notice.querySelector('button'),
  )
  const focusedIndex = notices.findIndex((notice) => notice.contains(document.activeElement))
  const nextNotice = notices[(focusedIndex + 1) % notices.length]
  // The action button comes before the buttons that only expand or close the notice.
  nextNotice?.querySelector<HTMLElement>('[data-act], :scope:not(:has([data-act])) button')?.focus()
  return nextNotice !== undefined
}

/** Pauses, resumes or stops the run of the newest progress notice. Returns false if there is none. */
export function controlRunNotice(command: 'pause' | 'resume' | 'stop'): boolean {
  const progress = getNotices().find((notice) => notice.progress)?.progress
  if (command === 'stop') progress?.onStop?.()
  else progress?.onPause?.(command === 'pause')
  return progress !== undefined
}
