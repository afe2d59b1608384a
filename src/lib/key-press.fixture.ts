import type { KeyPress } from './key-chords.ts'

/** A press of this key alone; `more` is what else is held, or known of it. */
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
