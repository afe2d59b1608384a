/** Whether the palette is open, with what text, and what it was opened to ask for. Known outside React. */
import { createStore } from '#lib/storage/store.ts'
import type { ArgumentPrompt } from '#commands/dispatcher.ts'

/** Whether the palette is open, and what it was opened with. */
export interface PaletteState {
  isOpen: boolean
  /** Text to start with; at its end a line break stands for an Enter that was pressed before there was a list. */
  text: string
  /** The palette stands one level deeper. */
  prompt: ArgumentPrompt | null
  /** What had the focus when it was opened, and has it again afterwards. */
  previousFocus: Element | null
  /** Differs each time it is opened, so that each opening starts afresh. */
  serial: number
}

const paletteStore = createStore<PaletteState>({
  isOpen: false,
  text: '',
  prompt: null,
  previousFocus: null,
  serial: 0,
})

/** The palette's state now; the same object until it changes. */
export const getPaletteState = paletteStore.get
/** Called on every change; returns the way to stop. */
export const subscribeToPalette = paletteStore.subscribe

const patchPaletteState = (patch: Partial<PaletteState>) => paletteStore.set({ ...paletteStore.get(), ...patch })

function openWith(text: string, prompt: ArgumentPrompt | null) {
  const state = paletteStore.get()
  const focus = state.isOpen ? state.previousFocus : document.activeElement
  patchPaletteState({ isOpen: true, text, prompt, previousFocus: focus, serial: state.serial + 1 })
}

/** Opens it, or starts it afresh with this text. */
export const showPalette = (text = ''): void => openWith(text, null)

/** Opens it one level deeper, to ask for what a command still needs. */
export const promptInPalette = (asking: ArgumentPrompt): void => openWith('', asking)

/** Closes the palette; the focus goes back to where it was. */
export const hidePalette = (): void => patchPaletteState({ isOpen: false })

/** A character typed while the palette is open but not drawn yet; Enter ('\n') is the last. */
export const appendTypedText = (character: string): void =>
  patchPaletteState({ text: paletteStore.get().text + character })
