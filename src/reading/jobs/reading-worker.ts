/** The worker: parses, hashes, keeps, folds and writes a reading's pages, so that keys and frames never wait for it. */
import { type Answered, answering, type Asked } from './job-channel.ts'
import { createJobs } from './jobs.ts'

// A page's rows at once: nobody waits for a frame here.
const jobs = createJobs({ slice: Number.POSITIVE_INFINITY, breath: () => {} })
const post = (answer: Answered) => self.postMessage(answer)
const answer = answering(jobs, post)
self.addEventListener('message', ({ data }: MessageEvent<Asked>) => void answer(data))
post({ number: 0, value: null })
