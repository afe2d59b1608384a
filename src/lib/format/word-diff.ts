/** Finds the words of a text that are new compared with another text, for a reader who compares both. */
import { diffArrays } from 'diff'

interface DiffSegment {
  text: string
  isAdded: boolean
}

/** Longer texts are not compared, words: the time grows with the product of both lengths. */
const MAX_WORDS = 400

/**
 * Splits `after` into words with their spaces and marks those that are not in `before`. No word is marked if one of the
 * texts is too long.
 */
export function diffWords(before: string, after: string): DiffSegment[] {
  const oldWords = before.split(/\s+/).filter(Boolean)
  const words = after.match(/\s*\S+\s*$|\s*\S+/g) ?? []
  if (oldWords.length > MAX_WORDS || words.length > MAX_WORDS) return [{ text: after, isAdded: false }]
  const changes = diffArrays(
    oldWords,
    words.map((word) => word.trim()),
  )
  const isNew = changes.filter(({ removed }) => !removed).flatMap(({ value, added }) => value.map(() => added))
  return words.map((text, index) => ({ text, isAdded: isNew[index] ?? false }))
}
