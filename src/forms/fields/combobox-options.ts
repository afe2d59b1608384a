/**
 * The logic of a combobox: which options match a text, where the highlight moves, and where the list is placed. Pure,
 * so that it can be tested without a DOM.
 */
import { rankMatch } from '#lib/format/match-words.ts'
import type { SelectOption } from '#ui/components/field.tsx'

/** The empty first option (spec 1 §2.12). */
export const EMPTY_OPTION: SelectOption = { value: '', label: 'Please pick..' }

/**
 * The options that match the typed text, best match first, ignoring accents and case: 'cat 01' finds 'Categoria 010'.
 * For an empty text (null or '') all options, after the empty one.
 */
export function filterOptions(options: readonly SelectOption[], typed: string | null): readonly SelectOption[] {
  const search = (typed ?? '').trim()
  if (search === '') return [EMPTY_OPTION, ...options]
  const ranked = options.map((option) => ({ option, fit: rankMatch(option.label, search) }))
  return [0, 1, 2, 3].flatMap((rank) => ranked.filter(({ fit }) => fit === rank).map(({ option }) => option))
}

/** How far a key moves the highlight. PageUp and PageDown move eight, as in the palette (commands/keys/README §8). */
const KEY_STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }

/** The index after this key, 0-based and inside the list; null for a key that does not move the highlight. */
export function moveHighlight(key: string, index: number, count: number): number | null {
  const step = KEY_STEPS[key]
  if (step === undefined) return null
  return Math.max(0, Math.min(count - 1, index + step))
}

/** The maximum height of the list in px: nine rows. */
const MAX_HEIGHT_PX = 292

/** The position of an open list and its maximum height. */
export interface OptionsPosition {
  /** True if the list is above the input. */
  isAbove: boolean
  /** The maximum height in px. */
  heightPx: number
}

/**
 * The position of the list for an input at these coordinates, all in px: below it, or above it if there is little room
 * below and more above. `reservedBottomPx` at the lower edge of the window stays free.
 */
export function getOptionsPosition(
  input: { top: number; bottom: number },
  windowHeight: number,
  reservedBottomPx: number,
): OptionsPosition {
  const spaceBelowPx = windowHeight - input.bottom - reservedBottomPx
  // Keeps clear of the top bar, with a small margin.
  const spaceAbovePx = input.top - 56
  const isAbove = spaceBelowPx < 160 && spaceAbovePx > spaceBelowPx
  return { isAbove, heightPx: Math.max(96, Math.min(MAX_HEIGHT_PX, (isAbove ? spaceAbovePx : spaceBelowPx) - 8)) }
}
