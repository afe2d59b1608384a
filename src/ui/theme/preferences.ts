/**
 * The operator's preferences for the console itself, shared by the tabs of this browser, and held in memory if storage
 * fails (cases H1, H2). The appearance belongs to the browser: the first script reads it before the first paint, when
 * the operator is not known yet. Keyboard preferences belong to a person (case M1).
 */
import { useSyncExternalStore } from 'react'
import { createPersistedStore, schemaFromGuard } from '#lib/storage/persisted.ts'
import { scopeName } from '#lib/storage/storage-scope.ts'
import { createStore } from '#lib/storage/store.ts'

/** Light, dark, or as in the system. */
export type Theme = 'claro' | 'escuro' | 'sistema'
type Density = 'compacta' | 'padrao' | 'confortavel'
/** The appearance of the top bar or the sidebar; 'tema' follows the console's theme. */
export type RegionAppearance =
  'tema' | 'claro-neutro' | 'claro-tonal' | 'claro-contraste' | 'escuro-neutro' | 'escuro-tonal' | 'escuro-contraste'

/** All preferences: appearance and keyboard. */
export interface Preferences {
  theme: Theme
  density: Density
  /** Shortcuts of one key, and sequences, outside of the grid and dialogs (commands/keys/README §10). */
  singleKeys: boolean
  /** Time until a pending sequence ends, in ms; 0 for no limit. */
  sequenceTimeout: 1500 | 3000 | 0
  sidebarCollapsed: boolean
  navbarVariant: RegionAppearance
  sidebarSkin: RegionAppearance
  motion: 'sistema' | 'reduzida'
  /** The tips that teach keys (commands/keys/README §11). */
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

/** The allowed values of each preference; the first one is the default. */
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

/** The key of the stored appearance. Its number is the version: a later format gets a key of its own. */
export const PREFERENCES_KEY = 'gestor.preferencias.1'

const KEYBOARD_PREFERENCES = ['singleKeys', 'sequenceTimeout', 'hints'] as const
type KeyboardPreferences = Pick<Preferences, (typeof KEYBOARD_PREFERENCES)[number]>
const isKeyboardPreference = (name: string): name is keyof KeyboardPreferences =>
  (KEYBOARD_PREFERENCES as readonly string[]).includes(name)

const getProperty = (values: unknown, name: string): unknown =>
  typeof values === 'object' && values !== null ? Reflect.get(values, name) : undefined

/**
 * Parses the stored appearance and adds the operator's keyboard preferences. A missing or disallowed value becomes the
 * default.
 */
export function parsePreferences(
  text: string | null,
  isCoarse: boolean,
  keyboard: Partial<KeyboardPreferences> = {},
): Preferences {
  let appearance: unknown = null
  try {
    appearance = JSON.parse(text ?? 'null')
  } catch {
    // Not our text, or truncated: the defaults apply.
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

/** Accepts any object: disallowed values in it are read as the default. */
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
    return isBrowser ? localStorage.getItem(scopeName(PREFERENCES_KEY)) : null
  } catch {
    return null
  }
}

const preferencesStore = createStore(parsePreferences(readStored(), hasCoarsePointer, keyboardPreferencesStore.get()))
/** Updates the keyboard preferences and leaves the appearance, stored or not, as it is. */
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

/** The current preferences; the same object until one changes. */
export const getPreferences = preferencesStore.get

/** Calls the listener on every change, in other tabs too; returns the function that unsubscribes. */
export const subscribeToPreferences = preferencesStore.subscribe

/** Changes and stores one preference. If storage fails, it applies to this tab only. */
export function setPreference<Name extends keyof Preferences>(name: Name, value: Preferences[Name]): void {
  if (isKeyboardPreference(name))
    return keyboardPreferencesStore.set({ ...keyboardPreferencesStore.get(), [name]: value })
  const next = { ...preferencesStore.get(), [name]: value }
  try {
    const appearanceEntries = Object.entries(next).filter(([entryName]) => !isKeyboardPreference(entryName))
    localStorage.setItem(scopeName(PREFERENCES_KEY), JSON.stringify(Object.fromEntries(appearanceEntries)))
  } catch {
    // Held in memory: a preference is not worth a message.
  }
  preferencesStore.set(next)
}

if (isBrowser)
  window.addEventListener('storage', (event) => {
    if (event.key === scopeName(PREFERENCES_KEY) || event.key === null)
      preferencesStore.set(parsePreferences(readStored(), hasCoarsePointer, keyboardPreferencesStore.get()))
  })

/** One preference; the component renders again when it changes. */
export function usePreference<Name extends keyof Preferences>(name: Name): Preferences[Name] {
  return useSyncExternalStore(preferencesStore.subscribe, () => preferencesStore.get()[name])
}
