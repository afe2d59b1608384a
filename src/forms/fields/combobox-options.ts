/**
 * What a combobox offers for a typed text, where the highlight goes, and where the list stands: pure, so that it is
 * tested without a DOM.
 */
import { normalizeText } from '#lib/format/normalize-text.ts'
import type { SelectOption } from '#ui/components/field.tsx'

/** The first, empty option (spec 1 §2.12). */
export const EMPTY_OPTION: SelectOption = { value: '', label: 'Please pick..' }

/**
 * How well a label fits: 0 it is the search, 1 it begins with it, 2 a word of it does, 3 it holds the words; null not
 * at all.
 */
function rankMatch(label: string, search: string): number | null {
  if (label === search) return 0
  if (label.startsWith(search)) return 1
  if (label.includes(` ${search}`)) return 2
  return search.split(/\s+/).every((word) => label.includes(word)) ? 3 : null
}

/**
 * The options for what was typed, accents and case ignored, the best fit first: 'cat 01' finds 'Categoria 010'.
 * Nothing typed (null or '') offers all, the empty one first.
 */
export function filterOptions(options: readonly SelectOption[], typed: string | null): readonly SelectOption[] {
  const search = normalizeText(typed ?? '').trim()
  if (search === '') return [EMPTY_OPTION, ...options]
  const ranked = options.map((option) => ({ option, fit: rankMatch(normalizeText(option.label), search) }))
  return [0, 1, 2, 3].flatMap((wanted) => ranked.filter(({ fit }) => fit === wanted).map(({ option }) => option))
}

/** How far a key moves the highlight; PageUp and PageDown move eight, as in the palette (commands/keys/README §8). */
const KEY_STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }

/** The index after this key, 0-based, kept inside the list; null for a key that does not move. */
export function moveHighlight(key: string, index: number, count: number): number | null {
  const step = KEY_STEPS[key]
  if (step === undefined) return null
  return Math.max(0, Math.min(count - 1, index + step))
}

/** Of the list, px; nine rows. */
const MAX_HEIGHT_PX = 292

/** Where a list stands, and how tall it may be. */
export interface OptionsPosition {
  /** Above the line of text. */
  isAbove: boolean
  /** px. */
  heightPx: number
}

/**
 * The place of the list of a line of text that stands here in a window of this height, px: below it, unless there is
 * little room and more above. `reservedBottomPx` is kept free at the window's lower edge.
 */
export function getOptionsPosition(
  input: { top: number; bottom: number },
  windowHeight: number,
  reservedBottomPx: number,
): OptionsPosition {
  const below = windowHeight - input.bottom - reservedBottomPx
  // The top bar, and a little air.
  const above = input.top - 56
  const up = below < 160 && above > below
  return { isAbove: up, heightPx: Math.max(96, Math.min(MAX_HEIGHT_PX, (up ? above : below) - 8)) }
}
