/** Which acts are under way in this tab: the same one is not started twice, and their buttons are busy (D1, D15). */
import { createStore } from '#lib/storage/store.ts'

const runningStore = createStore<ReadonlySet<string>>(new Set())

/** Marks an act, a command on these arguments, as under way; null where it already is, else the way to end it. */
export function startRunning(commandId: string, args: unknown): (() => void) | null {
  const act = `${commandId} ${JSON.stringify(args)}`
  if (runningStore.get().has(act)) return null
  runningStore.set(new Set([...runningStore.get(), act]))
  return () => runningStore.set(new Set([...runningStore.get()].filter((other) => other !== act)))
}

/** True while the command runs, whatever its arguments. */
export const isRunning = (commandId: string): boolean =>
  [...runningStore.get()].some((act) => act.startsWith(`${commandId} `))

/** The ids of the commands under way. */
export const getRunningIds = (): readonly string[] =>
  [...runningStore.get()].map((act) => act.slice(0, act.indexOf(' ')))

/** Called on every start and end; returns the way to stop. */
export const subscribeToRunning = runningStore.subscribe
