/** Normalizes text so that accents and case do not matter: 'Descrição' and 'descricao' are the same word. */

/**
 * Returns lower case text without accents and invisible marks, with plain spaces. The length may change; use
 * `normalizeTextAligned` for offsets.
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
 * Normalizes each UTF-16 unit to one unit, so that an offset in the result is the offset in the text. A combining mark
 * becomes a space, and a unit whose length would change is not normalized.
 */
export function normalizeTextAligned(text: string): string {
  let normalized = ''
  for (const unit of text.split('')) {
    const plain = normalizeText(unit)
    normalized += plain.length === 1 ? plain : /\p{M}/u.test(unit) ? ' ' : unit
  }
  return normalized
}

/** The normalized text without its ending of gender and number: 'inativas' and 'Inativo' are 'inativ'; 'loja' stays. */
export const getGenderlessStem = (text: string): string => normalizeText(text).replace(/(?<=.{4})[oa]s?$/, '')
