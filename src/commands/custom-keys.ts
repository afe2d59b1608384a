/**
 * The operator's own keys: stored in this browser per operator, exported and imported as JSON (commands/keys/README
 * §10).
 */
import * as z from 'zod/mini'
import { createPersistedStore } from '#lib/storage/persisted.ts'
import { getPreferences } from '#ui/theme/preferences.ts'
import type { KeyScope } from './define.ts'

/** The operator's own keys by command id; an empty list disables the command's keys. */
export type CustomKeys = Readonly<Record<string, readonly string[]>>

/** The part of a command that its keys depend on. */
export interface KeyedCommand {
  id: string
  keys?: readonly string[] | undefined
  scope?: KeyScope
}

/** The keys of a command that work now; the first is the one to show. */
export const getActiveKeys = (command: KeyedCommand, customKeys: CustomKeys): readonly string[] =>
  customKeys[command.id] ?? command.keys ?? []

/**
 * The key to show for a command; undefined if none works, or if the operator has switched off single keys and the
 * command has no other.
 */
export const getDisplayKey = (command: KeyedCommand, customKeys: CustomKeys): string | undefined =>
  getActiveKeys(command, customKeys).find(
    (keys) =>
      getPreferences().singleKeys ||
      // Single keys always work in the table.
      (command.scope === 'row' && !keys.includes(' ')) ||
      !/^(Shift\+)?.( |$)/u.test(keys),
  )

const customKeysSchema = z.record(z.string(), z.array(z.string()))
const customKeysStore = createPersistedStore<CustomKeys>(
  { name: 'teclas', version: 1, schema: customKeysSchema, scope: 'browser' },
  {},
)

/** Parses JSON text as custom keys; null if it is none. Never throws. */
export function parseCustomKeys(text: string | null): CustomKeys | null {
  try {
    const parsed = z.safeParse(customKeysSchema, JSON.parse(text ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/** Returns the custom keys by command id; the same object until they change. */
export const getCustomKeys = customKeysStore.get
/** Calls the listener on every change; returns the function that unsubscribes. */
export const subscribeToCustomKeys = customKeysStore.subscribe

/** Replaces all custom keys; an empty object restores the default keys. */
export const setCustomKeys = customKeysStore.set
