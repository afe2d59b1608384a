/** Long work on a file: how far it is, and the way out of it. */
import { runJob } from '#scan/jobs/run-job.ts'
import type { Jobs } from '#scan/jobs/jobs.ts'
import { notify, notifyProgress } from '#ui/notices/notify.tsx'

/** ms until a notice shows the work: most files are read before. */
const NOTICE_DELAY_MS = 500

/**
 * Does a job behind a notice with its share and 'Parar'; null where it was stopped there, which is told, or by `until`.
 * Rejects as the job does.
 */
export async function runJobWithNotice<Name extends keyof Jobs>(
  title: string,
  name: Name,
  input: Parameters<Jobs[Name]>[0],
  stopSignal?: AbortSignal,
): Promise<Awaited<ReturnType<Jobs[Name]>> | null> {
  const stop = new AbortController()
  const finish = () => stop.abort()
  stopSignal?.addEventListener('abort', finish)
  let percent = 0
  let notice: ReturnType<typeof notifyProgress> | null = null
  const timer = setTimeout(() => {
    const onStop = () => {
      finish()
      notify('info', `${title}: parado`)
    }
    notice = notifyProgress({ title, total: 100, unit: '%', onStop })
    notice.update(percent)
  }, NOTICE_DELAY_MS)
  const onProgress = (share: number) => {
    percent = Math.floor(share * 100)
    notice?.update(percent)
  }
  try {
    return await runJob(name, input, { signal: stop.signal, onProgress })
  } catch (error) {
    if (stop.signal.aborted) return null
    throw error
  } finally {
    clearTimeout(timer)
    stopSignal?.removeEventListener('abort', finish)
    // Set by the timer, which the compiler does not follow.
    ;(notice as ReturnType<typeof notifyProgress> | null)?.close()
  }
}
