/** Runs the heavy work of a scan: in a worker, or in slices on the page's thread if the browser refuses a worker. */
import { createNotSentError } from '#api/errors.ts'
import { importWithRetry } from '#lib/startup/import-with-retry.ts'
import { getStorageScope } from '#lib/storage/storage-scope.ts'
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

/** The part of Trusted Types used here; not every browser has Trusted Types. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(input: string): string }
}

/**
 * Creates the function that returns the worker's URL in the form that the browser requires. The policy returns this URL
 * for any input. It is created once, because the browser accepts each policy name once.
 */
function createTrustedWorkerUrl(): () => string {
  let policy: ReturnType<TrustedTypes['createPolicy']> | null = null
  return () => {
    const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
    if (!trustedTypes) return address
    policy ??= trustedTypes.createPolicy(WORKER_TRUSTED_TYPES_POLICY, { createScriptURL: () => address })
    return policy.createScriptURL('')
  }
}

/**
 * Starts the worker; `onFailure` is called if it fails later. Rejects if the worker does not start: a policy refuses it,
 * or its file is gone.
 */
async function startWorker(getUrl: () => string, onFailure: (runner: JobRunner) => void): Promise<JobRunner> {
  // A worker has no configuration: its name tells it the scope of the database.
  const worker = new Worker(getUrl(), { type: 'module', name: getStorageScope() })
  const channel = createJobClient((request) => worker.postMessage(request))
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
      onFailure(runner)
    })
  })
}

/**
 * Imports the worker's own file, so that the code of the jobs is in the build once. Loading retries as for other chunks
 * (cases I7, I8).
 */
async function startOnThisThread(): Promise<JobRunner> {
  await importWithRetry(() => import(/* @vite-ignore */ address))
  const { gestorJobs } = pageGlobals
  if (!gestorJobs) throw new Error('the file at the address of the worker is none')
  const channel = createJobClient((request) => void answer(request))
  const answer = gestorJobs(channel.handleResponse)
  return { run: channel.request, end: channel.end }
}

/** Creates the functions that run jobs. The first job starts the worker, and the next job after `endJobs` another one. */
export function createJobScheduler() {
  const getWorkerUrl = createTrustedWorkerUrl()
  let runnerPromise: Promise<JobRunner> | null = null

  /** A worker that fails later ends its open requests; the next job starts a new worker. */
  const endFailedWorker = (failed: JobRunner) => void runnerPromise?.then((current) => current === failed && endJobs())
  const getRunner = (): Promise<JobRunner> =>
    (runnerPromise ??= startWorker(getWorkerUrl, endFailedWorker).catch(startOnThisThread))

  /**
   * Runs a job. Rejects with the signal's reason if it is aborted, and with StorageError if the disk rejects an
   * operation or the session ends. A job on stored pages rejects with an ApiError that tells the operator to read again.
   */
  async function runJob<Name extends keyof Jobs>(
    name: Name,
    input: Parameters<Jobs[Name]>[0],
    options?: JobOptions,
  ): Promise<Awaited<ReturnType<Jobs[Name]>>> {
    try {
      return (await (await getRunner()).run(name, input, options)) as Awaited<ReturnType<Jobs[Name]>>
    } catch (error) {
      if (!(error instanceof StorageError && 'storedPages' in input)) throw error
      const message = 'As páginas lidas não estão mais neste computador: leia de novo.'
      throw createNotSentError(message)
    }
  }

  /** The result of the aggregate with this name over all rows of a scan. */
  const aggregatePages = async <Name extends AggregateName>(
    storedPages: StoredPages,
    name: Name,
    ...args: AggregateArguments<Name>
  ): Promise<AggregateResult<Name>> =>
    (await runJob('aggregate', { storedPages, request: { name, args } })) as AggregateResult<Name>

  /** The same for a chart: at once if the scan has counted it, otherwise from its pages. */
  const loadChart = async <Name extends AggregateName>(
    storedPages: StoredPages,
    request: { readonly name: Name; readonly args: Readonly<AggregateArguments<Name>> },
  ): Promise<AggregateResult<Name>> => (await runJob('chart', { storedPages, request })) as AggregateResult<Name>

  /** Ends all running jobs; the next job starts a new worker. */
  function endJobs(): void {
    const runner = runnerPromise
    runnerPromise = null
    void runner?.then((current) => current.end())
  }

  return { runJob, aggregatePages, loadChart, endJobs }
}

/** The jobs of this page. */
export const { runJob, aggregatePages, loadChart, endJobs } = createJobScheduler()
