/** The scripts of this operator, in this browser: a name and its phrases (commands/scripts/README §1). */
import * as z from 'zod/mini'
import { normalizeText } from '#lib/format/normalize-text.ts'
import { sanitizeLine } from '#lib/format/sanitize-text.ts'
import { createPersistedStore } from '#lib/storage/persisted.ts'

/** The most scripts, and the most lines of one. */
const MAX_SCRIPTS = 100
export const MAX_SCRIPT_LINES = 50
/** The most characters of a name. */
export const MAX_NAME_LENGTH = 40

const scriptSchema = z.object({ name: z.string(), lines: z.array(z.string()) })

/** A saved script. */
export type SavedScript = z.output<typeof scriptSchema>

const scriptsStore = createPersistedStore<readonly SavedScript[]>(
  { name: 'roteiros', version: 1, schema: z.array(scriptSchema), scope: 'browser' },
  [],
)

/** Returns all scripts, sorted by name; the same array until one changes. */
export const getSavedScripts = scriptsStore.get
/** Calls the listener on every change, in other tabs too; returns the function that unsubscribes. */
export const subscribeToScripts = scriptsStore.subscribe

/** The script of this name, whatever its accents and case; undefined if there is none. */
export const findSavedScript = (name: string): SavedScript | undefined =>
  scriptsStore.get().find((each) => normalizeText(each.name) === normalizeText(name.trim()))

/**
 * Saves the script, replacing the one called `previousName` and one with the same name. Returns null, or the sentence
 * that says why it was not saved.
 */
export function saveScript({ name, lines }: SavedScript, previousName: string | null = null): string | null {
  const replacedNames = new Set([normalizeText(name.trim()), normalizeText(previousName ?? name)])
  const others = scriptsStore.get().filter((each) => !replacedNames.has(normalizeText(each.name)))
  if (others.length >= MAX_SCRIPTS) return `Já há ${MAX_SCRIPTS} roteiros: exclua um antes.`
  const all = [...others, { name: sanitizeLine(name).trim(), lines: [...lines] }]
  scriptsStore.set(all.sort((a, b) => a.name.localeCompare(b.name, 'pt-BR')))
  return null
}

/** Deletes the script of this name. */
export const deleteScript = (name: string): void =>
  scriptsStore.set(scriptsStore.get().filter((each) => normalizeText(each.name) !== normalizeText(name)))
