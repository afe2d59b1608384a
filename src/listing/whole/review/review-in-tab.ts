/** Which review is open in this tab, so that a reload comes back to it. */
import { DAY, isKeptInTab, kept, schemaBy } from '#lib/kept/kept.ts'
import { onceOwnerKnown } from '#lib/kept/owner.ts'
import { reviewStore } from '#listing/whole/review-store.ts'
import { wholeReading } from '#listing/whole/whole-store.ts'

/** A review that stood on the screen. */
export interface ReviewInTab {
  /** Which list with which filter it is of (`keyOf`). */
  readonly key: string
  /** The record that was in sight, 0-based. */
  readonly at: number
}

const NAME = 'revisao-aberta'

const place = kept<ReviewInTab>({
  name: NAME,
  version: 1,
  schema: schemaBy(
    (value): value is ReviewInTab =>
      typeof value === 'object' && value !== null && 'key' in value && 'at' in value && Number.isSafeInteger(value.at),
  ),
  where: 'tab',
  age: DAY,
  untilSignOut: true,
})

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

/** Comes back to the review that stood in this tab before it was loaded anew. */
export function reopenReviewInTab(): void {
  if (!isKeptInTab(NAME)) return
  onceOwnerKnown(() => {
    const open = place.read()
    // Without its code the review is still there for 'revisar'.
    if (open) void import('./reopen-review.ts').then(({ reopenReview }) => reopenReview(open)).catch(() => {})
  })
}
