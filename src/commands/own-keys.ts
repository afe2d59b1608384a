/**
 * The operator's own keys: kept in this browser for their owner, exported and imported as JSON
 * (commands/keys/README §10).
 */
import * as z from 'zod/mini'
import { keptStore } from '#lib/kept/kept.ts'
import { currentPreferences } from '#ui/theme/preferences.ts'
import type { Scope } from './define.ts'

/** The operator's own keys by command id; an empty list switches the command's keys off. */
export type OwnKeys = Readonly<Record<string, readonly string[]>>

/** What is known of a command's keys. */
export interface KeyHolder {
  id: string
  keys?: readonly string[] | undefined
  place?: Scope
}

/** The keys of a command as they work now, the one to show first. */
export const keysOf = (command: KeyHolder, own: OwnKeys): readonly string[] => own[command.id] ?? command.keys ?? []

/** The key to show of a command; undefined where none works, or only in ways that the operator has switched off. */
export const keyShown = (command: KeyHolder, own: OwnKeys): string | undefined =>
  keysOf(command, own).find(
    (keys) =>
      currentPreferences().singleKeys ||
      // In the table one works all the same.
      (command.place === 'row' && !keys.includes(' ')) ||
      !/^(Shift\+)?.( |$)/u.test(keys),
  )

const shape = z.record(z.string(), z.array(z.string()))
const own = keptStore<OwnKeys>({ name: 'teclas', version: 1, schema: shape, where: 'browser' }, {})

/** A text as own keys; null where it is none. Never throws. */
export function readOwnKeys(text: string | null): OwnKeys | null {
  try {
    const read = z.safeParse(shape, JSON.parse(text ?? 'null'))
    return read.success ? read.data : null
  } catch {
    return null
  }
}

/** The keys by command id; the same object until one changes. */
export const ownKeys = own.get
/** Called on every change; returns the way to stop. */
export const onOwnKeys = own.subscribe

/** Puts these in the place of all own keys; an empty object is the catalogue's. */
export const setOwnKeys = own.set
