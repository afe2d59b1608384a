/**
 * Returns a signal that is aborted as soon as one of `signals` is, with its reason. AbortSignal.any is not used because
 * Safari 16.4 does not have it.
 */
export function anySignal(signals: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController()
  for (const signal of signals) {
    const abort = () => controller.abort(signal.reason)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true, signal: controller.signal })
  }
  return controller.signal
}
