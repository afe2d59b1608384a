/** Requests and responses between the page and its worker: each job has a name and gets one response. */
import { StorageError } from '#scan/protocol/scan-environment.ts'

/** A job as it is sent to the worker, or its cancellation. The response carries the same `id`, counted from 1. */
export type JobRequest =
  | { readonly id: number; readonly job: string; readonly input: unknown }
  | { readonly id: number; readonly cancel: true }

/**
 * The response to a job. `storage`: the disk rejected it, which ends a scan with a message of its own. `share`:
 * progress from 0 to 1; the final response is still to come. A response with id 0 means that the worker is ready for
 * requests.
 */
export type JobResponse =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly share: number }
  | { readonly id: number; readonly failure: string; readonly storage: boolean }

/** What a job receives besides its input. */
export interface JobContext {
  /** Aborted once nobody waits for the job any more. */
  readonly signal: AbortSignal
  /** Reports progress, from 0 to 1. */
  reportProgress(share: number): void
}

type JobTable = Readonly<Record<string, (input: never, context: JobContext) => Promise<unknown>>>

/** Options of a job request. */
export interface JobOptions {
  /** Cancels the job; the request then rejects with the signal's reason. */
  readonly signal?: AbortSignal
  readonly onProgress?: (share: number) => void
}

/** The worker's side: runs each requested job and posts the response. The function that it returns never rejects. */
export function createJobServer(
  jobs: JobTable,
  post: (answer: JobResponse) => void,
): (request: JobRequest) => Promise<void> {
  const running = new Map<number, AbortController>()
  return async (request) => {
    const { id } = request
    if ('cancel' in request) return running.get(id)?.abort()
    const abort = new AbortController()
    running.set(id, abort)
    let reportedPercent = 0
    const progress = (share: number) => {
      // Each hundredth is reported once.
      if (Math.floor(share * 100) <= reportedPercent) return
      reportedPercent = Math.floor(share * 100)
      post({ id, share })
    }
    try {
      const value = await jobs[request.job]?.(request.input as never, {
        signal: abort.signal,
        reportProgress: progress,
      })
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
  /** Rejects as the job did: with StorageError, or with an Error that has the job's message. */
  request(job: string, input: unknown, options?: JobOptions): Promise<unknown>
  handleResponse(answer: JobResponse): void
  /** The worker is gone: every open request rejects with a StorageError. */
  end(): void
}

/** Creates the page's side: it sends requests with `post` and settles each one when its response arrives. */
export function createJobClient(post: (request: JobRequest) => void): JobClient {
  interface Waiting extends Pick<JobOptions, 'onProgress'> {
    resolve: (value: unknown) => void
    reject: (error: Error) => void
  }
  const waitingById = new Map<number, Waiting>()
  let lastId = 0
  return {
    request(job, input, { signal, onProgress } = {}) {
      const id = ++lastId
      return new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason as Error)
        waitingById.set(id, { resolve, reject, ...(onProgress && { onProgress }) })
        signal?.addEventListener('abort', () => {
          if (!waitingById.delete(id)) return
          post({ id, cancel: true })
          reject(signal.reason as Error)
        })
        post({ id, job, input })
      })
    },
    handleResponse(answer) {
      const waiting = waitingById.get(answer.id)
      if ('share' in answer) return waiting?.onProgress?.(answer.share)
      waitingById.delete(answer.id)
      if ('value' in answer) waiting?.resolve(answer.value)
      else waiting?.reject(answer.storage ? new StorageError(answer.failure) : new Error(answer.failure))
    },
    end() {
      for (const { reject } of waitingById.values()) reject(new StorageError('o trabalho foi encerrado'))
      waitingById.clear()
    },
  }
}
