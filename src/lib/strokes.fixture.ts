import type { KeyPress } from './strokes.ts'

/** A press of this key alone; `more` is what else is held, or known of it. */
export const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  ctrl: false,
  meta: false,
  alt: false,
  shift: false,
  altGraph: false,
  repeat: false,
  composing: false,
  at: 0,
  ...more,
})
