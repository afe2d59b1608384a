/**
 * What a combobox offers for a typed text, where the highlight goes, and where the list stands: pure, so that it is
 * tested without a DOM.
 */
import { fold } from '#lib/written/fold.ts'
import type { Option } from '#ui/parts/field.tsx'

/** The first, empty option (spec 1 §2.12). */
export const NONE: Option = { value: '', label: 'Please pick..' }

/**
 * How well a label fits: 0 it is the search, 1 it begins with it, 2 a word of it does, 3 it holds the words; null not
 * at all.
 */
function fitOf(label: string, search: string): number | null {
  if (label === search) return 0
  if (label.startsWith(search)) return 1
  if (label.includes(` ${search}`)) return 2
  return search.split(/\s+/).every((word) => label.includes(word)) ? 3 : null
}

/**
 * The options for what was typed, accents and case ignored, the best fit first: 'cat 01' finds 'Categoria 010'.
 * Nothing typed (null or '') offers all, the empty one first.
 */
export function optionsFor(options: readonly Option[], typed: string | null): readonly Option[] {
  const search = fold(typed ?? '').trim()
  if (search === '') return [NONE, ...options]
  const fits = options.map((option) => ({ option, fit: fitOf(fold(option.label), search) }))
  return [0, 1, 2, 3].flatMap((wanted) => fits.filter(({ fit }) => fit === wanted).map(({ option }) => option))
}

/** How far a key moves the highlight; PageUp and PageDown move eight, as in the palette (commands/keys/README §8). */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }

/** The index after this key, 0-based, kept inside the list; null for a key that does not move. */
export function moveHighlight(key: string, index: number, count: number): number | null {
  const step = STEPS[key]
  if (step === undefined) return null
  return Math.max(0, Math.min(count - 1, index + step))
}

/** Of the list, px; nine rows. */
const TALLEST = 292

/** Where a list stands, and how tall it may be. */
export interface OptionsPlace {
  /** Above the line of text. */
  up: boolean
  /** px. */
  height: number
}

/**
 * The place of the list of a line of text that stands here in a window of this height, px: below it, unless there is
 * little room and more above. `bottom` is kept free at the window's lower edge.
 */
export function optionsPlace(
  line: { top: number; bottom: number },
  windowHeight: number,
  bottom: number,
): OptionsPlace {
  const below = windowHeight - line.bottom - bottom
  // The top bar, and a little air.
  const above = line.top - 56
  const up = below < 160 && above > below
  return { up, height: Math.max(96, Math.min(TALLEST, (up ? above : below) - 8)) }
}
