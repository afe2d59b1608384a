/** Which review is open in this tab, so that a reload comes back to it. */
import { DAY, kept, schemaBy } from '#lib/kept/kept.ts'
import { reviewStore } from '#listing/whole/review-store.ts'
import { wholeReading } from '#listing/whole/whole-store.ts'

/** A review that stood on the screen. */
export interface ReviewInTab {
  /** Which list with which filter it is of (`keyOf`). */
  readonly key: string
  /** The record that was in sight, 0-based. */
  readonly at: number
}

/** Under this name the tab keeps it. */
export const OPEN_REVIEW = 'revisao-aberta'

const place = kept<ReviewInTab>({
  name: OPEN_REVIEW,
  version: 1,
  schema: schemaBy(
    (value): value is ReviewInTab =>
      typeof value === 'object' && value !== null && 'key' in value && 'at' in value && Number.isSafeInteger(value.at),
  ),
  where: 'tab',
  age: DAY,
  untilSignOut: true,
})

/** The review that stood in this tab; null where none did. */
export const reviewInTab = (): ReviewInTab | null => place.read()

let isFollowed = false

/** From now on the tab knows which review is open in it, and that none is. */
export function rememberInTab(): void {
  if (isFollowed) return remember()
  isFollowed = true
  remember()
  reviewStore.subscribe(remember)
  wholeReading.subscribe(remember)
}

function remember(): void {
  const whole = wholeReading.get()
  const shown = reviewStore.get()
  // A session that was lost took the reading from the screen: after the sign-in the tab comes back to it.
  if (!whole) return
  const before = place.read()
  if (whole.view?.kind !== 'review' || shown?.key !== whole.key) {
    if (before) place.drop()
  } else if (before?.key !== shown.key || before.at !== shown.at) place.write({ key: shown.key, at: shown.at })
}
