/**
 * The operator's own keys: kept in this browser for their owner, exported and imported as JSON
 * (commands/keys/README §10).
 */
import * as z from 'zod/mini'
import { createPersistedStore } from '#lib/storage/persisted.ts'
import { getPreferences } from '#ui/theme/preferences.ts'
import type { KeyScope } from './define.ts'

/** The operator's own keys by command id; an empty list switches the command's keys off. */
export type CustomKeys = Readonly<Record<string, readonly string[]>>

/** What is known of a command's keys. */
export interface KeyedCommand {
  id: string
  keys?: readonly string[] | undefined
  scope?: KeyScope
}

/** The keys of a command as they work now, the one to show first. */
export const getActiveKeys = (command: KeyedCommand, customKeys: CustomKeys): readonly string[] =>
  customKeys[command.id] ?? command.keys ?? []

/** The key to show of a command; undefined where none works, or only in ways that the operator has switched off. */
export const getDisplayKey = (command: KeyedCommand, customKeys: CustomKeys): string | undefined =>
  getActiveKeys(command, customKeys).find(
    (keys) =>
      getPreferences().singleKeys ||
      // In the table one works all the same.
      (command.scope === 'row' && !keys.includes(' ')) ||
      !/^(Shift\+)?.( |$)/u.test(keys),
  )

const customKeysSchema = z.record(z.string(), z.array(z.string()))
const customKeysStore = createPersistedStore<CustomKeys>(
  { name: 'teclas', version: 1, schema: customKeysSchema, scope: 'browser' },
  {},
)

/** A text as own keys; null where it is none. Never throws. */
export function parseCustomKeys(text: string | null): CustomKeys | null {
  try {
    const read = z.safeParse(customKeysSchema, JSON.parse(text ?? 'null'))
    return read.success ? read.data : null
  } catch {
    return null
  }
}

/** The keys by command id; the same object until one changes. */
export const getCustomKeys = customKeysStore.get
/** Called on every change; returns the way to stop. */
export const subscribeToCustomKeys = customKeysStore.subscribe

/** Puts these in the place of all own keys; an empty object is the catalogue's. */
export const setCustomKeys = customKeysStore.set
