/** The notifier, fetched when it is first needed: the sign-in page is small (app/README §1). */
import type { NoticeType } from '#ui/notices/toast-store.ts'

/** Shows a toast. */
export function say(type: NoticeType, message: string): void {
  void import('#ui/notices/notify.tsx').then(({ notify }) => notify(type, message))
}

/** Fetches the notifier ahead, so that 'no connection' can be said without one. */
export function prepareNotices(): void {
  void import('#ui/notices/notify.tsx').then(({ loadNotices }) => loadNotices())
}
