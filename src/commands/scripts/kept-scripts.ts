/** The scripts of this operator, in this browser: a name and its phrases (commands/scripts/README §1). */
import * as z from 'zod/mini'
import { fold } from '#lib/written/fold.ts'
import { plainLine } from '#lib/written/plain-text.ts'
import { keptStore } from '#lib/kept/kept.ts'

/** Most scripts, and most lines of one. */
const MOST_SCRIPTS = 100
export const MOST_LINES = 50
/** Characters of a name. */
export const LONGEST_NAME = 40

const script = z.object({ name: z.string(), lines: z.array(z.string()) })

/** A script as it is kept. */
export type KeptScript = z.output<typeof script>

const scripts = keptStore<readonly KeptScript[]>(
  { name: 'roteiros', version: 1, schema: z.array(script), where: 'browser' },
  [],
)

/** All scripts, by name; the same array until one changes. */
export const keptScripts = scripts.get
/** Called on every change, in other tabs too; returns the way to stop. */
export const onScripts = scripts.subscribe

/** The script of this name, accents and case aside. */
export const keptScriptOf = (name: string): KeptScript | undefined =>
  scripts.get().find((each) => fold(each.name) === fold(name.trim()))

/**
 * Keeps it, in the place of the one called `before` and of one of its own name; else the sentence that says why not.
 */
export function saveScript({ name, lines }: KeptScript, before: string | null = null): string | null {
  const taken = new Set([fold(name.trim()), fold(before ?? name)])
  const others = scripts.get().filter((each) => !taken.has(fold(each.name)))
  if (others.length >= MOST_SCRIPTS) return `Já há ${MOST_SCRIPTS} roteiros: exclua um antes.`
  const all = [...others, { name: plainLine(name).trim(), lines: [...lines] }]
  scripts.set(all.sort((a, b) => a.name.localeCompare(b.name, 'pt-BR')))
  return null
}

/** Forgets the script of this name. */
export const dropScript = (name: string): void =>
  scripts.set(scripts.get().filter((each) => fold(each.name) !== fold(name)))
