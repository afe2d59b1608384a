/** How many records there are, as the footer, the search windows and the announcements say it (spec 1 §2.12). */
import { counted } from '#lib/written/counted.ts'
import { formatInteger } from '#lib/written/money.ts'

/** 1 -> '1 registro', 1234 -> '1.234 registros'. */
export const recordsText = (count: number): string => counted(count, 'registro', 'registros')

/** 'Página 2 de 32 (320 registros)'; the page alone where nobody knows how many there are. `page` is 0-based. */
export const placeText = (page: number, pages: number, count: number | undefined): string =>
  `Página ${formatInteger(page + 1)}${count === undefined ? '' : ` de ${formatInteger(pages)} (${recordsText(count)})`}`
