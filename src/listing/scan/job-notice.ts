/** Shows a notice with progress and a stop button for long work on a file. */
import { runJob } from '#scan/jobs/run-job.ts'
import type { Jobs } from '#scan/jobs/jobs.ts'
import { notify, notifyProgress } from '#ui/notices/notify.tsx'

/** ms until a notice appears: most files are read sooner. */
const NOTICE_DELAY_MS = 500

/**
 * Runs a job with a notice that shows its progress and 'Parar'. Returns null if the operator stops it, which a message
 * confirms, or if `stopSignal` is aborted. Rejects as the job does.
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
    // The timer sets `notice`, which the compiler does not see.
    ;(notice as ReturnType<typeof notifyProgress> | null)?.close()
  }
}
