/**
 * Stores for values outside the screens, usable in React (`useSyncExternalStore(store.subscribe, store.get)`) and
 * outside.
 */

/** An event with listeners. */
export interface Emitter<Args extends readonly unknown[] = []> {
  /** Calls every listener, in order of subscription. */
  emit(...args: Args): void
  /** Adds a listener; returns the unsubscribe function. */
  subscribe(listener: (...args: Args) => void): () => void
}

/** Creates an emitter without listeners. */
export function createEmitter<Args extends readonly unknown[] = []>(): Emitter<Args> {
  const listeners = new Set<(...args: Args) => void>()
  return {
    emit(...args) {
      for (const listener of listeners) listener(...args)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** One value with listeners. */
export interface Store<Value> {
  /** Returns the current value; the same reference until it is set. */
  get(): Value
  /** Replaces the value and notifies the listeners, unless the value is the same. */
  set(next: Value): void
  /** Calls the listener after every change; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void
}

/** Creates a store with its first value. */
export function createStore<Value>(initialValue: Value): Store<Value> {
  let value = initialValue
  const { emit, subscribe } = createEmitter()
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      emit()
    },
    subscribe,
  }
}
