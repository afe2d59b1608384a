import { afterEach, expect, it, vi } from 'vitest'
import { waitForNextTask } from './next-task.ts'

afterEach(() => void vi.unstubAllGlobals())

/** Whether a task that waited before it has run when the work goes on. */
async function isParted(): Promise<boolean> {
  let hasRun = false
  setImmediate(() => (hasRun = true))
  const { port1, port2 } = new MessageChannel()
  const waiting = new Promise<void>((resolve) => {
    port1.addEventListener('message', () => {
      hasRun = true
      port1.close()
      resolve()
    })
  })
  port1.start()
  port2.postMessage(null)
  await waitForNextTask()
  const had = hasRun
  await waiting
  return had
}

it('leaves the rest to a later task in a browser without scheduler.yield', async () => {
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('scheduler', undefined)
  expect(await isParted()).toBe(true)
  vi.stubGlobal('scheduler', { postTask: () => undefined })
  expect(await isParted()).toBe(true)
})

it('asks the browser where it can part tasks', async () => {
  vi.stubGlobal('document', { hidden: false })
  const scheduler = { yield: vi.fn<() => Promise<void>>(() => Promise.resolve()) }
  vi.stubGlobal('scheduler', scheduler)
  await waitForNextTask()
  expect(scheduler.yield).toHaveBeenCalledExactlyOnceWith()
})

it('waits for nothing where the page is out of sight', async () => {
  vi.stubGlobal('document', { hidden: true })
  vi.stubGlobal('scheduler', undefined)
  expect(await isParted()).toBe(false)
})
