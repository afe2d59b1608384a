/** Where a reading's heavy work is done: in a worker, and in slices on this thread where the browser refuses one. */
import { ApiError } from '#api/errors.ts'
import { part } from '#lib/start/part.ts'
import { WORKER_POLICY } from '#lib/worker-policy.ts'
import { type Answered, asking, type JobOptions } from './job-channel.ts'
import type { FoldArguments, FoldName, FoldResult } from './fold-table.ts'
import type { KeptPages } from '#reading/keeper/kept-pages.ts'
import type { Jobs } from './jobs.ts'
// oxlint-disable-next-line import/default -- the build makes the file, and this its address
import address from './reading-worker.ts?worker&url'
import { StorageRefused } from '#reading/walk/environment.ts'
import { workerPage } from './worker-page.ts'

interface Runner {
  run(job: string, input: unknown, options?: JobOptions): Promise<unknown>
  end(): void
}

/** What of Trusted Types is used; not every browser has them. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(input: string): string }
}

let policy: ReturnType<TrustedTypes['createPolicy']> | null = null

/** The worker's address as the browser wants it: the policy gives this one, whatever it is asked. */
function trustedAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  if (!trustedTypes) return address
  policy ??= trustedTypes.createPolicy(WORKER_POLICY, { createScriptURL: () => address })
  return policy.createScriptURL('')
}

/** Rejects where the worker does not come up: refused by a policy, or its file is gone. */
async function inWorker(): Promise<Runner> {
  const worker = new Worker(trustedAddress(), { type: 'module' })
  const channel = asking((asked) => worker.postMessage(asked))
  const runner = {
    run: channel.ask,
    end() {
      worker.terminate()
      channel.end()
    },
  }
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
      if (data.number === 0) resolve(runner)
      else channel.hear(data)
    })
    worker.addEventListener('error', () => {
      reject(new Error('the worker does not run'))
      // One that stops in the middle ends what waits for it; the next job has a new one.
      void started?.then((now) => now === runner && endJobs())
    })
  })
}

/** The worker's own file, so that its work is in the build once; it is had as other parts are (cases I7, I8). */
async function onThisThread(): Promise<Runner> {
  await part(() => import(/* @vite-ignore */ address))
  const { gestorJobs } = workerPage
  if (!gestorJobs) throw new Error('the file at the address of the worker is none')
  const channel = asking((asked) => void answer(asked))
  const answer = gestorJobs(channel.hear)
  return { run: channel.ask, end: channel.end }
}

let started: Promise<Runner> | null = null
const runner = (): Promise<Runner> => (started ??= inWorker().catch(onThisThread))

/**
 * Does a job. Rejects with the signal's reason where it is aborted, with StorageRefused where the disk does, or the session ended meanwhile; a job of what was read
 * before (`of`) with an ApiError that says so.
 */
export async function runJob<Name extends keyof Jobs>(
  name: Name,
  input: Parameters<Jobs[Name]>[0],
  options?: JobOptions,
): Promise<Awaited<ReturnType<Jobs[Name]>>> {
  try {
    return (await (await runner()).run(name, input, options)) as Awaited<ReturnType<Jobs[Name]>>
  } catch (error) {
    if (!(error instanceof StorageRefused && 'of' in input)) throw error
    throw new ApiError({ kind: 'held', said: 'As páginas lidas não estão mais neste computador: leia de novo.' })
  }
}

/** What the fold of this name makes of all rows of a reading. */
export const foldPagesOf = async <Name extends FoldName>(
  of: KeptPages,
  name: Name,
  ...given: FoldArguments<Name>
): Promise<FoldResult<Name>> => (await runJob('fold', { of, asked: { name, given } })) as FoldResult<Name>

/** Ends what is being done; the next job starts anew. */
export function endJobs(): void {
  const last = started
  started = null
  void last?.then((now) => now.end())
}
