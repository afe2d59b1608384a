/** Which acts are under way in this tab: the same one is not started twice, and their buttons are busy (D1, D15). */

let running: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()

function change(next: Iterable<string>) {
  running = new Set(next)
  for (const listener of listeners) listener()
}

/** Marks an act, a command on these arguments, as under way; null where it already is, else the way to end it. */
export function startRunning(commandId: string, args: unknown): (() => void) | null {
  const act = `${commandId} ${JSON.stringify(args)}`
  if (running.has(act)) return null
  change([...running, act])
  return () => change([...running].filter((other) => other !== act))
}

/** True while the command runs, whatever its arguments. */
export const isRunning = (commandId: string): boolean => [...running].some((act) => act.startsWith(`${commandId} `))

/** Called on every start and end; returns the way to stop. */
export function onRunningChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
