/** The operator's own keys: kept in this browser, exported and imported as JSON (keymap.md §10). */
import * as z from 'zod/mini'
import type { AnyCommand } from './define.ts'

/** The operator's own keys by command id; an empty list switches the command's keys off. */
export type OwnKeys = Readonly<Record<string, readonly string[]>>

/** The keys of a command as they work now, the one to show first. */
export const keysOf = (command: AnyCommand, own: OwnKeys): readonly string[] => own[command.id] ?? command.keys ?? []

const KEY = 'gestor.teclas.1'
const shape = z.record(z.string(), z.array(z.string()))

let own: OwnKeys | null = null
const listeners = new Set<() => void>()

/** A text as own keys; null where it is none. Never throws. */
export function readOwnKeys(text: string | null): OwnKeys | null {
  try {
    const read = z.safeParse(shape, JSON.parse(text ?? 'null'))
    return read.success ? read.data : null
  } catch {
    return null
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** The keys by command id; the same object until one changes. */
export const ownKeys = (): OwnKeys => (own ??= readOwnKeys(stored()) ?? {})

export function onOwnKeys(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(next: OwnKeys) {
  own = next
  for (const listener of listeners) listener()
}

/** Puts these in the place of all own keys; an empty object is the catalogue's. */
export function setOwnKeys(next: OwnKeys): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // Kept in memory for this tab.
  }
  tell(next)
}

if (typeof window !== 'undefined')
  window.addEventListener('storage', (event) => {
    if (event.key === KEY || event.key === null) tell(readOwnKeys(stored()) ?? {})
  })
