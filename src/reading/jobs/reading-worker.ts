/**
 * The worker: parses, hashes, keeps, folds and writes a reading's pages, so that keys and frames never wait for it. The
 * page imports the same file where it has no worker, and asks it by the same questions.
 */
import { breath } from './breath.ts'
import { type Answered, answering, type Asked } from './job-channel.ts'
import { createJobs } from './jobs.ts'
import { workerPage } from './worker-page.ts'

/** Rows between two breaths on the page's own thread: more would hold a frame up. */
const SLICE = 250

if (typeof document === 'undefined') {
  const post = (answer: Answered) => self.postMessage(answer)
  // A page's rows at once: nobody waits for a frame here.
  const answer = answering(createJobs({ slice: Number.POSITIVE_INFINITY, breath: () => {} }), post)
  self.addEventListener('message', ({ data }: MessageEvent<Asked>) => void answer(data))
  post({ number: 0, value: null })
} else workerPage.gestorJobs = (post) => answering(createJobs({ slice: SLICE, breath }), post)
