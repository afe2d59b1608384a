/** Whether the palette is open, with what text, and what it was opened to ask for. Known outside React. */
import type { AnyCommand } from '#commands/define.ts'
import type { Values } from '#commands/subjects.ts'

/** A command that waits for an argument: the palette stands one level deeper (commands.md §4 rule 3). */
export interface Asking {
  command: AnyCommand
  /** What is known so far. */
  args: Values
}

export interface PaletteState {
  open: boolean
  /** Text to start with. */
  text: string
  asking: Asking | null
  /** Differs each time it is opened, so that each opening starts afresh. */
  serial: number
}

let state: PaletteState = { open: false, text: '', asking: null, serial: 0 }
const listeners = new Set<() => void>()

function set(patch: Partial<PaletteState>) {
  state = { ...state, ...patch }
  for (const listener of listeners) listener()
}

export const paletteState = (): PaletteState => state

export function onPalette(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Opens it, or starts it afresh with this text. */
export const showPalette = (text = ''): void => set({ open: true, text, asking: null, serial: state.serial + 1 })

/** Opens it one level deeper, to ask for what a command still needs. */
export const askInPalette = (asking: Asking): void => set({ open: true, text: '', asking, serial: state.serial + 1 })

export const hidePalette = (): void => set({ open: false })

/** A character typed while the palette is open but not drawn yet. */
export const typeAhead = (character: string): void => set({ text: state.text + character })
