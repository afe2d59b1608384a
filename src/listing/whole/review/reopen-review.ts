/** Shows again the review that stood on the screen before the page was loaded anew, over the reading that it is of. */
import { showNewest } from '#listing/whole/kept/kept-reading.ts'
import { listShowing } from '#listing/whole/kept/list-on-screen.ts'
import { orTell } from '#listing/whole/or-tell.ts'
import { keptReview, queuePlaceText } from '#listing/whole/review-store.ts'
import { wholeReading } from '#listing/whole/whole-store.ts'
import { notify } from '#ui/notices/notify.tsx'
import type { ReviewInTab } from './review-in-tab.ts'
import { openReview, show } from './review-run.ts'

/**
 * Comes back to the record that was in sight. Where the disk has the reading no more, or another tab has it, the review
 * is offered: to go on with it the list is read anew.
 */
export async function reopenReview({ key, at }: ReviewInTab): Promise<void> {
  const source = await listShowing(null, () => key)
  const review = keptReview(key)
  // What the operator began meanwhile stands.
  if (!source || !review || wholeReading.get()) return
  if (await showNewest(source, key)) return show(key, review, at)
  if (wholeReading.get()) return
  notify('info', `Retomar a revisão de ${source.definition.title}, registro ${queuePlaceText(review, at)}?`, {
    disableTimeOut: true,
    action: {
      label: 'Retomar',
      run: () => orTell(openReview(source, 'what was last'), 'Não foi possível abrir a revisão.'),
    },
  })
}
