/**
 * The one way to the browser's storage, besides the token and the look that the theme script reads. What is kept for an
 * operator carries its owner: it is read by that owner alone, and another's is neither shown nor deleted, but goes with
 * its age. Every entry is versioned and checked; a full or forbidden storage loses what should outlive the page and
 * nothing else.
 */
import { owner } from './owner.ts'
import { createStore, type Store } from './store.ts'

/** What a zod schema can do, so that the first pages need no zod. */
export interface Schema<Value> {
  safeParse(value: unknown): { success: true; data: Value } | { success: false }
}

/** A schema by its one question, for whoever needs no zod. */
export const schemaBy = <Value>(is: (value: unknown) => value is Value): Schema<Value> => ({
  safeParse: (value) => (is(value) ? { success: true, data: value } : { success: false }),
})

/** Any text. */
export const anyText = schemaBy((value) => typeof value === 'string')

/** What is kept, where, for whom and for how long. */
export interface KeptOptions<Value> {
  /** 'rascunho': the middle of the key. */
  name: string
  /** Goes up when the form of the value changes; entries of another version are not read. */
  version: number
  schema: Schema<Value>
  /** All tabs of this browser, or this tab alone. */
  where: 'browser' | 'tab'
  /** Whose it is; 'anyone': it says nothing about a person, or is of the visitor at the sign-in; else this one's. */
  whose?: 'owner' | 'anyone' | (() => string | null)
  /** ms; what is older is gone. */
  age?: number
  /** Characters of one entry; a longer one is not kept. */
  limit?: number
  /** Goes at a sign-out on purpose. */
  untilSignOut?: true
}

/** Several values of one kind, each under a part of its own ('/produtos/editar/12'); '' where there is one alone. */
export interface Kept<Value> {
  /** null where there is none, or none that can be used. */
  read(part?: string): Value | null
  /** When the entry was written, ms since the epoch. */
  savedAt(part?: string): number | null
  /** False: the page alone has it, the browser keeps nothing. */
  write(value: Value, part?: string): boolean
  drop(part?: string): void
  /** The parts under which this owner has something in the storage, oldest first. */
  parts(): string[]
  /** The key in the storage; null while the owner is not known. */
  key(part?: string): string | null
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
const NOT_OURS = 'gestor.preferencias.1'
/** ms: the age of most of what is kept for a way back. */
export const DAY = 24 * 3_600_000
/** Longest entry unless told, characters. */
const LIMIT = 500_000

/** What the storage would not take, for the life of the page. */
const memory = new Map<string, string>()
let sealed = false

function storageOf(where: 'browser' | 'tab'): Storage | null {
  try {
    return where === 'browser' ? localStorage : sessionStorage
  } catch {
    return null
  }
}

function get(where: 'browser' | 'tab', key: string): string | null {
  if (memory.has(key)) return memory.get(key) ?? null
  try {
    return storageOf(where)?.getItem(key) ?? null
  } catch {
    return null
  }
}

function remove(where: 'browser' | 'tab', key: string): void {
  memory.delete(key)
  try {
    storageOf(where)?.removeItem(key)
  } catch {
    // Nothing was kept either.
  }
}

function keysIn(where: 'browser' | 'tab'): string[] {
  try {
    const storage = storageOf(where)
    return storage ? Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '') : []
  } catch {
    return []
  }
}

function open(text: string | null): Envelope | null {
  try {
    const read: unknown = JSON.parse(text ?? 'null')
    const isEnvelope = typeof read === 'object' && read !== null && 'v' in read && 'at' in read && 'value' in read
    return isEnvelope ? (read as Envelope) : null
  } catch {
    return null
  }
}

const isOver = ({ end }: Envelope, now: number) => typeof end === 'number' && end <= now

/**
 * Puts the text there; where the storage is full, the oldest entries beside it (`others`, oldest first) give way. Those
 * that gave way to a text that fits nowhere come back.
 */
function put(where: 'browser' | 'tab', key: string, text: string, others: () => string[]): boolean {
  const storage = storageOf(where)
  const gone = new Map<string, string>()
  let oldest: string[] | null = null
  while (storage) {
    try {
      storage.setItem(key, text)
      for (const other of [key, ...gone.keys()]) memory.delete(other)
      return true
    } catch {
      oldest ??= others()
      const next = oldest.shift()
      if (next === undefined) break
      gone.set(next, storage.getItem(next) ?? '')
      storage.removeItem(next)
    }
  }
  try {
    for (const [other, before] of gone) storage?.setItem(other, before)
  } catch {
    // Another tab has the room by now.
  }
  memory.set(key, text)
  return false
}

