/** Stores which review is open in this tab, so that a reload can reopen it. */
import { DAY_MS, persisted, schemaFromGuard } from '#lib/storage/persisted.ts'
import { reviewStore } from '#listing/scan/review-store.ts'
import { scanStore } from '#listing/scan/scan-store.ts'

/** The review that is open in a tab. */
export interface ReviewInTab {
  /** Identifies its list and filter (`getScanKey`). */
  readonly key: string
  /** 0-based index of the current record. */
  readonly at: number
}

/** The name under which the tab stores it. */
export const OPEN_REVIEW_STORAGE_NAME = 'revisao-aberta'

const reviewLocation = persisted<ReviewInTab>({
  name: OPEN_REVIEW_STORAGE_NAME,
  version: 1,
  schema: schemaFromGuard(
    (value): value is ReviewInTab =>
      typeof value === 'object' && value !== null && 'key' in value && 'at' in value && Number.isSafeInteger(value.at),
  ),
  scope: 'tab',
  maxAgeMs: DAY_MS,
  clearOnSignOut: true,
})

/** The review that was open in this tab; null if there was none. */
export const getOpenReview = (): ReviewInTab | null => reviewLocation.read()

/** Stores, from now on, which review is open in this tab, or that none is. */
export function saveOpenReview(): void {
  saveNow()
  // A store calls each listener once, also if it is subscribed again.
  reviewStore.subscribe(saveNow)
  scanStore.subscribe(saveNow)
}

function saveNow(): void {
  const scan = scanStore.get()
  const shown = reviewStore.get()
  // A lost session removes the scan from the screen; the entry stays, so that the tab reopens the review after sign-in.
  if (!scan) return
  const stored = reviewLocation.read()
  if (scan.view?.kind !== 'review' || shown?.key !== scan.key) {
    if (stored) reviewLocation.remove()
  } else if (stored?.key !== shown.key || stored.at !== shown.index)
    reviewLocation.write({ key: shown.key, at: shown.index })
}
