/**
 * The only access to the browser's storage, except for the token and for the theme that the theme script reads. A value
 * stored for an operator carries its owner: only that owner reads it; another operator's value is neither shown nor
 * deleted until it expires. Every entry has a version and is checked. If the storage is full or denied, values do not
 * outlive the page, and nothing else is lost.
 */
import { type BrowserEntries, createBrowserEntries, listStorageKeys, type StorageScope } from './browser-entries.ts'
import { ownerStore } from './owner.ts'
import { scopeName } from './storage-scope.ts'
import { createStore, type Store } from './store.ts'

/** The part of a zod schema that is used here, so that the first pages need no zod. */
export interface Schema<Value> {
  safeParse(value: unknown): { success: true; data: Value } | { success: false }
}

/** Creates a schema from a type guard, for code that needs no zod. */
export const schemaFromGuard = <Value>(is: (value: unknown) => value is Value): Schema<Value> => ({
  safeParse: (value) => (is(value) ? { success: true, data: value } : { success: false }),
})

/** A schema that accepts any text. */
export const textSchema = schemaFromGuard((value) => typeof value === 'string')

/** What is stored, where, for whom and for how long. */
export interface PersistedOptions<Value> {
  /** The middle of the storage key: 'rascunho'. */
  name: string
  /** Increased when the shape of the value changes; entries of another version are not read. */
  version: number
  schema: Schema<Value>
  /** Shared by all tabs of this browser, or only for this tab. */
  scope: StorageScope
  /**
   * The owner. 'anyone': the value says nothing about a person, or belongs to the visitor at the sign-in page. A
   * function returns the owner's id.
   */
  belongsTo?: 'owner' | 'anyone' | (() => string | null)
  /** Age after which the entry expires, ms. */
  maxAgeMs?: number
  /** The longest entry, characters; a longer one is not stored. */
  maxLength?: number
  /** Removed at a sign-out, but not when the session is lost. */
  clearOnSignOut?: true
}

/** Stored values of one kind. Each has a sub-key ('/produtos/editar/12'), which is '' for a single value. */
export interface Persisted<Value> {
  /** Returns the value; null if there is none or it cannot be used. */
  read(subKey?: string): Value | null
  /** Returns when the entry was written, ms since the epoch. */
  savedAt(subKey?: string): number | null
  /**
   * Stores the value; returns false if the browser does not store it. A full or denied storage then leaves it in
   * memory.
   */
  write(value: Value, subKey?: string): boolean
  remove(subKey?: string): void
  /** Returns the sub-keys of this owner's stored entries, oldest first. */
  subKeys(): string[]
  /** Returns the key in the storage; null while the owner is unknown. */
  storageKey(subKey?: string): string | null
}

interface Envelope {
  v: number
  /** When the entry was written, ms since the epoch. */
  at: number
  /** When the entry expires, ms since the epoch; null if never. */
  end: number | null
  /** True if a sign-out removes the entry. */
  out: boolean
  value: unknown
}

const getPrefix = () => scopeName('gestor.')
/** The theme script reads this key before anything else, so this file must not clean it up. */
const THEME_SCRIPT_KEY = 'gestor.preferencias.1'
/** One day in ms: the maximum age of most entries that help an operator to continue. */
export const DAY_MS = 24 * 3_600_000
/** Default of `maxLength`, characters. */
const DEFAULT_MAX_LENGTH = 500_000

function parseEnvelope(text: string | null): Envelope | null {
  try {
    const parsed: unknown = JSON.parse(text ?? 'null')
    const isEnvelope =
      typeof parsed === 'object' && parsed !== null && 'v' in parsed && 'at' in parsed && 'value' in parsed
    return isEnvelope ? (parsed as Envelope) : null
  } catch {
    return null
  }
}

const isExpired = ({ end }: Envelope, now: number) => typeof end === 'number' && end <= now

/** Decodes the sub-key; null for a key that other code has written. */
function safeDecode(subKey: string): string | null {
  try {
    return decodeURIComponent(subKey)
  } catch {
    return null
  }
}

/** What the values of one page share. */
interface PersistedContext {
  entries: BrowserEntries
  ownerStore: Store<string | null>
  /** True after a sign-out has removed the entries that it ends. */
  isSignOutCleared: () => boolean
}

