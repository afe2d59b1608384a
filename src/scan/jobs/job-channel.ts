/** Questions and answers between the page and its worker: each job is asked by name and answered once. */
import { StorageError } from '#scan/protocol/scan-environment.ts'

/** A job as it is sent to the worker, by a number counted from 1, which the answer carries back; or its end. */
export type JobRequest =
  | { readonly id: number; readonly job: string; readonly input: unknown }
  | { readonly id: number; readonly cancel: true }

/**
 * `storage`: the disk refused, which ends a reading in words of its own. `share`: so much of it is done, 0 to 1, and the
 * answer is still to come. Number 0, of itself: ready for questions.
 */
export type JobResponse =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly share: number }
  | { readonly id: number; readonly failure: string; readonly storage: boolean }

/** What a job is given besides its input. */
export interface JobContext {
  /** Aborted once nobody waits for the job any more. */
  readonly signal: AbortSignal
  /** Tells how much of it is done, 0 to 1. */
  reportProgress(share: number): void
}

type JobTable = Readonly<Record<string, (input: never, context: JobContext) => Promise<unknown>>>

/** What whoever asks for a job may want besides its answer. */
export interface JobOptions {
  /** Ends the job, and its question with the signal's reason. */
  readonly signal?: AbortSignal
  readonly onProgress?: (share: number) => void
}

/** The worker's side: does what is asked and posts the answer; nothing of it rejects. */
export function createJobServer(
  jobs: JobTable,
  post: (answer: JobResponse) => void,
): (asked: JobRequest) => Promise<void> {
  const running = new Map<number, AbortController>()
  return async (asked) => {
    const { id } = asked
    if ('cancel' in asked) return running.get(id)?.abort()
    const patience = new AbortController()
    running.set(id, patience)
    let told = 0
    const progress = (share: number) => {
      // Each hundredth once.
      if (Math.floor(share * 100) <= told) return
      told = Math.floor(share * 100)
      post({ id, share })
    }
    try {
      const value = await jobs[asked.job]?.(asked.input as never, { signal: patience.signal, reportProgress: progress })
      post({ id, value })
    } catch (error) {
      post({ id, failure: String(error), storage: error instanceof StorageError })
    } finally {
      running.delete(id)
    }
  }
}

/** The page's side. */
export interface JobClient {
  /** Rejects as the job did: with StorageRefused, or with an Error that says what it said. */
  request(job: string, input: unknown, options?: JobOptions): Promise<unknown>
  handleResponse(answer: JobResponse): void
  /** The worker is gone: whoever waits is told so. */
  end(): void
}

/** Asks for jobs over `post` and settles each when its answer is heard. */
export function createJobClient(post: (asked: JobRequest) => void): JobClient {
  interface Waiting extends Pick<JobOptions, 'onProgress'> {
    resolve: (value: unknown) => void
    reject: (error: Error) => void
  }
  const open = new Map<number, Waiting>()
  let last = 0
  return {
    request(job, input, { signal, onProgress } = {}) {
      const number = ++last
      return new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason as Error)
        open.set(number, { resolve, reject, ...(onProgress && { onProgress }) })
        signal?.addEventListener('abort', () => {
          if (!open.delete(number)) return
          post({ id: number, cancel: true })
          reject(signal.reason as Error)
        })
        post({ id: number, job, input })
      })
    },
    handleResponse(answer) {
      const waiting = open.get(answer.id)
      if ('share' in answer) return waiting?.onProgress?.(answer.share)
      open.delete(answer.id)
      if ('value' in answer) waiting?.resolve(answer.value)
      else waiting?.reject(answer.storage ? new StorageError(answer.failure) : new Error(answer.failure))
    },
    end() {
      for (const { reject } of open.values()) reject(new StorageError('o trabalho foi encerrado'))
      open.clear()
    },
  }
}
