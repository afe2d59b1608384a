/**
 * The one way to the browser's storage, besides the token and the look that the theme script reads. What is kept for an
 * operator carries its owner: it is read by that owner alone, and another's is neither shown nor deleted, but goes with
 * its age. Every entry is versioned and checked; a full or forbidden storage loses what should outlive the page and
 * nothing else.
 */
import { ownerStore } from './owner.ts'
import { createStore, type Store } from './store.ts'

/** What a zod schema can do, so that the first pages need no zod. */
export interface Schema<Value> {
  safeParse(value: unknown): { success: true; data: Value } | { success: false }
}

/** A schema by its one question, for whoever needs no zod. */
export const schemaFromGuard = <Value>(is: (value: unknown) => value is Value): Schema<Value> => ({
  safeParse: (value) => (is(value) ? { success: true, data: value } : { success: false }),
})

/** Any text. */
export const textSchema = schemaFromGuard((value) => typeof value === 'string')

/** What is kept, where, for whom and for how long. */
export interface PersistedOptions<Value> {
  /** 'rascunho': the middle of the key. */
  name: string
  /** Goes up when the form of the value changes; entries of another version are not read. */
  version: number
  schema: Schema<Value>
  /** All tabs of this browser, or this tab alone. */
  scope: 'browser' | 'tab'
  /** Whose it is; 'anyone': it says nothing about a person, or is of the visitor at the sign-in; else this one's. */
  belongsTo?: 'owner' | 'anyone' | (() => string | null)
  /** ms; what is older is gone. */
  maxAgeMs?: number
  /** Characters of one entry; a longer one is not kept. */
  maxLength?: number
  /** Goes at a sign-out on purpose. */
  clearOnSignOut?: true
}

/** Several values of one kind, each under a part of its own ('/produtos/editar/12'); '' where there is one alone. */
export interface Persisted<Value> {
  /** null where there is none, or none that can be used. */
  read(part?: string): Value | null
  /** When the entry was written, ms since the epoch. */
  savedAt(part?: string): number | null
  /** False: the page alone has it, the browser keeps nothing. */
  write(value: Value, part?: string): boolean
  remove(part?: string): void
  /** The parts under which this owner has something in the storage, oldest first. */
  subKeys(): string[]
  /** The key in the storage; null while the owner is not known. */
  storageKey(part?: string): string | null
}

interface Envelope {
  v: number
  /** ms since the epoch. */
  at: number
  /** When it is gone, ms since the epoch; null: it has no end. */
  end: number | null
  /** It goes at a sign-out. */
  out: boolean
  value: unknown
}

const PREFIX = 'gestor.'
/** Read by the theme script before anything else: not ours to clean up. */
const THEME_SCRIPT_KEY = 'gestor.preferencias.1'
/** ms: the age of most of what is kept for a way back. */
export const DAY_MS = 24 * 3_600_000
/** Longest entry unless told, characters. */
const DEFAULT_MAX_LENGTH = 500_000

/** What the storage would not take, for the life of the page. */
const memoryFallback = new Map<string, string>()
let isSignOutCleared = false

function getStorage(scope: 'browser' | 'tab'): Storage | null {
  try {
    return scope === 'browser' ? localStorage : sessionStorage
  } catch {
    return null
  }
}

function readItem(scope: 'browser' | 'tab', key: string): string | null {
  if (memoryFallback.has(key)) return memoryFallback.get(key) ?? null
  try {
    return getStorage(scope)?.getItem(key) ?? null
  } catch {
    return null
  }
}

function removeItem(scope: 'browser' | 'tab', key: string): void {
  memoryFallback.delete(key)
  try {
    getStorage(scope)?.removeItem(key)
  } catch {
    // Nothing was kept either.
  }
}

function listKeys(scope: 'browser' | 'tab'): string[] {
  try {
    const storage = getStorage(scope)
    return storage ? Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '') : []
  } catch {
    return []
  }
}

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

/**
 * Puts the text there; where the storage is full, the oldest entries beside it (`others`, oldest first) give way. Those
 * that gave way to a text that fits nowhere come back.
 */
function writeItem(scope: 'browser' | 'tab', key: string, text: string, listEvictable: () => string[]): boolean {
  const storage = getStorage(scope)
  const evicted = new Map<string, string>()
  let oldest: string[] | null = null
  while (storage) {
    try {
      storage.setItem(key, text)
      for (const otherKey of [key, ...evicted.keys()]) memoryFallback.delete(otherKey)
      return true
    } catch {
      oldest ??= listEvictable()
      const next = oldest.shift()
      if (next === undefined) break
      evicted.set(next, storage.getItem(next) ?? '')
      storage.removeItem(next)
    }
  }
  try {
    for (const [other, previousText] of evicted) storage?.setItem(other, previousText)
  } catch {
    // Another tab has the room by now.
  }
  memoryFallback.set(key, text)
  return false
}

