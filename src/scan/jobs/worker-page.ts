/** The global through which a page gets the jobs from the worker's file: a worker's file is built without exports. */
import type { JobResponse, JobRequest } from './job-channel.ts'

interface WorkerPage {
  /** Creates a job server on the page's own thread that works in slices. */
  gestorJobs?: (post: (answer: JobResponse) => void) => (request: JobRequest) => Promise<void>
}

export const pageGlobals = globalThis as WorkerPage
