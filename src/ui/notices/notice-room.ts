/** The room that notices have now: its place, and how they fit into it. The host keeps it, the cards read it. */
import { createStore } from '#lib/storage/store.ts'
import type { NoticePosition } from './notice-position.ts'

/** Where notices stand, and in which form. */
export interface NoticeRoom extends NoticePosition {
  /** px */
  width: number
  /** Each text has one line, which opens. */
  isTight: boolean
  /** Of several the newest alone is seen, with the number of the others, until they are opened. */
  isFolded: boolean
}

/** Told by the host whenever something that stands on the page has changed. */
export const measureNoticeRoom = createStore<NoticeRoom>({
  top: 4,
  right: 8,
  width: 340,
  isTight: false,
  isFolded: false,
})

/** True while the operator has opened what is folded. */
export const isNoticeStackOpen = createStore(false)
