/** Which words of a text are new against another one, for a reader who compares the two. */
import { diffArrays } from 'diff'

interface DiffSegment {
  text: string
  isAdded: boolean
}

/** Longer texts are not marked, words: the time grows with the product of both lengths. */
const MAX_WORDS = 400

/** The text in pieces, spaces kept with their words; nothing is new where one of the texts is too long to compare. */
export function diffWords(before: string, after: string): DiffSegment[] {
  const oldWords = before.split(/\s+/).filter(Boolean)
  const words = after.match(/\s*\S+\s*$|\s*\S+/g) ?? []
  if (oldWords.length > MAX_WORDS || words.length > MAX_WORDS) return [{ text: after, isAdded: false }]
  const changes = diffArrays(
    oldWords,
    words.map((word) => word.trim()),
  )
  const isNew = changes.filter(({ removed }) => !removed).flatMap(({ value, added }) => value.map(() => added))
  return words.map((text, lengthAt) => ({ text, isAdded: isNew[lengthAt] ?? false }))
}
