/** Questions and answers between the page and its worker: each job is asked by name and answered once. */
import { StorageRefused } from '#reading/walk/environment.ts'

/** A job as it is sent to the worker, by a number counted from 1, which the answer carries back; or its end. */
export type Asked =
  | { readonly number: number; readonly job: string; readonly input: unknown }
  | { readonly number: number; readonly cancel: true }

/**
 * `storage`: the disk refused, which ends a reading in words of its own. `share`: so much of it is done, 0 to 1, and the
 * answer is still to come. Number 0, of itself: ready for questions.
 */
export type Answered =
  | { readonly number: number; readonly value: unknown }
  | { readonly number: number; readonly share: number }
  | { readonly number: number; readonly failure: string; readonly storage: boolean }

/** What a job is given besides its input. */
export interface JobContext {
  /** Aborted once nobody waits for the job any more. */
  readonly signal: AbortSignal
  /** Tells how much of it is done, 0 to 1. */
  progress(share: number): void
}

type JobTable = Readonly<Record<string, (input: never, context: JobContext) => Promise<unknown>>>

/** What whoever asks for a job may want besides its answer. */
export interface JobOptions {
  /** Ends the job, and its question with the signal's reason. */
  readonly signal?: AbortSignal
  readonly onProgress?: (share: number) => void
}

/** The worker's side: does what is asked and posts the answer; nothing of it rejects. */
export function answering(jobs: JobTable, post: (answer: Answered) => void): (asked: Asked) => Promise<void> {
  const running = new Map<number, AbortController>()
  return async (asked) => {
    const { number } = asked
    if ('cancel' in asked) return running.get(number)?.abort()
    const patience = new AbortController()
    running.set(number, patience)
    let told = 0
    const progress = (share: number) => {
      // Each hundredth once.
      if (Math.floor(share * 100) <= told) return
      told = Math.floor(share * 100)
      post({ number, share })
    }
    try {
      const value = await jobs[asked.job]?.(asked.input as never, { signal: patience.signal, progress })
      post({ number, value })
    } catch (error) {
      post({ number, failure: String(error), storage: error instanceof StorageRefused })
    } finally {
      running.delete(number)
    }
  }
}

/** The page's side. */
export interface JobAsking {
  /** Rejects as the job did: with StorageRefused, or with an Error that says what it said. */
  ask(job: string, input: unknown, options?: JobOptions): Promise<unknown>
  hear(answer: Answered): void
  /** The worker is gone: whoever waits is told so. */
  end(): void
}

/** Asks for jobs over `post` and settles each when its answer is heard. */
export function asking(post: (asked: Asked) => void): JobAsking {
  interface Waiting extends Pick<JobOptions, 'onProgress'> {
    resolve: (value: unknown) => void
    reject: (error: Error) => void
  }
  const open = new Map<number, Waiting>()
  let last = 0
  return {
    ask(job, input, { signal, onProgress } = {}) {
      const number = ++last
      return new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason as Error)
        open.set(number, { resolve, reject, ...(onProgress && { onProgress }) })
        signal?.addEventListener('abort', () => {
          if (!open.delete(number)) return
          post({ number, cancel: true })
          reject(signal.reason as Error)
        })
        post({ number, job, input })
      })
    },
    hear(answer) {
      const waiting = open.get(answer.number)
      if ('share' in answer) return waiting?.onProgress?.(answer.share)
      open.delete(answer.number)
      if ('value' in answer) waiting?.resolve(answer.value)
      else waiting?.reject(answer.storage ? new StorageRefused(answer.failure) : new Error(answer.failure))
    },
    end() {
      for (const { reject } of open.values()) reject(new StorageRefused('o trabalho foi encerrado'))
      open.clear()
    },
  }
}
