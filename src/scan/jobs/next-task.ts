/** Splits long work into several tasks, so that waiting keys and frames run in between. */

/** An API that not every browser has. */
interface SchedulerGlobals {
  readonly scheduler?: { yield?(): Promise<void> }
}

/** A message arrives in a task of its own, and sooner than a timer fires. */
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
 * Waits until the next task. Returns at once on a hidden page: nobody waits for its frames, and its tasks are
 * throttled.
 */
export async function waitForNextTask(): Promise<void> {
  if (document.hidden) return
  const { scheduler } = globalThis as SchedulerGlobals
  // Safari has no scheduler.yield; Firefox has it from version 142 on.
  await (scheduler?.yield ? scheduler.yield() : postMessageTask())
}
