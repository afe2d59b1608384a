/** Shows again the review that stood on the screen before the page was loaded anew, over the reading that it is of. */
import { showNewest } from '#listing/scan/stored/resume-scan.ts'
import { whenListShows } from '#listing/scan/stored/wait-for-list.ts'
import { notifyOnFailure } from '#listing/scan/notify-on-failure.ts'
import { getStoredReview, queuePlaceText } from '#listing/scan/review-store.ts'
import { scanStore } from '#listing/scan/scan-store.ts'
import { notify } from '#ui/notices/notify.tsx'
import type { ReviewInTab } from './open-review-store.ts'
import { openReview, showQueue } from './open-review.ts'

/**
 * Comes back to the record that was in sight. Where the disk has the reading no more, or another tab has it, the review
 * is offered: to go on with it the list is read anew.
 */
export async function reopenReview({ key, at }: ReviewInTab): Promise<void> {
  const source = await whenListShows(null, () => key)
  const review = getStoredReview(key)
  // What the operator began meanwhile stands.
  if (!source || !review || scanStore.get()) return
  if (await showNewest(source, key)) return showQueue(key, review, at)
  if (scanStore.get()) return
  notify('info', `Retomar a revisão de ${source.definition.title}, registro ${queuePlaceText(review, at)}?`, {
    disableTimeOut: true,
    action: {
      label: 'Retomar',
      run: () => notifyOnFailure(openReview(source, 'what was last'), 'Não foi possível abrir a revisão.'),
    },
  })
}
