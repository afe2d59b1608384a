/** What a combobox offers for a typed text, and where the highlight goes: pure, so that it is tested without a DOM. */
import { fold } from '#lib/fold.ts'
import type { Option } from '#ui/field.tsx'

/** The first, empty option (spec 1 §2.12). */
export const NONE: Option = { value: '', label: 'Please pick..' }

/**
 * The options for what was typed, accents and case ignored: those that begin with it, then those with a word that
 * does, then those that hold it. Nothing typed (null or '') offers all, the empty one first.
 */
export function optionsFor(options: readonly Option[], typed: string | null): readonly Option[] {
  const search = fold(typed ?? '').trim()
  if (search === '') return [NONE, ...options]
  const places = options.map((option) => {
    const label = fold(option.label)
    const place = label.startsWith(search) ? 0 : label.includes(` ${search}`) ? 1 : label.includes(search) ? 2 : 3
    return { option, place }
  })
  return [0, 1, 2].flatMap((wanted) => places.filter(({ place }) => place === wanted).map(({ option }) => option))
}

/** How far a key moves the highlight; PageUp and PageDown move eight, as in the palette (keymap.md §8). */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }

/** The index after this key, 0-based, kept inside the list; null for a key that does not move. */
export function moveHighlight(key: string, index: number, count: number): number | null {
  const step = STEPS[key]
  if (step === undefined) return null
  return Math.max(0, Math.min(count - 1, index + step))
}

/** What a text left in the field means: '' chooses nothing, a label typed in full chooses it; null changes nothing. */
export function meaningOf(options: readonly Option[], typed: string): string | null {
  const search = fold(typed).trim()
  if (search === '') return ''
  return options.find((option) => fold(option.label) === search)?.value ?? null
}