/** The part that a key ends in; null for a key that somebody else has written. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}

/** Describes what is kept under one name. */
export function kept<Value>(options: KeptOptions<Value>): Kept<Value> {
  const { name, version, schema, where, whose = 'owner', age = Infinity, limit = LIMIT, untilSignOut = false } = options

  const prefix = (): string | null => {
    const who = typeof whose === 'function' ? whose() : whose === 'anyone' ? '' : owner.get()
    return who === null ? null : `${PREFIX}${name}:${encodeURIComponent(who)}:`
  }
  const keyOf = (part = ''): string | null => {
    const begin = prefix()
    return begin === null ? null : begin + encodeURIComponent(part)
  }
  const entry = (part?: string): Envelope | null => {
    const key = keyOf(part)
    const found = key === null ? null : open(get(where, key))
    return found && found.v === version && !isOver(found, Date.now()) ? found : null
  }
  const siblings = (except?: string): string[] => {
    const begin = prefix()
    return keysIn(where)
      .filter((key) => begin !== null && key.startsWith(begin) && key !== except)
      .map((key) => ({ key, at: open(get(where, key))?.at ?? 0 }))
      .sort((a, b) => a.at - b.at)
      .map(({ key }) => key)
  }

  return {
    key: keyOf,
    read(part) {
      const found = entry(part)
      const read = found && schema.safeParse(found.value)
      return read?.success ? read.data : null
    },
    savedAt: (part) => entry(part)?.at ?? null,
    parts: () => siblings().flatMap((key) => decoded(key.slice(prefix()?.length)) ?? []),
    write(value, part) {
      const key = keyOf(part)
      // Nothing is written after the clearing, nor for an operator who is not known yet.
      if (key === null || (sealed && untilSignOut)) return false
      const at = Date.now()
      // In JSON an end that never comes is null.
      const envelope: Envelope = { v: version, at, end: at + age, out: untilSignOut, value }
      const text = JSON.stringify(envelope)
      if (text.length > limit) return false
      return put(where, key, text, () => siblings(key))
    },
    drop(part) {
      const key = keyOf(part)
      if (key !== null) remove(where, key)
    },
  }
}

/** One kept value that is followed as it changes, in other tabs too; `none` where nothing is kept. */
export function keptStore<Value>(options: KeptOptions<Value>, none: Value): Store<Value> {
  const place = kept(options)
  const store = createStore(place.read() ?? none)
  const readAgain = () => store.set(place.read() ?? none)
  owner.subscribe(readAgain)
  if (typeof window !== 'undefined')
    window.addEventListener('storage', ({ key }) => {
      if (key === null || key === place.key()) readAgain()
    })
  return {
    ...store,
    set(next) {
      place.write(next)
      store.set(next)
    },
  }
}

/**
 * Takes away what a sign-out ends, of the operator of this page and of nobody in particular, and lets nothing of it be
 * written again.
 */
export function clearAtSignOut(): void {
  sealed = true
  const who = encodeURIComponent(owner.get() ?? '')
  for (const where of ['browser', 'tab'] as const)
    for (const key of [...keysIn(where), ...memory.keys()]) {
      const [, of] = key.startsWith(PREFIX) ? key.split(':') : []
      if ((of === who || of === '') && open(get(where, key))?.out) remove(where, key)
    }
}

/** Takes away what has outlived its age, whoever's it is, and what an older console left; once per page. */
export function sweep(now = Date.now()): void {
  for (const where of ['browser', 'tab'] as const)
    for (const key of keysIn(where)) {
      if (!key.startsWith(PREFIX) || key === NOT_OURS) continue
      const found = open(get(where, key))
      if (!found || isOver(found, now)) remove(where, key)
    }
}

/** Whether this tab keeps something under the name, for whomever: for the sign-in, where nobody is known yet. */
export function isKeptInTab(name: string): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(`${PREFIX}${name}:`))
  } catch {
    return false
  }
}
