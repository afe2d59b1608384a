/**
 * A typed or pasted text without what says nothing: marks that nobody sees, and all but the ends of a long run of signs.
 * Whatever reads a line reads this, so that its cost goes by what is said.
 */
import { sanitizeLines } from '#lib/format/sanitize-text.ts'

/** A text as it is read, and where its letters stand in the text as it was typed. */
export interface CleanText {
  text: string
  /** The offset in the typed text of an offset in `text`. */
  toTypedOffset(offset: number): number
}

const BLANK_RUN = /\s{3,}/g
/** A run without a letter or a digit, and without a quote, which parts texts. */
const SIGN_RUN = /(?:[^\p{L}\p{M}\p{N}"]|\uFE0F){9,}|"{9,}/gu
/** One sign of it, an emoji of several parts as one. */
const SINGLE_SIGN =
  /\p{Extended_Pictographic}(?:[\u{E0020}-\u{E007F}\p{Emoji_Modifier}\uFE0F]|\u200D\p{Extended_Pictographic})*|[^\s\uFE0F]/gu
/** So many signs at each end of a run stay: as many as any word or number has beside it. */
const PRESERVED_SIGNS = 3

interface TextReplacement {
  from: number
  to: number
  replacement: string
}

/** The text with these stretches replaced, in their order. */
function replaceStretches(typed: CleanText, replacements: readonly TextReplacement[]): CleanText {
  if (replacements.length === 0) return typed
  let text = ''
  let from = 0
  /** Where each stretch that stays begins, here and in what it was cut from. */
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
      const [here, there] = starts[low] ?? [0, 0]
      return typed.toTypedOffset(there + offset - here)
    },
  }
}

/** Of a run of signs all is cut out between its first and its last few. */
function getCuts({ 0: run, index: at }: RegExpExecArray): TextReplacement[] {
  const signs = [...run.matchAll(SINGLE_SIGN)].map(({ 0: sign, index }) => ({
    from: at + index,
    to: at + index + sign.length,
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
 * The text as it is read, in time that goes by its length alone. Marks that nobody sees are gone from what the palette's
 * field holds already, so that places count without them.
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
