/**
 * Removes invisible characters from text. Text copied from mails, web pages and other programs contains direction
 * marks, zero-width characters and other spaces. With them, two texts that look alike would differ, and a number would
 * not be parsed.
 */

/** Most texts need no change: ASCII and letters of Latin languages, without the no-break space and the soft hyphen. */
const isPlainText = (text: string) => /^[\x20-\x7e\u00a1-\u00ac\u00ae-\u024f]*$/.test(text)

/**
 * The first group is kept: emoji of several code points, including their joiners and selectors. The rest is removed:
 * control characters, and format characters that are not visible.
 */
const INVISIBLE = new RegExp(
  [
    String.raw`([0-9#*]\uFE0F?\u20E3`,
    String.raw`\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F}`,
    String.raw`\p{Extended_Pictographic}[\uFE0E\uFE0F\p{Emoji_Modifier}]?` +
      String.raw`(?:\u200D\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)*)`,
    String.raw`[\p{Cc}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]`,
  ].join('|'),
  'gu',
)

const removeInvisible = (line: string) =>
  line
    .replace(/\p{Zs}/gu, ' ')
    .replace(INVISIBLE, (_, emoji: string | undefined) => emoji ?? '')
    .normalize('NFC')

/**
 * Returns one line of text as it looks: composed accents, plain spaces instead of other spaces, tabs and line ends, no
 * control and format characters. Spaces at both ends stay, because the text may still be typed.
 */
export const sanitizeLine = (text: string): string =>
  isPlainText(text) ? text : removeInvisible(text.replace(/\r\n|[\t\n\r\u0085\u2028\u2029]/g, ' '))

/** Sanitizes a text of several lines or cells; its tabs and line ends stay. */
export const sanitizeLines = (text: string): string =>
  text
    .replace(/[\u0085\u2028\u2029]/g, '\n')
    .split(/([\t\r\n]+)/)
    .map((segment, index) => (index % 2 === 1 || isPlainText(segment) ? segment : removeInvisible(segment)))
    .join('')
