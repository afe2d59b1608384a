/** Typing errors: Damerau-Levenshtein distance, a transposition of neighbours counting one (commands/README §4 rule 5). */

/**
 * How many insertions, deletions, substitutions and swaps of neighbours turn `a` into `b`; some number above `most`
 * where there are more than that.
 */
export function getEditDistance(a: string, b: string, limit = Infinity): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let leastOfRow = i
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1))
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1)
      leastOfRow = Math.min(leastOfRow, least)
      row.push(least)
    }
    // A swap reaches back two rows, but costs no less than the row between: beyond the limit there is no way back.
    if (leastOfRow > limit) return leastOfRow
    beforeLast = last
    last = row
  }
  return last[b.length] ?? a.length
}

/** The errors forgiven in a word of this length: 1 for 4 to 6 letters, 2 for 7 or more, else none. */
export const getTolerance = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : 2)

/** The letters of a word, a bit for each. */
function getLetterMask(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits
}

/** One error changes two letters at most, so that words with more letters of their own are not compared. */
function canBeNear(letters: number, word: string, errors: number): boolean {
  let own = letters ^ getLetterMask(word)
  for (let left = 2 * errors; own !== 0; own &= own - 1) if (left-- === 0) return false
  return true
}

/** The candidates nearest to a word, all at the same distance and within the tolerance for the word's length. */
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

/** The same letters in another order: of all slips the one that makes no other word. */
export const isTransposition = (a: string, b: string): boolean =>
  [...a].toSorted().join('') === [...b].toSorted().join('')
