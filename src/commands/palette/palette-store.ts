/** Whether the palette is open, with which text, and what it was opened to ask for. Usable outside React. */
import { createStore } from '#lib/storage/store.ts'
import type { ArgumentPrompt } from '#commands/command-requests.ts'

/** Whether the palette is open, and what it was opened with. */
export interface PaletteState {
  isOpen: boolean
  /** The initial text; a line break at its end stands for an Enter pressed before there was a list. */
  text: string
  /** The argument that the palette asks for, one level deeper; null for none. */
  prompt: ArgumentPrompt | null
  /** The element that had the focus when the palette opened; it gets the focus back afterwards. */
  previousFocus: Element | null
  /** Different for each opening, so that each one starts anew. */
  serial: number
}

const paletteStore = createStore<PaletteState>({
  isOpen: false,
  text: '',
  prompt: null,
  previousFocus: null,
  serial: 0,
})

/** Returns the palette's state; the same object until it changes. */
export const getPaletteState = paletteStore.get
/** Calls the listener on every change; returns the function that unsubscribes. */
export const subscribeToPalette = paletteStore.subscribe

const patchPaletteState = (patch: Partial<PaletteState>) => paletteStore.set({ ...paletteStore.get(), ...patch })

function openWith(text: string, prompt: ArgumentPrompt | null) {
  const state = paletteStore.get()
  const focus = state.isOpen ? state.previousFocus : document.activeElement
  patchPaletteState({ isOpen: true, text, prompt, previousFocus: focus, serial: state.serial + 1 })
}

/** Opens the palette, or restarts it with this text. */
export const showPalette = (text = ''): void => openWith(text, null)

/** Opens the palette one level deeper, to ask for a missing argument. */
export const promptInPalette = (prompt: ArgumentPrompt): void => openWith('', prompt)

/** Closes the palette; the focus returns to where it was. */
export const hidePalette = (): void => patchPaletteState({ isOpen: false })

/** Adds a character typed while the palette is open but not rendered yet; Enter ('\n') is the last. */
export const appendTypedText = (character: string): void =>
  patchPaletteState({ text: paletteStore.get().text + character })
