/**
 * The worker: parses, hashes, keeps, folds and writes a reading's pages, so that keys and frames never wait for it. The
 * page imports the same file where it has no worker, and asks it by the same questions.
 */
import { yieldToBrowser } from './yield-to-browser.ts'
import { type JobResponse, createJobServer, type JobRequest } from './job-channel.ts'
import { createJobs } from './jobs.ts'
import { pageGlobals } from './worker-page.ts'

/** Rows between two breaths on the page's own thread: more would hold a frame up. */
const PAGE_SLICE_ROWS = 250

if (typeof document === 'undefined') {
  const post = (answer: JobResponse) => self.postMessage(answer)
  // A page's rows at once: nobody waits for a frame here.
  const answer = createJobServer(createJobs({ sliceSize: Number.POSITIVE_INFINITY, yieldToBrowser: () => {} }), post)
  self.addEventListener('message', ({ data }: MessageEvent<JobRequest>) => void answer(data))
  post({ id: 0, value: null })
} else
  pageGlobals.gestorJobs = (post) => createJobServer(createJobs({ sliceSize: PAGE_SLICE_ROWS, yieldToBrowser }), post)
