/** Reopens the review that was open in this tab before a reload; loads the code for it only if there was one. */
import { isPersistedInTab } from '#lib/storage/persisted.ts'
import { whenOwnerKnown } from '#lib/storage/owner.ts'
import { OPEN_REVIEW_STORAGE_NAME, getOpenReview } from './open-review-store.ts'

/** Reopens it once the operator is known. */
export function reopenReviewAfterReload(): void {
  if (!isPersistedInTab(OPEN_REVIEW_STORAGE_NAME)) return
  whenOwnerKnown(() => {
    const openReview = getOpenReview()
    // If the code cannot be loaded, the command 'revisar' still opens the review.
    if (openReview)
      void import('./reopen-review.ts').then(({ reopenReview }) => reopenReview(openReview)).catch(() => {})
  })
}
