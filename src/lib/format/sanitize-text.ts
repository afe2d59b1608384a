/**
 * Text without what cannot be seen. Text copied from mails, web pages and other programs carries direction marks,
 * zero-width characters and other spaces; two texts that look alike would then be two texts, and a number would be none.
 */

/** Most texts need nothing: letters of Latin languages and ASCII, without the no-break space and the soft hyphen. */
const isPlainText = (text: string) => /^[\x20-\x7e\u00a1-\u00ac\u00ae-\u024f]*$/.test(text)

/**
 * First what is kept: emoji of several code points, whose joiners and selectors belong to them. Then what goes: control
 * characters, and format characters that draw nothing.
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
 * One line of text as it looks: composed accents, plain spaces for all others and for tabs and line ends, no control
 * and format characters. Spaces at its ends stay, since it may still be being typed.
 */
export const sanitizeLine = (text: string): string =>
  isPlainText(text) ? text : removeInvisible(text.replace(/\r\n|[\t\n\r\u0085\u2028\u2029]/g, ' '))

/** The same for a text of several lines or cells: its tabs and line ends stay. */
export const sanitizeLines = (text: string): string =>
  text
    .replace(/[\u0085\u2028\u2029]/g, '\n')
    .split(/([\t\r\n]+)/)
    .map((part, index) => (index % 2 === 1 || isPlainText(part) ? part : removeInvisible(part)))
    .join('')
