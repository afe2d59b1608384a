/** Reopens, after a reload, the review that was on the screen, over its scan. */
import { showNewest } from '#listing/scan/stored/resume-scan.ts'
import { whenListShows } from '#listing/scan/stored/wait-for-list.ts'
import { notifyOnFailure } from '#listing/scan/notify-on-failure.ts'
import { getStoredReview, formatQueuePosition } from '#listing/scan/review-store.ts'
import { scanStore } from '#listing/scan/scan-store.ts'
import { notify } from '#ui/notices/notify.tsx'
import type { ReviewInTab } from './open-review-store.ts'
import { openReview, showQueue } from './open-review.ts'

/**
 * Shows the review at the record that was on the screen. If the scan is no longer stored, or another tab holds it, the
 * review is offered in a notice: continuing it scans the list anew.
 */
export async function reopenReview({ key, at }: ReviewInTab): Promise<void> {
  const source = await whenListShows(null, () => key)
  const review = getStoredReview(key)
  // A scan that the operator started meanwhile takes precedence.
  if (!source || !review || scanStore.get()) return
  if (await showNewest(source, key)) return showQueue(key, review, at)
  if (scanStore.get()) return
  notify('info', `Retomar a revisão de ${source.definition.title}, registro ${formatQueuePosition(review, at)}?`, {
    disableTimeOut: true,
    action: {
      label: 'Retomar',
      run: () => notifyOnFailure(openReview(source, 'what was last'), 'Não foi possível abrir a revisão.'),
    },
  })
}
