/** A signal that is aborted by the first of these, for its reason. Not AbortSignal.any: Safari 16.4 has none. */
export function anySignal(signals: readonly AbortSignal[]): AbortSignal {
  const either = new AbortController()
  for (const signal of signals) {
    const abort = () => either.abort(signal.reason)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true, signal: either.signal })
  }
  return either.signal
}
