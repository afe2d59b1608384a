/** Returns a function whose simultaneous callers share one run of `run`; the next call after its end runs it again. */
export function sharePending<Args extends readonly unknown[], Result>(
  run: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  let pending: Promise<Result> | null = null
  return (...args) => {
    pending ??= run(...args).finally(() => {
      pending = null
    })
    return pending
  }
}
