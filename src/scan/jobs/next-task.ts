/** Long work in more than one task, so that keys and frames that wait go in between. */

/** What not every browser has. */
interface SchedulerGlobals {
  readonly scheduler?: { yield?(): Promise<void> }
}

/** The answer to a message comes in a task of its own, and sooner than a timer. */
const postMessageTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })

/**
 * What comes next is a task of its own. Nobody waits for a frame of a page out of sight, whose tasks are slowed down.
 */
export async function waitForNextTask(): Promise<void> {
  if (document.hidden) return
  const { scheduler } = globalThis as SchedulerGlobals
  // Safari has none, Firefox from 142 on.
  await (scheduler?.yield ? scheduler.yield() : postMessageTask())
}
