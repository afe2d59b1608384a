/**
 * Stores the notices on the screen as plain data, newest first. The host renders them, and the notifier changes them.
 */
import { createStore } from '#lib/storage/store.ts'
import { logNotice } from './notice-log.ts'
import type { NoticeOptions, NoticeType } from './notice-options.ts'

/** The progress of a long run: 'n de N' with a bar below. */
export interface NoticeProgress {
  done: number
  total: number
  /** '%' if `done` counts percent. */
  unit?: '%' | undefined
  isPaused: boolean
  /** Why the run waits at the moment. */
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
  /** How often the same notice was requested while it was on the screen. */
  readonly count: number
  readonly progress?: NoticeProgress
}

const { get, set, subscribe } = createStore<readonly ShownNotice[]>([])
let lastId = 0

/** All notices on the screen, newest first; the same array until something changes. */
export const getNotices = get
/** Calls the listener on every change; returns the function that unsubscribes. */
export const subscribeToNotices = subscribe

/**
 * Adds a notice on top and returns its id. If the same notice is on the screen, its count goes up instead
 * (preventDuplicates), unless each belongs to an action that can be undone.
 */
export function addNotice(
  type: NoticeType,
  message: string,
  options: NoticeOptions,
  progress?: NoticeProgress,
): string {
  if (!progress) logNotice(type, message, options)
  const notices = get()
  const duplicate = notices.find(
    (notice) =>
      notice.type === type &&
      notice.message === message &&
      notice.options.historyRef === options.historyRef &&
      (notice.options.about ?? '') === (options.about ?? '') &&
      !notice.progress,
  )
  if (duplicate && !progress) {
    set(notices.map((notice) => (notice === duplicate ? { ...notice, count: notice.count + 1, options } : notice)))
    return duplicate.id
  }
  const id = `aviso-${++lastId}`
  set([{ id, type, message, options, count: 1, ...(progress ? { progress } : {}) }, ...notices])
  return id
}

/** Changes the progress of a notice; does nothing if the notice is gone. */
export function updateProgress(id: string, patch: Partial<NoticeProgress>): void {
  set(
    get().map((notice) =>
      notice.id === id && notice.progress ? { ...notice, progress: { ...notice.progress, ...patch } } : notice,
    ),
  )
}

/** Replaces the title of a notice. Returns false if the notice is gone or no longer has the previous title. */
export function setNoticeTitle(id: string, previousTitle: string, title: string): boolean {
  const isUnchanged = get().some((notice) => notice.id === id && notice.options.title === previousTitle)
  if (isUnchanged && title !== previousTitle)
    set(get().map((notice) => (notice.id === id ? { ...notice, options: { ...notice.options, title } } : notice)))
  return isUnchanged
}

/** Removes a notice. */
export const removeNotice = (id: string): void => set(get().filter((notice) => notice.id !== id))

/** Removes the notices of these actions, which were undone. `actionTimes` in ms since the epoch. */
export const removeNoticesOfActions = (actionTimes: readonly number[]): void =>
  set(get().filter(({ options }) => !actionTimes.includes(options.historyRef?.timestampMs ?? 0)))

/** Removes all notices except those of running work. */
export const removeAllNotices = (): void => set(get().filter((notice) => notice.progress))
