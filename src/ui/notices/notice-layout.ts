/** The room that the notices have now: their position and their layout. The host updates it, and the cards read it. */
import { createStore } from '#lib/storage/store.ts'
import type { NoticePosition } from './notice-position.ts'

/** Where the notices are, and in which layout. */
export interface NoticeLayout extends NoticePosition {
  /** Width of a card in px. */
  width: number
  /** Each text is limited to one line, which can be expanded. */
  isTight: boolean
  /** Only the newest notice is visible, with the number of the others, until the stack is opened. */
  isFolded: boolean
}

/** The current room; the host sets it whenever something on the page has changed. */
export const noticeLayoutStore = createStore<NoticeLayout>({
  top: 4,
  right: 8,
  width: 340,
  isTight: false,
  isFolded: false,
})

/** True while the operator has opened the stack. */
export const noticeStackOpenStore = createStore(false)

/** The element that had the focus before a notice took it; null if none had. */
export const focusBeforeNoticeStore = createStore<Element | null>(null)
