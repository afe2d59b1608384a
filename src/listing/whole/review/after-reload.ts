/** Comes back to the review that stood in this tab before it was loaded anew; its code is fetched only where one did. */
import { isKeptInTab } from '#lib/kept/kept.ts'
import { onceOwnerKnown } from '#lib/kept/owner.ts'
import { OPEN_REVIEW, reviewInTab } from './review-in-tab.ts'

/** Does so once the operator is known. */
export function reopenReviewInTab(): void {
  if (!isKeptInTab(OPEN_REVIEW)) return
  onceOwnerKnown(() => {
    const open = reviewInTab()
    // Without its code the review is still there for 'revisar'.
    if (open) void import('./reopen-review.ts').then(({ reopenReview }) => reopenReview(open)).catch(() => {})
  })
}
