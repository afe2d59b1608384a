/** Which review is open in this tab, so that a reload comes back to it. */
import { DAY_MS, persisted, schemaFromGuard } from '#lib/storage/persisted.ts'
import { reviewStore } from '#listing/scan/review-store.ts'
import { scanStore } from '#listing/scan/scan-store.ts'

/** A review that stood on the screen. */
export interface ReviewInTab {
  /** Which list with which filter it is of (`keyOf`). */
  readonly key: string
  /** The record that was in sight, 0-based. */
  readonly at: number
}

/** Under this name the tab keeps it. */
export const openReviewStore = 'revisao-aberta'

const reviewLocation = persisted<ReviewInTab>({
  name: openReviewStore,
  version: 1,
  schema: schemaFromGuard(
    (value): value is ReviewInTab =>
      typeof value === 'object' && value !== null && 'key' in value && 'at' in value && Number.isSafeInteger(value.at),
  ),
  scope: 'tab',
  maxAgeMs: DAY_MS,
  clearOnSignOut: true,
})

/** The review that stood in this tab; null where none did. */
export const getOpenReview = (): ReviewInTab | null => reviewLocation.read()

let isTracked = false

/** From now on the tab knows which review is open in it, and that none is. */
export function saveOpenReview(): void {
  if (isTracked) return saveNow()
  isTracked = true
  saveNow()
  reviewStore.subscribe(saveNow)
  scanStore.subscribe(saveNow)
}

function saveNow(): void {
  const whole = scanStore.get()
  const shown = reviewStore.get()
  // A session that was lost took the reading from the screen: after the sign-in the tab comes back to it.
  if (!whole) return
  const before = reviewLocation.read()
  if (whole.view?.kind !== 'review' || shown?.key !== whole.key) {
    if (before) reviewLocation.remove()
  } else if (before?.key !== shown.key || before.at !== shown.index)
    reviewLocation.write({ key: shown.key, at: shown.index })
}
