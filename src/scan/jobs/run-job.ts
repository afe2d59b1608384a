/** Where a reading's heavy work is done: in a worker, and in slices on this thread where the browser refuses one. */
import { ApiError } from '#api/errors.ts'
import { importWithRetry } from '#lib/startup/import-with-retry.ts'
import { WORKER_TRUSTED_TYPES_POLICY } from '#lib/trusted-types-policy.ts'
import { type JobResponse, createJobClient, type JobOptions } from './job-channel.ts'
import type { AggregateArguments, AggregateName, AggregateResult } from './aggregate-table.ts'
import type { StoredPages } from '#scan/page-store/stored-pages.ts'
import type { Jobs } from './jobs.ts'
// oxlint-disable-next-line import/default -- the build makes the file, and this its address
import address from './scan-worker.ts?worker&url'
import { StorageError } from '#scan/protocol/scan-environment.ts'
import { pageGlobals } from './worker-page.ts'

interface JobRunner {
  run(job: string, input: unknown, options?: JobOptions): Promise<unknown>
  end(): void
}

/** What of Trusted Types is used; not every browser has them. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(input: string): string }
}

let trustedTypesPolicy: ReturnType<TrustedTypes['createPolicy']> | null = null

/** The worker's address as the browser wants it: the policy gives this one, whatever it is asked. */
function getTrustedWorkerUrl(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  if (!trustedTypes) return address
  trustedTypesPolicy ??= trustedTypes.createPolicy(WORKER_TRUSTED_TYPES_POLICY, { createScriptURL: () => address })
  return trustedTypesPolicy.createScriptURL('')
}

/** Rejects where the worker does not come up: refused by a policy, or its file is gone. */
async function startWorker(): Promise<JobRunner> {
  const worker = new Worker(getTrustedWorkerUrl(), { type: 'module' })
  const channel = createJobClient((asked) => worker.postMessage(asked))
  const runner = {
    run: channel.request,
    end() {
      worker.terminate()
      channel.end()
    },
  }
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<JobResponse>) => {
      if (data.id === 0) resolve(runner)
      else channel.handleResponse(data)
    })
    worker.addEventListener('error', () => {
      reject(new Error('the worker does not run'))
      // One that stops in the middle ends what waits for it; the next job has a new one.
      void runnerPromise?.then((now) => now === runner && endJobs())
    })
  })
}

/** The worker's own file, so that its work is in the build once; it is had as other parts are (cases I7, I8). */
async function startOnThisThread(): Promise<JobRunner> {
  await importWithRetry(() => import(/* @vite-ignore */ address))
  const { gestorJobs } = pageGlobals
  if (!gestorJobs) throw new Error('the file at the address of the worker is none')
  const channel = createJobClient((asked) => void answer(asked))
  const answer = gestorJobs(channel.handleResponse)
  return { run: channel.request, end: channel.end }
}

let runnerPromise: Promise<JobRunner> | null = null
const getRunner = (): Promise<JobRunner> => (runnerPromise ??= startWorker().catch(startOnThisThread))

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
    return (await (await getRunner()).run(name, input, options)) as Awaited<ReturnType<Jobs[Name]>>
  } catch (error) {
    if (!(error instanceof StorageError && 'storedPages' in input)) throw error
    throw new ApiError({ kind: 'not-sent', message: 'As páginas lidas não estão mais neste computador: leia de novo.' })
  }
}

/** What the fold of this name makes of all rows of a reading. */
export const aggregatePages = async <Name extends AggregateName>(
  of: StoredPages,
  name: Name,
  ...given: AggregateArguments<Name>
): Promise<AggregateResult<Name>> =>
  (await runJob('fold', { storedPages: of, asked: { name, args: given } })) as AggregateResult<Name>

/** Ends what is being done; the next job starts anew. */
export function endJobs(): void {
  const last = runnerPromise
  runnerPromise = null
  void last?.then((now) => now.end())
}
