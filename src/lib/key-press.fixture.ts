import type { KeyPress } from './key-chords.ts'

/** Creates a press of this key alone; `overrides` sets modifiers and other properties. */
export const createKeyPress = (key: string, overrides: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  altGraphKey: false,
  repeat: false,
  isComposing: false,
  timestampMs: 0,
  ...overrides,
})
