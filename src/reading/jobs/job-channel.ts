/** Questions and answers between the page and its worker: each job is asked by name and answered once. */
import { StorageRefused } from '#reading/walk/environment.ts'

/** A job as it is sent to the worker. */
export interface Asked {
  /** Counted from 1: the answer carries it back. */
  readonly number: number
  readonly job: string
  readonly input: unknown
}

/** `storage`: the disk refused, which ends a reading in words of its own. Number 0, of itself: ready for questions. */
export type Answered =
  | { readonly number: number; readonly value: unknown }
  | { readonly number: number; readonly failure: string; readonly storage: boolean }

type JobTable = Readonly<Record<string, (input: never) => Promise<unknown>>>

/** The worker's side: does what is asked and posts the answer; nothing of it rejects. */
export function answering(jobs: JobTable, post: (answer: Answered) => void): (asked: Asked) => Promise<void> {
  return async ({ number, job, input }) => {
    try {
      const value = await jobs[job]?.(input as never)
      post({ number, value })
    } catch (error) {
      post({ number, failure: String(error), storage: error instanceof StorageRefused })
    }
  }
}

/** The page's side. */
export interface JobAsking {
  /** Rejects as the job did: with StorageRefused, or with an Error that says what it said. */
  ask(job: string, input: unknown): Promise<unknown>
  hear(answer: Answered): void
  /** The worker is gone: whoever waits is told so. */
  end(): void
}

/** Asks for jobs over `post` and settles each when its answer is heard. */
export function asking(post: (asked: Asked) => void): JobAsking {
  const open = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>()
  let last = 0
  return {
    ask(job, input) {
      const number = ++last
      return new Promise((resolve, reject) => {
        open.set(number, { resolve, reject })
        post({ number, job, input })
      })
    },
    hear(answer) {
      const waiting = open.get(answer.number)
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
