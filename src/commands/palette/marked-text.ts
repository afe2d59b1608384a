/** The typed text cut where its words change role, so that each can be marked without moving a glyph (ui/README §4). */
import type { Span, SpanRole } from '#commands/language/interpretation.ts'

/** A piece of the typed text, and what it was read as; null for neither. */
export interface MarkedPiece {
  text: string
  role: SpanRole | null
}

/** Cuts `text`; spans count from `offset`, may come in any order, and what overlaps an earlier one is left out. */
export function splitMarkedText(text: string, spans: readonly Span[], offset: number): MarkedPiece[] {
  const pieces: MarkedPiece[] = []
  let at = 0
  const addPiece = (end: number, role: SpanRole | null) => {
    if (end > at) pieces.push({ text: text.slice(at, end), role })
    at = Math.max(at, end)
  }
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    // '#12': the sign belongs to the number.
    const sign = span.role === 'argument' && text[span.start + offset - 1] === '#' ? 1 : 0
    const start = span.start + offset - sign
    if (start < at || span.end + offset > text.length) continue
    addPiece(start, null)
    if (span.role !== 'argument') addPiece(span.end + offset, span.role)
    else
      for (const part of text.slice(start, span.end + offset).split(/(,\s*)/))
        addPiece(at + part.length, part.startsWith(',') ? null : span.role)
  }
  addPiece(text.length, null)
  return pieces
}

/** A title cut so that the beginnings of typed words can be shown stronger; `words` are folded. */
export function splitMatchedText(
  title: string,
  words: readonly string[],
  normalizedTitle: string,
): { text: string; strong: boolean }[] {
  if (words.length === 0 || normalizedTitle.length !== title.length) return [{ text: title, strong: false }]
  const pieces: { text: string; strong: boolean }[] = []
  for (const match of title.matchAll(/[\p{L}\p{N}-]+|[^\p{L}\p{N}-]+/gu)) {
    const part = match[0]
    const plain = normalizedTitle.slice(match.index, match.index + part.length)
    const length = Math.max(
      0,
      ...words.map((word) =>
        plain.startsWith(word) ? word.length : word.startsWith(plain) && plain.length > 3 ? plain.length : 0,
      ),
    )
    if (length > 0) pieces.push({ text: part.slice(0, length), strong: true })
    if (length < part.length) pieces.push({ text: part.slice(length), strong: false })
  }
  return pieces
}
