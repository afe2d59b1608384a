/** Comes back to the review that stood in this tab before it was loaded anew; its code is fetched only where one did. */
import { isPersistedInTab } from '#lib/storage/persisted.ts'
import { whenOwnerKnown } from '#lib/storage/owner.ts'
import { openReviewStore, getOpenReview } from './open-review-store.ts'

/** Does so once the operator is known. */
export function reopenReviewInTab(): void {
  if (!isPersistedInTab(openReviewStore)) return
  whenOwnerKnown(() => {
    const open = getOpenReview()
    // Without its code the review is still there for 'revisar'.
    if (open) void import('./reopen-review.ts').then(({ reopenReview }) => reopenReview(open)).catch(() => {})
  })
}
