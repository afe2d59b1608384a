/** Which words of a text are new against another one, for a reader who compares the two. */

interface Piece {
  text: string
  isNew: boolean
}

/** Longer texts are not marked, words: the time grows with the product of both lengths. */
const LONGEST = 400

/** The text in pieces, spaces kept with their words; nothing is new where one of the texts is too long to compare. */
export function changedWords(before: string, after: string): Piece[] {
  const old = before.split(/\s+/).filter(Boolean)
  const words = after.match(/\s*\S+\s*$|\s*\S+/g) ?? []
  if (old.length > LONGEST || words.length > LONGEST) return [{ text: after, isNew: false }]
  const bare = words.map((word) => word.trim())
  // lengths[i][j]: the longest run of words in common of `old` from i and `bare` from j.
  const lengths: number[][] = old.map(() => [])
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = bare.length - 1; j >= 0; j--)
      lengths[i]![j] = old[i] === bare[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const pieces: Piece[] = []
  let i = 0
  for (const [j, text] of words.entries()) {
    while (old[i] !== undefined && old[i] !== bare[j] && at(i + 1, j) >= at(i, j + 1)) i++
    const isKept = old[i] === bare[j]
    if (isKept) i++
    pieces.push({ text, isNew: !isKept })
  }
  return pieces
}
