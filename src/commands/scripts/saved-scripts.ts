/** The scripts of this operator, in this browser: a name and its phrases (commands/scripts/README §1). */
import * as z from 'zod/mini'
import { normalizeText } from '#lib/format/normalize-text.ts'
import { sanitizeLine } from '#lib/format/sanitize-text.ts'
import { createPersistedStore } from '#lib/storage/persisted.ts'

/** Most scripts, and most lines of one. */
const MAX_SCRIPTS = 100
export const MAX_SCRIPT_LINES = 50
/** Characters of a name. */
export const MAX_NAME_LENGTH = 40

const scriptSchema = z.object({ name: z.string(), lines: z.array(z.string()) })

/** A script as it is kept. */
export type SavedScript = z.output<typeof scriptSchema>

const scriptsStore = createPersistedStore<readonly SavedScript[]>(
  { name: 'roteiros', version: 1, schema: z.array(scriptSchema), scope: 'browser' },
  [],
)

/** All scripts, by name; the same array until one changes. */
export const getSavedScripts = scriptsStore.get
/** Called on every change, in other tabs too; returns the way to stop. */
export const subscribeToScripts = scriptsStore.subscribe

/** The script of this name, accents and case aside. */
export const findSavedScript = (name: string): SavedScript | undefined =>
  scriptsStore.get().find((each) => normalizeText(each.name) === normalizeText(name.trim()))

/**
 * Keeps it, in the place of the one called `before` and of one of its own name; else the sentence that says why not.
 */
export function saveScript({ name, lines }: SavedScript, previousName: string | null = null): string | null {
  const taken = new Set([normalizeText(name.trim()), normalizeText(previousName ?? name)])
  const others = scriptsStore.get().filter((each) => !taken.has(normalizeText(each.name)))
  if (others.length >= MAX_SCRIPTS) return `Já há ${MAX_SCRIPTS} roteiros: exclua um antes.`
  const all = [...others, { name: sanitizeLine(name).trim(), lines: [...lines] }]
  scriptsStore.set(all.sort((a, b) => a.name.localeCompare(b.name, 'pt-BR')))
  return null
}

/** Forgets the script of this name. */
export const deleteScript = (name: string): void =>
  scriptsStore.set(scriptsStore.get().filter((each) => normalizeText(each.name) !== normalizeText(name)))
