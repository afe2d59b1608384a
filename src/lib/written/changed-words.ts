/** Which words of a text are new against another one, for a reader who compares the two. */
import { diffArrays } from 'diff'

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
  const changes = diffArrays(
    old,
    words.map((word) => word.trim()),
  )
  const isNew = changes.filter(({ removed }) => !removed).flatMap(({ value, added }) => value.map(() => added))
  return words.map((text, at) => ({ text, isNew: isNew[at] ?? false }))
}