function createPersisted<Value>(options: PersistedOptions<Value>, context: PersistedContext): Persisted<Value> {
  const { entries, ownerStore: owner, isSignOutCleared } = context
  const {
    name,
    version,
    schema,
    scope,
    belongsTo = 'owner',
    maxAgeMs = Infinity,
    maxLength = DEFAULT_MAX_LENGTH,
    clearOnSignOut = false,
  } = options

  const getKeyPrefix = (): string | null => {
    const ownerId = typeof belongsTo === 'function' ? belongsTo() : belongsTo === 'anyone' ? '' : owner.get()
    return ownerId === null ? null : `${getPrefix()}${name}:${encodeURIComponent(ownerId)}:`
  }
  const buildKey = (subKey = ''): string | null => {
    const keyPrefix = getKeyPrefix()
    return keyPrefix === null ? null : keyPrefix + encodeURIComponent(subKey)
  }
  const readEnvelope = (subKey?: string): Envelope | null => {
    const key = buildKey(subKey)
    const envelope = key === null ? null : parseEnvelope(entries.read(scope, key))
    return envelope && envelope.v === version && !isExpired(envelope, Date.now()) ? envelope : null
  }
  const listSiblingKeys = (excludedKey?: string): string[] => {
    const keyPrefix = getKeyPrefix()
    return listStorageKeys(scope)
      .filter((key) => keyPrefix !== null && key.startsWith(keyPrefix) && key !== excludedKey)
      .map((key) => ({ key, at: parseEnvelope(entries.read(scope, key))?.at ?? 0 }))
      .sort((a, b) => a.at - b.at)
      .map(({ key }) => key)
  }

  return {
    storageKey: buildKey,
    read(subKey) {
      const envelope = readEnvelope(subKey)
      const parsed = envelope && schema.safeParse(envelope.value)
      return parsed?.success ? parsed.data : null
    },
    savedAt: (subKey) => readEnvelope(subKey)?.at ?? null,
    subKeys: () => listSiblingKeys().flatMap((key) => safeDecode(key.slice(getKeyPrefix()?.length)) ?? []),
    write(value, subKey) {
      const key = buildKey(subKey)
      // Nothing is written after the clearing, nor while the operator is unknown.
      if (key === null || (isSignOutCleared() && clearOnSignOut)) return false
      const writtenAt = Date.now()
      // JSON converts Infinity, an end that never comes, to null.
      const envelope: Envelope = { v: version, at: writtenAt, end: writtenAt + maxAgeMs, out: clearOnSignOut, value }
      const text = JSON.stringify(envelope)
      if (text.length > maxLength) return false
      return entries.write(scope, key, text, () => listSiblingKeys(key))
    },
    remove(subKey) {
      const key = buildKey(subKey)
      if (key !== null) entries.remove(scope, key)
    },
  }
}

/** A store whose value is persisted and shared by the tabs of its scope. */
export interface PersistedStore<Value> extends Store<Value> {
  /**
   * Sets what `change` makes of the stored value. Another tab may have stored a value of which this tab has no event
   * yet; with `set` that value would be lost.
   */
  update(change: (stored: Value) => Value): void
}

/** The persisted values of a page. */
export interface Persistence {
  /** Creates the access to the values stored under one name. */
  persisted<Value>(options: PersistedOptions<Value>): Persisted<Value>
  /** Creates a store for one persisted value, updated from other tabs too; `fallback` if nothing is stored. */
  createPersistedStore<Value>(options: PersistedOptions<Value>, fallback: Value): PersistedStore<Value>
  /**
   * Removes the entries that a sign-out ends, of the operator of this page and of nobody in particular, and prevents
   * that they are written again.
   */
  clearAtSignOut(): void
  /** Removes expired entries of any owner, and entries of older versions of the console. Called once per page. */
  removeExpired(now?: number): void
}

/** Creates the persisted values of the page of this operator. */
export function createPersistence(owner: Store<string | null>): Persistence {
  const entries = createBrowserEntries()
  let isSignOutCleared = false
  const persisted = <Value>(options: PersistedOptions<Value>) =>
    createPersisted(options, { entries, ownerStore: owner, isSignOutCleared: () => isSignOutCleared })

  function createPersistedStore<Value>(options: PersistedOptions<Value>, fallback: Value): PersistedStore<Value> {
    const entry = persisted(options)
    const store = createStore(entry.read() ?? fallback)
    const reload = () => store.set(entry.read() ?? fallback)
    owner.subscribe(reload)
    if (typeof window !== 'undefined')
      window.addEventListener('storage', ({ key }) => {
        if (key === null || key === entry.storageKey()) reload()
      })
    const set = (next: Value) => {
      entry.write(next)
      store.set(next)
    }
    return { ...store, set, update: (change) => set(change(entry.read() ?? fallback)) }
  }

  function clearAtSignOut(): void {
    isSignOutCleared = true
    const ownerId = encodeURIComponent(owner.get() ?? '')
    for (const scope of ['browser', 'tab'] as const)
      for (const key of entries.listAllKeys(scope)) {
        const [, keyOwner] = key.startsWith(getPrefix()) ? key.split(':') : []
        if ((keyOwner === ownerId || keyOwner === '') && parseEnvelope(entries.read(scope, key))?.out)
          entries.remove(scope, key)
      }
  }

  function removeExpired(now = Date.now()): void {
    for (const scope of ['browser', 'tab'] as const)
      for (const key of listStorageKeys(scope)) {
        if (!key.startsWith(getPrefix()) || key === scopeName(THEME_SCRIPT_KEY)) continue
        const envelope = parseEnvelope(entries.read(scope, key))
        if (!envelope || isExpired(envelope, now)) entries.remove(scope, key)
      }
  }

  return { persisted, createPersistedStore, clearAtSignOut, removeExpired }
}

/** The persisted values of this page. */
export const persistence = createPersistence(ownerStore)

export const { persisted, createPersistedStore, clearAtSignOut, removeExpired } = persistence

/**
 * Returns true if this tab stores something under the name, for any owner. Used at the sign-in page, where no owner is
 * known.
 */
export function isPersistedInTab(name: string): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(`${getPrefix()}${name}:`))
  } catch {
    return false
  }
}
