/** One quiet line in the status bar, for what is worth a word but no notice: 'g x: sem atalho', hints. */

let line: { text: string; serial: number } | null = null
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function set(next: typeof line) {
  line = next
  for (const listener of listeners) listener()
}

/** The line now, null where there is none; `serial` differs each time something is said. */
export const quietLine = () => line

export function onQuietLine(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Says it for `duration` ms; what was said before gives way. */
export function sayQuietly(text: string, duration = 3000): void {
  clearTimeout(timer)
  set({ text, serial: (line?.serial ?? 0) + 1 })
  timer = setTimeout(() => set(null), duration)
}
