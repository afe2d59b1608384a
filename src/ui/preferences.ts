/**
 * What the operator chose about the console itself: kept in this browser, shared by its tabs, and held in memory where
 * the storage refuses (reliability.md H1, H2). The theme script reads the same key before the first paint.
 */
import { useSyncExternalStore } from 'react'

export type Theme = 'claro' | 'escuro' | 'sistema'
type Density = 'compacta' | 'padrao' | 'confortavel'
/** A look of the top bar or the sidebar; 'tema' follows the console's theme. */
export type Look =
  'tema' | 'claro-neutro' | 'claro-tonal' | 'claro-contraste' | 'escuro-neutro' | 'escuro-tonal' | 'escuro-contraste'

export interface Preferences {
  theme: Theme
  density: Density
  /** Shortcuts of one key and sequences, outside the grid and dialogs (keymap.md §10). */
  singleKeys: boolean
  /** ms until a pending sequence ends; 0 for no limit. */
  sequenceTimeout: 1500 | 3000 | 0
  sidebarCollapsed: boolean
  navbarVariant: Look
  sidebarSkin: Look
  motion: 'sistema' | 'reduzida'
  /** The quiet tips that teach keys (keymap.md §11). */
  hints: boolean
}

const LOOKS: readonly Look[] = [
  'tema',
  'claro-neutro',
  'claro-tonal',
  'claro-contraste',
  'escuro-neutro',
  'escuro-tonal',
  'escuro-contraste',
]

/** What each preference may be, its default first. */
const ALLOWED: { readonly [K in keyof Preferences]: readonly Preferences[K][] } = {
  theme: ['sistema', 'claro', 'escuro'],
  density: ['padrao', 'compacta', 'confortavel'],
  singleKeys: [true, false],
  sequenceTimeout: [1500, 3000, 0],
  sidebarCollapsed: [false, true],
  navbarVariant: LOOKS,
  sidebarSkin: LOOKS,
  motion: ['sistema', 'reduzida'],
  hints: [true, false],
}
const NAMES = Object.keys(ALLOWED) as (keyof Preferences)[]

/** The number is the version of what is stored: a later form gets a key of its own. */
export const PREFERENCES_KEY = 'gestor.preferencias.1'

/** The stored text as preferences: what is missing or not allowed is the default. Never throws. */
export function readPreferences(text: string | null, isCoarse: boolean): Preferences {
  let values: unknown = null
  try {
    values = JSON.parse(text ?? 'null')
  } catch {
    // Not ours or cut off: the defaults.
  }
  const entries = NAMES.map((name) => {
    const allowed: readonly unknown[] = ALLOWED[name]
    const value: unknown = typeof values === 'object' && values !== null ? Reflect.get(values, name) : undefined
    // A coarse pointer starts at confortável (visual.md §3).
    const standard = name === 'density' && isCoarse ? 'confortavel' : allowed[0]
    return [name, allowed.includes(value) ? value : standard]
  })
  return Object.fromEntries(entries) as Preferences
}

const isBrowser = typeof window !== 'undefined'
const isCoarse = isBrowser && typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches

function stored(): string | null {
  try {
    return localStorage.getItem(PREFERENCES_KEY)
  } catch {
    return null
  }
}

let preferences = readPreferences(isBrowser ? stored() : null, isCoarse)
const listeners = new Set<() => void>()

function replace(next: Preferences) {
  preferences = next
  for (const listener of listeners) listener()
}

/** The preferences now; the same object until one changes. */
export const currentPreferences = (): Preferences => preferences

/** Called on every change, other tabs' included; returns the way to stop. */
export function onPreferences(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Changes one preference and keeps it, for this tab alone where the storage refuses. */
export function setPreference<Name extends keyof Preferences>(name: Name, value: Preferences[Name]): void {
  const next = { ...preferences, [name]: value }
  try {
    localStorage.setItem(PREFERENCES_KEY, JSON.stringify(next))
  } catch {
    // Kept in memory: a preference is not worth a message.
  }
  replace(next)
}

if (isBrowser)
  window.addEventListener('storage', (event) => {
    if (event.key === PREFERENCES_KEY || event.key === null) replace(readPreferences(stored(), isCoarse))
  })

/** One preference, followed as it changes. */
export function usePreference<Name extends keyof Preferences>(name: Name): Preferences[Name] {
  return useSyncExternalStore(onPreferences, () => preferences[name])
}
