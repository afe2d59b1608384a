/**
 * What the operator chose about the console itself, shared by the tabs of this browser, and held in memory where the
 * storage refuses (cases H1, H2). The look is the browser's: the theme script reads it before the first paint, when
 * nobody is known yet. How the keys behave belongs to a person (case M1).
 */
import { useSyncExternalStore } from 'react'
import { createPersistedStore, schemaFromGuard } from '#lib/storage/persisted.ts'
import { createStore } from '#lib/storage/store.ts'

/** Light, dark, or as the system has it. */
export type Theme = 'claro' | 'escuro' | 'sistema'
type Density = 'compacta' | 'padrao' | 'confortavel'
/** A look of the top bar or the sidebar; 'tema' follows the console's theme. */
export type RegionAppearance =
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
  navbarVariant: RegionAppearance
  sidebarSkin: RegionAppearance
  motion: 'sistema' | 'reduzida'
  /** The quiet tips that teach keys (commands/keys/README §11). */
  hints: boolean
}

const REGION_APPEARANCES: readonly RegionAppearance[] = [
  'tema',
  'claro-neutro',
  'claro-tonal',
  'claro-contraste',
  'escuro-neutro',
  'escuro-tonal',
  'escuro-contraste',
]

/** What each preference may be, its default first. */
const ALLOWED_VALUES: { readonly [K in keyof Preferences]: readonly Preferences[K][] } = {
  theme: ['sistema', 'claro', 'escuro'],
  density: ['padrao', 'compacta', 'confortavel'],
  singleKeys: [true, false],
  sequenceTimeout: [1500, 3000, 0],
  sidebarCollapsed: [false, true],
  navbarVariant: REGION_APPEARANCES,
  sidebarSkin: REGION_APPEARANCES,
  motion: ['sistema', 'reduzida'],
  hints: [true, false],
}
const PREFERENCE_NAMES = Object.keys(ALLOWED_VALUES) as (keyof Preferences)[]

/** The number is the version of what is stored: a later form gets a key of its own. */
export const PREFERENCES_KEY = 'gestor.preferencias.1'

const KEYBOARD_PREFERENCES = ['singleKeys', 'sequenceTimeout', 'hints'] as const
type KeyboardPreferences = Pick<Preferences, (typeof KEYBOARD_PREFERENCES)[number]>
const isKeyboardPreference = (name: string): name is keyof KeyboardPreferences =>
  (KEYBOARD_PREFERENCES as readonly string[]).includes(name)

const getProperty = (values: unknown, name: string): unknown =>
  typeof values === 'object' && values !== null ? Reflect.get(values, name) : undefined

/** The stored text as the look, with the habits of the operator: what is missing or not allowed is the default. */
export function parsePreferences(
  text: string | null,
  isCoarse: boolean,
  keyboard: Partial<KeyboardPreferences> = {},
): Preferences {
  let appearance: unknown = null
  try {
    appearance = JSON.parse(text ?? 'null')
  } catch {
    // Not ours or cut off: the defaults.
  }
  const entries = PREFERENCE_NAMES.map((name) => {
    const allowed: readonly unknown[] = ALLOWED_VALUES[name]
    const value = getProperty(isKeyboardPreference(name) ? keyboard : appearance, name)
    // A coarse pointer starts at confortável (ui/theme/README §3).
    const defaultValue = name === 'density' && isCoarse ? 'confortavel' : allowed[0]
    return [name, allowed.includes(value) ? value : defaultValue]
  })
  return Object.fromEntries(entries) as Preferences
}

/** Any object will do: what is not allowed in it is read as the default. */
const keyboardPreferencesSchema = schemaFromGuard(
  (value): value is Partial<KeyboardPreferences> => typeof value === 'object' && value !== null,
)
const keyboardPreferencesStore = createPersistedStore(
  { name: 'habitos', version: 1, schema: keyboardPreferencesSchema, scope: 'browser' },
  {},
)

const isBrowser = typeof window !== 'undefined'
const hasCoarsePointer = isBrowser && typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches

function readStored(): string | null {
  try {
    return isBrowser ? localStorage.getItem(PREFERENCES_KEY) : null
  } catch {
    return null
  }
}

const preferencesStore = createStore(parsePreferences(readStored(), hasCoarsePointer, keyboardPreferencesStore.get()))
/** The look as it is, stored or not, with the habits as they are now. */
const mergeKeyboardPreferences = () =>
  preferencesStore.set({
    ...preferencesStore.get(),
    ...pickKeyboardPreferences(parsePreferences(null, hasCoarsePointer, keyboardPreferencesStore.get())),
  })
const pickKeyboardPreferences = ({ singleKeys, sequenceTimeout, hints }: Preferences): KeyboardPreferences => ({
  singleKeys,
  sequenceTimeout,
  hints,
})
keyboardPreferencesStore.subscribe(mergeKeyboardPreferences)

/** The preferences now; the same object until one changes. */
export const getPreferences = preferencesStore.get

/** Called on every change, other tabs' included; returns the way to stop. */
export const subscribeToPreferences = preferencesStore.subscribe

/** Changes one preference and keeps it, for this tab alone where the storage refuses. */
export function setPreference<Name extends keyof Preferences>(name: Name, value: Preferences[Name]): void {
  if (isKeyboardPreference(name))
    return keyboardPreferencesStore.set({ ...keyboardPreferencesStore.get(), [name]: value })
  const next = { ...preferencesStore.get(), [name]: value }
  try {
    const look = Object.entries(next).filter(([each]) => !isKeyboardPreference(each))
    localStorage.setItem(PREFERENCES_KEY, JSON.stringify(Object.fromEntries(look)))
  } catch {
    // Kept in memory: a preference is not worth a message.
  }
  preferencesStore.set(next)
}

if (isBrowser)
  window.addEventListener('storage', (event) => {
    if (event.key === PREFERENCES_KEY || event.key === null)
      preferencesStore.set(parsePreferences(readStored(), hasCoarsePointer, keyboardPreferencesStore.get()))
  })

/** One preference, followed as it changes. */
export function usePreference<Name extends keyof Preferences>(name: Name): Preferences[Name] {
  return useSyncExternalStore(preferencesStore.subscribe, () => preferencesStore.get()[name])
}
