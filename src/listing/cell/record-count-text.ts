/** How many records there are, as the footer, the search windows and the announcements say it (spec 1 §2.12). */
import { formatCount } from '#lib/format/format-count.ts'
import { formatInteger } from '#lib/format/money.ts'

/** 1 -> '1 registro', 1234 -> '1.234 registros'. */
export const formatRecordCount = (count: number): string => formatCount(count, 'registro', 'registros')

/** 'Página 2 de 32 (320 registros)'; the page alone where nobody knows how many there are. `page` is 0-based. */
export const formatPagePosition = (page: number, pages: number, count: number | undefined): string =>
  `Página ${formatInteger(page + 1)}${count === undefined ? '' : ` de ${formatInteger(pages)} (${formatRecordCount(count)})`}`
