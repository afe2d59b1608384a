import { normalizeText } from './normalize-text.ts'

/** Returns a text as a part of a file's name: 'valor-por-mes' for 'Valor por mês'; '' for a text without letters. */
export const toSlug = (text: string): string =>
  normalizeText(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
