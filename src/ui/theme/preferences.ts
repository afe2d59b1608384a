/**
 * What the operator chose about the console itself, shared by the tabs of this browser, and held in memory where the
 * storage refuses (cases H1, H2). The look is the browser's: the theme script reads it before the first paint, when
 * nobody is known yet. How the keys behave belongs to a person (case M1).
 */
import { useSyncExternalStore } from 'react'
import { keptStore, schemaBy } from '#lib/kept/kept.ts'
import { createStore } from '#lib/kept/store.ts'

/** Light, dark, or as the system has it. */
export type Theme = 'claro' | 'escuro' | 'sistema'
type Density = 'compacta' | 'padrao' | 'confortavel'
/** A look of the top bar or the sidebar; 'tema' follows the console's theme. */
export type Look =
  'tema' | 'claro-neutro' | 'claro-tonal' | 'claro-contraste' | 'escuro-neutro' | 'escuro-tonal' | 'escuro-contraste'

/** The operator's choices about look and habits, of this browser. */
export interface Preferences {
  theme: Theme
  density: Density
  /** Shortcuts of one key and sequences, outside the grid and dialogs (commands/keys/README §10). */
  singleKeys: boolean
  /** ms until a pending sequence ends; 0 for no limit. */
  sequenceTimeout: 1500 | 3000 | 0
  sidebarCollapsed: boolean
  navbarVariant: Look
  sidebarSkin: Look
  motion: 'sistema' | 'reduzida'
  /** The quiet tips that teach keys (commands/keys/README §11). */
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

const HABITS = ['singleKeys', 'sequenceTimeout', 'hints'] as const
type Habits = Pick<Preferences, (typeof HABITS)[number]>
const isHabit = (name: string): name is keyof Habits => (HABITS as readonly string[]).includes(name)

const property = (values: unknown, name: string): unknown =>
  typeof values === 'object' && values !== null ? Reflect.get(values, name) : undefined

/** The stored text as the look, with the habits of the operator: what is missing or not allowed is the default. */
export function readPreferences(text: string | null, isCoarse: boolean, habits: Partial<Habits> = {}): Preferences {
  let look: unknown = null
  try {
    look = JSON.parse(text ?? 'null')
  } catch {
    // Not ours or cut off: the defaults.
  }
  const entries = NAMES.map((name) => {
    const allowed: readonly unknown[] = ALLOWED[name]
    const value = property(isHabit(name) ? habits : look, name)
    // A coarse pointer starts at confortável (ui/theme/README §3).
    const standard = name === 'density' && isCoarse ? 'confortavel' : allowed[0]
    return [name, allowed.includes(value) ? value : standard]
  })
  return Object.fromEntries(entries) as Preferences
}

/** Any object will do: what is not allowed in it is read as the default. */
const schema = schemaBy((value): value is Partial<Habits> => typeof value === 'object' && value !== null)
const habits = keptStore({ name: 'habitos', version: 1, schema, where: 'browser' }, {})

const isBrowser = typeof window !== 'undefined'
const isCoarse = isBrowser && typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches

function stored(): string | null {
  try {
    return isBrowser ? localStorage.getItem(PREFERENCES_KEY) : null
  } catch {
    return null
  }
}

const preferences = createStore(readPreferences(stored(), isCoarse, habits.get()))
/** The look as it is, stored or not, with the habits as they are now. */
const join = () => preferences.set({ ...preferences.get(), ...pick(readPreferences(null, isCoarse, habits.get())) })
const pick = ({ singleKeys, sequenceTimeout, hints }: Preferences): Habits => ({ singleKeys, sequenceTimeout, hints })
habits.subscribe(join)

/** The preferences now; the same object until one changes. */
export const currentPreferences = preferences.get

/** Called on every change, other tabs' included; returns the way to stop. */
export const onPreferences = preferences.subscribe

/** Changes one preference and keeps it, for this tab alone where the storage refuses. */
export function setPreference<Name extends keyof Preferences>(name: Name, value: Preferences[Name]): void {
  if (isHabit(name)) return habits.set({ ...habits.get(), [name]: value })
  const next = { ...preferences.get(), [name]: value }
  try {
    const look = Object.entries(next).filter(([each]) => !isHabit(each))
    localStorage.setItem(PREFERENCES_KEY, JSON.stringify(Object.fromEntries(look)))
  } catch {
    // Kept in memory: a preference is not worth a message.
  }
  preferences.set(next)
}

if (isBrowser)
  window.addEventListener('storage', (event) => {
    if (event.key === PREFERENCES_KEY || event.key === null)
      preferences.set(readPreferences(stored(), isCoarse, habits.get()))
  })

/** One preference, followed as it changes. */
export function usePreference<Name extends keyof Preferences>(name: Name): Preferences[Name] {
  return useSyncExternalStore(preferences.subscribe, () => preferences.get()[name])
}
