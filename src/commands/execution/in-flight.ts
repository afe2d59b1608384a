/** Which commands are running in this tab: the same one is not started twice, and their buttons are busy (D1, D15). */
import { createStore } from '#lib/storage/store.ts'

const runningStore = createStore<ReadonlySet<string>>(new Set())

/**
 * Marks a command with these arguments as running. Returns the function that ends it, or null if it is already running.
 */
export function startRunning(commandId: string, args: unknown): (() => void) | null {
  const key = `${commandId} ${JSON.stringify(args)}`
  if (runningStore.get().has(key)) return null
  runningStore.set(new Set([...runningStore.get(), key]))
  return () => runningStore.set(new Set([...runningStore.get()].filter((runningKey) => runningKey !== key)))
}

/** True while the command runs, with whatever arguments. */
export const isRunning = (commandId: string): boolean =>
  [...runningStore.get()].some((key) => key.startsWith(`${commandId} `))

/** The ids of the running commands. */
export const getRunningIds = (): readonly string[] =>
  [...runningStore.get()].map((key) => key.slice(0, key.indexOf(' ')))

/** Calls the listener on every start and end; returns the function that unsubscribes. */
export const subscribeToRunning = runningStore.subscribe
