/** A store whose value lasts for a limited time. */
import { createStore, type Store } from './store.ts'

/** One value with listeners, which returns to its first value by itself. */
export interface TimedStore<Value> extends Pick<Store<Value>, 'get' | 'subscribe'> {
  /** Sets the value for `durationMs`; Infinity for no limit. The time of the value before ends at once. */
  show(value: Value, durationMs: number): void
  /** Returns to the first value now. */
  reset(): void
}

/** Creates a store with the value that it returns to. */
export function createTimedStore<Value>(initialValue: Value): TimedStore<Value> {
  const { get, set, subscribe } = createStore(initialValue)
  let timer: ReturnType<typeof setTimeout> | undefined
  const reset = () => {
    clearTimeout(timer)
    set(initialValue)
  }
  return {
    get,
    subscribe,
    show(value, durationMs) {
      clearTimeout(timer)
      if (durationMs < Infinity) timer = setTimeout(reset, durationMs)
      set(value)
    },
    reset,
  }
}
