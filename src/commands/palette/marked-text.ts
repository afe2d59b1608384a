/**
 * Splits the typed text where its words change role, so that each can be marked without moving a glyph (ui/README §4).
 */
import type { Span, SpanRole } from '#commands/language/interpretation.ts'

/** A piece of the typed text, and the role it was interpreted as; null for none. */
export interface MarkedPiece {
  text: string
  role: SpanRole | null
}

/**
 * Splits `text`. Spans count from `offset` and may come in any order; a span that overlaps an earlier one is left out.
 */
export function splitBySpans(text: string, spans: readonly Span[], offset: number): MarkedPiece[] {
  const pieces: MarkedPiece[] = []
  let position = 0
  const addPiece = (end: number, role: SpanRole | null) => {
    if (end > position) pieces.push({ text: text.slice(position, end), role })
    position = Math.max(position, end)
  }
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    // '#12': the sign is part of the number.
    const sign = span.role === 'argument' && text[span.start + offset - 1] === '#' ? 1 : 0
    const start = span.start + offset - sign
    if (start < position || span.end + offset > text.length) continue
    addPiece(start, null)
    if (span.role !== 'argument') addPiece(span.end + offset, span.role)
    else
      for (const part of text.slice(start, span.end + offset).split(/(,\s*)/))
        addPiece(position + part.length, part.startsWith(',') ? null : span.role)
  }
  addPiece(text.length, null)
  return pieces
}

/** Splits a title so that the beginnings of typed words can be shown in bold; `words` are normalized. */
export function splitByMatches(
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
