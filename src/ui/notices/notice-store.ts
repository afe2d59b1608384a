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

/** The notices of one page. */
export interface NoticeStore {
  /** All notices on the screen, newest first; the same array until something changes. */
  getNotices(): readonly ShownNotice[]
  /** Calls the listener on every change; returns the function that unsubscribes. */
  subscribeToNotices(listener: () => void): () => void
  /**
   * Adds a notice on top and returns its id. If the same notice is on the screen, its count goes up instead
   * (preventDuplicates), unless each belongs to an action that can be undone.
   */
  addNotice(type: NoticeType, message: string, options: NoticeOptions, progress?: NoticeProgress): string
  /** Changes the progress of a notice; does nothing if the notice is gone. */
  updateProgress(id: string, patch: Partial<NoticeProgress>): void
  /** Replaces the title of a notice. Returns false if the notice is gone or no longer has the previous title. */
  setNoticeTitle(id: string, previousTitle: string, title: string): boolean
  /** Removes a notice. */
  removeNotice(id: string): void
  /** Removes the notices of these actions, which were undone. `actionTimes` in ms since the epoch. */
  removeNoticesOfActions(actionTimes: readonly number[]): void
  /** Removes all notices except those of running work. */
  removeAllNotices(): void
}

/** Creates the store of a page; no notice is on the screen. */
export function createNoticeStore(): NoticeStore {
  const { get, set, subscribe } = createStore<readonly ShownNotice[]>([])
  let lastId = 0
  return {
    getNotices: get,
    subscribeToNotices: subscribe,
    addNotice(type, message, options, progress) {
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
    },
    updateProgress: (id, patch) =>
      set(
        get().map((notice) =>
          notice.id === id && notice.progress ? { ...notice, progress: { ...notice.progress, ...patch } } : notice,
        ),
      ),
    setNoticeTitle(id, previousTitle, title) {
      const isUnchanged = get().some((notice) => notice.id === id && notice.options.title === previousTitle)
      if (isUnchanged && title !== previousTitle)
        set(get().map((notice) => (notice.id === id ? { ...notice, options: { ...notice.options, title } } : notice)))
      return isUnchanged
    },
    removeNotice: (id) => set(get().filter((notice) => notice.id !== id)),
    removeNoticesOfActions: (actionTimes) =>
      set(get().filter(({ options }) => !actionTimes.includes(options.historyRef?.timestampMs ?? 0))),
    removeAllNotices: () => set(get().filter((notice) => notice.progress)),
  }
}

export const {
  getNotices,
  subscribeToNotices,
  addNotice,
  updateProgress,
  setNoticeTitle,
  removeNotice,
  removeNoticesOfActions,
  removeAllNotices,
} = createNoticeStore()
