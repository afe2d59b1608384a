/** Whether the palette is open, with what text, and what it was opened to ask for. Known outside React. */
import { createStore } from '#lib/kept/store.ts'
import type { Asking } from '#commands/dispatcher.ts'

/** Whether the palette is open, and what it was opened with. */
export interface PaletteState {
  open: boolean
  /** Text to start with; at its end a line break stands for an Enter that was pressed before there was a list. */
  text: string
  /** The palette stands one level deeper. */
  asking: Asking | null
  /** What had the focus when it was opened, and has it again afterwards. */
  focus: Element | null
  /** Differs each time it is opened, so that each opening starts afresh. */
  serial: number
}

const palette = createStore<PaletteState>({ open: false, text: '', asking: null, focus: null, serial: 0 })

/** The palette's state now; the same object until it changes. */
export const paletteState = palette.get
/** Called on every change; returns the way to stop. */
export const onPalette = palette.subscribe

const change = (patch: Partial<PaletteState>) => palette.set({ ...palette.get(), ...patch })

function start(text: string, asking: Asking | null) {
  const state = palette.get()
  const focus = state.open ? state.focus : document.activeElement
  change({ open: true, text, asking, focus, serial: state.serial + 1 })
}

/** Opens it, or starts it afresh with this text. */
export const showPalette = (text = ''): void => start(text, null)

/** Opens it one level deeper, to ask for what a command still needs. */
export const askInPalette = (asking: Asking): void => start('', asking)

/** Closes the palette; the focus goes back to where it was. */
export const hidePalette = (): void => change({ open: false })

/** A character typed while the palette is open but not drawn yet; Enter ('\n') is the last. */
export const typeAhead = (character: string): void => change({ text: palette.get().text + character })
