/** The run under way or just ended, for the rows, the report and the questions asked before leaving. */
import type { AnyCommand } from '#commands/define.ts'
import type { Item, Run } from './queue.ts'

export interface ShownRun {
  command: AnyCommand
  run: Run
  /** The report is open. */
  report: boolean
}

let shown: ShownRun | null = null
const listeners = new Set<() => void>()

function set(next: ShownRun | null) {
  shown = next
  for (const listener of listeners) listener()
}

/** The newest run; null before the first. The same object until something changes. */
export const currentRun = (): ShownRun | null => shown

export function onRun(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const setRun = (command: AnyCommand, run: Run): void => set({ command, run, report: false })

export const showReport = (report: boolean): void => {
  if (shown) set({ ...shown, report })
}

/** Where a record stands in the run of this command's noun ('produto' of 'produto.excluir'); null where it is in none. */
export function runStateOf(noun: string, id: number): Item['state'] | null {
  if (!shown || shown.run.endedAt !== null || !shown.run.commandId.startsWith(`${noun}.`)) return null
  return shown.run.items.find((item) => item.id === id)?.state ?? null
}
