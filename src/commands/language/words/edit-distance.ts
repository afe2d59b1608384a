/**
 * Measures typing errors: Damerau-Levenshtein distance; a swap of neighbours counts one (commands/README §4 rule 5).
 */

/**
 * How many insertions, deletions, substitutions and swaps of neighbours turn `a` into `b`; any number above `limit` if
 * there are more than `limit`.
 */
export function getEditDistance(a: string, b: string, limit = Infinity): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let rowMinimum = i
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1))
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1)
      rowMinimum = Math.min(rowMinimum, cost)
      row.push(cost)
    }
    // A swap uses the row before the last, but costs no less than the row between: the distance cannot fall below it
    // again.
    if (rowMinimum > limit) return rowMinimum
    beforeLast = last
    last = row
  }
  return last[b.length] ?? a.length
}

/** The errors allowed in a word of this length: 1 for 4 to 6 letters, 2 for 7 or more, else none. */
export const getTolerance = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : 2)

/** The letters of a word as a bit mask. */
function getLetterMask(word: string): number {
  let bits = 0
  for (let index = 0; index < word.length; index++) bits |= 1 << (word.charCodeAt(index) & 31)
  return bits
}

/** False if the words have too many different letters: one error changes two letters at most. */
function canBeNear(letters: number, word: string, errors: number): boolean {
  let differingBits = letters ^ getLetterMask(word)
  for (let remaining = 2 * errors; differingBits !== 0; differingBits &= differingBits - 1)
    if (remaining-- === 0) return false
  return true
}

/** The candidates nearest to a word: all have the same distance, within the tolerance for the word's length. */
export function findClosest<Candidate>(
  word: string,
  candidates: readonly Candidate[],
  getText: (candidate: Candidate) => string,
): Candidate[] {
  let limit = getTolerance(word.length)
  const letters = getLetterMask(word)
  let found: Candidate[] = []
  for (const candidate of candidates) {
    const text = getText(candidate)
    if (
      getTolerance(text.length) === 0 ||
      Math.abs(text.length - word.length) > limit ||
      !canBeNear(letters, text, limit)
    )
      continue
    const errors = getEditDistance(word, text, limit)
    if (errors === 0 || errors > limit) continue
    if (errors < limit) found = []
    limit = errors
    found.push(candidate)
  }
  return found
}

/** The words have the same letters in another order. No other typing error is as unlikely to make another word. */
export const isTransposition = (a: string, b: string): boolean =>
  [...a].toSorted().join('') === [...b].toSorted().join('')

/** Returns the name that takes the fewest typing errors to become `text`, whatever the case; undefined without names. */
export function findNearestName(text: string, names: readonly string[]): string | undefined {
  const getDistance = (name: string) => getEditDistance(text.toLowerCase(), name.toLowerCase())
  return names.toSorted((a, b) => getDistance(a) - getDistance(b))[0]
}
