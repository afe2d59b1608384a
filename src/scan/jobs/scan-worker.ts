/**
 * The worker file: parses, hashes, stores, aggregates and writes a scan's pages, so that keys and frames never wait for
 * that work. If there is no worker, the page imports this file and sends it the same requests.
 */
import { setStorageScope } from '#lib/storage/storage-scope.ts'
import { createYieldToBrowser } from './yield-to-browser.ts'
import { type JobResponse, createJobServer, type JobRequest } from './job-channel.ts'
import { createJobs } from './jobs.ts'
import { pageGlobals } from './worker-page.ts'

/** Rows between two yields on the page's own thread: more would delay a frame. */
const PAGE_SLICE_ROWS = 250

if (typeof document === 'undefined') {
  setStorageScope(self.name)
  const post = (response: JobResponse) => self.postMessage(response)
  // All rows of a page at once: no frame waits in a worker.
  const handleRequest = createJobServer(
    createJobs({ sliceSize: Number.POSITIVE_INFINITY, yieldToBrowser: () => {} }),
    post,
  )
  self.addEventListener('message', ({ data }: MessageEvent<JobRequest>) => void handleRequest(data))
  post({ id: 0, value: null })
} else
  pageGlobals.gestorJobs = (post) =>
    createJobServer(createJobs({ sliceSize: PAGE_SLICE_ROWS, yieldToBrowser: createYieldToBrowser() }), post)
