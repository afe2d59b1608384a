/** Where the worker's file leaves its side for a page that imports it: a worker's file is built without exports. */
import type { JobResponse, JobRequest } from './job-channel.ts'

interface WorkerPage {
  /** Takes the questions on the page's own thread, in slices. */
  gestorJobs?: (post: (answer: JobResponse) => void) => (asked: JobRequest) => Promise<void>
}

export const pageGlobals = globalThis as WorkerPage
