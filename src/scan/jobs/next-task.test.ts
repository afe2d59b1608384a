import { afterEach, expect, it, vi } from 'vitest'
import { waitForNextTask } from './next-task.ts'

afterEach(() => void vi.unstubAllGlobals())

/** Whether a task that was already waiting runs before the work continues. */
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

it('continues in a later task in a browser without scheduler.yield', async () => {
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('scheduler', undefined)
  expect(await isParted()).toBe(true)
  vi.stubGlobal('scheduler', { postTask: () => undefined })
  expect(await isParted()).toBe(true)
})

it('uses scheduler.yield if the browser has it', async () => {
  vi.stubGlobal('document', { hidden: false })
  const scheduler = { yield: vi.fn<() => Promise<void>>(() => Promise.resolve()) }
  vi.stubGlobal('scheduler', scheduler)
  await waitForNextTask()
  expect(scheduler.yield).toHaveBeenCalledExactlyOnceWith()
})

it('waits for nothing on a hidden page', async () => {
  vi.stubGlobal('document', { hidden: true })
  vi.stubGlobal('scheduler', undefined)
  expect(await isParted()).toBe(false)
})
