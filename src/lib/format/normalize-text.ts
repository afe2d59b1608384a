/** Accent- and case-blind text: 'Descrição' and 'descricao' are the same word. */

/**
 * Lower case without accents and invisible marks, all spaces plain; the length may change, so spans are counted on
 * `foldAligned`.
 */
export const normalizeText = (text: string): string =>
  (/^[\x20-\x7e]*$/.test(text)
    ? text
    : text
        .normalize('NFD')
        .replace(/\p{Zs}/gu, ' ')
        .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
  ).toLowerCase()

/**
 * Folded one UTF-16 unit for one, so that an offset in the result is the offset in the text: marks on their own become
 * nothing but a space, and what would grow or shrink stays as it is.
 */
export function normalizeTextAligned(text: string): string {
  let normalized = ''
  for (const unit of text.split('')) {
    const plain = normalizeText(unit)
    normalized += plain.length === 1 ? plain : /\p{M}/u.test(unit) ? ' ' : unit
  }
  return normalized
}

/** True when the folded text contains the folded search; an empty search is contained everywhere. */
export const includesNormalized = (text: string, search: string): boolean =>
  normalizeText(text).includes(normalizeText(search).trim())
