/** The notices that are on screen, newest first, as plain data: the host draws them, the notifier changes them. */
import { createStore } from '#lib/storage/store.ts'
import { logNotice } from './notice-log.ts'
import type { NoticeOptions, NoticeType } from './notice-options.ts'

/** A long run: 'n de N' with a line below. */
export interface NoticeProgress {
  done: number
  total: number
  /** '%' where the total is 100 of them. */
  unit?: '%' | undefined
  isPaused: boolean
  /** Why nothing goes on for now. */
  waitReason?: string
  onPause?: ((paused: boolean) => void) | undefined
  onStop?: (() => void) | undefined
}

/** A notice on the screen. */
export interface ShownNotice {
  readonly id: string
  readonly type: NoticeType
  readonly message: string
  readonly options: NoticeOptions
  /** How often the same notice was asked for while it was on screen. */
  readonly count: number
  readonly progress?: NoticeProgress
}

const { get, set, subscribe } = createStore<readonly ShownNotice[]>([])
let lastId = 0

/** All notices on screen, newest first; the same array until something changes. */
export const getNotices = get
/** Called on every change; returns the way to stop. */
export const subscribeToNotices = subscribe

/**
 * Puts a notice on top; one that is on screen already is counted up instead (preventDuplicates), unless each has an act
 * of its own to take back. Returns its id.
 */
export function addNotice(
  type: NoticeType,
  message: string,
  options: NoticeOptions,
  progress?: NoticeProgress,
): string {
  if (!progress) logNotice(type, message, options)
  const notices = get()
  const same = notices.find(
    (notice) =>
      notice.type === type &&
      notice.message === message &&
      notice.options.historyRef === options.historyRef &&
      (notice.options.about ?? '') === (options.about ?? '') &&
      !notice.progress,
  )
  if (same && !progress) {
    set(notices.map((notice) => (notice === same ? { ...notice, count: notice.count + 1, options } : notice)))
    return same.id
  }
  const id = `aviso-${++lastId}`
  set([{ id, type, message, options, count: 1, ...(progress ? { progress } : {}) }, ...notices])
  return id
}

/** Changes what a notice of progress shows; does nothing where it is gone. */
export function updateProgress(id: string, patch: Partial<NoticeProgress>): void {
  set(
    get().map((notice) =>
      notice.id === id && notice.progress ? { ...notice, progress: { ...notice.progress, ...patch } } : notice,
    ),
  )
}

/** Gives a notice another title; false where it is gone, or no longer has the one that it had. */
export function setNoticeTitle(id: string, previousTitle: string, title: string): boolean {
  const isHere = get().some((notice) => notice.id === id && notice.options.title === previousTitle)
  if (isHere && title !== previousTitle)
    set(get().map((notice) => (notice.id === id ? { ...notice, options: { ...notice.options, title } } : notice)))
  return isHere
}

/** Takes a notice away. */
export const removeNotice = (id: string): void => set(get().filter((notice) => notice.id !== id))

/** Takes those away whose acts, by their moments, were taken back. */
export const removeNoticesOfActions = (actionTimes: readonly number[]): void =>
  set(get().filter(({ options }) => !actionTimes.includes(options.historyRef?.timestampMs ?? 0)))

/** Takes all away but those of work under way. */
export const removeAllNotices = (): void => set(get().filter((notice) => notice.progress))
