/** How wide texts of a chart are: SVG has no text that wraps, and a copy has to look the same everywhere. Pure. */

/** px of characters of 12 px in Inter, rounded up; others are as wide as a small letter. */
const CHARACTER_WIDTHS: readonly (readonly [RegExp, px: number])[] = [
  [/[MW@%mw…]/, 10.5],
  [/[A-ZÀ-Ý]/, 8.3],
  [/[\d$#]/, 7.6],
  [/[ilj.,:;'|! ·\u00a0]/, 3.6],
  [/[frt()/-]/, 5],
]
const SMALL_LETTER_PX = 7

const createWidths = () => {
  const known = new Map<string, number>()
  return (character: string): number => {
    let px = known.get(character)
    if (px === undefined) {
      px = CHARACTER_WIDTHS.find(([pattern]) => pattern.test(character))?.[1] ?? SMALL_LETTER_PX
      known.set(character, px)
    }
    return px
  }
}
const getCharacterPx = createWidths()

/** The px that a text of 12 px needs. */
export const estimateWidth = (text: string): number =>
  [...text].reduce((width, character) => width + getCharacterPx(character), 0)

/** The px of the widest of these texts; 0 if there are none. */
export const findLongest = (texts: readonly string[]): number => Math.max(0, ...texts.map(estimateWidth))

/** The text if it has room, otherwise its beginning and '…'. */
export function fitText(text: string, widthPx: number): string {
  if (estimateWidth(text) <= widthPx) return text
  let [room, length] = [widthPx - getCharacterPx('…'), 0]
  for (const character of text) {
    room -= getCharacterPx(character)
    if (room < 0) break
    length += character.length
  }
  return `${text.slice(0, length).trimEnd()}…`
}

/** The lines of a text that has this many px; a longer word is not divided. */
export function wrapText(text: string, widthPx: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && estimateWidth(`${last} ${word}`) <= widthPx) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
