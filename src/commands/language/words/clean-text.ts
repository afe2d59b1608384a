/**
 * Removes from a typed or pasted text what has no meaning: invisible characters, and the middle of a long run of signs.
 * Everything that interprets a line uses the cleaned text, so that the cost depends on the meaningful text.
 */
import { sanitizeLines } from '#lib/format/sanitize-text.ts'

/** A cleaned text, with the positions of its characters in the typed text. */
export interface CleanText {
  text: string
  /** The UTF-16 offset in the typed text of an offset in `text`. */
  toTypedOffset(offset: number): number
}

const BLANK_RUN = /\s{3,}/g
/** A run without letters, digits and quotes (a quote separates texts), or a run of quotes. */
const SIGN_RUN = /(?:[^\p{L}\p{M}\p{N}"]|\uFE0F){9,}|"{9,}/gu
/** One sign of a run; an emoji of several code points counts as one. */
const SINGLE_SIGN =
  /\p{Extended_Pictographic}(?:[\u{E0020}-\u{E007F}\p{Emoji_Modifier}\uFE0F]|\u200D\p{Extended_Pictographic})*|[^\s\uFE0F]/gu
/** This many signs stay at each end of a run: no word or number needs more beside it. */
const PRESERVED_SIGNS = 3

interface TextReplacement {
  from: number
  to: number
  replacement: string
}

/** Replaces these parts of the text; they are sorted and do not overlap. */
function replaceStretches(typed: CleanText, replacements: readonly TextReplacement[]): CleanText {
  if (replacements.length === 0) return typed
  let text = ''
  let from = 0
  /** The start of each remaining part, in the new text and in the text it was cut from. */
  const starts: (readonly [here: number, there: number])[] = []
  const copyUntil = (to: number) => {
    if (to > from) starts.push([text.length, from])
    text += typed.text.slice(from, to)
  }
  for (const cut of replacements) {
    copyUntil(cut.from)
    if (cut.replacement !== '') starts.push([text.length, cut.from])
    text += cut.replacement
    from = cut.to
  }
  copyUntil(typed.text.length)
  return {
    text,
    toTypedOffset(offset) {
      let [low, high] = [0, starts.length]
      while (high - low > 1) {
        const middle = (low + high) >> 1
        if (starts[middle]![0] <= offset) low = middle
        else high = middle
      }
      const [cleanStart, originalStart] = starts[low] ?? [0, 0]
      return typed.toTypedOffset(originalStart + offset - cleanStart)
    },
  }
}

/** Cuts the middle out of a run of signs; the first and last few stay. */
function getCuts({ 0: run, index: runStart }: RegExpExecArray): TextReplacement[] {
  const signs = [...run.matchAll(SINGLE_SIGN)].map(({ 0: sign, index }) => ({
    from: runStart + index,
    to: runStart + index + sign.length,
  }))
  if (signs.length <= 2 * PRESERVED_SIGNS) return []
  return [
    {
      from: signs[PRESERVED_SIGNS - 1]!.to,
      to: signs.at(-PRESERVED_SIGNS)!.from,
      replacement: /\s/.test(run) ? ' ' : '',
    },
  ]
}

/**
 * Cleans a text in time proportional to its length. The palette's input field removes invisible characters itself, so
 * offsets never count them.
 */
export function cleanText(typed: string): CleanText {
  const plain = sanitizeLines(typed)
  const blanks = [...plain.matchAll(BLANK_RUN)].map(({ 0: run, index }) => ({
    from: index,
    to: index + run.length,
    replacement: run.includes('\n') ? '\n' : ' ',
  }))
  const spaced = replaceStretches({ text: plain, toTypedOffset: (offset) => offset }, blanks)
  return replaceStretches(spaced, [...spaced.text.matchAll(SIGN_RUN)].flatMap(getCuts))
}
