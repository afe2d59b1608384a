/**
 * Values that outlive the screens, known inside React (`useSyncExternalStore(store.subscribe, store.get)`) and outside.
 */

/** Those who listen to something that happens. */
export interface Emitter<Args extends readonly unknown[] = []> {
  /** Calls every listener, in the order in which they came. */
  emit(...told: Args): void
  /** Returns the way to stop. */
  subscribe(listener: (...told: Args) => void): () => void
}

/** Makes a signal without listeners. */
export function createEmitter<Args extends readonly unknown[] = []>(): Emitter<Args> {
  const listeners = new Set<(...told: Args) => void>()
  return {
    emit(...told) {
      for (const listener of listeners) listener(...told)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** One value, and those who follow it. */
export interface Store<Value> {
  /** The value now; the same one until it is set anew. */
  get(): Value
  /** Puts the value in the place of the old one and tells it; the same value tells nobody. */
  set(next: Value): void
  /** Calls the listener after every change; returns the way to stop. */
  subscribe(listener: () => void): () => void
}

/** Makes a store with its first value. */
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
