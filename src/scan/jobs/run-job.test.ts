// @vitest-environment jsdom
/** The worker of a scan's jobs: when it starts, ends and fails. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { StorageError } from '#scan/protocol/scan-environment.ts'
import type { JobRequest } from './job-channel.ts'
import { createJobScheduler } from './run-job.ts'

/** A worker that says that it is ready, and answers when the test says so. */
class FakeWorker extends EventTarget {
  static readonly started: FakeWorker[] = []
  readonly requests: JobRequest[] = []
  readonly terminate = vi.fn()
  constructor() {
    super()
    FakeWorker.started.push(this)
    queueMicrotask(() => this.respond(0, null))
  }
  postMessage(request: JobRequest) {
    this.requests.push(request)
  }
  respond(id: number, value: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data: { id, value } }))
  }
}

beforeEach(() => {
  FakeWorker.started.length = 0
  vi.stubGlobal('Worker', FakeWorker)
})
afterEach(() => void vi.unstubAllGlobals())

/** Starts a job and returns its response and the worker that runs it. */
async function startJob(scheduler: ReturnType<typeof createJobScheduler>) {
  const response = scheduler.runJob('figures', { id: 'x' })
  const worker = await vi.waitFor(() => {
    const last = FakeWorker.started.at(-1)
    if (!last?.requests.length) throw new Error('no request yet')
    return last
  })
  return { response, worker }
}

it('has one worker for all jobs, and another for another scheduler', async () => {
  const scheduler = createJobScheduler()
  const { response, worker } = await startJob(scheduler)
  const second = scheduler.runJob('figures', { id: 'y' })
  await vi.waitFor(() => expect(worker.requests).toHaveLength(2))
  worker.respond(1, null)
  worker.respond(2, null)
  expect([await response, await second]).toEqual([null, null])
  const other = await startJob(createJobScheduler())
  expect([FakeWorker.started.length, other.worker === worker]).toEqual([2, false])
})

it('ends the running jobs, and starts a worker anew for the next job', async () => {
  const scheduler = createJobScheduler()
  const { response, worker } = await startJob(scheduler)
  scheduler.endJobs()
  await expect(response).rejects.toThrow(StorageError)
  expect(worker.terminate).toHaveBeenCalledOnce()
  const next = await startJob(scheduler)
  expect(next.worker).not.toBe(worker)
})

it('ends the open requests of a worker that fails later', async () => {
  const scheduler = createJobScheduler()
  const { response, worker } = await startJob(scheduler)
  worker.dispatchEvent(new Event('error'))
  await expect(response).rejects.toThrow(StorageError)
  expect((await startJob(scheduler)).worker).not.toBe(worker)
})

it('tells the operator to read again if the stored pages of a job are gone', async () => {
  const scheduler = createJobScheduler()
  const response = scheduler.runJob('rows', { storedPages: { id: 'x', pass: 1, rowCount: 1 }, ids: null })
  const worker = await vi.waitFor(() => FakeWorker.started[0] ?? expect.fail('no worker yet'))
  await vi.waitFor(() => expect(worker.requests).toHaveLength(1))
  worker.dispatchEvent(new MessageEvent('message', { data: { id: 1, failure: 'gone', storage: true } }))
  await expect(response).rejects.toThrow('leia de novo')
})

it('creates its policy of trusted URLs once: the browser accepts each name once', async () => {
  const createPolicy = vi.fn((_name: string, rules: { createScriptURL: () => string }) => rules)
  vi.stubGlobal('trustedTypes', { createPolicy })
  const scheduler = createJobScheduler()
  const { response } = await startJob(scheduler)
  scheduler.endJobs()
  await expect(response).rejects.toThrow(StorageError)
  await startJob(scheduler)
  expect(createPolicy).toHaveBeenCalledOnce()
  expect(FakeWorker.started).toHaveLength(2)
})
