/** Where the worker's file leaves its side for a page that imports it: a worker's file is built without exports. */
import type { Answered, Asked } from './job-channel.ts'

interface WorkerPage {
  /** Takes the questions on the page's own thread, in slices. */
  gestorJobs?: (post: (answer: Answered) => void) => (asked: Asked) => Promise<void>
}

export const workerPage = globalThis as WorkerPage
