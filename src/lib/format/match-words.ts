/**
 * Finds texts by words in any order, whatever their case and accents: 'fone preto' finds 'Fone Bluetooth · preto'. The
 * palette, the pickers and the filters that the console applies itself use it.
 */
import { normalizeText, normalizeTextAligned } from './normalize-text.ts'

/** Returns the words of a search as typed, without signs that stand alone ('·'); [] for an empty search. */
export function splitSearch(search: string): string[] {
  const words = search.split(/\s+/).filter(Boolean)
  const named = words.filter((word) => /[\p{L}\p{N}]/u.test(word))
  return [...new Set(named.length > 0 ? named : words)]
}

/** Returns the words of a search, normalized, for `includesWords` and `splitByWords`. */
export const getSearchWords = (search: string): string[] => splitSearch(normalizeText(search))

/** True if the text contains each of these words; `words` are normalized. */
export function includesWords(text: string, words: readonly string[]): boolean {
  const normalized = normalizeText(text)
  return words.every((word) => normalized.includes(word))
}

/** True if each of these normalized words begins a word of the text. */
export function beginsWords(text: string, words: readonly string[]): boolean {
  const normalized = ` ${normalizeText(text)}`
  return words.every((word) => normalized.includes(` ${word}`))
}

/** True if the text contains each word of the search; every text contains an empty search. */
export const matchesSearch = (text: string, search: string): boolean => includesWords(text, getSearchWords(search))

/**
 * Sorts words so that the one that occurs in the fewest texts comes first. Nothing is known of the texts, so this is
 * the longest one; words of the same length keep their order.
 */
export const sortByRarity = (words: readonly string[]): string[] =>
  words.toSorted((one, other) => other.length - one.length)

/** The worst rank: the words are somewhere in the text. */
export const MERELY_CONTAINED = 3

/**
 * Ranks how well a text matches a search, 0 the best: it equals the search, starts with it, all words start a word of
 * it, it contains all words; null if it does not match. Every text matches an empty search.
 */
export function rankMatch(text: string, search: string): number | null {
  const words = getSearchWords(search)
  const wanted = normalizeText(search).trim()
  const normalized = normalizeText(text)
  if (normalized === wanted) return 0
  if (normalized.startsWith(wanted)) return 1
  if (!words.every((word) => normalized.includes(word))) return null
  return beginsWords(text, words) ? 2 : MERELY_CONTAINED
}

/**
 * Splits a text into pieces; those that are one of the normalized words are `strong`. Offsets are those of the text.
 */
export function splitByWords(text: string, words: readonly string[]): { text: string; strong: boolean }[] {
  const normalized = normalizeTextAligned(text)
  const isStrong = Array.from({ length: text.length }, () => false)
  for (const word of words)
    for (let at = normalized.indexOf(word); word !== '' && at >= 0; at = normalized.indexOf(word, at + word.length))
      isStrong.fill(true, at, at + word.length)
  const pieces: { text: string; strong: boolean }[] = []
  for (const [index, unit] of text.split('').entries()) {
    const last = pieces.at(-1)
    if (last && last.strong === isStrong[index]) last.text += unit
    else pieces.push({ text: unit, strong: isStrong[index] ?? false })
  }
  return pieces
}
