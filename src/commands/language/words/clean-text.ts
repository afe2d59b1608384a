/**
 * A typed or pasted text without what says nothing: marks that nobody sees, and all but the ends of a long run of signs.
 * Whatever reads a line reads this, so that its cost goes by what is said.
 */
import { plainLines } from '#lib/written/plain-text.ts'

/** A text as it is read, and where its letters stand in the text as it was typed. */
export interface CleanText {
  text: string
  /** The offset in the typed text of an offset in `text`. */
  typedAt(offset: number): number
}

const BLANKS = /\s{3,}/g
/** A run without a letter or a digit, and without a quote, which parts texts. */
const RUN = /(?:[^\p{L}\p{M}\p{N}"]|\uFE0F){9,}|"{9,}/gu
/** One sign of it, an emoji of several parts as one. */
const SIGN =
  /\p{Extended_Pictographic}(?:[\u{E0020}-\u{E007F}\p{Emoji_Modifier}\uFE0F]|\u200D\p{Extended_Pictographic})*|[^\s\uFE0F]/gu
/** So many signs at each end of a run stay: as many as any word or number has beside it. */
const KEPT = 3

interface Cut {
  from: number
  to: number
  by: string
}

/** The text with these stretches replaced, in their order. */
function without(typed: CleanText, cuts: readonly Cut[]): CleanText {
  if (cuts.length === 0) return typed
  let text = ''
  let from = 0
  /** Where each stretch that stays begins, here and in what it was cut from. */
  const starts: (readonly [here: number, there: number])[] = []
  const keep = (to: number) => {
    if (to > from) starts.push([text.length, from])
    text += typed.text.slice(from, to)
  }
  for (const cut of cuts) {
    keep(cut.from)
    if (cut.by !== '') starts.push([text.length, cut.from])
    text += cut.by
    from = cut.to
  }
  keep(typed.text.length)
  return {
    text,
    typedAt(offset) {
      let [low, high] = [0, starts.length]
      while (high - low > 1) {
        const middle = (low + high) >> 1
        if (starts[middle]![0] <= offset) low = middle
        else high = middle
      }
      const [here, there] = starts[low] ?? [0, 0]
      return typed.typedAt(there + offset - here)
    },
  }
}

/** Of a run of signs all is cut out between its first and its last few. */
function cutsOf({ 0: run, index: at }: RegExpExecArray): Cut[] {
  const signs = [...run.matchAll(SIGN)].map(({ 0: sign, index }) => ({
    from: at + index,
    to: at + index + sign.length,
  }))
  if (signs.length <= 2 * KEPT) return []
  return [{ from: signs[KEPT - 1]!.to, to: signs.at(-KEPT)!.from, by: /\s/.test(run) ? ' ' : '' }]
}

/**
 * The text as it is read, in time that goes by its length alone. Marks that nobody sees are gone from what the palette's
 * field holds already, so that places count without them.
 */
export function cleanText(typed: string): CleanText {
  const plain = plainLines(typed)
  const blanks = [...plain.matchAll(BLANKS)].map(({ 0: run, index }) => ({
    from: index,
    to: index + run.length,
    by: run.includes('\n') ? '\n' : ' ',
  }))
  const spaced = without({ text: plain, typedAt: (offset) => offset }, blanks)
  return without(spaced, [...spaced.text.matchAll(RUN)].flatMap(cutsOf))
}