/** The part that a key ends in; null for a key that somebody else has written. */
function safeDecode(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}

/** Describes what is kept under one name. */
export function persisted<Value>(options: PersistedOptions<Value>): Persisted<Value> {
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
    const ownerId = typeof belongsTo === 'function' ? belongsTo() : belongsTo === 'anyone' ? '' : ownerStore.get()
    return ownerId === null ? null : `${PREFIX}${name}:${encodeURIComponent(ownerId)}:`
  }
  const buildKey = (part = ''): string | null => {
    const keyPrefix = getKeyPrefix()
    return keyPrefix === null ? null : keyPrefix + encodeURIComponent(part)
  }
  const readEnvelope = (part?: string): Envelope | null => {
    const key = buildKey(part)
    const found = key === null ? null : parseEnvelope(readItem(scope, key))
    return found && found.v === version && !isExpired(found, Date.now()) ? found : null
  }
  const listSiblingKeys = (except?: string): string[] => {
    const begin = getKeyPrefix()
    return listKeys(scope)
      .filter((key) => begin !== null && key.startsWith(begin) && key !== except)
      .map((key) => ({ key, at: parseEnvelope(readItem(scope, key))?.at ?? 0 }))
      .sort((a, b) => a.at - b.at)
      .map(({ key }) => key)
  }

  return {
    storageKey: buildKey,
    read(part) {
      const found = readEnvelope(part)
      const read = found && schema.safeParse(found.value)
      return read?.success ? read.data : null
    },
    savedAt: (part) => readEnvelope(part)?.at ?? null,
    subKeys: () => listSiblingKeys().flatMap((key) => safeDecode(key.slice(getKeyPrefix()?.length)) ?? []),
    write(value, part) {
      const key = buildKey(part)
      // Nothing is written after the clearing, nor for an operator who is not known yet.
      if (key === null || (isSignOutCleared && clearOnSignOut)) return false
      const at = Date.now()
      // In JSON an end that never comes is null.
      const envelope: Envelope = { v: version, at, end: at + maxAgeMs, out: clearOnSignOut, value }
      const text = JSON.stringify(envelope)
      if (text.length > maxLength) return false
      return writeItem(scope, key, text, () => listSiblingKeys(key))
    },
    remove(part) {
      const key = buildKey(part)
      if (key !== null) removeItem(scope, key)
    },
  }
}

/** One kept value that is followed as it changes, in other tabs too; `none` where nothing is kept. */
export function createPersistedStore<Value>(options: PersistedOptions<Value>, fallback: Value): Store<Value> {
  const entry = persisted(options)
  const store = createStore(entry.read() ?? fallback)
  const reload = () => store.set(entry.read() ?? fallback)
  ownerStore.subscribe(reload)
  if (typeof window !== 'undefined')
    window.addEventListener('storage', ({ key }) => {
      if (key === null || key === entry.storageKey()) reload()
    })
  return {
    ...store,
    set(next) {
      entry.write(next)
      store.set(next)
    },
  }
}

/**
 * Takes away what a sign-out ends, of the operator of this page and of nobody in particular, and lets nothing of it be
 * written again.
 */
export function clearAtSignOut(): void {
  isSignOutCleared = true
  const ownerId = encodeURIComponent(ownerStore.get() ?? '')
  for (const where of ['browser', 'tab'] as const)
    for (const key of [...listKeys(where), ...memoryFallback.keys()]) {
      const [, keyOwner] = key.startsWith(PREFIX) ? key.split(':') : []
      if ((keyOwner === ownerId || keyOwner === '') && parseEnvelope(readItem(where, key))?.out) removeItem(where, key)
    }
}

/** Takes away what has outlived its age, whoever's it is, and what an older console left; once per page. */
export function removeExpired(now = Date.now()): void {
  for (const where of ['browser', 'tab'] as const)
    for (const key of listKeys(where)) {
      if (!key.startsWith(PREFIX) || key === THEME_SCRIPT_KEY) continue
      const found = parseEnvelope(readItem(where, key))
      if (!found || isExpired(found, now)) removeItem(where, key)
    }
}

/** Whether this tab keeps something under the name, for whomever: for the sign-in, where nobody is known yet. */
export function isPersistedInTab(name: string): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(`${PREFIX}${name}:`))
  } catch {
    return false
  }
}
